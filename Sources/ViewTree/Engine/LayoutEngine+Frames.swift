import Foundation

/// The way from rectangles to frames.
extension LayoutEngine {
  /// Marks the view that sets the item's frame; a guide takes its rectangle at once.
  func announce(_ slot: Int) {
    if isTornDown { return }
    switch items[slot] {
    case .none, .root:
      return
    case .view(let view):
      guard !isPlacedByFrame(slot) else { return }
      view.raiseFrameAndLayout()
    case .guide(let guide):
      let rect = entries[slot].solved
      guide.storedFrame = CGRect(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
      guide.owner?.raise(.needsLayout)
    }
  }

  /// The frame that constraints give a view, not rounded; nil where they give none.
  func solvedFrame(of view: View) -> SolvedRect? { itemTable.frame(at: Int(slot(of: view))) }

  /// Gives a root that leaves its size to constraints the size they give it.
  func takeSolvedSize(_ root: View) {
    let slot = Int(slot(of: root))
    guard root.leavesSizeToConstraints else { return }
    guard entries.indices.contains(slot) else {
      root.takeProgramFrame()
      return
    }
    guard !entries[slot].solved.x.isNaN else { return }
    let own = entries[slot].solved.outset(by: entries[slot].content.insets)
    let rect = SolvedRect(x: 0, y: 0, width: own.width, height: own.height)
    let size = PixelGrid(scale: Double(root.pixelsPerPoint)).frame(for: rect).size
    let change = max(
      (size.width - root.storedFrame.width).magnitude,
      (size.height - root.storedFrame.height).magnitude)
    if change > 1e-9 { root.takeSolvedFrame(CGRect(origin: root.storedFrame.origin, size: size)) }
  }
}

extension View {
  /// Sets the frames of the subviews that constraints have moved, or that the program has, and gives
  /// those that have no part in constraints any more the frames that the program gave them.
  final func applySolvedFrames() {
    guard let engine = hierarchy?.engine else { return }
    let grid = engine.grid(inside: self)
    if let all = allSubviewsAsWaiting() {
      for view in all { applySolvedFrame(of: view, engine, grid) }
      return
    }
    var waiting = engine.takeList()
    appendWaiting(.waiting, to: &waiting)
    for view in waiting { applySolvedFrame(of: view, engine, grid) }
    engine.giveBack(&waiting)
  }

  private func applySolvedFrame(of view: View, _ engine: LayoutEngine, _ grid: PixelGrid) {
    // The program's own code may have moved it on meanwhile.
    guard view.flags.contains(.needsFrame), view.isSubview(of: self),
      view.hierarchy?.engine === engine
    else { return }
    if !view.participation.takesPart {
      view.takeProgramFrame()
    } else if let solved = engine.solvedFrame(of: view) {
      let frame = view.placeBeforeZoom(grid.frame(for: solved))
      if !view.storedFrame.isSame(as: frame) {
        view.takeSolvedFrame(frame)
        // Where the program's own code wants it otherwise, the next layout tries again.
        guard view.hierarchy?.engine === engine else { return }
        if let now = engine.solvedFrame(of: view) {
          let frame = now == solved ? frame : view.placeBeforeZoom(grid.frame(for: now))
          guard view.storedFrame.isSame(as: frame) else { return }
        }
      }
    }
    view.flags.remove(.needsFrame)
  }

  /// Sets a frame that follows from constraints, and keeps the program's for when they have gone.
  ///
  /// Of another size an override of the bounds hears as well, as on iOS.
  fileprivate final func takeSolvedFrame(_ solved: CGRect) {
    let own = programFrame ?? storedFrame
    if solved.size == storedFrame.size {
      placeWithoutTransform(solved)
    } else {
      programFrame = solved
      flags.insert(.isBeingPlaced)
      bounds = CGRect(origin: boundsOrigin, size: solved.size)
      flags.remove(.isBeingPlaced)
    }
    programFrame = own
  }

  /// Goes back to the frame that the program gave a view that constraints placed, and do no more.
  fileprivate final func takeProgramFrame() {
    guard let own = programFrame, !translatesAutoresizingMaskIntoConstraints else { return }
    placeWithoutTransform(own)
  }
}
