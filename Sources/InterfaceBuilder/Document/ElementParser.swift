import Foundation

/// Makes elements of XML, within limits.
///
/// What comes after a mistake in the XML is lost; what was read before it stays. Instructions to programs and
/// comments are passed over; types and entities of a document's own are refused.
nonisolated struct ElementParser {
  /// Why reading ends early.
  private enum End: Error {
    case malformed, declaration, limit
  }

  /// The outermost element, as far as it was read.
  private var root: DocumentElement?
  private var problems: [DocumentProblem] = []
  private let file: String
  private let limits: DocumentLimits
  private var text: DocumentText
  /// The elements that are open, from the outside in.
  private var open: [DocumentElement] = []
  /// Where the names of all elements that are open stand, also of those that aren't read.
  private var names: [Range<Int>] = []
  private var count = 0

  private init(_ bytes: [UInt8], file: String, limits: DocumentLimits) {
    self.file = file
    self.limits = limits
    text = DocumentText(bytes)
  }

  /// Reads a document.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  static func read(
    _ data: Data, file: String, limits: DocumentLimits
  ) -> (root: DocumentElement?, problems: [DocumentProblem]) {
    func refusal(_ kind: DocumentProblem.Kind, _ message: String, hint: String, line: Int)
      -> (root: DocumentElement?, problems: [DocumentProblem])
    {
      let problem = DocumentProblem(
        kind: kind, message: message, hint: hint, file: file, line: line)
      return (nil, [problem])
    }
    guard data.count <= limits.bytes else {
      return refusal(
        .limit, "The document has more than \(limits.bytes) bytes; no more are read.",
        hint: "Divide it.", line: 0)
    }
    let bytes = DocumentText.inUTF8(data)
    if let encoding = DocumentText.foreignEncoding(bytes) {
      return refusal(
        .malformed, "The document is in the encoding \(encoding), which isn't read.",
        hint: "Save it in UTF-8, as Interface Builder does, or in UTF-16.", line: 1)
    }
    let repaired = DocumentText.repaired(bytes)
    var parser = ElementParser(repaired ?? bytes, file: file, limits: limits)
    if repaired != nil {
      parser.note(
        .malformed, "The text is not in UTF-8.",
        hint: "Characters that can't be read are exchanged.", line: 0)
    }
    parser.readAll()
    return (parser.root, parser.problems)
  }

  private mutating func note(
    _ kind: DocumentProblem.Kind, _ message: String, hint: String, line: Int
  ) {
    guard problems.count < limits.problems else { return }
    problems.append(
      DocumentProblem(kind: kind, message: message, hint: hint, file: file, line: line))
  }

  private mutating func readAll() {
    do throws(End) {
      while let byte = text.next {
        if byte == UInt8(ascii: "<") { try readMarkup() } else { try readText() }
      }
      guard names.isEmpty, root != nil else { throw .malformed }
    } catch {
      switch error {
      case .limit: break
      case .declaration:
        note(
          .malformed, "The document declares a type or entities of its own, which is refused.",
          hint: "Documents of Interface Builder declare none.", line: 0)
      case .malformed:
        note(
          .malformed, "The XML is not well-formed, or ends too early.",
          hint: "What is after this line is not read.", line: text.line())
      }
    }
    while !open.isEmpty { closeLast() }
  }

  // MARK: Elements

  private mutating func readMarkup() throws(End) {
    let line = text.line()
    text.skip()
    switch text.next {
    case UInt8(ascii: "/"):
      text.skip()
      try readEnd()
    case UInt8(ascii: "?"):
      text.skip()
      guard text.skip(past: "?>") != nil else { throw .malformed }
    case UInt8(ascii: "!"):
      text.skip()
      try readDeclaration()
    default: try readStart(line)
    }
  }

  /// Reads what begins with `<!`.
  private mutating func readDeclaration() throws(End) {
    if text.skip("--") {
      guard text.skip(past: "-->") != nil else { throw .malformed }
    } else if !names.isEmpty, text.skip("[CDATA[") {
      guard let inside = text.skip(past: "]]>") else { throw .malformed }
      add(text.string(inside))
    } else {
      throw names.isEmpty && root == nil ? .declaration : .malformed
    }
  }

  private mutating func readStart(_ line: Int) throws(End) {
    guard !names.isEmpty || root == nil, let name = text.name() else { throw .malformed }
    var attributes = ElementAttributes()
    while true {
      let isApart = text.skipGaps()
      switch text.next {
      case UInt8(ascii: ">"):
        text.skip()
        try begin(name, attributes, line)
        return
      case UInt8(ascii: "/"):
        guard text.skip("/>") else { throw .malformed }
        try begin(name, attributes, line)
        end()
        return
      default:
        guard isApart, let attribute = text.attribute(),
          attributes.add(attribute.name, attribute.value)
        else { throw .malformed }
      }
    }
  }

  private mutating func readEnd() throws(End) {
    guard let name = text.name(), let begun = names.last, text.isSame(name, begun) else {
      throw .malformed
    }
    text.skipGaps()
    guard text.skip(">") else { throw .malformed }
    end()
  }

  private mutating func begin(
    _ name: Range<Int>, _ attributes: ElementAttributes, _ line: Int
  ) throws(End) {
    defer { names.append(name) }
    // Inside of one that isn't read.
    guard names.count == open.count else { return }
    count += 1
    guard count <= limits.elements else {
      note(
        .limit, "The document has more than \(limits.elements) elements.",
        hint: "What is after this line is not read.", line: line)
      throw .limit
    }
    guard open.count < limits.depth else {
      note(
        .limit, "More than \(limits.depth) elements are inside each other.",
        hint: "What is inside of this one is not read.", line: line)
      return
    }
    open.append(
      DocumentElement(text.string(name), attributes: attributes, line: line, place: count))
  }

  private mutating func end() {
    names.removeLast()
    if open.count > names.count { closeLast() }
  }

  private mutating func closeLast() {
    guard let element = open.popLast() else { return }
    if open.isEmpty {
      root = element
    } else {
      open[open.count - 1].children.append(element)
    }
  }

  // MARK: Texts

  private mutating func readText() throws(End) {
    guard let found = text.untilMarkup() else { throw .malformed }
    // The gaps between elements are no text.
    let isGap = found.isGap
    guard !names.isEmpty else {
      if isGap { return }
      throw .malformed
    }
    if isGap, open.last?.text.isEmpty != false { return }
    add(found.text)
  }

  private mutating func add(_ string: String) {
    guard names.count == open.count, !open.isEmpty else { return }
    open[open.count - 1].text += string
  }
}
