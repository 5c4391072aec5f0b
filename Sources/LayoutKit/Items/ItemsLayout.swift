import ViewTree

/// The layout of several views or guides that are told the same, or placed as a row or column.
///
///     [yes, no, later].layout.make { $0.height.equalTo(44) }
///     [yes, no, later].layout.distribute(.horizontal, spacing: 8, alignment: .fill)
///
/// An empty list and a list of one item work too; an item that is listed twice counts once.
public struct ItemsLayout {
  /// The views and guides, each once, in their order.
  public let items: [any LayoutItem]

  init(_ items: some Sequence<any LayoutItem>) {
    var known: Set<ObjectIdentifier> = []
    self.items = items.filter { known.insert(ObjectIdentifier($0)).inserted }
  }
}

extension Sequence where Element: View {
  /// The layout of the views: statements about each of them, and arrangements of all.
  public var layout: ItemsLayout { ItemsLayout(lazy.map { $0 as any LayoutItem }) }
}

extension Sequence where Element: LayoutGuide {
  /// The layout of the guides: statements about each of them, and arrangements of all.
  public var layout: ItemsLayout { ItemsLayout(lazy.map { $0 as any LayoutItem }) }
}

extension Sequence where Element == any LayoutItem {
  /// The layout of the views and guides: statements about each of them, and arrangements of all.
  public var layout: ItemsLayout { ItemsLayout(self) }
}

// Each closure runs once for each item; all statements are checked before anything changes.

extension ItemsLayout {
  /// Adds constraints about each of the items and activates them.
  ///
  /// - Returns: The constraints made, item by item.
  @discardableResult
  public func make(
    fileID: String = #fileID, line: Int = #line, _ build: (ConstraintMaker) -> Void
  ) -> ConstraintHandle {
    edit(.make, fileID, line, build)
  }

  /// Makes constraints about each of the items without activating them.
  @discardableResult
  public func prepare(
    fileID: String = #fileID, line: Int = #line, _ build: (ConstraintMaker) -> Void
  ) -> ConstraintHandle {
    edit(.prepare, fileID, line, build)
  }

  /// Changes the active constraints of each item that the statements are about, and adds the rest.
  @discardableResult
  public func update(
    fileID: String = #fileID, line: Int = #line, _ build: (ConstraintMaker) -> Void
  ) -> ConstraintHandle {
    edit(.update, fileID, line, build)
  }

  /// Makes the statements the only active ones of each item.
  @discardableResult
  public func remake(
    fileID: String = #fileID, line: Int = #line, _ build: (ConstraintMaker) -> Void
  ) -> ConstraintHandle {
    edit(.remake, fileID, line, build)
  }

  /// Removes all constraints that have been made for the items, their arrangements included.
  public func remove() {
    for item in items { item.layoutElement.forgetStatements() }
  }

  private func edit(
    _ task: LayoutEdit.Task, _ fileID: String, _ line: Int, _ build: (ConstraintMaker) -> Void
  ) -> ConstraintHandle {
    let source = CodeLocation(fileID: fileID, line: line)
    var all = ConstraintHandle()
    LayoutEdit.commit(items.map { LayoutEdit(task, $0, source: source, build) }) {
      all.append(contentsOf: $1)
    }
    return all
  }
}
