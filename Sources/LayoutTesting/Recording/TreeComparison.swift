import LayoutInspector

/// How a layout differs from a recorded text tree, and why it is as it is.
struct TreeComparison {
  /// How many frames are told of.
  private static var limit: Int { 12 }

  /// A difference: a view that is another one now, with what its numbers follow from.
  struct Difference {
    /// What is said of it, a line each.
    var lines: [String]
    /// The same in every environment where the same constraints are behind it.
    var cause: String
  }

  /// The differences, in the order of the tree; empty if there are none.
  private(set) var differences: [Difference] = []

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
    if differences.isEmpty { compareLines(recorded, text) }
  }

  /// The frames that have moved: those that have by themselves, each with what its numbers follow
  /// from, and those that only follow others, by their names.
  private mutating func compareFrames(
    _ before: [TreeLine], _ after: [TreeLine], _ snapshot: LayoutSnapshot
  ) {
    let sums = LayoutSums(snapshot)
    let moved = before.indices.filter { before[$0] != after[$0] }
    let titles = Set(moved.map { snapshot.views[$0].title })
    var told = 0
    var followers: [String] = []
    for place in moved {
      let title = snapshot.views[place].title
      let changes = Self.changes(before[place], after[place])
      let found = changes.map { change in
        change.attribute.flatMap { sums.sum(of: .init(view: place), $0) }
      }
      if found.allSatisfy({ $0.map { Self.follows($0, titles, except: title) } ?? false }) {
        followers.append(title)
        continue
      }
      told += 1
      if told > Self.limit { continue }
      let summary = "\(title): \(changes.map(\.text).joined(separator: ", "))"
      let reasons = found.compactMap { $0 }
      differences.append(
        Difference(
          lines: [summary] + reasons.map { "    \($0.text)" },
          cause: ([title] + zip(changes, found).map { $1?.formula ?? $0.text })
            .joined(separator: "\n")))
    }
    if told > Self.limit { append("and \(told - Self.limit) more views") }
    if !followers.isEmpty { append(Self.following(followers)) }
  }

  /// Whether a number has only changed with one of a view that has moved.
  private static func follows(
    _ sum: LayoutSums.Sum, _ moved: Set<String>, except own: String
  ) -> Bool {
    sum.names.contains { name in
      guard let dot = name.lastIndex(of: ".") else { return false }
      let title = name[..<dot].filter { !"()".contains($0) }
      return title != own && moved.contains(title)
    }
  }

  private static func following(_ titles: [String]) -> String {
    let list = titles.prefix(limit).joined(separator: ", ")
    let more = titles.count > limit ? " and \(titles.count - limit) more" : ""
    return "with what follows from that: \(list)\(more)"
  }

  private mutating func append(_ line: String) {
    differences.append(Difference(lines: [line], cause: line))
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
    var lines = marked.prefix(2 * Self.limit).map { "\($0.isNew ? "+" : "−") \($0.line)" }
    if marked.count > 2 * Self.limit {
      lines.append("and \(marked.count - 2 * Self.limit) more lines")
    }
    // The numbers are those of one environment; what came and went is the cause.
    let cause = lines.joined(separator: "\n").filter { !$0.isNumber && $0 != "." }
    differences.append(Difference(lines: lines, cause: cause))
  }
}
