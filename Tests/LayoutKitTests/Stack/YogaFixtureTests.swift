import Foundation
import LayoutKit
import TestSupport
import Testing

/// Yoga's fixtures as far as stack views can say them: rows and columns, gaps, padding, sizes with limits and parts of the
/// parent's, shares of the room, and where children stand along and across.
@Suite struct YogaFixtureTests {
  @Test(arguments: try Fixtures.lines("yoga.txt"))
  func `Frames are yogas`(_ text: String) throws {
    let fixture = try YogaFixture(text)
    let directions: [UserInterfaceLayoutDirection] = [.leftToRight, .rightToLeft]
    for (direction, frames) in zip(directions, fixture.frames) {
      var environment = LayoutEnvironment(size: CGSize(width: 1000, height: 1000))
      environment.layoutDirection = direction
      let window = Window(environment: environment)
      var mistakes: [LayoutDiagnostic] = []
      window.onDiagnostic = { mistakes.append($0) }
      let boxes = YogaBoxes(fixture.root, in: window)
      window.layoutIfNeeded()
      #expect(mistakes.isEmpty, "\(fixture.name)")
      // The fixture's root stands at 0, 0, wherever lines begin.
      let own = boxes.frames.enumerated().map { index, frame in
        index == 0 ? CGRect(origin: .zero, size: frame.size) : frame
      }
      for (index, frame) in own.enumerated() where !boxes.isHidden[index] {
        #expect(frame == frames[index], "\(fixture.name), node \(index), \(direction)")
      }
    }
  }
}

/// A node of a fixture.
private struct YogaNode {
  var isRow = false
  var isReverse = false
  var isHidden = false
  /// What is done with room along, and where children stand across.
  var along: Character = "s"
  var across: Character = "f"
  var numbers: [String: CGFloat] = [:]
  var children: [YogaNode] = []

  subscript(key: String) -> CGFloat? { numbers[key] }
}

private struct YogaFixture {
  struct Malformed: Error { let text: String }

  let name: String
  let root: YogaNode
  /// In the order of the tree, from left to right and from right to left.
  let frames: [[CGRect]]

  init(_ text: String) throws {
    let parts = text.components(separatedBy: " | ")
    guard parts.count == 4 else { throw Malformed(text: text) }
    name = parts[0]
    var words = parts[1].replacingOccurrences(of: "(", with: " ( ")
      .replacingOccurrences(of: ")", with: " ) ").split(separator: " ")[...]
    root = try Self.node(&words)
    frames = parts[2...].map { text in
      let numbers = text.split(separator: " ").compactMap { Double($0) }
      return stride(from: 0, to: numbers.count - 3, by: 4).map {
        CGRect(
          x: numbers[$0], y: numbers[$0 + 1], width: numbers[$0 + 2], height: numbers[$0 + 3])
      }
    }
  }

  private static func node(_ words: inout ArraySlice<Substring>) throws -> YogaNode {
    guard words.popFirst() == "(" else { throw Malformed(text: "\(words)") }
    var node = YogaNode()
    while let word = words.first, word != ")" {
      if word == "(" {
        node.children.append(try self.node(&words))
        continue
      }
      words.removeFirst()
      switch word {
      case "r", "r!", "c", "c!":
        node.isRow = word.first == "r"
        node.isReverse = word.count == 2
      case "x": node.isHidden = true
      case "jc", "je", "jb": node.along = word.last ?? "s"
      case "as", "ac", "ae": node.across = word.last ?? "f"
      default:
        let key = word.prefix { !"-0123456789".contains($0) }
        guard let number = Double(word.dropFirst(key.count)) else {
          throw Malformed(text: String(word))
        }
        node.numbers[String(key)] = CGFloat(number)
      }
    }
    words = words.dropFirst()
    return node
  }
}

/// A box for each node of a fixture, and in each box with children a stack of their boxes.
private struct YogaBoxes {
  private(set) var boxes: [View] = []
  private(set) var isHidden: [Bool] = []
  private var parents: [View?] = []

  init(_ root: YogaNode, in window: Window) {
    let box = make(root, parent: nil, isHidden: false)
    window.addSubview(box)
    box.layout.make { $0.top.leading.equalToSuperview() }
    size(box, root, in: nil, isStretched: false)
  }

  /// Each box's frame in the box around it.
  var frames: [CGRect] {
    zip(boxes, parents).map { box, parent in
      parent.map { box.convert(box.bounds, to: $0) } ?? box.frame
    }
  }

