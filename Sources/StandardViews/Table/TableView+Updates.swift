public import Foundation
import ViewTree

/// Rows that come, go and change.
extension TableView {
  /// Changes that are made together, until the last of those who began them has ended them.
  struct OpenBatch {
    var changes = ItemBatch()
    var depth = 1
    /// How often all rows had been loaded when the changes began.
    let load: UInt32
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

  final func setNeedsReload() {
    needsReload = true
    call(.setNeedsLayout) { setNeedsLayout() }
  }

  /// Asks for the cells and heights of some rows again.
  public final func reloadRows(at indexPaths: [IndexPath]) {
    change { $0.reloaded.formUnion(indexPaths) }
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
    change { $0.inserted.formUnion(indexPaths) }
  }

  /// Takes notice of rows that the data source no longer has, by their paths before.
  ///
  /// - Complexity: O(*n*) for *n* rows.
  public final func deleteRows(at indexPaths: [IndexPath]) {
    change { $0.deleted.formUnion(indexPaths) }
  }

  /// Takes notice of new sections, by their places afterwards.
  public final func insertSections(_ sections: IndexSet) {
    change { $0.insertedSections.formUnion(sections) }
  }

  /// Takes notice of sections that are gone, by their places before.
  public final func deleteSections(_ sections: IndexSet) {
    change { $0.deletedSections.formUnion(sections) }
  }

  /// Asks for the rows, the header and the footer of sections again.
  public final func reloadSections(_ sections: IndexSet) {
    change { $0.reloadedSections.formUnion(sections) }
  }

  /// Notes a change, which is carried out at once unless several are made together.
  final func change(_ note: (inout ItemBatch) -> Void) {
    beginChanges()
    if var changes = batch?.changes {
      note(&changes)
      batch?.changes = changes
    }
    endChanges()
  }

  final func beginChanges() {
    guard batch == nil else {
      batch?.depth += 1
      return
    }
    loadCountsIfNeeded()
    batch = OpenBatch(load: loadNumber)
  }

  /// Carries out the changes when the outermost of those who began them ends; without any, measures the rows in sight again.
  final func endChanges() {
    guard let open = batch else { return }
    guard open.depth == 1 else {
      batch?.depth -= 1
      return
    }
    batch = nil
    // What was loaded meanwhile has the changes in it.
    guard !needsReload, open.load == loadNumber else { return }
    guard !isUpdatingRows else {
      reportRows(
        "The rows of \(itemDescription) change while they are shown.",
        hint: "All is loaded again; change rows outside of the data source's calls.")
      reloadAll()
      return
    }
    apply(open.changes)
  }
}
