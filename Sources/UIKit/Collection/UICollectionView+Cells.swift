public import Foundation
import ViewTree

/// Where views come from.
extension UICollectionView {
  /// Makes known how a cell of a kind is made.
  package func register(
    forCellWithReuseIdentifier identifier: String,
    _ makeCell: @escaping () -> UICollectionViewCell
  ) {
    cellMakers[identifier] = makeCell
  }

  /// Makes known how a view of a kind, such as a header, is made.
  package func register(
    forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String,
    _ makeView: @escaping () -> UICollectionReusableView
  ) {
    supplementaryMakers[elementKind, default: [:]][identifier] = makeView
  }

  /// A cell of a kind: one whose item went out of sight, or a new one made by `init(frame:)`.
  ///
  /// - Parameters:
  ///   - identifier: The kind. One that was not registered is reported once, and a plain cell returned.
  ///   - indexPath: The item that the cell is for.
  ///   - fileID: The file of the call, for diagnostics.
  ///   - line: The line of the call, for diagnostics.
  /// - Returns: A cell of the size that the layout has for the item.
  public final func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath, fileID: String = #fileID,
    line: Int = #line
  ) -> UICollectionViewCell {
    if let (path, cell) = reconfigured, path == indexPath, cell.reuseIdentifier == identifier {
      return cell
    }
    let frame = collectionViewLayout.layoutAttributesForItem(at: indexPath)?.frame ?? .zero
    if let cell = dequeue("", identifier) as? UICollectionViewCell {
      if cell.frame != frame { cell.frame = frame }
      return cell
    }
    if let make = cellMakers[identifier] {
      let cell = make()
      cell.storedReuseIdentifier = identifier
      cell.frame = frame
      return cell
    }
    guard let kind = cellClasses[identifier] else {
      reportUnknown(identifier, CodeLocation(fileID: fileID, line: line))
      return UICollectionViewCell(frame: frame)
    }
    let cell = kind.made(frame: frame)
    cell.storedReuseIdentifier = identifier
    return cell
  }

  /// A view of a kind, such as a header; parameters and result as for cells.
  public final func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath,
    fileID: String = #fileID, line: Int = #line
  ) -> UICollectionReusableView {
    let frame =
      collectionViewLayout.layoutAttributesForSupplementaryView(
        ofKind: elementKind, at: indexPath)?.frame ?? .zero
    if let view = dequeue(elementKind, identifier) {
      if view.frame != frame { view.frame = frame }
      return view
    }
    if let make = supplementaryMakers[elementKind]?[identifier] {
      let view = make()
      view.storedReuseIdentifier = identifier
      view.frame = frame
      return view
    }
    guard let kind = supplementaryClasses[elementKind]?[identifier] else {
      reportUnknown(identifier, CodeLocation(fileID: fileID, line: line))
      return UICollectionReusableView(frame: frame)
    }
    let view = kind.made(frame: frame)
    view.storedReuseIdentifier = identifier
    return view
  }

  private func reportUnknown(_ identifier: String, _ source: CodeLocation) {
    guard unknownKinds.insert(identifier).inserted else { return }
    reportData(
      "\(itemDescription) knows no views of the kind '\(identifier)'.",
      hint: "Register the identifier with a class first.", source)
  }

  // MARK: In sight

  /// The items in sight, in order.
  final var visiblePaths: [IndexPath] {
    shown.keys.filter { $0.category == .cell }.map(\.path).sorted()
  }

  /// The places of the views of a kind in sight, in order.
  final func visiblePaths(ofKind elementKind: String) -> [IndexPath] {
    shown.keys.filter { $0.category == .supplementaryView && $0.kind == elementKind }
      .map(\.path).sorted()
  }

  final func cell(ofItem indexPath: IndexPath) -> UICollectionViewCell? {
    shown[CollectionElement(item: indexPath)] as? UICollectionViewCell
  }

  /// The item at a point of the content, in points; nil outside of all of them.
  final func item(at point: CGPoint) -> IndexPath? {
    loadCountsIfNeeded()
    collectionViewLayout.prepareIfNeeded()
    let place = CGRect(origin: point, size: CGSize(width: 1, height: 1))
    let found = collectionViewLayout.layoutAttributesForElements(in: place) ?? []
    return found.first { $0.representedElementCategory == .cell && $0.frame.contains(point) }?
      .indexPath
  }

  /// Where an item's cell stands; nil if there is no such item.
  final func attributes(ofItem indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    loadCountsIfNeeded()
    collectionViewLayout.prepareIfNeeded()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  // MARK: Chosen

  final func select(_ indexPath: IndexPath?, _ scrollPosition: ScrollPosition) {
    guard allowsSelection else { return }
    // What is loaded afterwards would let go of it.
    loadCountsIfNeeded()
    let allowsSeveral =
      isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
    if indexPath == nil || !allowsSeveral {
      for path in selected { deselect(path) }
    }
    guard let indexPath else { return }
    guard needsReload || indexPath.item >= 0 && indexPath.item < count(ofSection: indexPath.section)
    else { return reportMissing(indexPath) }
    selected.insert(indexPath)
    cell(ofItem: indexPath)?.isSelected = true
    if !scrollPosition.isEmpty { scroll(toItem: indexPath, scrollPosition) }
  }

  final func deselect(_ indexPath: IndexPath) {
    selected.remove(indexPath)
    cell(ofItem: indexPath)?.isSelected = false
  }
}
