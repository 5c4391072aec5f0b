import Foundation
import Testing
import UIKit

/// Rarer places of a compositional layout.
@Suite
struct RarePlaceTests {
  private final class Items: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    { 6 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  private func section(width: CGFloat, height: CGFloat) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(width), heightDimension: .absolute(height))
    return NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
  }

  private func grid(_ layout: UICollectionViewCompositionalLayout, _ items: Items)
    -> UICollectionView
  {
    let grid = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 200), collectionViewLayout: layout)
    grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    grid.dataSource = items
    grid.layoutIfNeeded()
    return grid
  }

  @Test func `A section that runs across goes no further than an item asks for`() throws {
    let section = section(width: 60, height: 50)
    section.orthogonalScrollingBehavior = .continuous
    let items = Items()
    let grid = grid(UICollectionViewCompositionalLayout(section: section), items)
    // The third item lies from 120 to 180, of which 100 are seen.
    for (item, x) in [(2, CGFloat(80)), (2, 80), (1, 60), (5, 260)] {
      grid.scrollToItem(at: IndexPath(item: item, section: 0), at: [], animated: false)
      grid.layoutIfNeeded()
      let first = try #require(grid.cellForItem(at: IndexPath(item: item, section: 0)))
      #expect(first.frame.minX == CGFloat(item) * 60 - x, "\(item)")
    }
  }

  @Test func `What items are asked of where they are seen is what they have`() throws {
    let section = section(width: 100, height: 50)
    var seen: [(bounds: CGRect, alpha: CGFloat, zIndex: Int, isHidden: Bool, isPlain: Bool)] = []
    section.visibleItemsInvalidationHandler = { items, _, _ in
      seen = items.map {
        ($0.bounds, $0.alpha, $0.zIndex, $0.isHidden, $0.transform == .identity)
      }
    }
    let items = Items()
    let grid = grid(UICollectionViewCompositionalLayout(section: section), items)
    #expect(grid.visibleCells.count == seen.count && !seen.isEmpty)
    for item in seen {
      #expect(item.bounds.size == CGSize(width: 100, height: 50) && item.isPlain)
      #expect(item.alpha == 1 && item.zIndex == 0 && !item.isHidden)
    }
  }

  @Test func `Another configuration makes another layout`() {
    let layout = UICollectionViewCompositionalLayout(section: section(width: 100, height: 50))
    let items = Items()
    let grid = grid(layout, items)
    #expect(grid.contentSize.height == 300)
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    layout.configuration = configuration
    grid.layoutIfNeeded()
    #expect(grid.contentSize.width == 600)
  }

  @Test func `The readable width is no wider than lines are read well`() throws {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.contentInsetsReference = .readableContent
    let items = Items()
    let grid = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 1_200, height: 200),
      collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    grid.dataSource = items
    let window = UIWindow(frame: grid.frame)
    window.addSubview(grid)
    window.layoutIfNeeded()
    grid.setNeedsLayout()
    grid.collectionViewLayout.invalidateLayout()
    grid.layoutIfNeeded()
    let cell = try #require(grid.cellForItem(at: IndexPath(item: 0, section: 0)))
    #expect(cell.frame.width == grid.readableContentGuide.layoutFrame.width)
    #expect(cell.frame.width < 700 && cell.frame.midX == 600)
  }
}
