public import Foundation
import ViewTree

/// Shows snapshots in a table: what has changed from one to the next comes, goes and changes.
#if MainActor
  @preconcurrency @MainActor
#endif
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, UITableViewDataSource {
  /// Makes the cell of an item.
  public typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?

  /// How rows would move; without a screen it makes no difference.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic
  private let cellProvider: CellProvider
  private weak var tableView: UITableView?
  private var shown = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()

  /// Makes a data source of a table, which doesn't keep it.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.cellProvider = cellProvider
    self.tableView = tableView
    super.init()
    tableView.dataSource = self
  }

  deinit {}

  // MARK: Snapshots

  /// Shows a snapshot: sections and rows come, go, move and change in the next layout; the others keep their cells.
  ///
  /// - Parameters:
  ///   - snapshot: The sections and items; what it left out is reported.
  ///   - animatingDifferences: Without a screen it makes no difference.
  ///   - completion: Called at the end.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    // What is counted now is what the changes are made to.
    _ = tableView?.numberOfSections
    let difference = SnapshotDifference(from: shown, to: snapshot)
    show(snapshot)
    if let tableView {
      if !difference.isEmpty {
        tableView.performBatchUpdates { self.change(tableView, difference) }
      }
      if !difference.reconfigured.isEmpty {
        tableView.describeRows(at: difference.reconfigured)
      }
    }
    completion?()
  }

  private func change(_ tableView: UITableView, _ difference: SnapshotDifference) {
    let animation = defaultRowAnimation
    tableView.deleteSections(difference.deletedSections, with: animation)
    tableView.insertSections(difference.insertedSections, with: animation)
    tableView.reloadSections(difference.reloadedSections, with: animation)
    for (from, to) in difference.movedSections { tableView.moveSection(from, toSection: to) }
    tableView.deleteRows(at: difference.deleted, with: animation)
    tableView.insertRows(at: difference.inserted, with: animation)
    for (from, to) in difference.moved { tableView.moveRow(at: from, to: to) }
    tableView.reloadRows(at: difference.reloaded, with: animation)
  }

  /// Shows a snapshot; everything is asked for again.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    show(snapshot)
    tableView?.reloadData()
    completion?()
  }

  private func show(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) {
    for mistake in snapshot.mistakes { report(mistake) }
    shown = snapshot
    shown.settle()
  }

  private func report(_ message: String) {
    guard let tableView else { return }
    let name = tableView.itemDescription
    tableView.report(
      LayoutDiagnostic(
        .dataSource, message, itemNames: [name],
        hint: "Give each section and item of \(name) an identifier of its own, and a cell."))
  }

  /// What is shown.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    shown
  }

  /// The item at a path; nil beyond the ends.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    shown.item(indexPath.row, indexPath.section)
  }

  /// The path of an item; nil for an unknown one.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    shown.path(of: itemIdentifier).map { IndexPath(row: $0.item, section: $0.section) }
  }

  /// The section at a place; nil beyond the ends.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    shown.sectionIdentifiers.indices.contains(index) ? shown.sectionIdentifiers[index] : nil
  }

  /// The place of a section; nil for an unknown one.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    shown.indexOfSection(sectionIdentifier)
  }

  // MARK: The table's questions

  /// How many sections the snapshot has.
  open func numberOfSections(in tableView: UITableView) -> Int { shown.numberOfSections }

  /// How many items a section of the snapshot has.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sectionIdentifier(for: section).map { shown.numberOfItems(inSection: $0) } ?? 0
  }

  /// The cell that the program makes of an item; an empty one, which is reported, if it makes none.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    if let item = itemIdentifier(for: indexPath),
      let cell = cellProvider(tableView, indexPath, item)
    {
      return cell
    }
    report("No cell was made for row \(indexPath.row) in section \(indexPath.section).")
    return UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  /// No title, unless overridden.
  open func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }

  /// No title, unless overridden.
  open func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { nil }
}
