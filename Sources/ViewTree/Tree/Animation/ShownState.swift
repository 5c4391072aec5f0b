package import Foundation

/// What an animation moves of a view, at one moment: parts that move by themselves, as those of a layer.
package struct ShownState: Hashable {
  /// Where the anchor point is, in the superview's coordinates.
  package var position: CGPoint
  /// How large the view is without the transform.
  package var size: CGSize
  /// The origin of the view's own coordinates, which scrolling moves.
  package var boundsOrigin: CGPoint
  /// The transform.
  package var transform: ViewTransform
  /// How much the view covers.
  package var alpha: CGFloat
  /// The point that the transform is about, as shares of the size.
  package var anchorPoint: CGPoint

  /// Where the view is then, in the superview's coordinates.
  package var frame: CGRect {
    guard transform != .identity else { return CGRect(size, with: position, at: anchorPoint) }
    let own = CGRect(size, with: .zero, at: anchorPoint)
    return own.applying(
      transform.concatenating(ViewTransform(translationX: position.x, y: position.y)))
  }

  /// The state with each part that differs between two others brought to a share of the way from one to the
  /// other; what is the same in both stays.
  package func moved(
    from start: ShownState, to end: ShownState, progress: CGFloat
  ) -> ShownState {
    func between(_ first: CGFloat, _ last: CGFloat) -> CGFloat {
      progress == 1 ? last : first + (last - first) * progress
    }
    func between(_ first: CGPoint, _ last: CGPoint) -> CGPoint {
      CGPoint(x: between(first.x, last.x), y: between(first.y, last.y))
    }
    var state = self
    if start.position != end.position { state.position = between(start.position, end.position) }
    if start.size != end.size {
      state.size = CGSize(
        width: between(start.size.width, end.size.width),
        height: between(start.size.height, end.size.height))
    }
    if start.boundsOrigin != end.boundsOrigin {
      state.boundsOrigin = between(start.boundsOrigin, end.boundsOrigin)
    }
    if start.transform != end.transform {
      let (one, other) = (start.transform, end.transform)
      state.transform = ViewTransform(
        a: between(one.a, other.a), b: between(one.b, other.b), c: between(one.c, other.c),
        d: between(one.d, other.d), tx: between(one.tx, other.tx), ty: between(one.ty, other.ty))
    }
    if start.alpha != end.alpha { state.alpha = between(start.alpha, end.alpha) }
    if start.anchorPoint != end.anchorPoint {
      state.anchorPoint = between(start.anchorPoint, end.anchorPoint)
    }
    return state
  }
}

extension View {
  /// What the program has made of the view.
  package final var modelState: ShownState {
    ShownState(
      position: storedFrame.point(at: ownAnchorPoint), size: storedFrame.size,
      boundsOrigin: boundsOrigin, transform: looks?.transform ?? .identity,
      alpha: looks?.alpha ?? 1, anchorPoint: ownAnchorPoint)
  }

  /// What an animation shows of the view at the moment; nil while none does.
  package final var presentedState: ShownState? {
    get { looks?.presented }
    set { if newValue != nil || looks?.presented != nil { ownLooks.presented = newValue } }
  }

  /// Makes a state the view's own, as if the program had set it.
  package final func apply(_ state: ShownState) {
    anchorPoint = state.anchorPoint
    transform = state.transform
    alpha = state.alpha
    bounds = CGRect(origin: state.boundsOrigin, size: state.size)
    center = state.position
  }
}
