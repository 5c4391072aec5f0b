public import Foundation
import ViewTree

/// Shows snapshots in a collection: what has changed from one to the next comes, goes and changes.
#if MainActor
  @preconcurrency @MainActor
#endif
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, UICollectionViewDataSource {
  /// Makes the cell of an item.
  public typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType) ->
    UICollectionViewCell?
  /// Makes a view of a section, of a kind.
  public typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath) ->
    UICollectionReusableView?

  /// Makes views of sections, such as headers.
  open var supplementaryViewProvider: SupplementaryViewProvider?
  private let cellProvider: CellProvider
  private weak var collectionView: UICollectionView?
  private var outlines:
    [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]
  /// What is asked and told as items are opened and closed; nothing calls it.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()
  /// What is asked and told as items are moved.
  open var reorderingHandlers = ReorderingHandlers()
  private var shown = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()

  /// Makes a data source of a collection, which doesn't keep it.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.cellProvider = cellProvider
    self.collectionView = collectionView
    super.init()
    collectionView.dataSource = self
  }

  deinit {}

  // MARK: Snapshots

  /// Shows a snapshot: sections and items come, go, move and change in the next layout; the others keep their cells.
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
    collectionView?.loadCountsIfNeeded()
    let difference = SnapshotDifference(from: shown, to: snapshot)
    show(snapshot)
    if let collectionView {
      if collectionView.needsReload {
        collectionView.reloadData()
      } else if !difference.isEmpty {
        collectionView.performBatchUpdates { self.change(collectionView, difference) }
      }
      collectionView.reconfigureItems(at: difference.reconfigured)
    }
    completion?()
  }

  private func change(_ collectionView: UICollectionView, _ difference: SnapshotDifference) {
    collectionView.deleteSections(difference.deletedSections)
    collectionView.insertSections(difference.insertedSections)
    collectionView.reloadSections(difference.reloadedSections)
    for (from, to) in difference.movedSections {
      collectionView.moveSection(from, toSection: to)
    }
    collectionView.deleteItems(at: difference.deleted)
    collectionView.insertItems(at: difference.inserted)
    for (from, to) in difference.moved { collectionView.moveItem(at: from, to: to) }
    collectionView.reloadItems(at: difference.reloaded)
  }

  /// Shows a snapshot; everything is asked for again.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    show(snapshot)
    collectionView?.reloadData()
    completion?()
  }

  /// Shows the visible items of a section, which is added at the end if it isn't there.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    var new = shown
    if new.indexOfSection(section) == nil { new.appendSections([section]) }
    new.deleteItems(new.itemIdentifiers(inSection: section))
    new.appendItems(snapshot.visibleItems, toSection: section)
    var known = outlines
    known[section] = snapshot
    apply(new, animatingDifferences: animatingDifferences, completion: completion)
    outlines = known
  }

  /// The items of a section with what is below them, as they were given, or as they are shown.
  open func snapshot(for section: SectionIdentifierType)
    -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  {
    if let known = outlines[section] { return known }
    var result = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    result.append(shown.itemIdentifiers(inSection: section))
    return result
  }

  /// What is asked and told as items are opened and closed; nothing calls it.
  public struct SectionSnapshotHandlers<Item: Hashable> {
    /// Whether an item may be opened.
    public var shouldExpandItem: ((Item) -> Bool)?
    /// Told that an item will be opened.
    public var willExpandItem: ((Item) -> Void)?
    /// Whether an item may be closed.
    public var shouldCollapseItem: ((Item) -> Bool)?
    /// Told that an item will be closed.
    public var willCollapseItem: ((Item) -> Void)?
    /// Makes what is below an item when it is opened.
    public var snapshotForExpandingParent:
      (
        (Item, NSDiffableDataSourceSectionSnapshot<Item>) -> NSDiffableDataSourceSectionSnapshot<
          Item
        >
      )?
  }

  /// What is asked and told as items are moved.
  public struct ReorderingHandlers {
    /// Whether an item may be moved.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// Told before the items have moved.
    public var willReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// Told after the items have moved.
    public var didReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
  }

  private func show(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) {
    for mistake in snapshot.mistakes {
      collectionView?.reportData(
        mistake,
        hint: "Give each section and item an identifier of its own, and name those that are there.")
    }
    shown = snapshot
    shown.settle()
    // What is below items is known as long as what shows of it stays.
    outlines = outlines.filter {
      snapshot.itemIdentifiers(inSection: $0.key) == $0.value.visibleItems
    }
  }

  /// What is shown.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    shown
  }

  /// The item at a path; nil beyond the ends.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    shown.item(indexPath.item, indexPath.section)
  }

  /// The path of an item; nil for an unknown one.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    shown.path(of: itemIdentifier).map { IndexPath(item: $0.item, section: $0.section) }
  }

  /// The section at a place; nil beyond the ends.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    shown.sectionIdentifiers.indices.contains(index) ? shown.sectionIdentifiers[index] : nil
  }

  /// The place of a section; nil for an unknown one.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    shown.indexOfSection(sectionIdentifier)
  }

  // MARK: The collection's questions

  /// How many sections the snapshot has.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { shown.numberOfSections }

  /// How many items a section of the snapshot has.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { sectionIdentifier(for: section).map { shown.numberOfItems(inSection: $0) } ?? 0 }

  /// The cell that the program makes of an item; an empty one, which is reported, if it makes none.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    if let item = itemIdentifier(for: indexPath),
      let cell = cellProvider(collectionView, indexPath, item)
    {
      return cell
    }
    collectionView.reportData(
      "The data source of \(collectionView.itemDescription) made no cell for item"
        + " \(indexPath.item) in section \(indexPath.section).",
      hint: "Return a cell from the cell provider.")
    return UICollectionViewCell()
  }

  /// Whether ``reorderingHandlers`` let an item be moved.
  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    guard let item = itemIdentifier(for: indexPath) else { return false }
    return reorderingHandlers.canReorderItem?(item) ?? false
  }

  /// Moves an item in the snapshot, and tells ``reorderingHandlers`` of it.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    guard let item = itemIdentifier(for: sourceIndexPath) else { return }
    var moved = shown
    moved.move(item, toSection: destinationIndexPath.section, at: destinationIndexPath.item)
    let transaction = NSDiffableDataSourceTransaction(initialSnapshot: shown, finalSnapshot: moved)
    reorderingHandlers.willReorder?(transaction)
    show(moved)
    reorderingHandlers.didReorder?(transaction)
  }

  /// The view that the program makes of a section; an empty one, which is reported, if it makes none.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    if let view = supplementaryViewProvider?(collectionView, kind, indexPath) { return view }
    collectionView.reportData(
      "\(collectionView.itemDescription) has room for a view of the kind '\(kind)', and its data"
        + " source makes none.",
      hint: "Set supplementaryViewProvider, and return a view from it.")
    return UICollectionReusableView()
  }
}

/// What has changed as items were moved.
public struct NSDiffableDataSourceTransaction<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  /// What was shown before.
  public let initialSnapshot:
    NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// What is shown now.
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// What has to be done to the items of before, so that they are those of now.
  public var difference: CollectionDifference<ItemIdentifierType> {
    finalSnapshot.itemIdentifiers.difference(from: initialSnapshot.itemIdentifiers)
  }
}
