import Foundation
import Testing
import UIKit

/// Rarer changes of a collection.
@Suite
struct RareCollectionTests {
  private final class Items: NSObject, UICollectionViewDataSource {
    var count = 4
    var isPlain = true
    var moves = 0

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    { count }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(
        withReuseIdentifier: isPlain ? "cell" : "other", for: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) { moves += 1 }
  }

  private final class Other: UICollectionViewCell {}

  private final class Layout: UICollectionViewFlowLayout {
    var updates: [UICollectionViewUpdateItem] = []

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      updates += updateItems
      super.prepare(forCollectionViewUpdates: updateItems)
    }
  }

  private let layout = Layout()
  private let items = Items()

  private func grid() -> UICollectionView {
    layout.itemSize = CGSize(width: 100, height: 50)
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
    let grid = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 400), collectionViewLayout: layout)
    grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    grid.register(Other.self, forCellWithReuseIdentifier: "other")
    grid.dataSource = items
    grid.layoutIfNeeded()
    return grid
  }

  @Test func `An item that is described by another cell is shown by that`() throws {
    let grid = grid()
    let path = IndexPath(item: 1, section: 0)
    #expect(!(grid.cellForItem(at: path) is Other))
    items.isPlain = false
    grid.reconfigureItems(at: [path])
    grid.layoutIfNeeded()
    let cell = try #require(grid.cellForItem(at: path))
    #expect(cell is Other && cell.frame == CGRect(x: 0, y: 50, width: 100, height: 50))
    #expect(!(grid.cellForItem(at: IndexPath(item: 0, section: 0)) is Other))
  }

  @Test func `Layouts are told where items were and where they are`() throws {
    let grid = grid()
    items.count = 5
    grid.performBatchUpdates { grid.insertItems(at: [IndexPath(item: 2, section: 0)]) }
    grid.layoutIfNeeded()
    let update = try #require(layout.updates.first)
    #expect(layout.updates.count == 1 && update.updateAction == .insert)
    #expect(update.indexPathBeforeUpdate == nil)
    #expect(update.indexPathAfterUpdate == IndexPath(item: 2, section: 0))
  }

  @Test func `An item that is moved by hand stays in the hand when others come`() throws {
    let grid = grid()
    #expect(grid.beginInteractiveMovementForItem(at: IndexPath(item: 2, section: 0)))
    grid.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 300))
    items.count = 5
    grid.performBatchUpdates { grid.insertItems(at: [IndexPath(item: 0, section: 0)]) }
    grid.layoutIfNeeded()
    let cell = try #require(grid.cellForItem(at: IndexPath(item: 3, section: 0)))
    #expect(cell.center == CGPoint(x: 50, y: 300))
    grid.cancelInteractiveMovement()
    grid.layoutIfNeeded()
    #expect(cell.center == CGPoint(x: 50, y: 175) && items.moves == 0)
  }
}
