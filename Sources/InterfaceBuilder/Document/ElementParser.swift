import Foundation
import FoundationXML

/// Makes elements of XML, within limits.
///
/// What comes after a mistake in the XML is lost; what was read before it stays.
nonisolated final class ElementParser: NSObject, XMLParserDelegate {
  /// The outermost element, as far as it was read.
  private(set) var root: DocumentElement?
  private(set) var problems: [DocumentProblem] = []
  private let file: String
  private let limits: DocumentLimits
  /// The elements that are open, from the outside in.
  private var open: [DocumentElement] = []
  private var count = 0
  /// How many elements are open inside of one that isn't read.
  private var skipped = 0
  private var hasDeclarations = false

  private init(file: String, limits: DocumentLimits) {
    self.file = file
    self.limits = limits
    super.init()
  }

  /// Reads a document.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  static func read(
    _ data: Data, file: String, limits: DocumentLimits
  ) -> (root: DocumentElement?, problems: [DocumentProblem]) {
    let reader = ElementParser(file: file, limits: limits)
    guard data.count <= limits.bytes else {
      reader.note(
        .limit, "The document has \(data.count) bytes; no more than \(limits.bytes) are read.",
        hint: "Divide it.", line: 0)
      return (nil, reader.problems)
    }
    let bytes = inUTF8(data)
    if let encoding = foreignEncoding(bytes) {
      reader.note(
        .malformed, "The document is in the encoding \(encoding), which isn't read.",
        hint: "Save it in UTF-8, as Interface Builder does, or in UTF-16.", line: 1)
      return (nil, reader.problems)
    }
    guard !declaresEntities(bytes) else {
      reader.note(
        .malformed, "The document declares a type or entities of its own, which is refused.",
        hint: "Documents of Interface Builder declare none.", line: 0)
      return (nil, reader.problems)
    }
    let parser = XMLParser(data: Data(withoutInstructions(reader.repaired(bytes))))
    parser.shouldResolveExternalEntities = false
    parser.externalEntityResolvingPolicy = .never
    parser.delegate = reader
    // The parser is content with a text that ends too early.
    let isWhole = parser.parse() && reader.open.isEmpty && reader.root != nil
    if !isWhole, !reader.hasDeclarations {
      reader.note(
        .malformed, "The XML is not well-formed, or ends too early.",
        hint: "What is after this line is not read.", line: max(parser.lineNumber, 1))
    }
    reader.closeAll()
    return (reader.root, reader.problems)
  }

  /// A text in UTF-16, with or without a mark of its byte order, in UTF-8; others as they are.
  private static func inUTF8(_ data: Data) -> [UInt8] {
    let start = Array(data.prefix(4))
    let encoding: String.Encoding
    switch start {
    case _ where start.starts(with: [0xFF, 0xFE]) || start.starts(with: [0xFE, 0xFF]):
      encoding = .utf16
    case [0x3C, 0, 0x3F, 0]: encoding = .utf16LittleEndian
    case [0, 0x3C, 0, 0x3F]: encoding = .utf16BigEndian
    default: return Array(data)
    }
    return String(data: data, encoding: encoding).map { Array($0.utf8) } ?? Array(data)
  }

  /// The encoding that the declaration at the beginning names, if it is neither UTF-8 nor UTF-16, as which the
  /// bytes themselves are known.
  private static func foreignEncoding(_ bytes: [UInt8]) -> String? {
    let start = String(decoding: bytes.prefix(200), as: UTF8.self)
    guard let end = start.range(of: "?>"), start.contains("<?xml") else { return nil }
    let declaration = start[..<end.lowerBound]
    guard let name = declaration.range(of: "encoding") else { return nil }
    let value = declaration[name.upperBound...].split { "=\"' \t\n\r".contains($0) }.first ?? ""
    let known = ["UTF-8", "UTF8", "UTF-16", "UTF16", "UTF-16LE", "UTF-16BE", "US-ASCII", "ASCII"]
    return known.contains(value.uppercased()) ? nil : String(value)
  }

  /// The text in well-formed UTF-8, which Foundation's parser relies on.
  private func repaired(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.contains(0) || String(validating: bytes, as: UTF8.self) == nil else { return bytes }
    note(
      .malformed, "The text is not in UTF-8.",
      hint: "Characters that can't be read are exchanged.", line: 0)
    let text = String(decoding: bytes.map { $0 == 0 ? UInt8(ascii: " ") : $0 }, as: UTF8.self)
    return Array(text.utf8)
  }

  /// The text with spaces where instructions to programs stand, and the declaration at its beginning.
  ///
  /// They mean nothing to a document, whose encoding is known by now, and Foundation's parser on Linux reads the text of one without any
  /// at address 0.
  private static func withoutInstructions(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    var place = 0
    while let start = bytes[place...].firstIndex(of: UInt8(ascii: "<")) {
      place = start + 1
      guard place < bytes.count,
        bytes[place] == UInt8(ascii: "?") || bytes[place] == UInt8(ascii: "!")
      else { continue }
      let rest = bytes[start...]
      let parts = [("<!--", "-->"), ("<![CDATA[", "]]>"), ("<?", "?>")]
      guard let (open, close) = parts.first(where: { rest.starts(with: $0.0.utf8) }) else {
        continue
      }
      let inside = start + open.utf8.count
      let end = bytes[inside...].indices.first { bytes[$0...].starts(with: close.utf8) }
      place = end.map { $0 + close.utf8.count } ?? bytes.count
      guard open == "<?" else { continue }
      // Lines keep their numbers.
      for place in start..<place where bytes[place] != 0x0A { bytes[place] = 0x20 }
    }
    return bytes
  }

  /// Whether there is a declaration before the first element.
  private static func declaresEntities(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
      rest = rest[start...].dropFirst()
      switch rest.first {
      case UInt8(ascii: "!"):
        guard rest.starts(with: Array("!--".utf8)) else { return true }
        guard let end = rest.firstRange(of: Array("-->".utf8)) else { return false }
        rest = rest[end.upperBound...]
      case UInt8(ascii: "?"):
        guard let end = rest.firstRange(of: Array("?>".utf8)) else { return false }
        rest = rest[end.upperBound...]
      default: return false
      }
    }
    return false
  }

  private func note(_ kind: DocumentProblem.Kind, _ message: String, hint: String, line: Int) {
    guard problems.count < limits.problems else { return }
    problems.append(
      DocumentProblem(kind: kind, message: message, hint: hint, file: file, line: line))
  }

  private func closeAll() {
    while !open.isEmpty { closeLast() }
  }

  private func closeLast() {
    guard let element = open.popLast() else { return }
    if open.isEmpty {
      if root == nil { root = element }
    } else {
      open[open.count - 1].children.append(element)
    }
  }

  // MARK: What the parser finds

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String] = [:]
  ) {
    guard skipped == 0 else {
      skipped += 1
      return
    }
    count += 1
    let line = max(parser.lineNumber, 1)
    guard count <= limits.elements else {
      if count == limits.elements + 1 {
        note(
          .limit, "The document has more than \(limits.elements) elements.",
          hint: "What is after this line is not read.", line: line)
      }
      skipped = 1
      return
    }
    guard open.count < limits.depth else {
      note(
        .limit, "More than \(limits.depth) elements are inside each other.",
        hint: "What is inside of this one is not read.", line: line)
      skipped = 1
      return
    }
    open.append(DocumentElement(name, attributes: attributes, line: line, place: count))
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    if skipped > 0 {
      skipped -= 1
    } else {
      closeLast()
    }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    guard skipped == 0, !open.isEmpty else { return }
    // The gaps between elements are no text.
    guard !open[open.count - 1].text.isEmpty || !string.utf8.allSatisfy(Self.isGap) else { return }
    open[open.count - 1].text += string
  }

  /// Whether a byte is one of XML's blanks.
  private static func isGap(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D
  }

  func parser(
    _ parser: XMLParser, foundInternalEntityDeclarationWithName name: String, value: String?
  ) {
    hasDeclarations = true
    note(
      .malformed, "The document declares the entity \(name).",
      hint: "Documents of Interface Builder declare none; nothing more is read.",
      line: max(parser.lineNumber, 1))
    parser.abortParsing()
  }
}
