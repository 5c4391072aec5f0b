import Foundation
import Testing
import UIKit

/// Sections whose groups stand still in the middle.
@Suite
struct CenteredGroupTests {
  /// A collection of 300 × 400 with items of 100 × 50 beside each other, 10 points from each other and 20 from the sides.
  private func view(
    _ source: any UICollectionViewDataSource, sections: Int = 1,
    handler: NSCollectionLayoutSection.VisibleItemsHandler? = nil
  ) -> UICollectionView {
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(100), heightDimension: .absolute(50))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.orthogonalScrollingBehavior = .groupPagingCentered
    section.interGroupSpacing = 10
    section.contentInsets = .init(top: 0, leading: 20, bottom: 0, trailing: 20)
    section.visibleItemsInvalidationHandler = handler
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400),
      collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.layoutIfNeeded()
    return view
  }

  private func places(_ view: UICollectionView) -> [CGFloat] {
    view.visibleCells.map(\.frame.minX)
  }

  @Test func `The first group begins in the middle, and the last one ends there`() {
    let source = CompositionalTests.Counts([5])
    var middles: [CGFloat] = []
    let view = view(source) { items, offset, _ in
      middles = items.map { $0.frame.midX - offset.x }
    }
    #expect(places(view) == [100, 210] && middles == [150, 260])
    let positions: [(Int, UICollectionView.ScrollPosition, [CGFloat])] = [
      (1, .centeredHorizontally, [-10, 100, 210]), (4, .centeredHorizontally, [-10, 100]),
      (4, .left, [-10, 100]), (0, .right, [100, 210]),
    ]
    for (item, position, expected) in positions {
      view.scrollToItem(at: [0, item], at: position, animated: false)
      view.layoutIfNeeded()
      #expect(places(view) == expected)
    }
  }

  @Test func `Alone it stands in the middle`() {
    let source = CompositionalTests.Counts([1])
    #expect(places(view(source)) == [100])
  }

  @Test
  func `A section is scrolled no further than it reaches once items are gone, and wherever it is`()
  {
    let source = KeptViewTests.Source([5])
    let view = view(source)
    view.scrollToItem(at: [0, 4], at: .centeredHorizontally, animated: false)
    view.layoutIfNeeded()
    source.counts = [1, 5]
    view.insertSections([0])
    view.layoutIfNeeded()
    #expect(view.cellForItem(at: [1, 4])?.frame.minX == 100)
    #expect(view.cellForItem(at: [0, 0])?.frame.minX == 100)
    source.counts = [1, 2]
    view.deleteItems(at: [[1, 0], [1, 1], [1, 2]])
    view.layoutIfNeeded()
    #expect(view.cellForItem(at: [1, 1])?.frame.minX == 100)
  }

  @Test func `Distances that can't be end nowhere`() {
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(100), heightDimension: .absolute(50))
    for spacing: CGFloat in [.nan, .infinity, -.infinity, -1e300] {
      for behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior in [
        .groupPagingCentered, .paging,
      ] {
        let section = NSCollectionLayoutSection(
          group: .horizontal(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        section.orthogonalScrollingBehavior = behavior
        section.interGroupSpacing = spacing
        let source = CompositionalTests.Counts([4])
        let view = UICollectionView(
          frame: CGRect(x: 0, y: 0, width: 300, height: 400),
          collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        var told: [String] = []
        view.onDiagnostic = { told.append($0.message) }
        view.layoutIfNeeded()
        // As without a distance.
        let shown = view.visibleCells.map(\.frame.minX)
        #expect(shown == (behavior == .paging ? [0, 100, 200] : [100, 200]))
        #expect(told.count == 1 && told.first?.contains("can't be") == true)
      }
    }
  }
}
