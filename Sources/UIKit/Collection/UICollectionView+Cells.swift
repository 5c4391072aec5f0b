public import Foundation
import ViewTree

/// Where views come from, and which there are.
extension UICollectionView {
  /// Makes the class known whose cells show items of a kind; nil, or what is no cell, ends that.
  public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    cellClasses[identifier] = cellClass as? UICollectionViewCell.Type
    cellMakers[identifier] = nil
  }

  /// Makes known how a cell of a kind is made.
  package func register(
    forCellWithReuseIdentifier identifier: String,
    _ makeCell: @escaping () -> UICollectionViewCell
  ) {
    cellMakers[identifier] = makeCell
  }

  /// Makes the class known whose views are of a kind, such as headers.
  public func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    supplementaryClasses[elementKind, default: [:]][identifier] =
      viewClass as? UICollectionReusableView.Type
  }

  /// A cell of a kind: one whose item went out of sight, or a new one made by `init(frame:)`.
  ///
  /// - Parameters:
  ///   - identifier: The kind. One that was not registered is reported once, and a plain cell returned.
  ///   - indexPath: The item that the cell is for.
  ///   - fileID: The file of the call, for diagnostics.
  ///   - line: The line of the call, for diagnostics.
  /// - Returns: A cell of the size that the layout has for the item.
  public func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath, fileID: String = #fileID,
    line: Int = #line
  ) -> UICollectionViewCell {
    let frame = collectionViewLayout.layoutAttributesForItem(at: indexPath)?.frame ?? .zero
    if let cell = takeWaiting("", identifier) as? UICollectionViewCell {
      if cell.frame != frame { cell.frame = frame }
      return cell
    }
    if let make = cellMakers[identifier] {
      let cell = make()
      cell.reuseIdentifier = identifier
      cell.frame = frame
      return cell
    }
    guard let kind = cellClasses[identifier] else {
      reportUnknown(identifier, CodeLocation(fileID: fileID, line: line))
      return UICollectionViewCell(frame: frame)
    }
    let cell = kind.made(frame: frame)
    cell.reuseIdentifier = identifier
    return cell
  }

  /// A view of a kind, such as a header; parameters and result as for cells.
  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath,
    fileID: String = #fileID, line: Int = #line
  ) -> UICollectionReusableView {
    let frame =
      collectionViewLayout.layoutAttributesForSupplementaryView(
        ofKind: elementKind, at: indexPath)?.frame ?? .zero
    if let view = takeWaiting(elementKind, identifier) {
      if view.frame != frame { view.frame = frame }
      return view
    }
    guard let kind = supplementaryClasses[elementKind]?[identifier] else {
      reportUnknown(identifier, CodeLocation(fileID: fileID, line: line))
      return UICollectionReusableView(frame: frame)
    }
    let view = kind.made(frame: frame)
    view.reuseIdentifier = identifier
    return view
  }

  private func reportUnknown(_ identifier: String, _ source: CodeLocation) {
    guard unknownKinds.insert(identifier).inserted else { return }
    reportData(
      "\(itemDescription) knows no views of the kind '\(identifier)'.",
      hint: "Register the identifier with a class first.", source)
  }

  // MARK: In sight

  /// The cells in sight, in the order of their items.
  public var visibleCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.compactMap { cellForItem(at: $0) }
  }

  /// The items in sight, in order.
  public var indexPathsForVisibleItems: [IndexPath] {
    shown.keys.filter { $0.category == .cell }.map(\.path).sorted()
  }

  /// The views of a kind in sight, in the order of their sections.
  public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap {
      supplementaryView(forElementKind: elementKind, at: $0)
    }
  }

  /// The places of the views of a kind in sight, in order.
  public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    shown.keys.filter { $0.category == .supplementaryView && $0.kind == elementKind }
      .map(\.path).sorted()
  }

  /// The view of a kind at a place, or nil if it is not in sight.
  public func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? { shown[CollectionElement(kind: elementKind, indexPath)] }

  /// The cell of an item, or nil if the item is not in sight.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    shown[CollectionElement(item: indexPath)] as? UICollectionViewCell
  }

  /// The item that a cell shows, or nil if it shows none of this collection.
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    guard let element = cell.element, shown[element] === cell else { return nil }
    return element.path
  }

  /// The item at a point of the content, in points; nil beside all of them.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    loadCountsIfNeeded()
    collectionViewLayout.prepareIfNeeded()
    let place = CGRect(origin: point, size: CGSize(width: 1, height: 1))
    let found = collectionViewLayout.layoutAttributesForElements(in: place) ?? []
    return found.first { $0.representedElementCategory == .cell && $0.frame.contains(point) }?
      .indexPath
  }

  /// Where an item's cell stands; nil if there is no such item.
  public func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    loadCountsIfNeeded()
    collectionViewLayout.prepareIfNeeded()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  /// Where a view of a section stands; nil if there is none.
  public func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    loadCountsIfNeeded()
    collectionViewLayout.prepareIfNeeded()
    return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  // MARK: Chosen

  /// The items that are chosen, nil if none is.
  public var indexPathsForSelectedItems: [IndexPath]? { selected.isEmpty ? nil : selected.sorted() }

  /// Chooses an item; nil ends the choice of all.
  public func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    guard allowsSelection else { return }
    if indexPath == nil || !allowsMultipleSelection {
      for path in selected { deselectItem(at: path, animated: animated) }
    }
    guard let indexPath else { return }
    selected.insert(indexPath)
    cellForItem(at: indexPath)?.isSelected = true
    if !scrollPosition.isEmpty {
      scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Ends the choice of an item.
  public func deselectItem(at indexPath: IndexPath, animated: Bool) {
    selected.remove(indexPath)
    cellForItem(at: indexPath)?.isSelected = false
  }
}
