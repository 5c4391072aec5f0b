/// Something that touches and pointers do with a view, such as a menu; it is remembered.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol ViewInteraction: AnyObject {
  /// The view that it belongs to.
  var view: View? { get }

  /// Called before the view gets it, nil when it is taken away.
  func willMove(to view: View?)

  /// Called after the view got it, nil when it was taken away.
  func didMove(to view: View?)
}

extension ViewBase {
  /// What makes a view look as if it couldn't be touched.
  public nonisolated enum TintAdjustmentMode: Int, Hashable, Sendable {
    /// As with the superview.
    case automatic = 0
    /// As it is.
    case normal = 1
    /// Without its colour.
    case dimmed = 2
  }
}
