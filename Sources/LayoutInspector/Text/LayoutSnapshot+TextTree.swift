import Foundation
import LayoutKit

extension LayoutSnapshot {
  /// The views as an indented tree, one line each, with their frames in points.
  ///
  /// ```
  /// Window  x 0 y 0 w 375 h 667
  /// └── card: View  x 16 y 8 w 343 h 72
  ///     ├── Label  x 16 y 16 w 91 h 20  "Ada Lovelace"
  ///     └── ImageView  x 287 y 16 w 40 h 40  hidden
  /// ```
  ///
  /// Frames are relative to the superview. Texts are cut after 40 characters. Where constraints leave
  /// a number open, the line ends as `ambiguous: x, width`. Below 32 levels the depth is written as a
  /// number, so that the text grows with the number of views alone.
  ///
  /// - Complexity: O(*n*), where *n* is the number of views.
  public var textTree: String { tree { $0.summary } }

  /// The views as in ``textTree``, each with what is said of it to people who don't see it: its label, value,
  /// hint and traits, where it says something beside its text.
  ///
  /// ```
  /// Window  x 0 y 0 w 375 h 667
  /// └── share: UIButton  x 300 y 60 w 44 h 44  label "Share"  button
  /// ```
  ///
  /// - Complexity: O(*n*), where *n* is the number of views.
  public var accessibilityTree: String {
    tree { item in
      guard let said = item.accessibility?.summary, !said.isEmpty else { return item.summary }
      return item.summary + "  " + said
    }
  }

  private func tree(_ summary: (Item) -> String) -> String {
    let levels = levels()
    let isLast = Self.lastSiblings(levels)
    var rails: [String] = []
    var lines: [String] = []
    for (index, item) in views.enumerated() {
      let (level, isLast) = (levels[index], isLast[index])
      rails.removeLast(max(0, rails.count - max(0, level - 1)))
      if level == 0 {
        lines.append(summary(item))
      } else {
        let depth = level > Self.deepestIndent ? "[\(level)] " : ""
        let branch = isLast ? "└── " : "├── "
        lines.append(
          rails.prefix(Self.deepestIndent - 1).joined() + branch + depth + summary(item))
        rails.append(isLast ? "    " : "│   ")
      }
    }
    return lines.joined(separator: "\n")
  }

  private static var deepestIndent: Int { 32 }

  /// For each view its depth, at most one more than that of the view before it.
  private func levels() -> [Int] {
    var levels: [Int] = []
    for item in views {
      levels.append(min(max(item.depth, 0), (levels.last ?? 0) + 1))
    }
    return levels
  }

  /// For each view whether no sibling follows it.
  private static func lastSiblings(_ levels: [Int]) -> [Bool] {
    var result = [Bool](repeating: true, count: levels.count)
    var open: Set<Int> = []
    for (index, level) in levels.enumerated().reversed() {
      result[index] = !open.contains(level)
      open.insert(level)
      open.remove(level + 1)
    }
    return result
  }
}

extension LayoutSnapshot: CustomStringConvertible {
  /// The text tree, and below it what is left out, as it contradicts other constraints.
  public var description: String {
    let lines = conflicts.map { conflict in
      let others = conflict.clashing.map { constraints[$0].description }.joined(separator: ", ")
      return "\(constraints[conflict.leftOut]) is left out, as it contradicts \(others)."
    }
    return lines.isEmpty
      ? textTree : textTree + "\n\n" + lines.map(\.printable).joined(separator: "\n")
  }
}

extension LayoutSnapshot.Item {
  var summary: String {
    var parts = [name.map { "\($0): \(type)" } ?? type, frame.summary]
    if let text { parts.append(text.string.quoted(limit: 40)) }
    if isHidden { parts.append("hidden") }
    let open = findings.filter { $0.alternative != nil }.map(\.part.rawValue)
    if !open.isEmpty { parts.append("ambiguous: " + open.joined(separator: ", ")) }
    return parts.joined(separator: "  ").printable
  }
}

extension LayoutSnapshot.Accessibility {
  fileprivate var summary: String {
    var parts: [String] = []
    for (name, text) in [("label", label), ("value", value), ("hint", hint)] {
      if let text, !text.isEmpty { parts.append("\(name) \(text.quoted(limit: 40))") }
    }
    if !traits.isEmpty { parts.append(traits.joined(separator: ", ")) }
    if hidesElements { parts.append("hides what is inside") }
    return parts.joined(separator: "  ").printable
  }
}

extension CGRect {
  fileprivate var summary: String {
    let (x, y) = (plainNumber(origin.x), plainNumber(origin.y))
    let (w, h) = (plainNumber(size.width), plainNumber(size.height))
    return "x \(x) y \(y) w \(w) h \(h)"
  }
}

extension String {
  /// The text in quotation marks on one line, cut after a number of characters.
  fileprivate func quoted(limit: Int) -> String {
    var result = "\""
    var count = 0
    for character in self {
      if count == limit {
        result += "…"
        break
      }
      count += 1
      switch character {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case _ where character.isNewline: result += "\\n"
      default: result.append(character)
      }
    }
    return result + "\""
  }
}
