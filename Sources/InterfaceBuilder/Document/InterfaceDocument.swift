public import Foundation
import UIKit

/// A `.xib` or `.storyboard` file, taken apart into its elements.
///
/// Reading never fails: what can't be read is left out and listed in ``problems``.
public nonisolated struct InterfaceDocument: Sendable {
  /// What a document holds.
  public nonisolated enum Kind: Hashable, Sendable {
    /// Views, and objects that go with them.
    case views
    /// Scenes with controllers.
    case storyboard
  }

  /// The file's name without its folders.
  public let file: String
  /// The outermost element; nil if there is none that can be used.
  public internal(set) var root: DocumentElement?
  /// What couldn't be read, in the order of the lines.
  public private(set) var problems: [DocumentProblem]

  /// Reads a document from bytes.
  ///
  /// - Parameters:
  ///   - data: The text of the document, in UTF-8.
  ///   - file: The name that problems give it.
  ///   - limits: How much is read.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  public init(data: Data, file: String, limits: DocumentLimits = DocumentLimits()) {
    self.file = file
    (root, problems) = ElementParser.read(data, file: file, limits: limits)
    checkType()
    if root != nil { checkIdentifiers(limits) }
  }

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - url: Where the file is. One that can't be opened gives an empty document with a problem.
  ///   - limits: How much is read.
  public init(contentsOf url: URL, limits: DocumentLimits = DocumentLimits()) {
    let file = url.lastPathComponent
    guard let data = BoundedFile.start(of: url, limit: limits.bytes) else {
      self.init(
        file: file,
        problem: DocumentProblem(
          kind: .missingFile, message: "The file can't be opened.", hint: "Look at its path.",
          file: file, line: 0))
      return
    }
    self.init(data: data, file: file, limits: limits)
  }

  /// An empty document in the place of one that can't be found.
  init(missing file: String) {
    self.init(
      file: file,
      problem: DocumentProblem(
        kind: .missingFile, message: "There is no document \(file).",
        hint: "Look at its name, and make its folder known: InterfaceDocuments.search(in: …).",
        file: file,
        line: 0))
  }

  private init(file: String, problem: DocumentProblem) {
    self.file = file
    problems = [problem]
  }

  /// What the document holds.
  public var kind: Kind {
    root?["type"]?.contains("Storyboard") == true || root?.child("scenes") != nil
      ? .storyboard : .views
  }

  /// The device that the document was last edited for.
  public var device: CanvasDevice { CanvasDevice(of: root) }

  /// Whether views are laid out by constraints, and not only by their masks.
  public var usesAutoLayout: Bool { root?["useAutolayout"] == "YES" }

  /// The version of Interface Builder that wrote a document, such as 21225.
  static func toolsVersion(_ root: DocumentElement?) -> Int? {
    root?["toolsVersion"].flatMap { Int($0.prefix { $0 != "." }) }
  }

  /// Whether controls had the looks and sizes of iOS 26 when the document was written.
  ///
  /// Versions from 32000 are of other tools, which keep to the older ones.
  var hasControlsOf26: Bool {
    Self.toolsVersion(root).map { (24_000..<32_000).contains($0) } ?? false
  }

  /// The objects of a document of views, or the scenes of a storyboard.
  package var parts: [DocumentElement] {
    guard let root else { return [] }
    return kind == .storyboard ? root.list("scenes") : root.list("objects")
  }

  // MARK: Checks

  private mutating func checkType() {
    guard let root else { return }
    let type = root["type"] ?? ""
    if root.name != "document" {
      refuse(
        .otherPlatform, "The outermost element is \(root.name), not document.",
        hint: "Open the file in Xcode and save it in today's form.", line: root.line)
    } else if !type.isEmpty, !type.contains("CocoaTouch"), !type.contains("AppleTV") {
      refuse(
        .otherPlatform, "The document is of type \(type).",
        hint: "Only documents for iOS are read.", line: root.line)
    }
  }

  private mutating func refuse(
    _ kind: DocumentProblem.Kind, _ message: String, hint: String, line: Int
  ) {
    root = nil
    problems.append(
      DocumentProblem(kind: kind, message: message, hint: hint, file: file, line: line))
  }

  private mutating func checkIdentifiers(_ limits: DocumentLimits) {
    guard let root else { return }
    var lines: [String: Int] = [:]
    for element in root.all {
      // These share identifiers with what they stand for.
      guard let id = element.id, element.name != "capability", element.name != "placeholder",
        element.name != "device", element.name != "adaptation"
      else { continue }
      guard let first = lines[id] else {
        lines[id] = element.line
        continue
      }
      guard problems.count < limits.problems else { return }
      problems.append(
        DocumentProblem(
          kind: .identifier,
          message: "The identifier \(id) is also that of an element on line \(first).",
          hint: "What speaks of it means the first; give each element one of its own.",
          file: file, line: element.line))
    }
  }
}

nonisolated extension InterfaceDocument {
  /// The names of outlets, by the identifiers of what they lead to; of several the first.
  ///
  /// Outlets that say who looks after a view aren't names of anything.
  package var outletNames: [String: String] {
    var names: [String: String] = [:]
    for element in root?.all ?? [] where element.name == "outlet" {
      guard let id = element["destination"], let name = element["property"],
        !["view", "delegate", "dataSource"].contains(name), names[id] == nil
      else { continue }
      names[id] = name
    }
    return names
  }
}

nonisolated extension InterfaceDocument {
  /// The document as it would be shown on the canvas of another version of it: on its device, by
  /// its version of Interface Builder, and with contents of cells of the same size.
  ///
  /// Versions of a document that differ in that alone are laid out alike. How large the content of a cell
  /// is, Interface Builder stores; nothing else in a document says so.
  ///
  /// - Parameter other: The other version; cells are matched by their identifiers.
  /// - Returns: The document, with its own elements but for these.
  /// - Complexity: O(*n*), where *n* is the number of elements of both.
  public func onCanvas(of other: InterfaceDocument) -> InterfaceDocument {
    var frames: [String: DocumentElement] = [:]
    for element in other.root?.all ?? [] where element.isContentOfCell {
      guard let id = element.id else { continue }
      frames[id] = element.children.first { $0.name == "rect" && $0.key == "frame" }
    }
    var document = self
    if !frames.isEmpty { document.root?.apply(frames) }
    guard let root = other.root else { return document }
    document.root?["toolsVersion"] = root["toolsVersion"]
    document.root?.children.removeAll { $0.name == "device" }
    if let device = root.child("device") { document.root?.children.insert(device, at: 0) }
    return document
  }
}

nonisolated extension DocumentElement {
  fileprivate var isContentOfCell: Bool { key == "contentView" && name.hasSuffix("ContentView") }

  /// Takes the frames of contents of cells over; the reader limits how deep elements are.
  fileprivate mutating func apply(_ frames: [String: DocumentElement]) {
    for place in children.indices { children[place].apply(frames) }
    guard isContentOfCell, let frame = id.flatMap({ frames[$0] }),
      let place = children.firstIndex(where: { $0.name == "rect" && $0.key == "frame" })
    else { return }
    children[place] = frame
  }
}

/// How much of a document is read.
///
/// A document of Interface Builder stays far below; one that doesn't was not written by it.
public nonisolated struct DocumentLimits: Hashable, Sendable {
  /// The greatest number of bytes.
  public var bytes = 64 << 20
  /// The greatest number of elements.
  public var elements = 250_000
  /// How many elements may be inside each other.
  public var depth = 200
  /// The greatest number of problems that are listed.
  public var problems = 100

  /// The ordinary limits.
  public init() {}
}
