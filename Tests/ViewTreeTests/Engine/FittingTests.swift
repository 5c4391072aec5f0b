import Foundation
import StandardViews
import TestSupport
import Testing
import TreeTestSupport
import ViewTree

/// Sizes of views by the constraints inside them.
@Suite struct FittingTests {
  /// How a view is measured: without priorities, or for a size with both.
  struct Target: Sendable, CustomTestStringConvertible {
    var size: CGSize
    var priorities: [Float] = []

    static let compressed = Target(size: View.layoutFittingCompressedSize)
    static let expanded = Target(size: View.layoutFittingExpandedSize)

    static func width(_ width: CGFloat, height: CGFloat = 0) -> Target {
      Target(size: CGSize(width: width, height: height), priorities: [1000, 50])
    }

    func measure(_ view: View) -> CGSize {
      guard priorities.count == 2 else { return view.systemLayoutSizeFitting(size) }
      return view.systemLayoutSizeFitting(
        size, withHorizontalFittingPriority: LayoutPriority(priorities[0]),
        verticalFittingPriority: LayoutPriority(priorities[1]))
    }

    var testDescription: String { "\(size.width) × \(size.height) \(priorities)" }
  }

  private static func size(_ width: CGFloat, _ height: CGFloat) -> CGSize {
    CGSize(width: width, height: height)
  }

  @Test(
    arguments: [
      (.compressed, 132, 36), (.expanded, 132, 36), (.width(320), 320, 36), (.width(80), 80, 36),
    ] as [(Target, CGFloat, CGFloat)])
  func `A text of 100 × 20 with 16 and 8 around it`(target: Target, width: CGFloat, height: CGFloat)
  {
    for (scale, direction) in screenLooks {
      paddedText(target, width, height, window(500, 500, scale: scale), direction)
    }
  }

  private func paddedText(
    _ target: Target, _ width: CGFloat, _ height: CGFloat, _ root: Window,
    _ direction: UserInterfaceLayoutDirection
  ) {
    root.userInterfaceLayoutDirection = direction
    let card = box("card", in: root)
    let text = Content(100, 20, name: "text", in: card)
    pad(text, in: card, 16, 8)
    #expect(target.measure(card) == Self.size(width, height))
    // Measured for 80, the text is 48 wide when the view is.
    constrain(card, .width, plus: 80)
    #expect(text.laidOut.width == 48)
  }

  @Test(
    arguments: [
      (.compressed, 16, 16), (.expanded, 10_000, 10_000), (.width(320), 320, 16),
      (.width(320, height: 90), 320, 90),
      (Target(size: CGSize(width: 40, height: 30), priorities: [1, 999.5]), 40, 30),
    ] as [(Target, CGFloat, CGFloat)])
  func `What nothing asks for is the target's`(target: Target, width: CGFloat, height: CGFloat) {
    let card = box("card")
    pad(box(in: card), in: card, 8, 8)
    #expect(target.measure(card) == Self.size(width, height))
    // A view without constraints is the target's size whole.
    #expect(target.measure(View()) == target.size)
  }

  @Test func `A multiplied place counts from the view that holds the constraint, also inside`() {
    let card = box("card", in: window(500, 500))
    let inner = box("inner", in: card)
    let (a, b) = (box("a", in: inner), box("b", in: inner))
    constrain(inner, .left, .equal, card, plus: 7)
    constrain(inner, .right, .equal, card)
    constrain(a, .left, .equal, inner, plus: 10)
    constrain(b, .left, .equal, a, times: 2)
    constrain(b, .width, plus: 30)
    constrain(b, .right, .equal, inner)
    // 7 to the inner view, twice 10 there, and 30.
    #expect(card.systemLayoutSizeFitting(View.layoutFittingCompressedSize).width == 57)
  }

