public import Foundation
import StandardViews
public import ViewTree

/// A collection of items, of which only those in sight have cells; a layout says where they stand.
open class UICollectionView: UIScrollView, UIKitNamed {
  /// Which way content is scrolled.
  public nonisolated enum ScrollDirection: Int, Hashable, Sendable {
    /// Up and down.
    case vertical = 0
    /// From side to side.
    case horizontal = 1
  }

  /// What a view is to the collection.
  public nonisolated enum ElementCategory: UInt, Hashable, Sendable {
    /// It shows an item.
    case cell = 0
    /// It belongs to a section, such as a header.
    case supplementaryView = 1
    /// It belongs to the layout.
    case decorationView = 2
  }

  /// The kind of a section's header.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of a section's footer.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// Says how many items there are and makes their cells; asked after ``reloadData()``.
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { setNeedsReload() } }

  /// Is told of the collection's movements and cells, and gives a flow layout sizes.
  @_nonoverride open var delegate: (any UICollectionViewDelegate)? {
    get { super.delegate as? any UICollectionViewDelegate }
    set { super.delegate = newValue }
  }

  /// Says where the views stand.
  open var collectionViewLayout: UICollectionViewLayout {
    get { currentLayout }
    set { adopt(newValue) }
  }

  /// Lies behind the items and fills the frame.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// Whether items can be chosen; true at first.
  open var allowsSelection = true
  /// Whether several items can be chosen; false at first.
  open var allowsMultipleSelection = false
  /// Whether a finger chooses items while the collection is edited; it is remembered.
  open var allowsSelectionDuringEditing = false
  /// Whether several items can be chosen while the collection is edited; false at first.
  open var allowsMultipleSelectionDuringEditing = false

  // MARK: Cells and other views

  /// Registers the class of the cells that show items of a kind; nil, or a class that isn't one of
  /// cells, ends that.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    cellClasses[identifier] = cellClass as? UICollectionViewCell.Type
    cellMakers[identifier] = nil
  }

  /// Registers the class of the views of a kind, such as headers.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    supplementaryClasses[elementKind, default: [:]][identifier] =
      viewClass as? UICollectionReusableView.Type
    supplementaryMakers[elementKind]?[identifier] = nil
  }

  // MARK: In sight

  /// The cells in sight, in the order of their items.
  open var visibleCells: [UICollectionViewCell] {
    visiblePaths.compactMap { cell(ofItem: $0) }
  }

  /// The items in sight, in order.
  open var indexPathsForVisibleItems: [IndexPath] {
    visiblePaths
  }

  /// The views of a kind in sight, in the order of their sections.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    visiblePaths(ofKind: elementKind).compactMap { shown[CollectionElement(kind: elementKind, $0)] }
  }

  /// The places of the views of a kind in sight, in order.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    visiblePaths(ofKind: elementKind)
  }

  /// The view of a kind at a place, or nil if it is not in sight.
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? { shown[CollectionElement(kind: elementKind, indexPath)] }

  /// The cell of an item, or nil if the item is not in sight.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    cell(ofItem: indexPath)
  }

  /// The item that a cell shows, or nil if it shows none of this collection.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    guard let element = cell.element, shown[element] === cell else { return nil }
    return element.path
  }

  /// The item at a point of the content, in points; nil outside of all of them.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    item(at: point)
  }

  /// Where an item's cell stands; nil if there is no such item.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(ofItem: indexPath)
  }

  /// Where a view of a section stands; nil if there is none.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    loadCountsIfNeeded()
    collectionViewLayout.prepareIfNeeded()
    return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  // MARK: Chosen

  /// The items that are chosen, nil if none is.
  open var indexPathsForSelectedItems: [IndexPath]? {
    selected.isEmpty || needsReload ? nil : selected.sorted()
  }

  /// Chooses an item; nil ends the choice of all.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    select(indexPath, scrollPosition)
  }

  /// Ends the choice of an item.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    deselect(indexPath)
  }

  // MARK: Changes

  /// How many sections there are, as the data source last said.
  open var numberOfSections: Int {
    loadCountsIfNeeded()
    return counts.count
  }

  /// How many items a section has, as the data source last said; 0 for an unknown section.
  open func numberOfItems(inSection section: Int) -> Int {
    count(ofSection: section)
  }

  /// Asks the data source for everything again in the next layout; no item stays chosen.
  ///
  /// Inside a call that asks how many items there are it is reported, and does nothing.
  open func reloadData() { reloadAll() }

  /// Asks for the cells of some items again.
  open func reloadItems(at indexPaths: [IndexPath]) {
    change { $0.reloaded.formUnion(indexPaths) }
  }

  /// Takes notice of items that the data source has now, by their paths afterwards.
  ///
  /// - Complexity: O(*n*) for *n* items.
  open func insertItems(at indexPaths: [IndexPath]) {
    change { $0.inserted.formUnion(indexPaths) }
  }

  /// Takes notice of items that the data source no longer has, by their paths before.
  ///
  /// - Complexity: O(*n*) for *n* items.
  open func deleteItems(at indexPaths: [IndexPath]) {
    change { $0.deleted.formUnion(indexPaths) }
  }

  /// Takes notice of an item that has another place, by its path before and afterwards.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.moved.append((indexPath, newIndexPath)) }
  }

  /// Takes notice of new sections, by their places afterwards.
  open func insertSections(_ sections: IndexSet) {
    change { $0.insertedSections.formUnion(sections) }
  }

  /// Takes notice of sections that are gone, by their places before.
  open func deleteSections(_ sections: IndexSet) {
    change { $0.deletedSections.formUnion(sections) }
  }

  /// Asks for the items of sections again, and for their cells.
  open func reloadSections(_ sections: IndexSet) {
    change { $0.reloadedSections.formUnion(sections) }
  }

  /// Takes notice of a section that has another place, by its place before and afterwards.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections.append((section, newSection)) }
  }

  /// Takes notice of several changes at once, then calls a closure.
  ///
  /// If the new counts of the data source don't follow from the old ones and the changes, this is
  /// reported, and all is loaded again.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    changeTogether { updates?() }
    completion?(true)
  }

  // MARK: Scrolling

  /// Scrolls to an item; one that doesn't exist is reported.
  ///
  /// - Parameters:
  ///   - indexPath: The item.
  ///   - scrollPosition: Where it is to stand, as far as the ends of the content allow.
  ///   - animated: Whether the delegate is told of the end; it takes effect at once.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) { scroll(animated) { scroll(toItem: indexPath, scrollPosition) } }

  // MARK: State

  private var currentLayout: UICollectionViewLayout
  final var cellClasses: [String: UICollectionViewCell.Type] = [:]
  final var cellMakers: [String: () -> UICollectionViewCell] = [:]
  final var supplementaryMakers: [String: [String: () -> UICollectionReusableView]] = [:]
  final var supplementaryClasses: [String: [String: UICollectionReusableView.Type]] = [:]
  /// The views that wait for a place, by kind and identifier.
  final var waiting: [String: [String: WaitingViews<UICollectionReusableView>]] = [:]
  final var unknownKinds: Set<String> = []
  /// The views in sight.
  final var shown: [CollectionElement: UICollectionReusableView] = [:]
  /// How many items each section has, as the data source last said.
  final var counts: [Int] = []
  final var selected: Set<IndexPath> = []
  final var needsReload = true
  final var isUpdating = false
  final var isCounting = false
  /// The bounds that the layout was last worked out for.
  final var knownBounds = CGRect.null
  /// The insets around the content, the safe area and the margins that it was worked out for.
  final var knownInsets: [UIEdgeInsets] = []
  /// The direction that it was worked out for.
  final var knownDirection = UIUserInterfaceLayoutDirection.leftToRight
  /// The cell that is described again, and its path.
  final var reconfigured: (path: IndexPath, cell: UICollectionViewCell)?
  final var batch: ItemBatch?
  /// The layout that another one took the place of since the last layout.
  final var oldLayout: UICollectionViewLayout?
  /// How much the offset changes in the next layout, in points.
  final var offsetAdjustment = CGPoint.zero
  /// The item that is moved.
  final var movement: ItemMovement?

  /// Makes a collection with a frame in its future superview's coordinates, in points, and a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    currentLayout = layout
    super.init(frame: frame)
    layout.shownBy = self
  }

  /// Makes a collection with a flow layout.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
  }

  /// Makes a collection with a flow layout; nothing is read from the archive.
  public required init?(coder: NSCoder) {
    currentLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    currentLayout.shownBy = self
  }

  /// Takes another layout; without a screen it takes effect in the next layout, animated or not.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }

  /// Takes another layout, and calls a closure at the end.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
  ) {
    collectionViewLayout = layout
    completion?(true)
  }

  private func adopt(_ layout: UICollectionViewLayout) {
    let old = currentLayout
    guard layout !== old else { return }
    old.prepareForTransition(to: layout)
    old.shownBy = nil
    currentLayout = layout
    layout.shownBy = self
    layout.prepareForTransition(from: old)
    oldLayout = old
    layout.invalidateLayout()
  }

  // MARK: Editing

  /// Whether cells are edited, which they are told; false at first.
  open var isEditing = false {
    didSet {
      guard isEditing != oldValue else { return }
      for cell in visibleCells { cell.editingDidChange() }
    }
  }

  // MARK: Layout

  /// Called after `adjustedContentInset` has changed, which leaves the items another room.
  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    setNeedsLayout()
  }

  /// Called after the safe area has changed, from which a layout may measure.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  /// Called after the margins have changed, from which a layout may measure.
  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    setNeedsLayout()
  }

  /// Shows the items that are in sight.
  ///
  /// - Complexity: That of the layout, and O(*k*) for *k* views in sight.
  open override func layoutSubviews() {
    super.layoutSubviews()
    updateElements()
    prefetchItems()
  }

  final func reportData(_ message: String, hint: String, _ source: CodeLocation? = nil) {
    report(
      LayoutDiagnostic(
        .dataSource, message, source: source, itemNames: [itemDescription], hint: hint))
  }
}
