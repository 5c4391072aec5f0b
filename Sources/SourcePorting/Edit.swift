/// Text that comes in the place of some bytes.
struct Edit {
  var range: Range<Int>
  var text: String
}

/// What is to be changed in one source, and what was left as it is.
struct Changes {
  var edits: [Edit] = []
  var notes: [PortNote] = []
  var previews: [PortedPreview] = []

  /// Puts text in the place of bytes.
  mutating func replace(_ range: Range<Int>, with text: String) {
    edits.append(Edit(range: range, text: text))
  }

  /// Puts text before a byte.
  mutating func insert(_ text: String, at place: Int) {
    edits.append(Edit(range: place..<place, text: text))
  }

  /// Puts blanks in the place of bytes, so that what follows keeps its line and column.
  mutating func blank(_ range: Range<Int>, in source: SourceText) {
    replace(range, with: Self.blanks(for: source.bytes[range]))
  }

  /// Puts text in the place of bytes, with the line ends that stood there behind it.
  mutating func replaceKeepingLines(_ range: Range<Int>, with text: String, in source: SourceText) {
    let lines = source.bytes[range].count { $0 == Byte.newline }
    replace(range, with: text + String(repeating: "\n", count: lines))
  }

  mutating func note(_ message: String, at token: Token, in source: SourceText) {
    let position = source.position(of: token.range.lowerBound)
    notes.append(
      PortNote(path: source.path, line: position.line, column: position.column, message: message))
  }

  private static func blanks(for bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes.map { Byte.isNewline($0) ? $0 : Byte.space }, as: UTF8.self)
  }

  /// The source with the edits made; of two that overlap the first stands.
  func applied(to source: SourceText) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(source.bytes.count + 256)
    var at = 0
    // Where several begin at one byte, what is inserted comes first, in the order it came.
    let ordered = edits.enumerated().sorted {
      let first = $0.element.range
      let second = $1.element.range
      if first.lowerBound != second.lowerBound { return first.lowerBound < second.lowerBound }
      if first.isEmpty != second.isEmpty { return first.isEmpty }
      return $0.offset < $1.offset
    }
    for (_, edit) in ordered where edit.range.lowerBound >= at {
      result += source.bytes[at..<edit.range.lowerBound]
      result += edit.text.utf8
      at = edit.range.upperBound
    }
    result += source.bytes[at...]
    return result
  }
}
