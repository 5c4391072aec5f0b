import Foundation
import Testing
import UIKit

/// What a collection shows, and where it scrolls.
@Suite
struct CollectionViewTests {
  private let grid = Grid()

  /// A collection of one column: 40 items of 320 × 100 without gaps.
  private func column() {
    grid.layout.itemSize = CGSize(width: 320, height: 100)
    grid.layout.minimumLineSpacing = 0
    _ = grid.frames(counts: [40])
  }

  // Item 20 is from 2000 to 2100 in a frame of 480.
  nonisolated static let places: [(UICollectionView.ScrollPosition, Double)] = [
    (.top, 2000), (.centeredVertically, 1810), (.bottom, 1620), ([], 1620), ([.top, .left], 2000),
    ([.top, .centeredHorizontally], 2000), ([.top, .right], 2000),
  ]

  @Test(arguments: places)
  func `Items are scrolled to the edges or the middle`(
    _ position: UICollectionView.ScrollPosition, _ offset: Double
  ) {
    column()
    grid.view.scrollToItem(at: IndexPath(item: 20, section: 0), at: position, animated: false)
    #expect(grid.view.contentOffset == CGPoint(x: 0, y: offset))
  }

  // Item 20 of a row is from 2000 to 2100 in a frame of 320.
  @Test(
    arguments: [
      (UICollectionView.ScrollPosition.left, 2000.0), (.centeredHorizontally, 1890),
      (.right, 1780),
    ])
  func `Rows are scrolled from side to side`(
    _ position: UICollectionView.ScrollPosition, _ offset: Double
  ) {
    grid.layout.scrollDirection = .horizontal
    grid.layout.itemSize = CGSize(width: 100, height: 480)
    grid.layout.minimumLineSpacing = 0
    _ = grid.frames(counts: [40])
    grid.view.scrollToItem(at: IndexPath(item: 20, section: 0), at: position, animated: false)
    #expect(grid.view.contentOffset == CGPoint(x: offset, y: 0))
  }

  @Test func `Scrolling to an item that isn't there is reported; choosing one scrolls to it`() {
    column()
    grid.view.scrollToItem(at: IndexPath(item: 99, section: 0), at: .top, animated: false)
    #expect(grid.view.contentOffset == .zero)
    #expect(grid.reports.contains { $0.contains("no item 99 in section 0") })
    grid.view.selectItem(
      at: IndexPath(item: 10, section: 0), animated: false, scrollPosition: .top)
    #expect(grid.view.contentOffset.y == 1000)
  }

  @Test(
    arguments: [0, 1, 2, 3, 4])
  func `Sections that change are asked for again, and what stays or moves is not`(_ kind: Int) {
    column()
    let asked = grid.asked.count
    let path = IndexPath(item: 0, section: 0)
    switch kind {
    case 0: grid.view.moveItem(at: path, to: IndexPath(item: 3, section: 0))
    case 1: grid.view.reloadSections([0])
    case 2: grid.view.moveSection(0, toSection: 0)
    case 3:
      grid.counts = [40, 1]
      grid.view.insertSections([1])
    default:
      grid.counts = []
      grid.view.deleteSections([0])
    }
    grid.window.layoutIfNeeded()
    // Five rows of 100 are in sight of 480; a section that is shown again asks for each.
    #expect(grid.asked.count - asked == (kind == 1 ? 5 : 0))
    #expect(grid.view.visibleCells.count == (kind == 4 ? 0 : 5))
    #expect(grid.view.numberOfSections == [1, 1, 1, 2, 0][kind])
    #expect(grid.reports == [])
  }

