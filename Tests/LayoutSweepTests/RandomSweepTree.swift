import Foundation
import LayoutKit
import TestSupport

/// A window with views at random: texts that wrap, stacks, flows, scroll views, wishes that give way and
/// constraints that clash, in either direction.
struct RandomSweepTree {
  let window: Window
  private var random: SplitMix64

  private static let words =
    "layout of a text that wraps where there is room for it and no more than a few words stand in a line"
    .split(separator: " ")

  init(seed: Int) {
    random = SplitMix64(seed: UInt64(truncatingIfNeeded: seed) | 1 << 45)
    var environment = LayoutEnvironment(
      size: CGSize(width: 400, height: random.integer(480...900)),
      scale: CGFloat(random.pick(1, 2, 3)))
    environment.textMeasurer = PlainMeasurer()
    environment.layoutDirection = random.chance(30) ? .rightToLeft : .leftToRight
    window = Window(environment: environment)
    window.onDiagnostic = { _ in }
    fill(window, depth: 0)
  }

  private mutating func text(_ words: ClosedRange<Int>) -> String {
    Self.words.prefix(random.integer(words)).joined(separator: " ")
  }

  private mutating func fill(_ parent: View, depth: Int) {
    var previous: View?
    for _ in 0..<random.integer(2...4) {
      let child = makeView(depth)
      parent.addSubview(child)
      place(child, in: parent, after: previous)
      previous = child
    }
    if let previous, random.chance(60) {
      let priority = random.pick(1000, 700)
      previous.layout.make {
        $0.bottom.lessThanOrEqualToSuperview().inset(8).priority(LayoutPriority(Float(priority)))
      }
    }
  }

  private mutating func makeView(_ depth: Int) -> View {
    switch random.integer(1...100) {
    case 1...40:
      let label = Label()
      label.text = text(1...16)
      label.numberOfLines = random.pick(0, 0, 1, 3)
      return label
    case 41...55:
      let stack = StackView()
      stack.spacing = CGFloat(random.integer(0...8))
      stack.axis = random.pick(.horizontal, .vertical)
      for _ in 0..<random.integer(1...3) {
        let label = Label()
        label.text = text(1...4)
        label.numberOfLines = random.pick(0, 1)
        stack.addArrangedSubview(label)
      }
      return stack
    case 56...62:
      let flow = FlowStack()
      for word in Self.words.prefix(random.integer(2...6)) {
        let label = Label()
        label.text = String(word)
        flow.addArrangedSubview(label)
      }
      return flow
    case 63...70 where depth < 2:
      let scroll = ScrollView()
      let label = Label()
      label.text = text(4...16)
      label.numberOfLines = 0
      scroll.addSubview(label)
      label.layout.make {
        $0.edges.equalTo(scroll.contentLayoutGuide)
        $0.width.equalTo(scroll.frameLayoutGuide)
      }
      return scroll
    default:
      let view = View()
      if depth < 2, random.chance(50) { fill(view, depth: depth + 1) }
      return view
    }
  }

  private mutating func place(_ child: View, in parent: View, after previous: View?) {
    let inset = CGFloat(random.integer(0...20))
    let gap = CGFloat(random.integer(0...16))
    let priority = LayoutPriority(Float(random.pick(1000, 1000, 1000, 900, 750)))
    let height = CGFloat(random.integer(20...120))
    let isContent = child is Label || child is StackView || child is FlowStack
    let (isEqual, hasWidth, sharesWidth) = (
      random.chance(50), random.chance(30), random.chance(20)
    )
    let width = CGFloat(random.integer(40...600))
    let widthPriority = LayoutPriority(Float(random.pick(1000, 900, 500)))
    child.layout.make {
      $0.leading.equalToSuperview().inset(inset).priority(priority)
      if let previous {
        $0.top.equalTo(previous.layout.bottom).offset(gap)
        if sharesWidth { $0.width.equalTo(previous).priority(800) }
      } else {
        $0.top.equalToSuperview().inset(inset)
      }
      if isEqual {
        $0.trailing.equalToSuperview().inset(inset).priority(priority)
      } else {
        $0.trailing.lessThanOrEqualToSuperview().inset(inset)
      }
      if !isContent { $0.height.equalTo(height).priority(900) }
      if hasWidth { $0.width.equalTo(width).priority(widthPriority) }
    }
  }
}
