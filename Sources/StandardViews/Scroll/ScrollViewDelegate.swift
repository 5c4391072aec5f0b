public import Foundation
public import ViewTree

/// Is told of a scroll view's movements.
///
/// Fingers move nothing, so that it is told only of what the program does.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol ScrollViewDelegate: AnyObject {
  /// Called after the offset has changed, by whatever cause.
  func scrollViewDidScroll(_ scrollView: ScrollView)
  /// Would be called when fingers begin to move the content.
  func scrollViewWillBeginDragging(_ scrollView: ScrollView)
  /// Would be called when fingers lift, with the place where the content comes to rest.
  func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// Would be called after fingers have lifted.
  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool)
  /// Would be called when the content goes on moving.
  func scrollViewWillBeginDecelerating(_ scrollView: ScrollView)
  /// Would be called when the content has come to rest.
  func scrollViewDidEndDecelerating(_ scrollView: ScrollView)
  /// Called when the content has moved with an animation.
  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView)
  /// Would say whether a touch of the status bar scrolls to the top.
  func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool
  /// Would be called when such a touch has scrolled.
  func scrollViewDidScrollToTop(_ scrollView: ScrollView)
  /// Called after the scale has changed.
  func scrollViewDidZoom(_ scrollView: ScrollView)
  /// Says what is scaled: a view inside; nil for nothing.
  func viewForZooming(in scrollView: ScrollView) -> View?
  /// Called before the scale changes with an animation.
  func scrollViewWillBeginZooming(_ scrollView: ScrollView, with view: View?)
  /// Called after the scale has changed with an animation.
  func scrollViewDidEndZooming(_ scrollView: ScrollView, with view: View?, atScale scale: CGFloat)
}

extension ScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: ScrollView) {}
  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: ScrollView) {}
  /// Does nothing.
  public func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Does nothing.
  public func scrollViewDidEndDragging(
    _ scrollView: ScrollView, willDecelerate decelerate: Bool
  ) {}
  /// Does nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {}
  /// True.
  public func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool { true }
  /// Does nothing.
  public func scrollViewDidScrollToTop(_ scrollView: ScrollView) {}
  /// Does nothing.
  public func scrollViewDidZoom(_ scrollView: ScrollView) {}
  /// Nothing.
  public func viewForZooming(in scrollView: ScrollView) -> View? { nil }
  /// Does nothing.
  public func scrollViewWillBeginZooming(_ scrollView: ScrollView, with view: View?) {}
  /// Does nothing.
  public func scrollViewDidEndZooming(
    _ scrollView: ScrollView, with view: View?, atScale scale: CGFloat
  ) {}
}
