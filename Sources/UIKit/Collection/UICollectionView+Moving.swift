public import Foundation
import ViewTree

/// An item that is moved, and how far that is.
struct ItemMovement {
  /// Where the item is in the data source.
  let from: IndexPath
  /// Where it goes when that ends.
  var to: IndexPath
  /// Where the middle of its cell is, in points of the content; nil until it is said.
  var position: CGPoint?
}

/// Items that are moved by the program's hand: a cell follows it, and the others make room at the end.
extension UICollectionView {
  /// Begins to move an item, if the data source lets it; one that doesn't exist is reported.
  ///
  /// - Returns: Whether the item moves.
  public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    guard indexPath.item >= 0, indexPath.item < count(ofSection: indexPath.section) else {
      reportMissing(indexPath)
      return false
    }
    guard movement == nil, let dataSource,
      dataSource.collectionView(self, canMoveItemAt: indexPath)
    else { return false }
    movement = ItemMovement(from: indexPath, to: indexPath)
    return true
  }

  /// Moves the middle of the item's cell to a point of the content, in points, and finds out where the item goes.
  public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    guard let old = movement else { return }
    collectionViewLayout.prepareIfNeeded()
    let proposed = collectionViewLayout.targetIndexPath(
      forInteractivelyMovingItem: old.to, withPosition: targetPosition)
    let target =
      delegate?.collectionView(
        self, targetIndexPathForMoveOfItemFromOriginalIndexPath: old.from,
        atCurrentIndexPath: old.to, toProposedIndexPath: proposed) ?? proposed
    // Who was asked may have ended it.
    guard movement != nil else { return }
    movement?.to = target
    movement?.position = targetPosition
    setNeedsLayout()
  }

  /// Ends the movement: the data source is told of it, and the others make room.
  public func endInteractiveMovement() {
    guard let ended = movement else { return }
    movement = nil
    setNeedsLayout()
    let (from, to) = (ended.from, ended.to)
    guard from != to else { return }
    let last = count(ofSection: to.section) - (from.section == to.section ? 1 : 0)
    guard to.section >= 0, to.section < counts.count, to.item >= 0, to.item <= last else {
      return reportMissing(to)
    }
    dataSource?.collectionView(self, moveItemAt: from, to: to)
    moveItem(at: from, to: to)
  }

  /// Ends the movement; the item is where it was.
  public func cancelInteractiveMovement() {
    movement = nil
    setNeedsLayout()
  }

  final func reportStayingItem() {
    reportData(
      "An item of \(itemDescription) was moved, and its data source doesn't move it.",
      hint: "Implement collectionView(_:moveItemAt:to:), or return false from canMoveItemAt.")
  }

  /// The attributes of a view, or those of the cell of the item that is moved.
  final func followingMovement(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let movement, let position = movement.position,
      attributes.representedElementCategory == .cell, attributes.indexPath == movement.from
    else { return attributes }
    return collectionViewLayout.layoutAttributesForInteractivelyMovingItem(
      at: movement.from, withTargetPosition: position)
  }
}
