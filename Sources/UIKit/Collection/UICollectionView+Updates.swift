import Foundation
import ViewTree

/// Items that come, go and change.
extension UICollectionView {
  /// Items to take out and put in, by their paths before and after.
  struct ItemBatch {
    var deleted: Set<IndexPath> = []
    var inserted: Set<IndexPath> = []
    var reloaded: Set<IndexPath> = []
    /// Whether sections changed, or items moved.
    var changesAll = false

    /// The changes as a layout is told of them.
    var updates: [UICollectionViewUpdateItem] {
      deleted.sorted().map { UICollectionViewUpdateItem(.delete, before: $0, after: nil) }
        + inserted.sorted().map { UICollectionViewUpdateItem(.insert, before: nil, after: $0) }
        + reloaded.sorted().map { UICollectionViewUpdateItem(.reload, before: $0, after: $0) }
    }
  }

  /// Asks the data source for everything again in the next layout.
  final func reloadAll() {
    guard !isCounting else {
      reportData(
        "The data source of \(itemDescription) reloads it while it is asked how many items there are.",
        hint: "Nothing is loaded twice; call reloadData where the items change.")
      return
    }
    setNeedsReload()
  }

  /// Takes notice of several changes at once.
  final func changeTogether(_ updates: () -> Void) {
    loadCountsIfNeeded()
    let isOutermost = batch == nil
    if isOutermost { batch = ItemBatch() }
    updates()
    if isOutermost, let changes = batch {
      batch = nil
      carryOut(changes)
    }
  }

  final func change(_ note: (inout ItemBatch) -> Void) {
    changeTogether {
      guard var changes = batch else { return }
      note(&changes)
      batch = changes
    }
  }

  private func carryOut(_ changes: ItemBatch) {
    if changes.changesAll {
      setNeedsReload()
      return
    }
    var expected = counts
    for path in changes.deleted where expected.indices.contains(path.section) {
      expected[path.section] -= 1
    }
    for path in changes.inserted where expected.indices.contains(path.section) {
      expected[path.section] += 1
    }
    let new = countedItems()
    guard new == expected, !isUpdating else {
      if new != expected {
        reportData(
          "The items of \(itemDescription) are not those before with the changes made to them.",
          hint: "All is loaded again; change what the data source counts along with the items.")
      }
      setNeedsReload()
      return
    }
    counts = new
    keepViews(changes)
    let context = collectionViewLayout.newContext()
    context.invalidateDataSourceCounts = true
    let layout = collectionViewLayout
    layout.invalidateLayout(with: context)
    layout.prepareIfNeeded()
    layout.prepare(forCollectionViewUpdates: changes.updates)
    layout.finalizeCollectionViewUpdates()
  }

  /// Lets the cells of items that stay show them at their new paths.
  private func keepViews(_ changes: ItemBatch) {
    let old = shown
    let leaving = old.filter {
      $0.key.category != .cell || changes.deleted.contains($0.key.path)
        || changes.reloaded.contains($0.key.path)
    }
    shown = [:]
    for (element, view) in old where leaving[element] == nil {
      let moved = CollectionElement(item: path(of: element.path, after: changes))
      view.element = moved
      shown[moved] = view
    }
    selected = Set(
      selected.subtracting(changes.deleted).map { path(of: $0, after: changes) })
    for (element, view) in leaving { recycle(view, element) }
  }

  private func path(of path: IndexPath, after changes: ItemBatch) -> IndexPath {
    let gone = changes.deleted.filter { $0.section == path.section && $0.item < path.item }.count
    var item = path.item - gone
    for new in changes.inserted.filter({ $0.section == path.section }).map(\.item).sorted()
    where new <= item {
      item += 1
    }
    return IndexPath(item: item, section: path.section)
  }

  // MARK: Counts

  /// How many items a section has; 0 for an unknown section.
  final func count(ofSection section: Int) -> Int {
    loadCountsIfNeeded()
    return counts.indices.contains(section) ? counts[section] : 0
  }

  final func setNeedsReload() {
    needsReload = true
    call(.setNeedsLayout) { setNeedsLayout() }
  }

  final func loadCountsIfNeeded() {
    guard needsReload, !isUpdating, !isCounting else { return }
    needsReload = false
    recycle { _ in true }
    counts = countedItems()
    selected = []
    let context = collectionViewLayout.newContext()
    context.invalidateEverything = true
    context.invalidateDataSourceCounts = true
    collectionViewLayout.invalidateLayout(with: context)
  }

  /// How many items a collection has at most, which keeps its memory within bounds.
  private static var largestCount: Int { 10_000_000 }

  /// Asks the data source how many items there are; meanwhile the old ones stand.
  private func countedItems() -> [Int] {
    guard let dataSource, !isCounting else { return [] }
    isCounting = true
    defer { isCounting = false }
    let sections = usable(
      dataSource.numberOfSections(in: self), upTo: Self.largestCount, "sections")
    var counts: [Int] = []
    var total = 0
    for section in 0..<sections {
      let count = usable(
        dataSource.collectionView(self, numberOfItemsInSection: section),
        upTo: Self.largestCount - total, "items in section \(section)")
      counts.append(count)
      total += count
    }
    return counts
  }

  private func usable(_ count: Int, upTo largest: Int, _ what: String) -> Int {
    if count >= 0, count <= largest { return count }
    let used = min(max(count, 0), largest)
    reportData(
      "\(itemDescription) can't have \(count) \(what).",
      hint: "It has \(used) now; look at its data source.")
    return used
  }
}
