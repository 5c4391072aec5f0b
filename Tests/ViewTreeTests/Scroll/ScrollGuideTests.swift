import Foundation
import Testing
import ViewTree

/// Where the guides of a scroll view are while no constraint is about them.
@Suite struct ScrollGuideTests {
  @Test("Margins lie around the content, the safe area around what shows of it")
  func guidesWithoutConstraints() {
    let scroll = ScrollView(frame: CGRect(x: 5, y: 5, width: 100, height: 80))
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.layoutMargins = EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    scroll.contentSize = CGSize(width: 300, height: 500)
    scroll.contentOffset = CGPoint(x: 10, y: 20)
    // 300 × 500 less 8 on each side.
    #expect(
      scroll.layoutMarginsGuide.layoutFrame == CGRect(x: 8, y: 8, width: 284, height: 484))
    #expect(
      scroll.safeAreaLayoutGuide.layoutFrame == CGRect(x: 10, y: 20, width: 100, height: 80))
  }
}
