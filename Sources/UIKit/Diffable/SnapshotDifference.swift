import Foundation

/// What has to be done to a list so that it shows another snapshot.
nonisolated struct SnapshotDifference {
  /// Where items go, by their paths before.
  var deleted: [IndexPath] = []
  /// Where items come, by their paths afterwards.
  var inserted: [IndexPath] = []
  /// Where items were that have another place, and where they are.
  var moved: [(from: IndexPath, to: IndexPath)] = []
  /// The items that are shown by other cells, by their paths before.
  var reloaded: [IndexPath] = []
  /// The items whose cells are described again, by their paths afterwards.
  var reconfigured: [IndexPath] = []
  /// Where sections go, come, are shown again and have another place.
  var deletedSections = IndexSet()
  var insertedSections = IndexSet()
  var reloadedSections = IndexSet()
  var movedSections: [(from: Int, to: Int)] = []

  /// Finds the difference.
  ///
  /// - Complexity: O(*n* · *d*) for *n* items of which *d* change.
  init<Section, Item>(
    from old: NSDiffableDataSourceSnapshot<Section, Item>,
    to new: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    let kept = findSections(old, new)
    let (before, after) = (Self.paths(old), Self.paths(new))
    var leaving: [Item] = []
    var coming: [Item] = []
    for section in kept {
      for change in new.itemIdentifiers(inSection: section)
        .difference(from: old.itemIdentifiers(inSection: section))
      {
        switch change {
        case .remove(_, let item, _): leaving.append(item)
        case .insert(_, let item, _): coming.append(item)
        }
      }
    }
    let left = Set(leaving)
    for item in leaving {
      guard let from = before[item] else { continue }
      if let to = after[item] { moved.append((from, to)) } else { deleted.append(from) }
    }
    // What left a section that stays has been seen; others come from sections that are gone or shown again.
    for item in coming where !left.contains(item) {
      guard let to = after[item] else { continue }
      if let from = before[item] { moved.append((from, to)) } else { inserted.append(to) }
    }
    let gone = Set(deleted)
    for item in new.reloadedItemIdentifiers {
      if let path = before[item], !gone.contains(path) { reloaded.append(path) }
    }
    for item in new.reconfiguredItemIdentifiers where before[item] != nil {
      if let path = after[item] { reconfigured.append(path) }
    }
  }

  /// Finds what happens to sections; those that neither come, go nor are shown again are returned.
  private mutating func findSections<Section, Item>(
    _ old: NSDiffableDataSourceSnapshot<Section, Item>,
    _ new: NSDiffableDataSourceSnapshot<Section, Item>
  ) -> [Section] {
    let (before, after) = (old.sectionIdentifiers, new.sectionIdentifiers)
    let (known, wanted) = (Set(before), Set(after))
    for (place, section) in before.enumerated() where !wanted.contains(section) {
      deletedSections.insert(place)
    }
    for (place, section) in after.enumerated() where !known.contains(section) {
      insertedSections.insert(place)
    }
    let (staying, arranged) = (
      before.filter { wanted.contains($0) }, after.filter { known.contains($0) }
    )
    for case .remove(_, let section, _) in arranged.difference(from: staying) {
      if let from = before.firstIndex(of: section), let to = after.firstIndex(of: section) {
        movedSections.append((from, to))
      }
    }
    let reloaded = Set(new.reloadedSectionIdentifiers)
    for (place, section) in before.enumerated()
    where reloaded.contains(section) && wanted.contains(section) {
      reloadedSections.insert(place)
    }
    return arranged.filter { !reloaded.contains($0) }
  }

  private static func paths<Section, Item>(
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>
  ) -> [Item: IndexPath] {
    var paths: [Item: IndexPath] = [:]
    for (place, section) in snapshot.sectionIdentifiers.enumerated() {
      for (item, identifier) in snapshot.itemIdentifiers(inSection: section).enumerated() {
        paths[identifier] = IndexPath(item: item, section: place)
      }
    }
    return paths
  }

  /// Whether sections come, go, move or are shown again.
  var changesSections: Bool {
    !deletedSections.isEmpty || !insertedSections.isEmpty || !reloadedSections.isEmpty
      || !movedSections.isEmpty
  }

  /// Whether there is nothing to do.
  var isEmpty: Bool {
    !changesSections && deleted.isEmpty && inserted.isEmpty && moved.isEmpty && reloaded.isEmpty
  }
}
