import Foundation

/// Points of one view in the coordinates of another.
extension View {
  /// Where the view's 0, 0 is in the coordinates of the root.
  ///
  /// - Complexity: O(*d*), where *d* is the view's depth.
  final var originInRoot: CGPoint {
    var origin = CGPoint.zero
    var view = self
    while let next = view.container {
      origin.x += view.storedFrame.minX - view.boundsOrigin.x
      origin.y += view.storedFrame.minY - view.boundsOrigin.y
      view = next
    }
    return origin
  }

  /// How far a point moves on the way from one view's coordinates to another's; nil stands for the
  /// window's, or without one for those that the root's frame is in.
  ///
  /// Between trees the roots' frames count, as those of windows do on a screen.
  static func offset(from view: View, to other: View?) -> CGPoint {
    guard let other else {
      return view.hierarchy?.window == nil ? view.originAroundRoot : view.originInRoot
    }
    let staysInTree = view.root === other.root
    let start = staysInTree ? view.originInRoot : view.originAroundRoot
    let end = staysInTree ? other.originInRoot : other.originAroundRoot
    return CGPoint(x: start.x - end.x, y: start.y - end.y)
  }

  /// Where the view's 0, 0 is in the coordinates that the root's frame is in.
  private final var originAroundRoot: CGPoint {
    let origin = originInRoot
    let root = root
    return CGPoint(
      x: origin.x + root.storedFrame.minX - root.boundsOrigin.x,
      y: origin.y + root.storedFrame.minY - root.boundsOrigin.y)
  }

  /// The way from one view's coordinates to another's, as `offset(from:to:)` has it; nil where it is only an offset.
  static func transform(from view: View, to other: View?) -> ViewTransform? {
    guard view.isInTransformed || other?.isInTransformed == true else { return nil }
    guard let other else {
      return view.hierarchy?.window == nil ? view.wayAroundRoot : view.wayToRoot
    }
    let staysInTree = view.root === other.root
    let start = staysInTree ? view.wayToRoot : view.wayAroundRoot
    let end = staysInTree ? other.wayToRoot : other.wayAroundRoot
    return start.concatenating(end.inverted())
  }

  /// Whether the view or one above it has a transform.
  private final var isInTransformed: Bool {
    var view: View? = self
    while let current = view {
      if current.flags.contains(.isTransformed) { return true }
      view = current.container
    }
    return false
  }

  private final var wayToRoot: ViewTransform {
    var way = ViewTransform.identity
    var view = self
    while let next = view.container {
      way = way.concatenating(view.placement)
      view = next
    }
    return way
  }

  private final var wayAroundRoot: ViewTransform { wayToRoot.concatenating(root.placement) }

  /// The view's bounds in the coordinates of the root, transforms left out.
  ///
  /// - Complexity: O(*d*), where *d* is the view's depth.
  final var rectInRoot: CGRect {
    let origin = originInRoot
    return CGRect(
      x: boundsOrigin.x + origin.x, y: boundsOrigin.y + origin.y, width: storedFrame.width,
      height: storedFrame.height)
  }
}
