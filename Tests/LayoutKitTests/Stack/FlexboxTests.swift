import Foundation
import LayoutKit
import TestSupport
import Testing

/// Stacks and flows have the frames that a browser gives flexboxes that say the same.
///
/// The frames were written by `Fixtures/generate.py`, which lists what isn't asked as it is decided
/// otherwise.
@Suite struct FlexboxTests {
  static let kinds = ["grow", "equal", "weight", "between", "wrap", "nest"]

  @Test func `There are enough`() {
    #expect(Self.kinds.reduce(0) { $0 + FlexboxCase.all($1).count } >= 1500)
  }

  @Test(arguments: kinds) func `Same frames`(_ kind: String) {
    for test in Seeds.sample(of: FlexboxCase.all(kind)) {
      let frames = test.layOut()
      // The browser rounds each length down to 1/64, and adds the lengths of a line up.
      let tolerance = Double(test.frames.count + 1) / 64
      let isClose =
        frames.count == test.frames.count
        && zip(frames, test.frames).allSatisfy { frame, expected in
          zip(frame, expected).allSatisfy { abs($0 - $1) <= tolerance }
        }
      #expect(isClose, "\(test.line)\n\(frames)")
    }
  }
}

/// One line of a file of flexboxes.
private struct FlexboxCase {
  let line: String
  let frames: [[Double]]
  private let head: [String]
  private let items: [String]

  static func all(_ kind: String) -> [FlexboxCase] {
    ((try? Fixtures.lines("flexbox-\(kind).txt")) ?? []).compactMap(FlexboxCase.init)
  }

  init?(_ line: String) {
    self.line = line
    let halves = line.components(separatedBy: " = ")
    let parts = halves[0].components(separatedBy: " : ")
    guard halves.count == 2, parts.count == 2 else { return nil }
    head = parts[0].components(separatedBy: " ")
    guard head.count == 7 else { return nil }
    items = Self.words(of: parts[1])
    frames = halves[1].components(separatedBy: " ").map { frame in
      frame.components(separatedBy: ",").compactMap { Double($0) }
    }
  }

  /// The words between spaces, what is in parentheses being one.
  private static func words(of text: String) -> [String] {
    var words: [String] = []
    var isInside = false
    for word in text.components(separatedBy: " ") {
      if isInside, let last = words.popLast() {
        words.append("\(last) \(word)")
      } else {
        words.append(word)
      }
      if word.hasPrefix("(") { isInside = true }
      if word.contains(")") { isInside = false }
    }
    return words
  }

  private var gap: Double { Double(head[4]) ?? 0 }

  func layOut() -> [[Double]] {
    let stage = StackStage(StackView())
    let boxes = items.map(makeItem)
    let container: View
    if head[0] == "wrap" {
      container = makeFlow(boxes)
    } else {
      let stack = StackView(
        Self.axis(head[1]), distribution, Self.alignment(head[3]), spacing: gap, boxes)
      for (box, item) in zip(boxes, items) { setWeights(of: box, item, in: stack) }
      container = stack
    }
    stage.window.addSubview(container)
    container.layout.make {
      $0.left.top.equalTo(0)
      if let width = Double(head[5]) { $0.width.equalTo(width) }
      if let height = Double(head[6]) { $0.height.equalTo(height) }
    }
    var views: [View] = []
    for view in [container] + boxes {
      views.append(view)
      if view !== container { views += view.subviews }
    }
    if head[2] == "rtl" {
      for view in views { view.semanticContentAttribute = .forceRightToLeft }
    }
    stage.window.layoutIfNeeded()
    return stage.exactFrames(of: views)
  }

  private func makeItem(_ item: String) -> View {
    guard item.hasPrefix("(") else { return Self.box(item) }
    let text = item.dropFirst().components(separatedBy: ")")[0]
    let words = text.components(separatedBy: " ")
    let boxes = words.dropFirst(3).map(Self.box)
    let inner = StackView(
      Self.axis(words[0]), .fill, Self.alignment(words[1]), spacing: Double(words[2]) ?? 0, boxes)
    for (box, word) in zip(boxes, words.dropFirst(3)) { setWeights(of: box, word, in: inner) }
    return inner
  }

  private func makeFlow(_ boxes: [View]) -> View {
    let flow = FlowStack(arrangedSubviews: boxes)
    let words = head[3].components(separatedBy: ",")
    flow.alignment =
      switch words[0] {
      case "fill": .fill
      case "center": .center
      case "trailing": .trailing
      default: .leading
      }
    flow.justification =
      switch words[1] {
      case "center": .center
      case "trailing": .trailing
      case "spaceBetween": .spaceBetween
      default: .leading
      }
    flow.spacing = gap
    flow.lineSpacing = Double(words[2]) ?? 0
    return flow
  }

  private func setWeights(of box: View, _ item: String, in stack: StackView) {
    let own = item.components(separatedBy: ")").last ?? item
    let weights = own.components(separatedBy: "/").dropFirst().compactMap { Double($0) }
    switch head[0] {
    case "grow", "nest": stack.setFlex(grow: weights[0], shrink: weights[1], for: box)
    case "weight": stack.setWeight(weights[0], for: box)
    default: break
    }
  }

  private var distribution: StackView.Distribution {
    switch head[0] {
    case "equal": .fillEqually
    case "weight": .fillProportionally
    case "between": .equalSpacing
    default: .fill
    }
  }

  private static func box(_ item: String) -> View {
    let size = item.components(separatedBy: "/")[0].components(separatedBy: "x")
    return Box(Double(size[0]) ?? 0, Double(size[1]) ?? 0)
  }

  private static func axis(_ word: String) -> LayoutConstraint.Axis {
    word == "row" ? .horizontal : .vertical
  }

  private static func alignment(_ word: String) -> StackView.Alignment {
    switch word {
    case "leading": .leading
    case "center": .center
    case "trailing": .trailing
    default: .fill
    }
  }
}