  @Test func `Views behind the items and the content fill both`() throws {
    let (first, second) = (UIView(), UIView())
    grid.view.backgroundView = first
    grid.view.backgroundView = second
    #expect(first.superview == nil && grid.view.subviews.first === second)
    column()
    grid.scroll(to: 300)
    #expect(second.frame == CGRect(x: 0, y: 300, width: 320, height: 480))
    let cell = try #require(grid.view.visibleCells.first)
    cell.backgroundView = first
    cell.backgroundView = UIView()
    grid.window.layoutIfNeeded()
    #expect(first.superview == nil && cell.subviews.first === cell.backgroundView)
    #expect(cell.backgroundView?.frame == cell.bounds)
    grid.view.backgroundView = nil
    #expect(second.superview == nil)
  }

  @Test func `Headers are found by their sections, and a kind that isn't known is reported`() {
    grid.layout.headerReferenceSize = CGSize(width: 0, height: 30)
    _ = grid.frames(counts: [2, 2])
    let kind = UICollectionView.elementKindSectionHeader
    let path = IndexPath(item: 0, section: 1)
    #expect(
      grid.view.layoutAttributesForSupplementaryElement(ofKind: kind, at: path)?.frame
        == grid.view.supplementaryView(forElementKind: kind, at: path)?.frame)
    #expect(grid.view.visibleSupplementaryViews(ofKind: kind).map(\.frame.height) == [30, 30])
    let unknown = grid.view.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "nobody", for: path)
    #expect(unknown.frame.height == 30 && grid.reports.contains { $0.contains("'nobody'") })
    // One that went out of sight is used again.
    let header = grid.view.supplementaryView(forElementKind: kind, at: path)
    grid.layout.itemSize.height = 1000
    _ = grid.frames(counts: [2, 2])
    let waiting = grid.view.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: kind, for: IndexPath(item: 0, section: 0))
    #expect(waiting === header || waiting.reuseIdentifier == kind)
    #expect(waiting.frame.height == 30)
  }

  @Test func `A collection without a size shows nothing`() {
    column()
    grid.view.frame.size = .zero
    grid.window.layoutIfNeeded()
    #expect(grid.view.visibleCells.isEmpty)
  }

  @Test func `One view for two items is reported, and a plain cell stands in its place`() {
    final class Source: NSObject, UICollectionViewDataSource {
      let only = UICollectionViewCell()
      func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 2 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell { only }
    }
    let source = Source()
    grid.view.dataSource = source
    grid.window.layoutIfNeeded()
    #expect(grid.view.visibleCells.count == 2)
    #expect(Set(grid.view.visibleCells.map { ObjectIdentifier($0) }).count == 2)
    #expect(grid.reports.contains { $0.contains("was given the same view") })
  }

  @Test
  func
    `A controller without overrides shows nothing; another collection takes the first one's place`()
    throws
  {
    let controller = UICollectionViewController(nibName: nil, bundle: nil)
    #expect(controller.collectionViewLayout is UICollectionViewFlowLayout)
    grid.window.rootViewController = controller
    grid.window.layoutIfNeeded()
    let first = try #require(controller.collectionView)
    #expect(first.dataSource === controller && first.numberOfSections == 1)
    let path = IndexPath(item: 0, section: 0)
    #expect(controller.collectionView(first, numberOfItemsInSection: 0) == 0)
    #expect(controller.collectionView(first, cellForItemAt: path).reuseIdentifier == nil)
    let header = controller.collectionView(
      first, viewForSupplementaryElementOfKind: "head", at: path)
    #expect(header.frame == .zero)
    let second = UICollectionView(frame: .zero)
    controller.collectionView = second
    #expect(first.superview == nil && second.superview === controller.view)
    #expect(second.frame == controller.view.bounds && second.delegate === controller)
  }

  @Test func `Items that are asked for again have the cells they had`() {
    func cells(_ count: Int) -> [UICollectionViewCell?] {
      _ = grid.frames(counts: [count])
      return (0..<count).map { grid.view.cellForItem(at: IndexPath(item: $0, section: 0)) }
    }
    let before = cells(9)
    #expect(!before.contains(nil))
    for count in [2, 5, 9] { #expect(cells(count) == Array(before.prefix(count))) }
  }
}