  private mutating func make(_ node: YogaNode, parent: View?, isHidden: Bool) -> View {
    let box = View()
    boxes.append(box)
    parents.append(parent)
    self.isHidden.append(isHidden || node.isHidden)
    box.isHidden = node.isHidden
    guard !node.children.isEmpty else { return box }
    var children = node.children.map {
      ($0, make($0, parent: box, isHidden: isHidden || node.isHidden))
    }
    if node.isReverse { children.reverse() }
    let line = StackView(arrangedSubviews: children.map(\.1))
    box.addSubview(line)
    line.axis = node.isRow ? .horizontal : .vertical
    line.spacing = node["k"] ?? 0
    let across = node.isRow ? "h" : "w"
    let isOpen = children.map { $0.0[across] == nil && $0.0["%" + across] == nil }
    let hasLimits = children.contains { $0.0["n" + across] != nil || $0.0["m" + across] != nil }
    line.alignment =
      switch node.across {
      case "c": .center
      case "e": .trailing
      case "f" where isOpen.allSatisfy { $0 } && !hasLimits: .fill
      default: .leading
      }
    place(line, in: box, node)
    for (place, (child, view)) in children.enumerated() {
      size(view, child, in: (box, line, node), isStretched: node.across == "f" && isOpen[place])
    }
    if node.along != "b" { share(children, node) }
    return box
  }

  /// The stack in its box.
  private func place(_ line: StackView, in box: View, _ node: YogaNode) {
    let padding = EdgeInsets(
      top: node["pt"] ?? 0, left: node["pl"] ?? 0, bottom: node["pb"] ?? 0, right: node["pr"] ?? 0)
    let shares = node.children.contains { !$0.isHidden && ($0["g"] ?? 0) > 0 }
    var along = node.along
    if node.isReverse, along == "s" || along == "e" { along = along == "s" ? "e" : "s" }
    if shares || along == "b" { along = "f" }
    if node.along == "b" { line.distribution = .equalSpacing }
    line.layout.make { make in
      switch node.isRow ? along : node.across {
      case "s": make.leading.equalToSuperview().inset(padding)
      case "e": make.trailing.equalToSuperview().inset(padding)
      case "c": make.centerX.equalToSuperview().offset((padding.left - padding.right) / 2)
      default:
        make.leading.equalToSuperview().inset(padding)
        make.trailing.equalToSuperview().inset(padding).priority(996)
      }
      switch node.isRow ? node.across : along {
      case "s": make.top.equalToSuperview().inset(padding)
      case "e": make.bottom.equalToSuperview().inset(padding)
      case "c": make.centerY.equalToSuperview().offset((padding.top - padding.bottom) / 2)
      default:
        make.top.equalToSuperview().inset(padding)
        make.bottom.equalToSuperview().inset(padding).priority(996)
      }
    }
    // A box without a size holds what is in it.
    box.layout.make { make in
      for (key, size, around) in [
        ("w", \ConstraintMaker.width, padding.left + padding.right),
        ("h", \ConstraintMaker.height, padding.top + padding.bottom),
      ] where node[key] == nil && node["%" + key] == nil && node["g"] == nil {
        let size = make[keyPath: size]
        size.greaterThanOrEqualTo(line).offset(around).priority(994)
        size.equalTo(line).offset(around).priority(2)
      }
    }
  }

  /// A box's own size.
  private func size(
    _ box: View, _ node: YogaNode, in parent: (box: View, line: StackView, node: YogaNode)?,
    isStretched: Bool
  ) {
    box.layout.make { make in
      for (key, size) in [("w", make.width), ("h", make.height)] {
        let isAlong = parent.map { ($0.node.isRow ? "w" : "h") == key } ?? false
        // Padding has room in any box.
        let padding = (key == "w" ? ["pl", "pr"] : ["pt", "pb"]).compactMap { node[$0] }.reduce(
          0, +)
        let grows = isAlong && (node["g"] ?? 0) > 0
        let least = max(node["n" + key] ?? 0, padding, grows ? node[key] ?? 0 : 0)
        size.greaterThanOrEqualTo(least)
        if let greatest = node["m" + key] { size.lessThanOrEqualTo(greatest).priority(999) }
        if grows {
          continue
        } else if let number = node[key] {
          let isLimited = least > 0 || node["m" + key] != nil
          size.equalTo(number).priority(isLimited ? 998 : 1000)
        } else if let part = node["%" + key], let parent {
          size.equalTo(parent.box).multipliedBy(part / 100).priority(998)
        } else if !isAlong, isStretched, let parent, parent.line.alignment != .fill {
          size.equalTo(parent.line).priority(995)
        } else {
          size.equalTo(0).priority(1)
        }
      }
    }
  }

  /// Children that share the room: what each has beyond its own size, by its share.
  private func share(_ children: [(YogaNode, View)], _ node: YogaNode) {
    let key = node.isRow ? "w" : "h"
    let growing = children.filter { !$0.0.isHidden && ($0.0["g"] ?? 0) > 0 }
    guard let (first, firstView) = growing.first, let share = first["g"] else { return }
    for (child, view) in growing.dropFirst() {
      let ratio = (child["g"] ?? 0) / share
      let offset = (child[key] ?? 0) - ratio * (first[key] ?? 0)
      view.layout.make {
        (node.isRow ? $0.width : $0.height).equalTo(firstView).multipliedBy(ratio).offset(offset)
      }
    }
  }
}