  @Test(
    arguments: [
      (173.5, 3, 521.0 / 3), (173.5, 2, 173.5), (173.25, 3, 520.0 / 3), (173.25, 2, 173.5),
      (173.25, 1, 174), (173, 3, 173),
    ] as [(CGFloat, CGFloat, CGFloat)])
  func `Lengths are rounded up to pixels`(width: CGFloat, scale: CGFloat, expected: CGFloat) {
    let root = window(500, 500, scale: scale)
    let view = box(in: root)
    constrain(view, .width, plus: width)
    let size = view.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
    #expect((size.width - expected).magnitude < 1e-9)
  }

  @Test(
    arguments: [(250, 132), (51, 132), (49, 10_000), (0, 10_000)] as [(Float, CGFloat)])
  func `Hugging of 50 and more beats the expanded target`(priority: Float, expected: CGFloat) {
    let card = box("card")
    let text = Content(100, 20, in: card)
    text.setContentHuggingPriority(LayoutPriority(priority), for: .horizontal)
    pad(text, in: card, 16, 8)
    #expect(card.systemLayoutSizeFitting(View.layoutFittingExpandedSize).width == expected)
  }

  /// 500 wide in one line of 20: 16 + 16 leave 168 of 200, which takes three lines.
  @Test(
    arguments: [
      (.compressed, 532, 36), (.width(200), 200, 76), (.width(532), 532, 36),
      (.width(133), 133, 116),
    ] as [(Target, CGFloat, CGFloat)])
  func `Heights follow from widths`(target: Target, width: CGFloat, height: CGFloat) {
    let card = box("card")
    pad(Wrapping(line: 500, 20, in: card), in: card, 16, 8)
    #expect(target.measure(card) == Self.size(width, height))
  }

  @Test func `A view is measured by its own content too`() {
    let text = Wrapping(line: 500, 20)
    #expect(text.systemLayoutSizeFitting(.zero) == Self.size(500, 20))
    #expect(Target.width(200).measure(text) == Self.size(200, 60))
    #expect(Content(30, 40).systemLayoutSizeFitting(.zero) == Self.size(30, 40))
  }

  @Test(.makesMistakes)
  func `Constraints to what is outside have no say`() {
    let root = window(500, 500)
    let card = box("card", in: root)
    let other = box("other", in: root)
    pin(card, to: root)
    constrain(card, .height, .equal, other)
    place(other, 0, 0, 70, 80)
    let text = Content(100, 20, in: card)
    pad(text, in: card, 16, 8)
    root.layoutIfNeeded()
    #expect(card.systemLayoutSizeFitting(.zero) == Self.size(132, 36))
  }

  @Test func `A constraint that a view above holds counts if its items are inside`() {
    let root = window(500, 500)
    let card = box("card", in: root)
    let text = Content(100, 20, in: card)
    pad(text, in: card, 16, 8)
    root.addConstraint(constrain(text, .width, plus: 60, active: false))
    #expect(card.systemLayoutSizeFitting(.zero) == Self.size(92, 36))
  }

  @Test func `The size is that of the frame, constraints are about the alignment rectangle`() {
    final class Shadowed: View {
      override var alignmentRectInsets: EdgeInsets {
        EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      }
    }
    let card = Shadowed()
    let inner = Shadowed()
    inner.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(inner)
    pad(inner, in: card, 10, 20)
    #expect(card.systemLayoutSizeFitting(.zero) == Self.size(26, 44))
    constrain(inner, .height, .equal, inner, .width)
    #expect(Target.width(126).measure(card) == Self.size(126, 144))
    #expect(Shadowed().systemLayoutSizeFitting(Self.size(50, 60)) == Self.size(50, 60))
  }

  @Test func `Guides count`() {
    let card = box("card")
    let guide = LayoutGuide()
    card.addLayoutGuide(guide)
    let text = Content(100, 20, in: card)
    pin(guide, to: card, inset: 10)
    pin(text, to: guide, inset: 5)
    #expect(card.systemLayoutSizeFitting(.zero) == Self.size(130, 50))
  }

  @Test func `Subviews that are placed by their frames count with them`() {
    let card = box("card")
    let inner = View(frame: rect(10, 20, 100, 50))
    card.addSubview(inner)
    constrain(card, .right, .equal, inner, plus: 7)
    constrain(card, .bottom, .equal, inner, plus: 8)
    #expect(card.systemLayoutSizeFitting(.zero) == Self.size(117, 78))
  }

