import Foundation
import StandardViews
import Testing
import ViewTree

/// Settings of scroll views that only fingers would notice: UIKit's values until they are set, and then
/// what was set.
@Suite struct ScrollSettingTests {
  private func check<Value: Equatable>(
    _ setting: ReferenceWritableKeyPath<ScrollView, Value>, _ usual: Value, _ other: Value,
    _ location: Testing.SourceLocation = #_sourceLocation
  ) {
    let (view, untouched) = (ScrollView(), ScrollView())
    #expect(view[keyPath: setting] == usual, sourceLocation: location)
    view[keyPath: setting] = other
    #expect(view[keyPath: setting] == other, sourceLocation: location)
    #expect(untouched[keyPath: setting] == usual, sourceLocation: location)
    view[keyPath: setting] = usual
    #expect(view[keyPath: setting] == usual, sourceLocation: location)
  }

  @Test func `Settings are those of UIKit until they are set`() {
    check(\.isScrollEnabled, true, false)
    check(\.isPagingEnabled, false, true)
    check(\.bounces, true, false)
    check(\.alwaysBounceHorizontal, false, true)
    check(\.alwaysBounceVertical, false, true)
    check(\.showsHorizontalScrollIndicator, true, false)
    check(\.showsVerticalScrollIndicator, true, false)
    check(\.keyboardDismissMode, .none, .onDrag)
    check(\.minimumZoomScale, 1, 0.5)
    check(\.maximumZoomScale, 1, 4)
    check(\.delaysContentTouches, true, false)
    check(\.canCancelContentTouches, true, false)
    check(\.isDirectionalLockEnabled, false, true)
    check(\.scrollsToTop, true, false)
    check(\.bouncesZoom, true, false)
    check(\.decelerationRate, .normal, .fast)
    check(\.indicatorStyle, .default, .white)
    check(\.automaticallyAdjustsScrollIndicatorInsets, true, false)
    let insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    check(\.verticalScrollIndicatorInsets, .zero, insets)
    check(\.horizontalScrollIndicatorInsets, .zero, insets)
    check(\.scrollIndicatorInsets, .zero, insets)
  }

  @Test func `The insets of both indicators are set at once`() {
    let view = ScrollView()
    let insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    view.scrollIndicatorInsets = insets
    #expect(view.verticalScrollIndicatorInsets == insets)
    #expect(view.horizontalScrollIndicatorInsets == insets)
    view.horizontalScrollIndicatorInsets = .zero
    #expect(view.verticalScrollIndicatorInsets == insets)
  }

  private final class Silent: ScrollViewDelegate {}

  @Test func `A delegate that says nothing lets everything be as it is`() {
    let (view, delegate) = (ScrollView(frame: rect(0, 0, 100, 100)), Silent())
    view.contentSize = CGSize(width: 100, height: 300)
    view.delegate = delegate
    view.contentOffset.y = 50
    var target = CGPoint(x: 0, y: 70)
    delegate.scrollViewWillBeginDragging(view)
    unsafe delegate.scrollViewWillEndDragging(
      view, withVelocity: CGPoint(x: 0, y: 1), targetContentOffset: &target)
    delegate.scrollViewDidEndDragging(view, willDecelerate: true)
    delegate.scrollViewWillBeginDecelerating(view)
    delegate.scrollViewDidEndDecelerating(view)
    delegate.scrollViewDidEndScrollingAnimation(view)
    delegate.scrollViewWillBeginZooming(view, with: nil)
    delegate.scrollViewDidZoom(view)
    delegate.scrollViewDidEndZooming(view, with: nil, atScale: 2)
    delegate.scrollViewDidScrollToTop(view)
    #expect(view.contentOffset.y == 50 && target == CGPoint(x: 0, y: 70))
    #expect(delegate.scrollViewShouldScrollToTop(view) && delegate.viewForZooming(in: view) == nil)
  }
}
