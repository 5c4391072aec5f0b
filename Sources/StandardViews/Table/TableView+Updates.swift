public import Foundation
import ViewTree

/// Rows that come, go and change.
extension TableView {
  /// Rows to take out and put in, by their paths before and after.
  struct RowBatch {
    var deleted: [IndexPath] = []
    var insertions: [IndexPath] = []
    var reloaded: [IndexPath] = []
  }

  /// Shows the rows of an object, such as a controller, that the table doesn't keep; they take the
  /// place of ``dataSource``.
  ///
  ///     table.showRows(of: self, count: \.contacts.count) { controller, table, path in
  ///       controller.cell(for: path, in: table)
  ///     }
  ///
  /// Once the object is gone, the table has no rows.
  ///
  /// - Parameters:
  ///   - owner: The object that has the rows, referred to weakly. The closures are given it, and
  ///     must not capture it.
  ///   - count: How many rows there are; asked again whenever the table asks.
  ///   - cell: A cell that shows a row.
  public final func showRows<Owner: AnyObject>(
    of owner: Owner, count: @escaping (Owner) -> Int,
    cell: @escaping (Owner, TableView, IndexPath) -> TableViewCell
  ) {
    showSections(of: owner, counts: { [count($0)] }, cell: cell)
  }

  /// Shows the rows of an object in sections; as ``showRows(of:count:cell:)``.
  ///
  /// - Parameters:
  ///   - owner: The object that has the rows, referred to weakly.
  ///   - counts: How many rows each section has; asked again whenever the table asks.
  ///   - cell: A cell that shows a row.
  public final func showSections<Owner: AnyObject>(
    of owner: Owner, counts: @escaping (Owner) -> [Int],
    cell: @escaping (Owner, TableView, IndexPath) -> TableViewCell
  ) {
    showSections(
      counts: { [weak owner] in owner.map(counts) ?? [] },
      cell: { [weak owner] table, path in
        owner.map { cell($0, table, path) } ?? TableViewCell(reuseIdentifier: nil)
      })
  }

  /// Shows rows by closures, which the table keeps; they take the place of ``dataSource``.
  ///
  /// What the closures capture lives as long as the table. A controller that has the table must not
  /// be among it, or neither is ever freed: capture it weakly, or use
  /// ``showRows(of:count:cell:)``.
  ///
  /// - Parameters:
  ///   - count: How many rows there are; asked again whenever the table asks.
  ///   - cell: A cell that shows a row.
  public final func showRows(
    count: @escaping () -> Int, cell: @escaping (TableView, IndexPath) -> TableViewCell
  ) {
    showSections(counts: { [count()] }, cell: cell)
  }

  /// Shows rows in sections by closures; as ``showRows(count:cell:)``.
  ///
  /// - Parameters:
  ///   - counts: How many rows each section has; asked again whenever the table asks.
  ///   - cell: A cell that shows a row.
  public final func showSections(
    counts: @escaping () -> [Int], cell: @escaping (TableView, IndexPath) -> TableViewCell
  ) {
    let old = ownRows
    let rows = TableRows(counts: counts, cell: cell)
    ownRows = rows
    dataSource = rows
    withExtendedLifetime(old) {}
  }

  /// Asks the data source for everything again in the next layout; inside its calls, after them.
  final func reloadAll() {
    guard !isCounting else {
      reportRows(
        "The data source of \(itemDescription) reloads it while it is asked how many rows there are.",
        hint: "Nothing is loaded twice; call reloadData where the rows change.")
      return
    }
    setNeedsReload()
  }

  /// Asks for everything again; what is chosen stays chosen, where the paths lead to.
  final func reloadAll(_ path: (IndexPath) -> IndexPath?) {
    if let looks = attached(TableLooks.self) {
      let chosen = needsReload && !looks.keptRows.isEmpty ? looks.keptRows : looks.selectedRows
      looks.keptRows = Set(chosen.compactMap(path))
    }
    reloadAll()
  }

  final func setNeedsReload() {
    needsReload = true
    call(.setNeedsLayout) { setNeedsLayout() }
  }

  /// Asks for the cells and heights of some rows again.
  public final func reloadRows(at indexPaths: [IndexPath]) {
    change { batch?.reloaded += indexPaths }
  }

  /// Asks the data source to describe the cells of rows in sight again, which it is given when it asks for cells of theirs.
  ///
  /// A row for which it returns another cell is shown again; one out of sight is measured when it comes into sight.
  package final func describeRows(at indexPaths: [IndexPath]) {
    loadCountsIfNeeded()
    guard !isUpdatingRows, let dataSource = storedDataSource else {
      return reloadRows(at: indexPaths)
    }
    for path in indexPaths {
      guard let row = rowNumber(of: path) else { continue }
      measurings[row] = 0
      guard let cell = cellForRow(at: path) else { continue }
      described = (path, cell)
      let answer = dataSource.tableView(self, cellForRowAt: path)
      described = nil
      if answer !== cell { reloadRows(at: [path]) }
    }
    setNeedsLayout()
  }

  /// Takes notice of rows that the data source has now, by their paths afterwards.
  ///
  /// - Complexity: O(*n*) for *n* rows.
  public final func insertRows(at indexPaths: [IndexPath]) {
    change { batch?.insertions += indexPaths }
  }

