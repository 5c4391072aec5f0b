public import Foundation

/// Where cells come from and go to.
extension TableView {
  /// Makes the class known whose cells show the rows of a kind.
  public final func register(
    _ cellClass: TableViewCell.Type, forCellReuseIdentifier identifier: String
  ) {
    register(forCellReuseIdentifier: identifier) {
      cellClass.made(style: .default, reuseIdentifier: identifier)
    }
  }

  /// Makes known how a cell of a kind is made; the cell is to have the identifier as its own.
  public final func register(
    forCellReuseIdentifier identifier: String, _ makeCell: @escaping () -> TableViewCell
  ) {
    let old = cellMakers[identifier]
    cellMakers[identifier] = makeCell
    withExtendedLifetime(old) {}
  }

  /// A cell of a kind: one whose row went out of sight, or a new one.
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
    if let cell = waitingCells[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    guard let make = cellMakers[identifier] else {
      if unknownKinds.insert(identifier).inserted {
        reportRows(
          "\(itemDescription) knows no cells of the kind '\(identifier)'.",
          hint: "Register the identifier with a class or a closure first.",
          CodeLocation(fileID: fileID, line: line))
      }
      return TableViewCell(reuseIdentifier: nil)
    }
    return make()
  }

  /// The cells of the rows in sight, from the top down.
  public final var visibleCells: [TableViewCell] { shownCells.map(\.cell) }

  /// The rows in sight, from the top down.
  public final var indexPathsForVisibleRows: [IndexPath] { shownCells.map { indexPath($0.row) } }

  /// The cell of a row, or nil if the row is not in sight.
  public final func cellForRow(at indexPath: IndexPath) -> TableViewCell? {
    guard let row = rowNumber(of: indexPath) else { return nil }
    return shownCells.first { $0.row == row }?.cell
  }

  /// The row that a cell shows, or nil if it shows none of this table.
  public final func indexPath(for cell: TableViewCell) -> IndexPath? {
    shownCells.first { $0.cell === cell }.map { indexPath($0.row) }
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
    for (_, cell) in leaving { recycle(cell) }
  }

  final func recycle(_ cell: TableViewCell) {
    cell.shownRow = -1
    guard let identifier = cell.reuseIdentifier, cell.superview === self else {
      if cell.superview === self { cell.removeFromSuperview() }
      return
    }
    cell.isHidden = true
    waitingCells[identifier, default: []].append(cell)
  }

  /// Asks the data source for the cell of a row and takes it in.
  final func makeCell(_ row: Int) -> TableViewCell {
    let path = indexPath(row)
    var cell =
      dataSource?.tableView(self, cellForRowAt: path) ?? TableViewCell(reuseIdentifier: nil)
    if cell.shownRow >= 0 {
      reportRows(
        "\(itemDescription) was given the same cell for row \(number(of: row)) as for row"
          + " \(number(of: cell.shownRow)).",
        hint: "Return a cell of its own for each row; dequeueReusableCell hands them out.")
      cell = TableViewCell(reuseIdentifier: nil)
    }
    // One that waits and was kept by the data source is not to be handed out as well.
    if let identifier = cell.reuseIdentifier {
      waitingCells[identifier]?.removeAll { $0 === cell }
    }
    cell.isHidden = false
    if cell.superview !== self { call(.addSubview) { addSubview(cell) } }
    cell.shownRow = row
    let place = shownCells.firstIndex { $0.row > row } ?? shownCells.endIndex
    shownCells.insert((row, cell), at: place)
    return cell
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
