import Foundation

/// Points of one view in the coordinates of another.
extension View {
  /// Where the view's 0, 0 is in the coordinates of the root.
  ///
  /// - Complexity: O(*d*), where *d* is the view's depth.
  final var originInRoot: CGPoint {
    var origin = CGPoint.zero
    var view = self
    while let next = view.ownSuperview {
      origin.x += view.storedFrame.minX - view.boundsOrigin.x
      origin.y += view.storedFrame.minY - view.boundsOrigin.y
      view = next
    }
    return origin
  }

  /// How far a point moves on the way from one view's coordinates to another's.
  static func offset(from view: View, to other: View?) -> CGPoint {
    let start = view.originInRoot
    guard let other else { return start }
    let end = other.originInRoot
    return CGPoint(x: start.x - end.x, y: start.y - end.y)
  }

  /// The view's bounds in the coordinates of the root.
  ///
  /// - Complexity: O(*d*), where *d* is the view's depth.
  final var rectInRoot: CGRect {
    let origin = originInRoot
    return CGRect(
      x: boundsOrigin.x + origin.x, y: boundsOrigin.y + origin.y, width: storedFrame.width,
      height: storedFrame.height)
  }
}
