import Foundation
import Testing
import UIKit

/// Parts of a group that are as large as the largest of them.
@Suite
struct UniformTests {
  // Apple's page on `uniformAcrossSiblings(estimate:)`: items are at least as large as they ask for, and as large as the largest of
  // their group.
  @Test func `Items of a group are as high as the highest`() throws {
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(50), heightDimension: .uniformAcrossSiblings(estimate: 30))
    #expect(
      size.heightDimension.isUniformAcrossSiblings && !size.heightDimension.isEstimated
        && size.heightDimension.dimension == 30 && !size.widthDimension.isUniformAcrossSiblings)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(100), heightDimension: .estimated(30)),
      subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let source = ChangedItemTests.Heights([[20, 45, 33, 10, 12]])
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 400),
      collectionViewLayout: UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: group)))
    view.register(ChangedItemTests.Cell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    var told: [String] = []
    view.onDiagnostic = { told.append($0.message) }
    view.layoutIfNeeded()
    #expect(ChangedItemTests.heights(view) == [45, 45, 33, 33, 12])
    #expect(view.visibleCells.map(\.frame.minY) == [0, 0, 45, 45, 78])
    #expect(view.contentSize.height == 90 && told.isEmpty)
    // One that asks for less lets the others be lower.
    let cell = try #require(view.cellForItem(at: [0, 1]) as? ChangedItemTests.Cell)
    cell.height?.constant = 15
    view.layoutIfNeeded()
    #expect(ChangedItemTests.heights(view) == [20, 20, 33, 33, 12])
    (view.cellForItem(at: [0, 3]) as? ChangedItemTests.Cell)?.height?.constant = 60
    view.layoutIfNeeded()
    #expect(ChangedItemTests.heights(view) == [20, 20, 60, 60, 12])
  }

  /// A cell that asks for a height that can't be.
  private final class Odd: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      let wish = layoutAttributes.copy() as? UICollectionViewLayoutAttributes ?? layoutAttributes
      wish.frame.size.height = [CGFloat.nan, .infinity, -5, 1e300][layoutAttributes.indexPath.item]
      return wish
    }
  }

  @Test func `A height that can't be is reported, and the estimate stays`() {
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(50), heightDimension: .estimated(30))
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 400),
      collectionViewLayout: UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(
          group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])))
    )
    view.register(Odd.self, forCellWithReuseIdentifier: "cell")
    let source = CompositionalTests.Counts([4])
    view.dataSource = source
    var told: [String] = []
    view.onDiagnostic = { told.append($0.message) }
    view.layoutIfNeeded()
    #expect(ChangedItemTests.heights(view) == [30, 30, 30, 30])
    #expect(told.count == 4 && told.allSatisfy { $0.contains("asks for a length of") })
  }

  @Test func `How a section moves is remembered`() {
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(50), heightDimension: .absolute(50))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    let properties = section.orthogonalScrollingProperties
    #expect(properties.bounce == .automatic && properties.decelerationRate == .automatic)
    section.orthogonalScrollingProperties.bounce = .never
    section.orthogonalScrollingProperties.decelerationRate = .fast
    #expect(properties.bounce == .never && properties.decelerationRate == .fast)
    #expect(properties.decelerationRate != .normal)
  }
}
