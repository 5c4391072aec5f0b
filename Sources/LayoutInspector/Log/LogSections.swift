/// A text cut into reports, and these into the constraints that they list.
///
/// Constraints are sought in the whole text and not line by line: consoles wrap lines, pages put several
/// into one, and a title may have a line break in it.
struct LogSections {
  /// The constraints of one report.
  struct Section {
    /// The constraints, from `<` to `>`.
    var listed: [String] = []
    /// The constraint that was broken.
    var broken: String?
    /// Whether the report ends where reports end.
    var isComplete = false
    /// How many lines stand for constraints that are hidden.
    var hidden = 0
  }

  private(set) var sections: [Section] = []
  private(set) var hasHeader = false
  /// Whether constraints are there in name only.
  var isPrivate: Bool { sections.contains { $0.hidden > 0 && $0.listed.isEmpty } }

  init(_ text: String) {
    let text = LogBytes(text)
    var isBreaking = false
    let marks = text.marks
    for (place, mark) in marks.enumerated() {
      let end = place + 1 < marks.count ? marks[place + 1].start : text.bytes.count
      switch mark.kind {
      case .header:
        hasHeader = true
        isBreaking = false
        sections.append(Section())
        noteRest(text.string(mark.start..<end))
      case .breaking:
        isBreaking = true
        noteRest(text.string(mark.start..<end))
      case .constraint:
        let close = text.end(of: mark.start..<end)
        add(text.string(mark.start..<close), &isBreaking)
        noteRest(text.string(close..<end))
      }
    }
  }

  private mutating func add(_ constraint: String, _ isBreaking: inout Bool) {
    // What follows the broken one without a header is another report.
    if sections.isEmpty || (isBreaking && sections.last?.broken != nil) {
      sections.append(Section())
      isBreaking = false
    }
    let last = sections.count - 1
    if isBreaking {
      sections[last].broken = constraint
      sections[last].isComplete = true
    } else {
      sections[last].listed.append(constraint)
    }
  }

  /// Notes what stands between two constraints, or behind a header.
  private mutating func noteRest(_ text: String) {
    guard !sections.isEmpty else { return }
    let last = sections.count - 1
    var rest = text[...]
    while let next = rest.range(of: "<private>") {
      sections[last].hidden += 1
      rest = rest[next.upperBound...]
    }
    let hasListEnd = text.first { !"\", \n\r\t\\".contains($0) } == ")"
    if text.contains("attempt to recover by breaking") || text.contains("symbolic breakpoint")
      || hasListEnd && !sections[last].listed.isEmpty
    {
      sections[last].isComplete = true
    }
  }
}

/// A text as bytes, in which the beginnings of constraints are sought.
private struct LogBytes {
  enum Kind {
    case header
    case breaking
    case constraint
  }

  let bytes: [UInt8]

  /// Undoes what pages do to a log: characters written as entities or behind a backslash, and quotation
  /// marks made curly.
  init(_ text: String) {
    var text = text
    let written = [
      ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&#x27;", "'"),
      ("&amp;", "&"),
      ("\\<", "<"), ("\\>", ">"), ("\\\"", "\""), ("\\|", "|"),
    ]
    for (written, meant) in written where text.contains(written) {
      text = text.split(separator: written, omittingEmptySubsequences: false).joined(
        separator: meant)
    }
    let quotes: [Character: Character] = [
      "\u{2018}": "'", "\u{2019}": "'", "\u{201C}": "\"", "\u{201D}": "\"", "\u{A0}": " ",
    ]
    bytes = Array(String(text.map { quotes[$0] ?? $0 }).utf8)
  }

  func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Where headers and constraints begin, in their order.
  var marks: [(start: Int, kind: Kind)] {
    let headers = offsets(of: "Unable to simultaneously satisfy constraints").map {
      (start: $0, kind: Kind.header)
    }
    let breaking = offsets(of: "attempt to recover by breaking constraint").map {
      (start: $0, kind: Kind.breaking)
    }
    // The class of a constraint ends in this, whoever has written it.
    let constraints = offsets(of: "Constraint:").compactMap { place -> (start: Int, kind: Kind)? in
      var start = place
      while start > 0, Self.isName(bytes[start - 1]) { start -= 1 }
      guard start > 0, bytes[start - 1] == UInt8(ascii: "<") else { return nil }
      return (start - 1, .constraint)
    }
    return (headers + breaking + constraints).sorted { $0.start < $1.start }
  }

  private static func isName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "_"), UInt8(ascii: "."),
      UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }

  private func offsets(of text: String) -> [Int] {
    let sought = Array(text.utf8)
    guard let first = sought.first, bytes.count >= sought.count else { return [] }
    return (0...bytes.count - sought.count).filter {
      bytes[$0] == first && bytes[$0...].starts(with: sought)
    }
  }

  /// Whether there is a relation in a constraint, or all of a visual format: a label may show a bracket.
  private func isWhole(_ range: Range<Int>) -> Bool {
    let text = string(range)[...].trimmed
    if [" == ", " <= ", " >= "].contains(where: { text.range(of: $0) != nil }) { return true }
    let isVisual = text.range(of: " H:") != nil || text.range(of: " V:") != nil
    return isVisual && text.last.map { "]|)".contains($0) } == true
  }

  /// Behind the bracket that closes a constraint.
  ///
  /// That is the first one before a quotation mark or, where there is none, before a space or at the
  /// end; others are part of a relation, or of what a label shows. Without any it is the end of the line.
  func end(of range: Range<Int>) -> Int {
    // No constraint is as long; what is would take forever to be read.
    let range = range.lowerBound..<min(range.upperBound, range.lowerBound + 10_000)
    var found: Int?
    for place in range.dropFirst() where bytes[place] == UInt8(ascii: ">") {
      guard place + 1 < range.upperBound else {
        found = found ?? place
        break
      }
      switch bytes[place + 1] {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): return place + 1
      case UInt8(ascii: "="): continue
      case UInt8(ascii: ","), UInt8(ascii: ")"), UInt8(ascii: ";"), 0...0x20:
        if found == nil, isWhole(range.lowerBound..<place) { found = place }
      default: continue
      }
    }
    if let found { return found + 1 }
    return range.first { bytes[$0] == 0x0A || bytes[$0] == 0x0D } ?? range.upperBound
  }
}

extension Substring {
  /// Where a text begins and ends in this one.
  func range(of text: String) -> Range<Index>? {
    guard let first = text.first else { return nil }
    var place = startIndex
    while let next = self[place...].firstIndex(of: first) {
      if self[next...].hasPrefix(text) { return next..<index(next, offsetBy: text.count) }
      place = index(after: next)
    }
    return nil
  }
}
