/// The part of YAML that configuration files of linters are written in: maps, lists and plain values, by
/// indents, with comments; no anchors, tags, or texts of several lines.
indirect enum PlainYAML: Equatable {
  case text(String)
  case list([PlainYAML])
  case map([Entry])

  /// A key with what it stands for, and its line from 1.
  struct Entry: Equatable {
    var key: String
    var value: PlainYAML
    var line: Int
  }

  /// Something that can't be read, with its line from 1.
  struct Mistake: Error, Equatable {
    var line: Int
  }

  /// Reads a text; an empty one is an empty map.
  init(_ text: String) throws(Mistake) {
    var lines: [Line] = []
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let plain = Self.withoutComment(line.hasSuffix("\r") ? line.dropLast() : line)
      let content = plain.drop { $0 == " " }
      guard !content.allSatisfy({ $0 == " " || $0 == "\t" }), content != "---" else { continue }
      guard content.first != "\t" else { throw Mistake(line: number + 1) }
      lines.append(
        Line(indent: plain.count - content.count, text: Self.trimmed(content), number: number + 1))
    }
    var reader = Reader(lines: lines)
    self = lines.isEmpty ? .map([]) : try reader.value(depth: 0)
    if let rest = reader.next { throw Mistake(line: rest.number) }
  }

  /// The texts of a list, or of a single value.
  var texts: [String] {
    switch self {
    case .text(let text): text.isEmpty ? [] : [text]
    case .list(let values): values.flatMap(\.texts)
    case .map: []
    }
  }

  /// The maps of a list.
  var maps: [[Entry]] {
    switch self {
    case .map(let entries): [entries]
    case .list(let values): values.flatMap(\.maps)
    case .text: []
    }
  }

  private struct Line {
    var indent: Int
    var text: String
    var number: Int
  }

  private static func trimmed(_ text: some StringProtocol) -> String {
    var text = Substring(text)
    while let last = text.last, last == " " || last == "\t" { text.removeLast() }
    return String(text.drop { $0 == " " })
  }

  private static func withoutComment(_ line: Substring) -> Substring {
    var quote: Character?
    var before: Character = " "
    for (place, character) in zip(line.indices, line) {
      if character == "\"" || character == "'" {
        quote = quote == nil ? character : quote == character ? nil : quote
      } else if character == "#", quote == nil, before == " " {
        return line[..<place]
      }
      before = character
    }
    return line
  }

  /// Walks through the lines.
  private struct Reader {
    let lines: [Line]
    private var place = 0

    init(lines: [Line]) { self.lines = lines }

    var next: Line? { place < lines.count ? lines[place] : nil }

    mutating func value(depth: Int) throws(Mistake) -> PlainYAML {
      guard let first = next else { return .text("") }
      guard depth < 50 else { throw Mistake(line: first.number) }
      return first.text == "-" || first.text.hasPrefix("- ")
        ? try list(first.indent, depth) : try map(first.indent, [], depth)
    }

    private mutating func list(_ indent: Int, _ depth: Int) throws(Mistake) -> PlainYAML {
      var values: [PlainYAML] = []
      while let line = next, line.indent == indent, line.text == "-" || line.text.hasPrefix("- ") {
        place += 1
        let rest = String(line.text.dropFirst().drop { $0 == " " })
        if rest.isEmpty {
          values.append(
            next.map { $0.indent > indent } == true ? try value(depth: depth + 1) : .text(""))
        } else if let (key, value) = PlainYAML.pair(rest) {
          // A map begins behind the dash.
          let inner = indent + line.text.count - rest.count
          let first = try entry(key, value, line.number, inner, depth)
          values.append(try map(inner, [first], depth + 1))
        } else {
          values.append(PlainYAML.scalar(rest))
        }
      }
      return .list(values)
    }

    private mutating func map(
      _ indent: Int, _ first: [Entry], _ depth: Int
    ) throws(Mistake) -> PlainYAML {
      var entries = first
      while let line = next, line.indent == indent, !line.text.hasPrefix("- ") {
        guard let (key, value) = PlainYAML.pair(line.text) else { throw Mistake(line: line.number) }
        place += 1
        entries.append(try entry(key, value, line.number, indent, depth))
      }
      if let line = next, line.indent > indent { throw Mistake(line: line.number) }
      return .map(entries)
    }

    private mutating func entry(
      _ key: String, _ text: String, _ line: Int, _ indent: Int, _ depth: Int
    ) throws(Mistake) -> Entry {
      guard text.isEmpty else { return Entry(key: key, value: PlainYAML.scalar(text), line: line) }
      // A list may stand below its key without an indent.
      let isBelow = next.map {
        $0.indent > indent || ($0.indent == indent && ($0.text == "-" || $0.text.hasPrefix("- ")))
      }
      let value: PlainYAML = isBelow == true ? try self.value(depth: depth + 1) : .text("")
      return Entry(key: key, value: value, line: line)
    }
  }

  /// The key and the rest of `key: rest`.
  private static func pair(_ text: String) -> (String, String)? {
    guard text.first != "\"", text.first != "'", text.first != "[",
      let colon = text.firstIndex(of: ":")
    else { return nil }
    let rest = text[text.index(after: colon)...]
    guard rest.isEmpty || rest.first == " " else { return nil }
    return (trimmed(text[..<colon]), trimmed(rest))
  }

  private static func scalar(_ text: String) -> PlainYAML {
    if text.hasPrefix("["), text.hasSuffix("]") {
      let inside = text.dropFirst().dropLast()
      return .list(
        inside.split(separator: ",").map { .text(unquoted(trimmed($0))) }.filter { $0 != .text("") }
      )
    }
    return .text(unquoted(text))
  }

  private static func unquoted(_ text: String) -> String {
    guard text.count >= 2, let first = text.first, first == text.last, "\"'".contains(first) else {
      return text
    }
    return String(text.dropFirst().dropLast())
  }
}
