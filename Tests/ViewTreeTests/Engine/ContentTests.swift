import Foundation
import Testing
import ViewTree

/// Sizes that come from content.
@Suite struct ContentTests {
  private let root = window(300, 300)

  @Test func `Content gives a view its size`() {
    let content = Content(70, 20, in: root)
    constrain(content, .left, .equal, root, plus: 5)
    #expect(content.laidOut == rect(5, 0, 70, 20))
  }

  @Test func `A view in no constraint keeps its frame, whatever its content`() {
    let content = Content(70, 20, in: root)
    content.frame = rect(1, 2, 3, 4)
    #expect(content.laidOut == rect(1, 2, 3, 4))
    #expect(content.sizeCount == 0)
  }

  @Test func `A size is asked for once, until it is invalidated`() {
    let content = Content(70, 20, in: root)
    let left = constrain(content, .left, .equal, root)
    root.layoutIfNeeded()
    #expect(content.sizeCount == 1)
    left.constant = 5
    root.layoutIfNeeded()
    #expect(content.sizeCount == 1)
    content.size = CGSize(width: 80, height: 30)
    #expect(content.sizeCount == 1)
    root.layoutIfNeeded()
    #expect(content.sizeCount == 2)
    #expect(content.frame == rect(5, 0, 80, 30))
  }

  @Test func `An extent without a wish leaves the view to its constraints`() {
    let content = Content(View.noIntrinsicMetric, 20, in: root)
    constrain(content, .left, .equal, root)
    constrain(content, .width, plus: 44)
    #expect(content.laidOut == rect(0, 0, 44, 20))
    content.size = CGSize(width: 60, height: View.noIntrinsicMetric)
    #expect(content.laidOut == rect(0, 0, 44, 0))
  }

  @Test func `A size of 0 is a size`() {
    let content = Content(0, 0, in: root)
    constrain(content, .width, .equal, root, priority: 200)
    #expect(content.laidOut.width == 0)
  }

  @Test func `Priorities of 0 mean none, and others are checked`() {
    let reports = Reports(of: root)
    let content = Content(50, 20, in: root)
    constrain(content, .width, .equal, root, priority: 100)
    #expect(content.laidOut.width == 50)
    content.setContentHuggingPriority(LayoutPriority(0), for: .horizontal)
    #expect(content.laidOut.width == 300)
    content.setContentHuggingPriority(LayoutPriority(1001), for: .horizontal)
    content.setContentCompressionResistancePriority(LayoutPriority(.nan), for: .vertical)
    #expect(reports.kinds == [.priorityOutOfRange, .priorityOutOfRange])
    #expect(content.contentHuggingPriority(for: .horizontal) == LayoutPriority(0))
    #expect(content.contentHuggingPriority(for: .vertical) == .defaultLow)
    #expect(content.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
  }

  @Test(
    arguments: [(.nan, .notFinite), (.infinity, .notFinite), (1e13, .outOfRange)]
      as [(CGFloat, LayoutDiagnostic.Kind)])
  func `Numbers that can't be used are reported and count as no wish`(
    width: CGFloat, kind: LayoutDiagnostic.Kind
  ) {
    let reports = Reports(of: root)
    let content = Content(width, 20, name: "content", in: root)
    constrain(content, .left, .equal, root, plus: 5)
    root.layoutIfNeeded()
    #expect(reports.kinds == [kind])
    #expect(reports.messages.first?.hasPrefix("The intrinsic width of content can't be") == true)
    #expect(content.frame == rect(5, 0, 0, 20))
  }

  // MARK: Heights that depend on widths

  @Test func `Several wrapping views settle in one layout, each asked once`() {
    let first = Wrapping(line: 500, 20, in: root)
    let second = Wrapping(line: 250, 10, in: root)
    let third = Wrapping(line: 900, 20, in: root)
    var above: View = root
    for view in [first, second, third] {
      constrain(view, .left, .equal, root, plus: 50)
      constrain(view, .right, .equal, root, plus: -50)
      constrain(view, .top, .equal, above, above === root ? .top : .bottom, plus: 8)
      above = view
    }
    #expect(first.laidOut == rect(50, 8, 200, 60))
    #expect(second.frame == rect(50, 76, 200, 20))
    #expect(third.frame == rect(50, 104, 200, 100))
    #expect(third.askedWidths == [200])

    root.frame.size.width = 400
    #expect(first.laidOut == rect(50, 8, 300, 40))
    #expect(second.frame == rect(50, 56, 300, 10))
    #expect(third.frame == rect(50, 74, 300, 60))
    #expect(third.askedWidths == [200, 300])
  }

  @Test func `Content that fits in one line keeps its natural size`() {
    let text = Wrapping(line: 120, 20, in: root)
    constrain(text, .left, .equal, root)
    constrain(text, .right, .lessThanOrEqual, root)
    #expect(text.laidOut == rect(0, 0, 120, 20))
  }

  @Test func `An unrelated change doesn't ask again, and changes no height`() {
    let text = Wrapping(line: 500, 20, in: root)
    constrain(text, .width, plus: 200)
    let other = box(in: root)
    let width = constrain(other, .width, plus: 10)
    root.layoutIfNeeded()
    width.constant = 20
    #expect(text.laidOut.height == 60)
    #expect(text.askedWidths == [200])
    text.invalidateIntrinsicContentSize()
    #expect(text.laidOut.height == 60)
    #expect(text.askedWidths == [200, 200])
  }

  // MARK: Baselines

  private final class Text: View {
    var first: BaselinePosition? { didSet { invalidateIntrinsicContentSize() } }
    var last: BaselinePosition? { didSet { invalidateIntrinsicContentSize() } }
    override var firstBaselinePosition: BaselinePosition? { first }
    override var lastBaselinePosition: BaselinePosition? { last }
  }

  private func text(_ first: BaselinePosition?, _ last: BaselinePosition? = nil) -> Text {
    let view = Text()
    view.translatesAutoresizingMaskIntoConstraints = false
    view.first = first
    view.last = last
    root.addSubview(view)
    return view
  }

  @Test func `Baselines are where the content says`() {
    let big = text(BaselinePosition(heightFraction: 0.5, offset: 10))
    let small = text(
      BaselinePosition(heightFraction: 0, offset: 6),
      BaselinePosition(heightFraction: 1, offset: -4))
    let plain = box(in: root)
    constrain(big, .top, .equal, root, plus: 20)
    constrain(big, .height, plus: 60)
    constrain(small, .height, plus: 30)
    // 20 + 0.5 · 60 + 10 is 60.
    constrain(small, .firstBaseline, .equal, big)
    constrain(plain, .firstBaseline, .equal, small, .lastBaseline, plus: 5)
    constrain(plain, .lastBaseline, .equal, plain, .firstBaseline, plus: 7)
    #expect(small.laidOut.minY == 54)
    // The top of a view without text at 54 + 30 − 4 + 5.
    #expect(plain.frame == rect(0, 85, 0, 7))

    big.first = BaselinePosition(heightFraction: 0, offset: 12)
    #expect(small.laidOut.minY == 26)
    big.first = nil
    #expect(small.laidOut.minY == 14)
  }

  @Test func `A baseline that can't be computed with counts as none`() {
    let view = text(BaselinePosition(heightFraction: .nan, offset: 5))
    constrain(view, .firstBaseline, .equal, root, .top, plus: 30)
    #expect(view.laidOut.minY == 30)
  }
}