  @Test func `The layout and its frames are as they were`() {
    let root = window(300, 400)
    let card = box("card", in: root)
    pin(card, to: root, inset: 20)
    let text = Wrapping(line: 500, 20, in: card)
    pad(text, in: card, 16, 8)
    let reports = Reports(of: root)
    root.layoutIfNeeded()
    let frames = [card.frame, text.frame]
    let asked = text.askedWidths.last
    for width in [100, 200, 1000] as [CGFloat] {
      _ = Target.width(width).measure(card)
      #expect([card.frame, text.frame] == frames)
      #expect(text.askedWidths.last == asked)
    }
    #expect(!card.needsUpdateConstraints())
    #expect(root.brokenInvariants().isEmpty)
    root.layoutIfNeeded()
    #expect([card.frame, text.frame] == frames)
    #expect(reports.all.isEmpty)
  }

  @Test func `Label: measured, laid out and measured again`() {
    let root = plainWindow(200, 400)
    let card = box("card", in: root)
    let label = Label()
    // 21 figures of 5.56 and two spaces of 2.78 at 10 points
    label.text = "0123456 0123456 0123456"
    label.font = .systemFont(ofSize: 10)
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(label)
    pad(label, in: card, 10, 5)
    #expect(Target.width(70).measure(card) == Self.size(70, 45))  // 3 · 11.5 rounded up
    #expect(card.systemLayoutSizeFitting(.zero) == Self.size(143, 22))
    constrain(card, .width, plus: 70)
    constrain(card, .top, .equal, root)
    #expect(card.laidOut.size == Self.size(70, 45))
    // The last of three lines stands 32 below the top of 35; of one or two it would be 3 or 2 above the end.
    #expect(label.firstBaselinePosition?.offset == 9)
    #expect(label.lastBaselinePosition.map { abs($0.offset - (32 - 35)) < 1e-9 } == true)
    #expect(card.systemLayoutSizeFitting(.zero) == Self.size(70, 45))
  }

  @Test func `updateConstraints is called first, bottom up`() {
    final class Late: View {
      var log: (String) -> Void = { _ in }
      override func updateConstraints() {
        log(name ?? "")
        constrain(self, .width, plus: 40)
        super.updateConstraints()
      }
    }
    var calls: [String] = []
    let outer = Late()
    let inner = Late()
    outer.name = "outer"
    inner.name = "inner"
    outer.log = { calls.append($0) }
    inner.log = { calls.append($0) }
    outer.addSubview(inner)
    #expect(outer.systemLayoutSizeFitting(.zero).width == 40)
    #expect(calls == ["inner", "outer"])
    _ = outer.systemLayoutSizeFitting(.zero)
    #expect(calls == ["inner", "outer"])
  }

  @Test func `Content that measures itself by its subviews`() {
    final class Nesting: View {
      override var intrinsicContentSize: CGSize {
        subviews.first?.systemLayoutSizeFitting(.zero) ?? .zero
      }
    }
    let outer = box("outer")
    let middle = Nesting()
    middle.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(middle)
    pad(middle, in: outer, 5, 5)
    let inner = box("inner", in: middle)
    pad(Content(100, 20, in: inner), in: inner, 16, 8)
    #expect(outer.systemLayoutSizeFitting(.zero) == Self.size(142, 46))
  }

  @Test(.makesMistakes)
  func `Content that changes the layout while it is measured`() {
    final class Fickle: View {
      weak var other: Content?
      override var intrinsicContentSize: CGSize {
        other?.size.width += 1
        other?.removeFromSuperview()
        invalidateIntrinsicContentSize()
        return CGSize(width: 10, height: 10)
      }
    }
    let root = window(300, 300)
    let card = box("card", in: root)
    let fickle = Fickle()
    fickle.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(fickle)
    pad(fickle, in: card, 5, 5)
    let other = Content(20, 20, in: card)
    constrain(other, .top, .equal, card)
    fickle.other = other
    #expect(card.systemLayoutSizeFitting(.zero) == Self.size(20, 20))
    root.layoutIfNeeded()
    #expect(root.brokenInvariants().isEmpty)
  }

