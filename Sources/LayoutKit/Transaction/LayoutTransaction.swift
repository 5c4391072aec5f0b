import ViewTree

/// What is to change in one step: the `$0` of ``perform(_:)``.
///
/// The handles that it returns have their constraints when the transaction is over. What is asked
/// of a transaction that is over is done at once.
public final class LayoutTransaction {
  private struct Entry {
    var edit: LayoutEdit
    var handle: ConstraintHandle
  }

  private var entries: [Entry] = []
  private var removals: [() -> Void] = []
  private var activations: [() -> Void] = []
  private var isOver = false

  private init() {}

  /// Changes the layout of several views and guides in one step.
  ///
  ///     LayoutTransaction.perform {
  ///       $0.remake(photo) { $0.edges.equalToSuperview() }
  ///       $0.update(title) { $0.top.equalTo(photo.layout.bottom).offset(8) }
  ///       $0.remove(caption)
  ///     }
  ///
  /// The closures run one after the other, but nothing changes before the last has returned. Then
  /// all statements are checked, all that is to go is removed, and only then anything is changed
  /// or added, so that old and new never clash. A statement with a mistake is left out and
  /// reported; the others stand.
  ///
  /// - Parameter body: Says what is to change.
  public static func perform(_ body: (LayoutTransaction) -> Void) {
    let transaction = LayoutTransaction()
    body(transaction)
    transaction.commit()
  }

  /// Adds constraints about a view or guide.
  @discardableResult
  public func make(
    _ item: any LayoutItem, fileID: String = #fileID, line: Int = #line,
    _ build: (ConstraintMaker) -> Void
  ) -> ConstraintHandle {
    record(LayoutEdit(.make, item, source: CodeLocation(fileID: fileID, line: line), build))
  }

  /// Changes the constraints of a view or guide that the statements are about, and adds the rest.
  @discardableResult
  public func update(
    _ item: any LayoutItem, fileID: String = #fileID, line: Int = #line,
    _ build: (ConstraintMaker) -> Void
  ) -> ConstraintHandle {
    record(LayoutEdit(.update, item, source: CodeLocation(fileID: fileID, line: line), build))
  }

  /// Makes the statements the only active ones of a view or guide.
  @discardableResult
  public func remake(
    _ item: any LayoutItem, fileID: String = #fileID, line: Int = #line,
    _ build: (ConstraintMaker) -> Void
  ) -> ConstraintHandle {
    record(LayoutEdit(.remake, item, source: CodeLocation(fileID: fileID, line: line), build))
  }

  /// Removes all constraints that have been made for a view or guide.
  public func remove(_ item: any LayoutItem) {
    remove { item.layoutElement.forgetStatements() }
  }

  /// Brings the constraints of a handle into force.
  public func activate(_ handle: ConstraintHandle) {
    activate { handle.activate() }
  }

  /// Takes the constraints of a handle out of force.
  public func deactivate(_ handle: ConstraintHandle) {
    remove { handle.deactivate() }
  }

  /// Brings a group into force.
  public func activate(_ group: ConstraintGroup) {
    activate { group.activate() }
  }

  /// Takes a group out of force.
  public func deactivate(_ group: ConstraintGroup) {
    remove { group.deactivate() }
  }
}

extension LayoutTransaction {
  private func record(_ edit: consuming LayoutEdit) -> ConstraintHandle {
    if isOver { return edit.carryOut() }
    let handle = ConstraintHandle(PendingConstraints())
    entries.append(Entry(edit: edit, handle: handle))
    return handle
  }

  private func remove(_ action: @escaping () -> Void) {
    if isOver { action() } else { removals.append(action) }
  }

  private func activate(_ action: @escaping () -> Void) {
    if isOver { action() } else { activations.append(action) }
  }

  private func commit() {
    isOver = true
    LayoutEdit.commit(
      entries.map(\.edit), removing: { for action in removals { action() } },
      installed: { place, made in
        var handle = entries[place].handle
        handle.append(contentsOf: made)
      })
    for action in activations { action() }
    entries = []
    removals = []
    activations = []
  }
}
