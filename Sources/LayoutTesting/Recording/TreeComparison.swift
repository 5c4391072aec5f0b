import LayoutInspector

/// How a layout differs from a recorded text tree, and why it is as it is.
struct TreeComparison {
  /// How many frames are told of.
  private static var limit: Int { 12 }

  /// The differences, a line each; empty if there are none.
  private(set) var lines: [String] = []

  /// - Parameters:
  ///   - recorded: The text tree as it was.
  ///   - snapshot: The layout as it is.
  init(_ recorded: String, _ snapshot: LayoutSnapshot) {
    let text = snapshot.description
    guard text != recorded else { return }
    let before = recorded.split(whereSeparator: \.isNewline).compactMap { TreeLine($0) }
    let after = text.split(whereSeparator: \.isNewline).compactMap { TreeLine($0) }
    let isSameTree =
      before.count == after.count && after.count == snapshot.views.count
      && zip(before, after).allSatisfy { $0.isSameView(as: $1) }
    if isSameTree {
      compareFrames(before, after, snapshot)
    }
    if lines.isEmpty { compareLines(recorded, text) }
  }

  /// The frames that have moved, each with what its number follows from.
  private mutating func compareFrames(
    _ before: [TreeLine], _ after: [TreeLine], _ snapshot: LayoutSnapshot
  ) {
    let moved = before.indices.filter { before[$0] != after[$0] }
    for place in moved.prefix(Self.limit) {
      let changes = Self.changes(before[place], after[place])
      lines.append("\(snapshot.views[place].title): \(changes.map(\.text).joined(separator: ", "))")
      for change in changes {
        guard let attribute = change.attribute,
          let explanation = snapshot.explain(.init(view: place), attribute)
        else { continue }
        lines.append("    \(explanation.text)")
      }
    }
    if moved.count > Self.limit { lines.append("and \(moved.count - Self.limit) more views") }
  }

  private static func changes(
    _ before: TreeLine, _ after: TreeLine
  ) -> [(text: String, attribute: LayoutSnapshot.Attribute?)] {
    let names: [(String, LayoutSnapshot.Attribute)] = [
      ("x", .left), ("y", .top), ("width", .width), ("height", .height),
    ]
    var changes: [(text: String, attribute: LayoutSnapshot.Attribute?)] = []
    for (place, (name, attribute)) in names.enumerated() {
      let (old, new) = (before.frame[place], after.frame[place])
      guard old != new else { continue }
      let difference = new - old
      let sign = difference < 0 ? "−" : "+"
      changes.append(
        (
          "\(name) \(number(old)) → \(number(new)) (\(sign)\(number(difference.magnitude)))",
          attribute
        ))
    }
    if before.rest != after.rest {
      changes.append(("\(quoted(before.rest)) → \(quoted(after.rest))", nil))
    }
    return changes
  }

  private static func quoted(_ rest: String) -> String { rest.isEmpty ? "nothing" : rest }

  private static func number(_ value: Double) -> String {
    let rounded = (value * 1000).rounded() / 1000
    return Int(exactly: rounded).map { "\($0)" } ?? "\(rounded)"
  }

  /// The lines that are gone, and those that are new.
  private mutating func compareLines(_ recorded: String, _ text: String) {
    let before = recorded.split(whereSeparator: \.isNewline).map(String.init)
    let after = text.split(whereSeparator: \.isNewline).map(String.init)
    let difference = after.difference(from: before)
    var marked: [(place: Int, isNew: Bool, line: String)] = []
    for change in difference {
      switch change {
      case .remove(let place, let line, _): marked.append((place, false, line))
      case .insert(let place, let line, _): marked.append((place, true, line))
      }
    }
    marked.sort { ($0.place, $0.isNew ? 1 : 0) < ($1.place, $1.isNew ? 1 : 0) }
    lines += marked.prefix(2 * Self.limit).map { "\($0.isNew ? "+" : "−") \($0.line)" }
    if marked.count > 2 * Self.limit {
      lines.append("and \(marked.count - 2 * Self.limit) more lines")
    }
  }
}
