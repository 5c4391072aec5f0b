import Foundation
import LayoutKit
import Testing

/// The four priorities of content by their names in the DSL, which SnapKit has too.
@Suite struct ContentPriorityTests {
  // UIKit's defaults are 250 against growing and 750 against shrinking.
  @Test func `Each name reads and sets the view's own priority of its axis`() {
    let view = View()
    let layout = view.layout
    #expect(layout.contentHuggingHorizontalPriority == 250)
    #expect(layout.contentHuggingVerticalPriority == 250)
    #expect(layout.contentCompressionResistanceHorizontalPriority == 750)
    #expect(layout.contentCompressionResistanceVerticalPriority == 750)

    layout.contentHuggingHorizontalPriority = 1
    layout.contentHuggingVerticalPriority = 2
    layout.contentCompressionResistanceHorizontalPriority = 3
    layout.contentCompressionResistanceVerticalPriority = 4
    #expect(view.contentHuggingPriority(for: .horizontal) == 1)
    #expect(view.contentHuggingPriority(for: .vertical) == 2)
    #expect(view.contentCompressionResistancePriority(for: .horizontal) == 3)
    #expect(view.contentCompressionResistancePriority(for: .vertical) == 4)

    view.setContentHuggingPriority(5, for: .horizontal)
    view.setContentHuggingPriority(6, for: .vertical)
    view.setContentCompressionResistancePriority(7, for: .horizontal)
    view.setContentCompressionResistancePriority(8, for: .vertical)
    #expect(layout.contentHuggingHorizontalPriority == 5)
    #expect(layout.contentHuggingVerticalPriority == 6)
    #expect(layout.contentCompressionResistanceHorizontalPriority == 7)
    #expect(layout.contentCompressionResistanceVerticalPriority == 8)
  }
}