  @Test(
    arguments: [
      (.nan, 16, 1), (-5, 16, 0), (.infinity, 1_000_000, 0),
      (.greatestFiniteMagnitude, 1_000_000, 0),
    ] as [(CGFloat, CGFloat, Int)])
  func `Targets that can't be measured for`(height: CGFloat, expected: CGFloat, reported: Int) {
    let card = box("card")
    let reports = Reports(of: card)
    pad(box(in: card), in: card, 8, 8)
    let target = CGSize(width: 20, height: height)
    #expect(card.systemLayoutSizeFitting(target) == Self.size(20, expected))
    #expect(
      reports.messages
        == Array(repeating: "card can't be measured for a height of nan.", count: reported))
  }

  @Test(
    arguments: [(0, "0"), (-1, "-1"), (1001, "1001"), (.nan, "nan")] as [(Float, String)])
  func `Priorities that can't be measured with`(priority: Float, text: String) {
    let card = box("card")
    let reports = Reports(of: card)
    let size = card.systemLayoutSizeFitting(
      Self.size(20, 30), withHorizontalFittingPriority: LayoutPriority(priority),
      verticalFittingPriority: .required)
    #expect(size == Self.size(20, 30))
    #expect(
      reports.messages == ["The horizontal fitting priority for card can't be \(text)."])
  }

  @Test func `What contradicts the target is reported, and gives way`() {
    let card = box("card")
    let reports = Reports(of: card)
    let text = box("text", in: card)
    pad(text, in: card, 16, 8)
    constrain(text, .width, plus: 100)
    #expect(Target.width(80).measure(card) == Self.size(80, 16))
    guard case .unsatisfiable(let broken, let clashing) = reports.kinds.first else {
      Issue.record("\(reports.messages)")
      return
    }
    #expect(broken.text == "text.width == 100")
    #expect(
      clashing.map(\.text) == [
        "card.width == 80 (its target)", "text.leading == card.leading + 16",
        "card.trailing == text.trailing + 16",
      ])
  }

  @Test func `What contradicts itself is for the layout to report`() {
    let card = box("card")
    let reports = Reports(of: card)
    constrain(card, .width, plus: 100)
    constrain(card, .width, plus: 200)
    #expect(card.systemLayoutSizeFitting(.zero) == Self.size(100, 0))
    #expect(reports.all.isEmpty)
  }

  @Test func `Content without a usable size is reported, wherever it is`() {
    let card = box("card")
    let reports = Reports(of: card)
    pad(Content(.nan, 20, name: "text", in: card), in: card, 16, 8)
    #expect(card.systemLayoutSizeFitting(.zero) == Self.size(32, 36))
    #expect(reports.messages == ["The intrinsic width of text can't be nan."])
  }

  @Test(.timeLimit(.minutes(Seeds.limit)))
  func `The cost is the subtree's, not the tree's`() {
    let root = window(300, 300)
    for _ in 0..<20_000 { constrain(box(in: root), .width, plus: 10) }
    let card = box("card", in: root)
    pad(Content(100, 20, in: card), in: card, 16, 8)
    for _ in 0..<500 {
      #expect(card.systemLayoutSizeFitting(.zero) == Self.size(132, 36))
    }
  }

  @Test(.timeLimit(.minutes(Seeds.limit)))
  func `A deep tree is measured`() {
    let top = box("top")
    var view = top
    for _ in 0..<2_000 {
      let next = box(in: view)
      pin(next, to: view, inset: 1)
      view = next
    }
    #expect(top.systemLayoutSizeFitting(.zero) == Self.size(4_000, 4_000))
  }

  private func pad(_ view: View, in superview: View, _ x: CGFloat, _ y: CGFloat) {
    constrain(view, .leading, .equal, superview, plus: x)
    constrain(view, .top, .equal, superview, plus: y)
    constrain(superview, .trailing, .equal, view, plus: x)
    constrain(superview, .bottom, .equal, view, plus: y)
  }
}
