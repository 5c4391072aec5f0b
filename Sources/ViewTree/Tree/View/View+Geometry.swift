import Foundation

extension View {
  final func setFrame(_ new: CGRect) {
    guard let frame = checkedFrame(new) else { return }
    programFrame = nil
    guard !frame.isSame(as: storedFrame) else { return }
    let old = storedFrame.size
    noteChange()
    storedFrame = frame
    if frame.size != old { raise(.wholeLayout) }
    surroundingsMayFollow()
    // Asked for first, as a subclass may answer, and take the view out of the tree.
    let standsForConstraints = translatesAutoresizingMaskIntoConstraints
    if participation.takesPart {
      if standsForConstraints || superviewReference == nil {
        hierarchy?.engine?.frameDidChange(of: self)
      } else {
        // It says nothing new to the engine, which gives the view its own again in the next layout.
        // Where it comes from there, that is what the view waits for.
        if !flags.contains(.needsFrame) { raiseFrame() }
        if hierarchy?.engine?.pass.depth == 0 { container?.raise(.needsLayout) }
      }
    }
    if standsForConstraints, hierarchy?.hasMeasuredViews == true {
      container?.fittingSizesMayHaveChanged()
    }
    if frame.size != old { resizeSubviews(from: old) }
    if standsForConstraints || !participation.takesPart { hierarchy?.engine?.announceShifted() }
    tellObservers()
  }

  final func setBounds(_ new: CGRect) {
    if flags.contains(.isBeingPlaced), takesSolvedFrame(new) { return }
    guard new.origin.x.isFinite, new.origin.y.isFinite else {
      reportFrame(.notFinite, "bounds", new, hint: Self.finiteHint)
      return
    }
    if new.origin != boundsOrigin {
      noteChange()
      boundsOrigin = new.origin
      raise(.wholeLayout)
      if new.size == storedFrame.size { tellObservers() }
    }
    guard new.size != storedFrame.size else { return }
    place(CGRect(new.size, with: center, at: ownAnchorPoint))
  }

  /// Takes the frame that the layout has laid ready, if the bounds are its; an override may want others.
  private func takesSolvedFrame(_ bounds: CGRect) -> Bool {
    guard let frame = programFrame, frame.size == bounds.size, bounds.origin == boundsOrigin else {
      return false
    }
    flags.remove(.isBeingPlaced)
    placeWithoutTransform(frame)
    return true
  }

  final func setCenter(_ new: CGPoint) {
    place(CGRect(storedFrame.size, with: new, at: ownAnchorPoint))
  }

  /// Places the view as it is without its transform; without one an override of the frame hears of it.
  private func place(_ frame: CGRect) {
    call(.frame) { placeWithoutTransform(frame) }
  }

  /// The frame as it can be used, or nil if it can't; what is wrong with it is reported.
  final func checkedFrame(_ frame: CGRect, _ property: String = "frame") -> CGRect? {
    let (x, y) = (frame.origin.x.magnitude, frame.origin.y.magnitude)
    let (width, height) = (frame.size.width, frame.size.height)
    let limit = UsableNumbers.largest
    // What is no number isn't below the limit either.
    guard x <= limit, y <= limit, width.magnitude <= limit, height.magnitude <= limit else {
      let isFinite = x.isFinite && y.isFinite && width.isFinite && height.isFinite
      reportFrame(
        isFinite ? .outOfRange : .notFinite, property, frame,
        hint: isFinite ? "Use numbers of a size up to 1e12." : Self.finiteHint)
      return nil
    }
    guard width < 0 || height < 0 else { return frame }
    reportFrame(
      .negativeSize, property, frame, hint: "Sizes below 0 count as 0; check the subtraction.")
    return CGRect(
      x: frame.origin.x, y: frame.origin.y, width: max(frame.size.width, 0),
      height: max(frame.size.height, 0))
  }

  private static var finiteHint: String { "Use finite numbers; look for a division by zero." }

  private func reportFrame(
    _ kind: LayoutDiagnostic.Kind, _ property: String, _ rect: CGRect, hint: String
  ) {
    let numbers = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
      .map { plainNumber(Double($0)) }.joined(separator: ", ")
    report(
      LayoutDiagnostic(
        kind, "The \(property) of \(itemDescription) can't be (\(numbers)).",
        itemNames: [itemDescription], hint: hint))
  }
}