  /// Takes notice of rows that the data source no longer has, by their paths before.
  ///
  /// - Complexity: O(*n*) for *n* rows.
  public final func deleteRows(at indexPaths: [IndexPath]) {
    change { batch?.deleted += indexPaths }
  }

  /// Takes notice of several changes at once; without any, measures the rows in sight again.
  final func change(_ updates: () -> Void) {
    if batch != nil {
      updates()
      return
    }
    loadCountsIfNeeded()
    let load = loadNumber
    batch = RowBatch()
    updates()
    let changes = batch ?? RowBatch()
    batch = nil
    // What was loaded meanwhile has the changes in it.
    guard !needsReload, load == loadNumber else { return }
    guard !isUpdatingRows else {
      reportRows(
        "The rows of \(itemDescription) change while they are shown.",
        hint: "All is loaded again; change rows outside of the data source's calls.")
      reloadAll()
      return
    }
    apply(changes)
  }

  private func apply(_ changes: RowBatch) {
    // The program is asked first: what is found out after that can't become stale.
    let estimate = pixels(estimate)
    let starts = countedStarts()
    let deleted = Set(changes.deleted.compactMap(rowNumber))
    let reloaded = Set(changes.reloaded.compactMap(rowNumber))
    let inserted = Set(changes.insertions.compactMap { Self.rowNumber(of: $0, in: starts) })
    guard
      deleted.count == changes.deleted.count, inserted.count == changes.insertions.count,
      reloaded.count == changes.reloaded.count, fits(changes, starts)
    else {
      reportRows(
        "The rows of \(itemDescription) are not those before with the changes made to them.",
        hint: "All is loaded again; change what the data source counts along with the rows.")
      reloadAll()
      return
    }
    if deleted.isEmpty, inserted.isEmpty, reloaded.isEmpty {
      for (row, _) in shownCells { measurings[row] = 0 }
    } else {
      rebuild(
        starts, deleted: deleted, inserted: inserted, reloaded: reloaded, estimate: estimate)
    }
    setNeedsLayout()
  }

  /// Whether each section has as many rows as the changes leave it.
  private func fits(_ changes: RowBatch, _ starts: [Int]) -> Bool {
    guard starts.count == sectionStarts.count else { return false }
    var expected = (0..<starts.count - 1).map { sectionStarts[$0 + 1] - sectionStarts[$0] }
    for path in changes.deleted { expected[path.section] -= 1 }
    for path in changes.insertions { expected[path.section] += 1 }
    return expected == (0..<starts.count - 1).map { starts[$0 + 1] - starts[$0] }
  }

  /// Moves what is known of rows to where they are now, and the offset with the first row in
  /// sight.
  private func rebuild(
    _ starts: [Int], deleted: Set<Int>, inserted: Set<Int>, reloaded: Set<Int>, estimate: Int
  ) {
    let lengths = heights.lengths
    let anchor = shownCells.first { !deleted.contains($0.row) }?.row
    let anchorTop = anchor.map { heights.sum(before: $0) } ?? 0
    var newLengths: [Int] = []
    var newMeasurings: [Int32] = []
    var places = [Int](repeating: -1, count: lengths.count)
    let count = (starts.last ?? 1) + 1
    newLengths.reserveCapacity(count)
    newMeasurings.reserveCapacity(count)
    var old = 0
    for row in 0..<count {
      while deleted.contains(old) { old += 1 }
      if inserted.contains(row) || old >= lengths.count {
        newLengths.append(estimate)
        newMeasurings.append(0)
      } else {
        newLengths.append(lengths[old])
        newMeasurings.append(reloaded.contains(old) ? 0 : measurings[old])
        places[old] = row
        old += 1
      }
    }
    let shown = shownCells
    let leaving = shown.filter { places[$0.row] < 0 || reloaded.contains($0.row) }
    let paths = leaving.map { indexPath($0.row) }
    let chosen = attached(TableLooks.self)?.selectedRows.compactMap(rowNumber) ?? []
    shownCells = shown.filter { places[$0.row] >= 0 && !reloaded.contains($0.row) }
      .map { (places[$0.row], $0.cell) }
    for (row, cell) in shownCells { cell.shownRow = row }
    moveDecorations(places)
    sectionStarts = starts
    heights = PrefixSums(newLengths)
    measurings = newMeasurings
    let growth =
      anchor.map { places[$0] < 0 ? 0 : heights.sum(before: places[$0]) - anchorTop } ?? 0
    // From here on the table is as it will be, whatever the cells do that leave.
    if !chosen.isEmpty {
      tableLooks.selectedRows = Set(chosen.map { places[$0] }.filter { $0 >= 0 }.map(indexPath))
    }
    for (path, (_, cell)) in zip(paths, leaving) { recycle(cell, path) }
    // What is in sight stays, unless it is the beginning that is.
    if growth != 0, contentOffset.y > contentOffsetRange.minimum.y {
      contentOffset.y += CGFloat(growth) / heightScale
    }
  }
}

nonisolated extension IndexPath {
  /// Where a row is after another one has moved.
  func moved(from old: IndexPath, to new: IndexPath) -> IndexPath {
    if self == old { return new }
    var row = row
    if section == old.section, row > old.row { row -= 1 }
    if section == new.section, row >= new.row { row += 1 }
    return IndexPath(row: row, section: section)
  }
}
