nonisolated extension InterfaceDocument {
  /// The document as it would be shown on the canvas of another version of it: on its device, by its
  /// version of Interface Builder, and with contents of cells as large.
  ///
  /// Versions of a document that differ in that alone are laid out alike. How large the content of a cell
  /// is, Interface Builder stores; nothing else in a document says so.
  ///
  /// - Parameter other: The other version; cells are told by their identifiers.
  /// - Returns: The document, with its own elements but for these.
  /// - Complexity: O(*n*), where *n* is the number of elements of both.
  public func onCanvas(of other: InterfaceDocument) -> InterfaceDocument {
    var frames: [String: DocumentElement] = [:]
    for element in other.root?.all ?? [] where element.isContentOfCell {
      guard let id = element.id else { continue }
      frames[id] = element.children.first { $0.name == "rect" && $0.key == "frame" }
    }
    var document = self
    if !frames.isEmpty { document.root?.take(frames) }
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
  fileprivate mutating func take(_ frames: [String: DocumentElement]) {
    for place in children.indices { children[place].take(frames) }
    guard isContentOfCell, let frame = id.flatMap({ frames[$0] }),
      let place = children.firstIndex(where: { $0.name == "rect" && $0.key == "frame" })
    else { return }
    children[place] = frame
  }
}
