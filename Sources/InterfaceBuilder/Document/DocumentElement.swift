import Foundation

/// An element of a document: its name, its attributes and what is in it.
public nonisolated struct DocumentElement: Hashable, Sendable {
  /// The element's name, as in `label`.
  public package(set) var name: String
  private var values: ElementAttributes
  /// The elements inside, in their order.
  public package(set) var children: [DocumentElement] = []
  /// The text directly inside.
  public package(set) var text = ""
  /// The line of the document where the element begins, from 1.
  public let line: Int
  /// The element's number in the order of the document, from 1; 0 for one that is not of a document.
  package let place: Int

  package init(_ name: String, attributes: ElementAttributes = .init(), line: Int, place: Int = 0) {
    self.name = name
    values = attributes
    self.line = line
    self.place = place
  }

  /// The attributes by their names.
  ///
  /// - Complexity: O(*n*), where *n* is the number of attributes; the subscript is for one of them.
  public var attributes: [String: String] { values.table }

  /// An attribute, if it is there.
  public package(set) subscript(attribute: String) -> String? {
    get { values[attribute] }
    set { values[attribute] = newValue }
  }

  /// The identifier by which other elements refer to this one.
  public var id: String? { values["id"] }

  /// The role the element has in the one around it, as in `key="contentView"`.
  public var key: String? { values["key"] }

  /// The first element inside with a name.
  public func child(_ name: String) -> DocumentElement? { children.first { $0.name == name } }

  /// The first element inside that has a role.
  public func child(key: String) -> DocumentElement? { children.first { $0.key == key } }

  /// Whether the document has stored a frame for what the element describes.
  package var hasStoredFrame: Bool { children.contains { $0.name == "rect" && $0.key == "frame" } }

  /// The elements inside the first element of a name, as the views in `subviews`.
  public func list(_ name: String) -> [DocumentElement] { child(name)?.children ?? [] }

  /// This element and all inside it, from the outside in, in the order of the document.
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements.
  public var all: [DocumentElement] {
    var found: [DocumentElement] = []
    var pending = [self]
    while let element = pending.popLast() {
      found.append(element)
      pending.append(contentsOf: element.children.reversed())
    }
    return found
  }
}
