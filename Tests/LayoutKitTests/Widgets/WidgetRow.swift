import Foundation

/// A row of Fixtures/constraint-layout-rows.txt, whose words Tools/constraint-layout-rows.py explains.
struct WidgetRow {
  struct Malformed: Error { let text: String }

  /// An edge of a widget: L, R, T, B, or X for the baseline.
  struct Edge: Hashable {
    let widget: String
    let side: Character
  }

  struct Link {
    let to: Edge
    let margin: CGFloat
  }

  struct Widget {
    var name: String
    /// Numbers by what stands before them.
    var numbers: [String: CGFloat] = [:]
    var links: [Character: Link] = [:]
    var isOpen: Set<Character> = []
    var isGone = false
    /// The side and what it is of.
    var barrier: (side: Character, widgets: [String])?

    subscript(key: String) -> CGFloat? { numbers[key] }
  }

  struct Expectation {
    let text: String
    let terms: [(factor: CGFloat, place: Edge)]
    let number: CGFloat
    let within: CGFloat
  }

  let name: String
  /// A width or height: a number, or the least of what its children give.
  enum Size {
    case fixed(CGFloat)
    case wrap(least: CGFloat)

    init(_ text: Substring) throws {
      let number = text.hasPrefix("wrap") ? text.dropFirst(4) : text
      guard let number = Double(number.isEmpty ? "0" : number) else {
        throw Malformed(text: String(text))
      }
      self = text.hasPrefix("wrap") ? .wrap(least: number) : .fixed(number)
    }

    var isFixed: Bool { if case .fixed = self { true } else { false } }
  }

  let size: (width: Size, height: Size)
  let widgets: [Widget]
  let expectations: [Expectation]

  init(_ text: String) throws {
    let parts = text.components(separatedBy: " | ")
    guard parts.count == 4 else { throw Malformed(text: text) }
    name = parts[0]
    let sizes = try parts[1].split(separator: " ").map { try Size($0) }
    guard sizes.count == 2 else { throw Malformed(text: text) }
    size = (sizes[0], sizes[1])
    widgets = try parts[2].components(separatedBy: "; ").map { try Self.widget($0) }
    expectations = try parts[3].components(separatedBy: "; ").map { try Self.expectation($0) }
  }

  private static func edge(_ text: Substring) throws -> Edge {
    let parts = text.split(separator: ".")
    guard parts.count == 2, let side = parts[1].first else { throw Malformed(text: String(text)) }
    return Edge(widget: String(parts[0]), side: side)
  }

  private static func widget(_ text: String) throws -> Widget {
    let words = text.split(separator: " ")
    var widget = Widget(name: String(words[0]))
    for word in words.dropFirst() {
      if word == "x" {
        widget.isGone = true
      } else if word == "h~" || word == "v~" {
        widget.numbers[String(word)] = 1
      } else if word.hasPrefix("bar"), let colon = word.firstIndex(of: ":") {
        let names = word[word.index(after: colon)...].split(separator: ",").map { String($0) }
        widget.barrier = (word[word.index(before: colon)], names)
      } else if let equals = word.firstIndex(of: "="), let side = word.first {
        let parts = word[word.index(after: equals)...].split(separator: "+")
        guard parts.count == 2, let margin = Double(parts[1]) else {
          throw Malformed(text: text)
        }
        widget.links[side] = Link(to: try edge(parts[0]), margin: margin)
      } else {
        var key = String(word.prefix { !"-0123456789".contains($0) })
        guard let number = Double(word.dropFirst(key.count)) else { throw Malformed(text: text) }
        if key == "h*" || key == "v*", let axis = key.popLast() == "*" ? key.first : nil {
          widget.isOpen.insert(axis)
        }
        widget.numbers[key] = number
      }
    }
    return widget
  }

  private static func expectation(_ text: String) throws -> Expectation {
    let words = text.split(separator: " ")
    guard words.count >= 4, words.count.isMultiple(of: 2), let within = words.last?.dropFirst(2),
      let within = Double(within), let number = Double(words[words.count - 2])
    else { throw Malformed(text: text) }
    let terms = try stride(from: 0, to: words.count - 2, by: 2).map { place in
      guard let factor = Double(words[place]) else { throw Malformed(text: text) }
      return (factor: CGFloat(factor), place: try edge(words[place + 1]))
    }
    return Expectation(text: text, terms: terms, number: number, within: within)
  }
}
