package import Foundation

/// What an animation moves of a view, at one moment.
package struct ShownState: Hashable {
  /// The rectangle without the transform, in the superview's coordinates.
  package var rect: CGRect
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
    guard transform != .identity else { return rect }
    let place = rect.point(at: anchorPoint)
    let size = rect.size
    let own = CGRect(
      x: -anchorPoint.x * size.width, y: -anchorPoint.y * size.height, width: size.width,
      height: size.height)
    return own.applying(transform.concatenating(ViewTransform(translationX: place.x, y: place.y)))
  }

  /// The state with each part that differs between two others brought to a share of the way from one to the
  /// other; what is the same in both stays.
  package func moved(
    from start: ShownState, to end: ShownState, progress: CGFloat
  ) -> ShownState {
    func between(_ first: CGFloat, _ last: CGFloat) -> CGFloat {
      progress == 1 ? last : first + (last - first) * progress
    }
    var state = self
    if start.rect != end.rect {
      state.rect = CGRect(
        x: between(start.rect.minX, end.rect.minX), y: between(start.rect.minY, end.rect.minY),
        width: between(start.rect.width, end.rect.width),
        height: between(start.rect.height, end.rect.height))
    }
    if start.boundsOrigin != end.boundsOrigin {
      state.boundsOrigin = CGPoint(
        x: between(start.boundsOrigin.x, end.boundsOrigin.x),
        y: between(start.boundsOrigin.y, end.boundsOrigin.y))
    }
    if start.transform != end.transform {
      let (one, other) = (start.transform, end.transform)
      state.transform = ViewTransform(
        a: between(one.a, other.a), b: between(one.b, other.b), c: between(one.c, other.c),
        d: between(one.d, other.d), tx: between(one.tx, other.tx), ty: between(one.ty, other.ty))
    }
    if start.alpha != end.alpha { state.alpha = between(start.alpha, end.alpha) }
    if start.anchorPoint != end.anchorPoint {
      state.anchorPoint = CGPoint(
        x: between(start.anchorPoint.x, end.anchorPoint.x),
        y: between(start.anchorPoint.y, end.anchorPoint.y))
    }
    return state
  }
}

extension View {
  /// What the program has made of the view.
  package final var modelState: ShownState {
    ShownState(
      rect: storedFrame, boundsOrigin: boundsOrigin, transform: looks?.transform ?? .identity,
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
    bounds = CGRect(origin: state.boundsOrigin, size: state.rect.size)
    center = state.rect.point(at: state.anchorPoint)
  }
}
