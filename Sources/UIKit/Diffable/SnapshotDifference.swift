import Foundation

/// What has to be done to a list so that it shows another snapshot.
nonisolated struct SnapshotDifference {
  /// Where items go, by their paths before.
  var deleted: [IndexPath] = []
  /// Where items come, by their paths afterwards.
  var inserted: [IndexPath] = []
  /// The items that are shown by other cells, by their paths before.
  var reloaded: [IndexPath] = []
  /// The items whose cells are described again, by their paths afterwards.
  var reconfigured: [IndexPath] = []

  /// Finds the difference; nil where sections come, go, move or are shown again.
  ///
  /// An item that has another place goes and comes.
  ///
  /// - Complexity: O(*n* · *d*) for *n* items of which *d* change.
  init?<Section, Item>(
    from old: NSDiffableDataSourceSnapshot<Section, Item>,
    to new: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    guard old.sectionIdentifiers == new.sectionIdentifiers,
      new.reloadedSectionIdentifiers.isEmpty
    else { return nil }
    for (place, section) in new.sectionIdentifiers.enumerated() {
      let before = old.itemIdentifiers(inSection: section)
      let after = new.itemIdentifiers(inSection: section)
      for change in after.difference(from: before) {
        switch change {
        case .remove(let offset, _, _):
          deleted.append(IndexPath(item: offset, section: place))
        case .insert(let offset, _, _):
          inserted.append(IndexPath(item: offset, section: place))
        }
      }
    }
    let gone = Set(deleted)
    let come = Set(inserted)
    for item in new.reloadedItemIdentifiers {
      guard let (section, place) = old.path(of: item) else { continue }
      let path = IndexPath(item: place, section: section)
      if !gone.contains(path) { reloaded.append(path) }
    }
    for item in new.reconfiguredItemIdentifiers {
      guard let (section, place) = new.path(of: item) else { continue }
      let path = IndexPath(item: place, section: section)
      if !come.contains(path) { reconfigured.append(path) }
    }
  }

  /// Whether there is nothing to do.
  var isEmpty: Bool { deleted.isEmpty && inserted.isEmpty && reloaded.isEmpty }
}
