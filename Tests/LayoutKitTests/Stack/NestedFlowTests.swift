import Foundation
import LayoutKit
import Testing

/// A flow of views whose sizes follow from what is inside them, where a line is too short for one.
@Suite struct NestedFlowTests {
  enum Inside: Sendable, CaseIterable {
    case flow, stack, text
  }

  /// A card in a flow, with something inside it at a distance from all edges.
  private struct Stage {
    let window = Window(size: CGSize(width: 400, height: 400))
    let card = View()
    let inner: View
    let outer: FlowStack
    let width: ConstraintHandle
    let reports = Reports()

    final class Reports {
      var messages: [String] = []
    }

    init(_ inside: Inside, _ count: Int, inset: Double, width: Double) {
      let boxes = (0..<count).map { _ in Box(30, 20) }
      switch inside {
      case .flow: inner = FlowStack(arrangedSubviews: boxes)
      case .stack: inner = StackView(arrangedSubviews: boxes)
      case .text:
        let label = Label()
        label.numberOfLines = 0
        label.text = Array(repeating: "word", count: count).joined(separator: " ")
        inner = label
      }
      card.addSubview(inner)
      inner.layout.make { $0.edges.equalToSuperview().inset(inset) }
      outer = FlowStack(arrangedSubviews: [card])
      window.addSubview(outer)
      self.width = outer.layout.make { $0.width.equalTo(width) }
      outer.layout.make { $0.leading.top.equalToSuperview() }
      let reports = reports
      window.onDiagnostic = { reports.messages.append($0.message) }
      window.layoutIfNeeded()
    }
  }

  /// Eight boxes of 30 × 20: three, one or all to a line; in a row they become narrower.
  @Test(
    arguments: [
      (Inside.flow, 100.0, 0.0, [100.0, 60.0]), (.flow, 100, 5, [100, 70]),
      (.flow, 60, 5, [60, 170]), (.flow, 300, 5, [250, 30]), (.stack, 100, 5, [100, 30]),
      (.stack, 300, 5, [250, 30]),
    ])
  func `A card is no wider than the line, and as high as that makes what is inside`(
    inside: Inside, width: Double, inset: Double, size: [Double]
  ) {
    let stage = Stage(inside, 8, inset: inset, width: width)
    #expect(stage.card.frame.numbers == [0, 0] + size)
    #expect(stage.outer.frame.numbers == [0, 0, width, size[1]])
    #expect(stage.inner.frame.numbers == [inset, inset, size[0] - 2 * inset, size[1] - 2 * inset])
    #expect(stage.reports.messages == [])
  }

  @Test func `Text in a card has the lines that it needs`() {
    let wide = Stage(.text, 8, inset: 5, width: 400)
    let half = (wide.card.frame.width / 2).rounded(.up)
    let narrow = Stage(.text, 8, inset: 5, width: half)
    let line = wide.inner.frame.height
    #expect(narrow.card.frame.width == half)
    // Half the room takes two lines, and a third if the words don't divide.
    #expect([2, 3].contains((narrow.inner.frame.height / line).rounded()))
    #expect(narrow.card.frame.height == narrow.inner.frame.height + 10)
    #expect(narrow.outer.frame.height == narrow.card.frame.height)
    #expect(narrow.reports.messages == [])
  }

  @Test(arguments: Inside.allCases) func `Edits end where a new flow begins`(_ inside: Inside) {
    let stage = Stage(inside, 8, inset: 5, width: 100)
    for width in [60.0, 300, 0, 100, 250, 249, 40] {
      stage.width.constant = width
      stage.window.layoutIfNeeded()
      let new = Stage(inside, 8, inset: 5, width: width)
      #expect(stage.card.frame == new.card.frame, "\(width)")
      #expect(stage.inner.frame == new.inner.frame, "\(width)")
      #expect(stage.outer.frame == new.outer.frame, "\(width)")
    }
    #expect(stage.reports.messages == [])
  }

  /// A card that says how wide it would like to be, and not how high.
  private final class Wide: View {
    override var intrinsicContentSize: CGSize {
      CGSize(width: 240, height: View.noIntrinsicMetric)
    }
  }

  @Test func `A view with a width of its own is as high as its inside at the width of the line`() {
    let window = Window(size: CGSize(width: 400, height: 400))
    let card = Wide()
    let inner = FlowStack(arrangedSubviews: (0..<8).map { _ in Box(30, 20) })
    card.addSubview(inner)
    inner.layout.make { $0.edges.equalToSuperview() }
    let outer = FlowStack(arrangedSubviews: [card])
    window.addSubview(outer)
    outer.layout.make {
      $0.leading.top.equalToSuperview()
      $0.width.equalTo(100)
    }
    window.layoutIfNeeded()
    // Three boxes of 30 × 20 to a line.
    #expect(card.frame.numbers == [0, 0, 100, 60])
    #expect(outer.frame.numbers == [0, 0, 100, 60])
  }

  @Test func `What leaves the innermost flow makes all around it smaller`() {
    let stage = Stage(.flow, 3, inset: 5, width: 0)
    stage.window.layoutIfNeeded()
    for view in stage.inner.subviews { stage.window.addSubview(view) }
    stage.window.layoutIfNeeded()
    #expect(stage.card.frame.numbers == [0, 0, 10, 10])
    #expect(stage.inner.frame.numbers == [5, 5, 0, 0])
  }
}
