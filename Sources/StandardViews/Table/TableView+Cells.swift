public import Foundation
import ViewTree

/// Where cells come from and go to.
extension TableView {
  /// Makes the class known whose cells show the rows of a kind, or no class.
  final func registerCells(_ cellClass: AnyClass?, _ identifier: String) {
    guard let cellClass else {
      let old = cellMakers.removeValue(forKey: identifier)
      return withExtendedLifetime(old) {}
    }
    guard let cellClass = cellClass as? TableViewCell.Type else {
      reportRows(
        "\(itemDescription) can't make cells of \(cellClass) for the kind '\(identifier)'.",
        hint: "Register a subclass of TableViewCell.")
      return
    }
    register(forCellReuseIdentifier: identifier) {
      cellClass.made(style: .default, reuseIdentifier: identifier)
    }
  }

  /// Registers how a cell of a kind is made; the cell must have the identifier as its own.
  public final func register(
    forCellReuseIdentifier identifier: String, _ makeCell: @escaping () -> TableViewCell
  ) {
    let old = cellMakers[identifier]
    cellMakers[identifier] = makeCell
    withExtendedLifetime(old) {}
  }

  /// A cell of a kind for a row: one whose row went out of sight, or a new one.
  ///
  /// - Parameters:
  ///   - identifier: The kind. One that was not registered is reported once, and a plain cell
  ///     returned.
  ///   - indexPath: The row that the cell is for.
  ///   - fileID: The file of the call, for diagnostics.
  ///   - line: The line of the call, for diagnostics.
  /// - Returns: A cell without a row.
  public final func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath, fileID: String = #fileID,
    line: Int = #line
  ) -> TableViewCell {
    if let (path, cell) = described, path == indexPath, cell.reuseIdentifier == identifier {
      return cell
    }
    if let cell = reusedOrNewCell(identifier) { return cell }
    if unknownKinds.insert(identifier).inserted {
      reportRows(
        "\(itemDescription) knows no cells of the kind '\(identifier)'.",
        hint: "Register the identifier with a class or a closure first.",
        CodeLocation(fileID: fileID, line: line))
    }
    return TableViewCell(style: .default, reuseIdentifier: nil)
  }

  /// A cell of a kind: one that waits, or a new one; nil for an unknown kind.
  final func reusedOrNewCell(_ identifier: String) -> TableViewCell? {
    if let cell = waitingCells[identifier]?.takeHindmost(in: self) {
      cell.prepareForReuse()
      return cell
    }
    return cellMakers[identifier]?()
  }

  // MARK: In and out of sight

  /// Takes the cells away from all rows outside of a range, and from those without height.
  final func recycleCells(outside rows: ClosedRange<Int>?) {
    // A cell tells the program that it goes, which may do anything to the table.
    let (staying, leaving) = shownCells.divided { entry in
      rows?.contains(entry.row) == true && heights[entry.row] > 0
    }
    guard !leaving.isEmpty else { return }
    shownCells = staying
    let paths = leaving.map { indexPath($0.row) }
    for (path, (_, cell)) in zip(paths, leaving) { recycle(cell, path) }
  }

  /// Lets a cell wait for another row; the delegate is told which it had.
  final func recycle(_ cell: TableViewCell, _ path: IndexPath) {
    cell.shownRow = -1
    defer {
      (storedDelegate as? any TableViewDelegate)?.tableView(
        self, didEndDisplaying: cell, forRowAt: path)
    }
    guard let identifier = cell.reuseIdentifier, cell.ownSuperview === self else {
      if cell.ownSuperview === self { cell.removeFromSuperview() }
      return
    }
    cell.isHidden = true
    waitingCells[identifier, default: WaitingViews()].add(cell)
  }

  /// Asks the data source for the cell of a row and takes it in.
  final func makeCell(_ row: Int) -> TableViewCell {
    let path = indexPath(row)
    var cell =
      storedDataSource?.tableView(self, cellForRowAt: path) ?? TableViewCell(reuseIdentifier: nil)
    if cell.shownRow >= 0 {
      reportRows(
        "\(itemDescription) was given the same cell for row \(number(of: row)) as for row"
          + " \(number(of: cell.shownRow)).",
        hint: "Return a cell of its own for each row; dequeueReusableCell hands them out.")
      cell = TableViewCell(reuseIdentifier: nil)
    }
    // One that waits and was kept by the data source is not to be handed out as well.
    if let identifier = cell.reuseIdentifier {
      waitingCells[identifier]?.remove(cell)
    }
    cell.isHidden = false
    applyState(of: path, to: cell)
    indent(cell, path)
    if cell.ownSuperview !== self { call(.addSubview) { addSubview(cell) } }
    cell.shownRow = row
    let place = shownCells.firstIndex { $0.row > row } ?? shownCells.endIndex
    shownCells.insert((row, cell), at: place)
    return cell
  }

  /// Tells a cell whether its row is chosen and the table edited.
  private func applyState(of path: IndexPath, to cell: TableViewCell) {
    let looks = attached(TableLooks.self)
    let isSelected = looks?.selectedRows.contains(path) ?? false
    if cell.isSelected != isSelected { cell.setSelected(isSelected, animated: false) }
    if looks?.isEditing == true || cell.isEditing { edit(cell, path, animated: false) }
  }

  /// Tells a cell whether the table is edited, and what can be done with its row then.
  final func edit(_ cell: TableViewCell, _ path: IndexPath, animated: Bool) {
    let isEditing = attached(TableLooks.self)?.isEditing ?? false
    let delegate = storedDelegate as? any TableViewDelegate
    var style = TableViewCell.EditingStyle.none
    if isEditing, storedDataSource?.tableView(self, canEditRowAt: path) ?? true {
      style = delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
      let indents = delegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true
      if indents != cell.shouldIndentWhileEditing { cell.shouldIndentWhileEditing = indents }
    }
    let changes = cell.editingStyle != style
    let state: TableViewCell.StateMask = style == .none ? [] : .showingEditControl
    if changes { cell.willTransition(to: state) }
    cell.setEditingStyle(style)
    if cell.isEditing != isEditing { cell.setEditing(isEditing, animated: animated) }
    if changes { cell.didTransition(to: state) }
  }

  /// Tells a cell by how many steps its content is moved inwards, if the delegate says so.
  private func indent(_ cell: TableViewCell, _ path: IndexPath) {
    guard let delegate = storedDelegate as? any TableViewDelegate else { return }
    leftToTable.remove(.indentations)
    let level = delegate.tableView(self, indentationLevelForRowAt: path)
    guard !leftToTable.contains(.indentations), level != cell.indentationLevel else { return }
    cell.indentationLevel = level
  }

  final func reportMissing(_ indexPath: IndexPath) {
    reportRows(
      "\(itemDescription) has no row \(indexPath.row) in section \(indexPath.section).",
      hint: "Rows and sections are counted from 0.")
  }

  final func reportRows(_ message: String, hint: String, _ source: CodeLocation? = nil) {
    report(
      LayoutDiagnostic(
        .dataSource, message, source: source, itemNames: [itemDescription], hint: hint))
  }
}

nonisolated extension Array {
  /// The elements that meet a condition, and the others, each in their order.
  fileprivate func divided(by condition: (Element) -> Bool) -> (met: [Element], others: [Element]) {
    var met: [Element] = []
    var others: [Element] = []
    for element in self {
      if condition(element) { met.append(element) } else { others.append(element) }
    }
    return (met, others)
  }
}
