import Foundation
import StandardViews
import ViewTree

/// Items that come, go and change.
extension UICollectionView {
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
    let new = countedItems()
    guard let places = ItemPlaces(changes, from: counts, to: new) else {
      reportData(
        "The items of \(itemDescription) are not those before with the changes made to them.",
        hint: "All is loaded again; change what the data source counts along with the items.")
      setNeedsReload()
      return
    }
    guard !isUpdating else {
      setNeedsReload()
      return
    }
    counts = new
    keepViews(changes, places)
    let layout = collectionViewLayout
    let context = layout.newContext()
    context.invalidateDataSourceCounts = true
    context.places = places
    layout.invalidateLayout(with: context)
    layout.prepareIfNeeded()
    layout.prepare(forCollectionViewUpdates: changes.updates)
    settleOffset()
    layout.finalizeCollectionViewUpdates()
    forgetItemsAhead()
  }

  /// Lets the layout and the delegate say where the offset is to be after a change.
  final func settleOffset() {
    // Before it has been laid out there is nothing that is to stay in sight.
    guard !knownBounds.isNull else { return }
    let size = collectionViewLayout.collectionViewContentSize
    if contentSize != size { contentSize = size }
    let proposed = contentOffset
    var target = collectionViewLayout.targetContentOffset(forProposedContentOffset: proposed)
    if let delegate {
      target = delegate.collectionView(self, targetContentOffsetForProposedContentOffset: target)
    }
    if target != proposed { contentOffset = target }
  }

  /// Lets the cells of items that stay show them at their new paths, and other views of what they belong to.
  private func keepViews(_ changes: ItemBatch, _ places: ItemPlaces) {
    let old = shown
    var leaving: [(CollectionElement, UICollectionReusableView)] = []
    shown = [:]
    for (element, view) in old {
      let isItem = element.category == .cell
      let place =
        isItem ? places.place(of: element.path) : collectionViewLayout.place(of: element, places)
      guard let place, !isItem || !changes.reloaded.contains(element.path) else {
        leaving.append((element, view))
        continue
      }
      var moved = element
      moved.path = place
      view.element = moved
      shown[moved] = view
    }
    selected = Set(selected.compactMap(places.place))
    if let moving = movement {
      movement = places.place(of: moving.from).map {
        ItemMovement(from: $0, to: places.place(of: moving.to) ?? $0, position: moving.position)
      }
    }
    for (element, view) in leaving.sorted(by: { $0.0.isBefore($1.0) }) { recycle(view, element) }
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
    movement = nil
    forgetItemsAhead()
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
