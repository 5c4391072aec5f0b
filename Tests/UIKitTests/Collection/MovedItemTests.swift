import Foundation
import Testing
import UIKit

/// Items that are moved by the program's hand.
@Suite
struct MovedItemTests {
  /// Items that are numbers; one of them stays.
  private final class Numbers: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var numbers = [[0, 1, 2, 3], [4]]
    var told: [String] = []
    var asked = 0

    func numberOfSections(in collectionView: UICollectionView) -> Int { numbers.count }
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { numbers[section].count }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      asked += 1
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      cell.tag = numbers[indexPath.section][indexPath.item]
      return cell
    }
    func collectionView(
      _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
    ) -> Bool { numbers[indexPath.section][indexPath.item] != 3 }
    func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      told.append("\(sourceIndexPath) \(destinationIndexPath)")
      let number = numbers[sourceIndexPath.section].remove(at: sourceIndexPath.item)
      numbers[destinationIndexPath.section].insert(number, at: destinationIndexPath.item)
    }
    func collectionView(
      _ collectionView: UICollectionView,
      targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
      atCurrentIndexPath currentIndexPath: IndexPath,
      toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
      // Nothing goes before the first.
      proposedIndexPath == [0, 0] ? [0, 1] : proposedIndexPath
    }
  }

  private func view(_ source: (any UICollectionViewDataSource)?) -> UICollectionView {
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 100, height: 50)
    (flow.minimumLineSpacing, flow.minimumInteritemSpacing) = (0, 0)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 400), collectionViewLayout: flow)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.delegate = source as? any UICollectionViewDelegate
    view.layoutIfNeeded()
    return view
  }

  @Test(
    arguments: [
      // To where another is, not before the first, to another section, nowhere.
      ([0, 0], 125, [0, 2], [1, 2, 0, 3, 4]), ([0, 2], 10, [0, 1], [0, 2, 1, 3, 4]),
      ([0, 1], 210, [1, 0], [0, 2, 3, 1, 4]), ([0, 1], 390, [0, 1], [0, 1, 2, 3, 4]),
    ] as [(IndexPath, CGFloat, IndexPath, [Int])])
  func `An item goes to where it is let go`(
    from: IndexPath, y: CGFloat, to: IndexPath, shown: [Int]
  ) {
    let numbers = Numbers()
    let view = view(numbers)
    let cell = view.cellForItem(at: from)
    #expect(view.beginInteractiveMovementForItem(at: from))
    #expect(!view.beginInteractiveMovementForItem(at: from))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 60, y: y))
    view.layoutIfNeeded()
    #expect(cell?.center == CGPoint(x: 60, y: y) && view.subviews.last === cell)
    numbers.asked = 0
    view.endInteractiveMovement()
    view.layoutIfNeeded()
    #expect(numbers.told == (from == to ? [] : ["\(from) \(to)"]))
    #expect(view.cellForItem(at: to) === cell && numbers.asked == 0)
    #expect(view.visibleCells.map(\.tag) == shown)
    #expect(view.visibleCells.map(\.frame.minY) == [0, 50, 100, 150, 200])
  }

  @Test func `What isn't let go stays`() {
    let numbers = Numbers()
    let view = view(numbers)
    var told: [String] = []
    view.onDiagnostic = { told.append($0.message) }
    #expect(!view.beginInteractiveMovementForItem(at: [0, 3]) && told.isEmpty)
    #expect(!view.beginInteractiveMovementForItem(at: [0, 9]) && told.count == 1)
    #expect(view.beginInteractiveMovementForItem(at: [0, 1]))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 0, y: 10))
    view.cancelInteractiveMovement()
    view.endInteractiveMovement()
    view.layoutIfNeeded()
    #expect(numbers.told.isEmpty && view.visibleCells.map(\.tag) == [0, 1, 2, 3, 4])
    #expect(view.visibleCells.map(\.frame.minY) == [0, 50, 100, 150, 200])
  }

  @Test func `A data source that doesn't move the item is reported`() {
    let source = CompositionalTests.Counts([3])
    let view = view(source)
    var told: [String] = []
    view.onDiagnostic = { told.append($0.message) }
    #expect(view.beginInteractiveMovementForItem(at: [0, 0]))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 0, y: 140))
    view.endInteractiveMovement()
    #expect(told.count == 1 && told.first?.contains("doesn't move it") == true)
  }

  @Test func `A snapshot is moved where its handlers let it`() {
    let view = view(nil)
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) {
      view, path, item in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      cell.tag = item
      return cell
    }
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["A", "B"])
    snapshot.appendItems([1, 2], toSection: "A")
    snapshot.appendItems([3], toSection: "B")
    source.apply(snapshot)
    view.layoutIfNeeded()
    #expect(!view.beginInteractiveMovementForItem(at: [0, 0]))
    var told: [String] = []
    source.reorderingHandlers.canReorderItem = { $0 != 2 }
    source.reorderingHandlers.willReorder = { told.append("\($0.finalSnapshot.itemIdentifiers)") }
    source.reorderingHandlers.didReorder = {
      told.append("\($0.initialSnapshot.itemIdentifiers) \($0.difference.count)")
    }
    #expect(!view.beginInteractiveMovementForItem(at: [0, 1]))
    #expect(view.beginInteractiveMovementForItem(at: [0, 0]))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 10, y: 110))
    view.endInteractiveMovement()
    view.layoutIfNeeded()
    #expect(told == ["[2, 1, 3]", "[1, 2, 3] 2"])
    #expect(source.snapshot().itemIdentifiers(inSection: "B") == [1, 3])
    #expect(view.visibleCells.map(\.tag) == [2, 1, 3])
  }
}
