import Foundation
import StandardViews
import TestSupport
import Testing
import ViewTree

/// The heights of wrapped text, for whoever can't ask the label.
@Suite struct WrappedHeightTests {
  /// A label that is 6 higher than its text on either side.
  private final class Padded: Label {
    override func textRect(
      forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
    ) -> CGRect {
      super.textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines)
        .insetBy(dx: 0, dy: -6)
    }
  }

  @Test(
    arguments: [
      "", "word", "two words", "a text of several words, some longer than others",
      "Donaudampfschifffahrtsgesellschaft", "朝食は7:00から10:30まで、ガーデンルームで",
      "one\nbreak and\n\nothers",
    ], [0, 2, 3])
  func `They are the label's own at every width`(text: String, lines: Int) {
    for label in [Label(), Padded()] { check(label, text, lines) }
  }

  private func check(_ label: Label, _ text: String, _ lines: Int) {
    label.text = text
    label.numberOfLines = lines
    var questions = 100_000
    let heights = label.wrappedHeights(limit: 200, questions: &questions)
    #expect(questions > 0)
    #expect(zip(heights, heights.dropFirst()).allSatisfy { $0.width > $1.width })
    func height(_ width: Double) -> Double? {
      (heights.first { width >= $0.width } ?? heights.last)?.height
    }
    // Where they change, right below, and at random.
    var random = SplitMix64(seed: UInt64(text.count))
    var widths = heights.flatMap { [$0.width, $0.width.nextDown, $0.width.nextUp] }
    for _ in 0..<40 { widths.append(Double(random.integer(1...4000)) / 8) }
    for width in widths where width > 0.01 {
      let size = label.intrinsicContentSize(forWidth: width)
      #expect(height(width) == Double(size.height), "at \(width)")
      let (first, last) = (label.firstBaselinePosition, label.lastBaselinePosition)
      let step = heights.first { width >= $0.width } ?? heights.last
      #expect(step?.firstBaseline == first.map { Double($0.offset) }, "at \(width)")
      #expect(step?.lastBaseline == last.map { Double($0.offset) }, "at \(width)")
    }
  }

  @Test func `Looking for them leaves the label as it is, and ends when it may`() {
    let label = Label()
    label.text = "a text of several words, some longer than others"
    label.numberOfLines = 0
    let size = label.intrinsicContentSize(forWidth: 80)
    let baseline = label.lastBaselinePosition
    var questions = 100_000
    #expect(label.wrappedHeights(limit: 3, questions: &questions).count == 3)
    #expect(label.lastBaselinePosition == baseline)
    #expect(label.intrinsicContentSize(forWidth: 80) == size)
    var none = 0
    #expect(label.wrappedHeights(limit: 3, questions: &none).isEmpty)
  }
}
