import Foundation

/// An element of a document: its name, its attributes and what is in it.
public nonisolated struct DocumentElement: Hashable, Sendable {
  /// The element's name, as in `label`.
  public internal(set) var name: String
  private var values: ElementAttributes
  /// The elements inside, in their order.
  public internal(set) var children: [DocumentElement] = []
  /// The text directly inside.
  public internal(set) var text = ""
  /// The line of the document where the element begins, from 1.
  public let line: Int
  /// The element's number in the order of the document, from 1; 0 for one that is not of a document.
  let place: Int

  init(_ name: String, attributes: ElementAttributes = .init(), line: Int, place: Int = 0) {
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
  public internal(set) subscript(attribute: String) -> String? {
    get { values[attribute] }
    set { values[attribute] = newValue }
  }

  /// The identifier by which other elements speak of this one.
  public var id: String? { values["id"] }

  /// The role the element has in the one around it, as in `key="contentView"`.
  public var key: String? { values["key"] }

  /// The first element inside of a name.
  public func child(_ name: String) -> DocumentElement? { children.first { $0.name == name } }

  /// The first element inside that has a role.
  public func child(key: String) -> DocumentElement? { children.first { $0.key == key } }

  /// Whether the document has stored a frame for what the element describes.
  var hasStoredFrame: Bool { children.contains { $0.name == "rect" && $0.key == "frame" } }

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

extension DocumentElement {
  /// A view as large as a screen that stands for a controller without one of its own.
  ///
  /// - Parameters:
  ///   - size: The screen's size, in points.
  ///   - subviews: What the view holds, such as the controller's bars.
  ///   - controller: The controller, whose place the view has.
  /// - Returns: The element of the view, which has no identifier.
  static func view(
    over size: CGSize, holding subviews: [DocumentElement], insteadOf controller: DocumentElement
  ) -> DocumentElement {
    var view = DocumentElement("view", line: controller.line, place: controller.place)
    let frame = DocumentElement(
      "rect",
      attributes: ElementAttributes([
        "key": "frame", "x": "0", "y": "0", "width": "\(size.width)", "height": "\(size.height)",
      ]), line: controller.line)
    var list = DocumentElement("subviews", line: controller.line)
    list.children = subviews
    view.children = [frame, list]
    return view
  }
}
