import Foundation

extension View {
  final func setAutoresizingMask(_ new: AutoresizingMask) {
    guard new != storedMask else { return }
    storedMask = new
    if !new.isEmpty { container?.flags.insert(.hasFollowers) }
    if participation.takesPart { hierarchy?.engine?.frameDidChange(of: self) }
    container?.fittingSizesMayHaveChanged()
  }

  final func setAutoresizesSubviews(_ new: Bool) {
    if new {
      flags.remove(.leavesSubviewsAlone)
    } else {
      flags.insert(.leavesSubviewsAlone)
    }
  }

  /// Lets the frames inside follow a change of the view's size.
  ///
  /// Frames that follow may have views inside that follow in turn: those wait in a list, as trees
  /// may be deep.
  final func resizeSubviews(from old: CGSize) {
    guard flags.contains(.hasFollowers), let hierarchy else { return }
    hierarchy.resized.append((self, old))
    guard hierarchy.resized.count == 1 else { return }
    let limit = 100 * (100 + hierarchy.viewCount)
    var index = 0
    while index < hierarchy.resized.count {
      guard index < limit else {
        let (view, _) = hierarchy.resized[index]
        view.report(.endless(.frame, of: view.itemDescription))
        break
      }
      let (view, old) = hierarchy.resized[index]
      index += 1
      for subview in view.children where !subview.storedMask.isEmpty {
        if subview.translatesAutoresizingMaskIntoConstraints {
          subview.followSuperview(view, from: old)
        }
      }
    }
    // The list is let go of when it is no longer being changed.
    let resized = hierarchy.resized
    hierarchy.resized = []
    withExtendedLifetime(resized) {}
  }

  private func followSuperview(_ outer: View, from old: CGSize) {
    if !outer.flags.contains(.leavesSubviewsAlone) {
      let new = outer.storedFrame.size
      let horizontal = resized(
        along: .horizontal, storedFrame.minX, storedFrame.width, in: old.width, to: new.width)
      let vertical = resized(
        along: .vertical, storedFrame.minY, storedFrame.height, in: old.height, to: new.height)
      placeWithoutTransform(
        CGRect(
          x: horizontal.origin, y: vertical.origin, width: horizontal.extent,
          height: vertical.extent))
    }
    // What the mask holds is measured from the superview's size.
    if participation.takesPart { hierarchy?.engine?.frameDidChange(of: self) }
  }
  /// What the mask makes of a place and size: as its rows have it, where the frame stands for constraints that
  /// others rest on.
  private func resized(
    along axis: LayoutConstraint.Axis, _ origin: CGFloat, _ extent: CGFloat, in old: CGFloat,
    to new: CGFloat
  ) -> (origin: CGFloat, extent: CGFloat) {
    let flexibility = storedMask.flexibility(along: axis)
    return participation.takesPart
      ? flexibility.held(origin: origin, extent: extent, in: old, to: new)
      : flexibility.resized(origin: origin, extent: extent, in: old, to: new)
  }
}
