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
    guard !declaresEntities(data) else {
      reader.note(
        .malformed, "The document declares a type or entities of its own, which is refused.",
        hint: "Documents of Interface Builder declare none.", line: 0)
      return (nil, reader.problems)
    }
    let parser = XMLParser(data: withoutInstructions(reader.repaired(data)))
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

  /// The text in well-formed UTF-8, which Foundation's parser relies on.
  private func repaired(_ data: Data) -> Data {
    guard data.contains(0) || String(validating: data, as: UTF8.self) == nil else { return data }
    note(
      .malformed, "The text is not in UTF-8.",
      hint: "Characters that can't be read are exchanged.", line: 0)
    let text = String(decoding: data.map { $0 == 0 ? UInt8(ascii: " ") : $0 }, as: UTF8.self)
    return Data(text.utf8)
  }

  /// The text with spaces where instructions to programs stand, but for the declaration at its beginning.
  ///
  /// They mean nothing to a document, and Foundation's parser on Linux reads the text of one without any
  /// at address 0.
  private static func withoutInstructions(_ data: Data) -> Data {
    var bytes = Array(data)
    let mark = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var place = mark
    while let start = bytes[place...].firstIndex(of: UInt8(ascii: "<")) {
      let rest = bytes[start...]
      let hidden = [("<!--", "-->"), ("<![CDATA[", "]]>")].first { rest.starts(with: $0.0.utf8) }
      guard let (open, close) = hidden ?? (rest.starts(with: "<?".utf8) ? ("<?", "?>") : nil) else {
        place = start + 1
        continue
      }
      let inside = start + open.utf8.count
      let end = bytes[inside...].indices.first { bytes[$0...].starts(with: close.utf8) }
      place = end.map { $0 + close.utf8.count } ?? bytes.count
      let isDeclaration = start == mark && rest.dropFirst(2).starts(with: "xml ".utf8)
      guard open == "<?", !isDeclaration else { continue }
      // Lines keep their numbers.
      for place in start..<place where bytes[place] != 0x0A { bytes[place] = 0x20 }
    }
    return Data(bytes)
  }

  /// Whether there is a declaration before the first element, or another encoding than UTF-8.
  private static func declaresEntities(_ data: Data) -> Bool {
    var rest = data[...]
    while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
      rest = rest[start...].dropFirst()
      switch rest.first {
      case UInt8(ascii: "!"):
        guard rest.starts(with: Array("!--".utf8)) else { return true }
        guard let end = rest.firstRange(of: Data("-->".utf8)) else { return false }
        rest = rest[end.upperBound...]
      case UInt8(ascii: "?"):
        guard let end = rest.firstRange(of: Data("?>".utf8)) else { return false }
        let declaration = String(decoding: rest[..<end.lowerBound], as: UTF8.self).lowercased()
        if declaration.contains("encoding"), !declaration.contains("utf-8") { return true }
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
    open.append(DocumentElement(name, attributes: attributes, line: line))
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
    guard !string.allSatisfy(\.isWhitespace) || !open[open.count - 1].text.isEmpty else { return }
    open[open.count - 1].text += string
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
