import Foundation
import Testing
import UIKit

/// The sizes that cells ask for, and which of them count.
@Suite
struct PreferredSizeTests {
  private final class Cell: UICollectionViewCell {
    var size = CGSize.zero

    override func systemLayoutSizeFitting(
      _ targetSize: CGSize,
      withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
      verticalFittingPriority: UILayoutPriority
    ) -> CGSize { size }
    override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { size }
  }

  private static let path = IndexPath(item: 0, section: 0)

  @Test(
    arguments: [
      (CGSize(width: 30, height: 20), CGSize(width: 30, height: 20)),
      (CGSize(width: 0.5, height: 20), CGSize(width: 0.5, height: 20)),
      (CGSize(width: 30, height: 0.5), CGSize(width: 30, height: 0.5)),
      (CGSize(width: 0, height: 20), CGSize(width: 100, height: 20)),
      (CGSize(width: 30, height: 0), CGSize(width: 30, height: 50)),
      (CGSize(width: -1, height: -1), CGSize(width: 100, height: 50)),
    ])
  func `A cell keeps the size that it is offered where it asks for none`(
    wish: CGSize, size: CGSize
  ) {
    let cell = Cell(frame: .zero)
    cell.size = wish
    let attributes = UICollectionViewLayoutAttributes(forCellWith: Self.path)
    attributes.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    #expect(cell.preferredLayoutAttributesFitting(attributes).size == size)
    #expect(attributes.size == CGSize(width: 100, height: 50))
  }

  @Test(
    arguments: [
      (false, false, 5, 5, false), (false, true, 5, 0, false), (false, true, 0, 5, true),
      (false, true, 0, -5, true), (true, false, 5, 0, true), (true, false, 0, 5, false),
      (true, true, 0, 0, false), (true, true, -5, 0, true), (true, true, 0, 5, true),
    ] as [(Bool, Bool, CGFloat, CGFloat, Bool)])
  func `In a compositional layout a wish counts along the axes that were estimated`(
    isWidthOpen: Bool, isHeightOpen: Bool, dx: CGFloat, dy: CGFloat, counts: Bool
  ) throws {
    func length(_ isOpen: Bool) -> NSCollectionLayoutDimension {
      isOpen ? .estimated(50) : .absolute(50)
    }
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: length(isWidthOpen), heightDimension: length(isHeightOpen)))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)), subitems: [item])
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: group))
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let source = CompositionalTests.Counts([1])
    view.dataSource = source
    view.layoutIfNeeded()
    let old = try #require(layout.layoutAttributesForItem(at: Self.path))
    let wish = try #require(old.copy() as? UICollectionViewLayoutAttributes)
    wish.size = CGSize(width: old.size.width + dx, height: old.size.height + dy)
    #expect(
      layout.shouldInvalidateLayout(forPreferredLayoutAttributes: wish, withOriginalAttributes: old)
        == counts)
  }

  @Test func `How far in front the parts of a section are`() {
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(50), heightDimension: .absolute(50))
    let back = NSCollectionLayoutDecorationItem.background(elementKind: "back")
    #expect(back.zIndex == -1 && back.elementKind == "back")
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size, elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
    #expect(badge.zIndex == 1 && badge.elementKind == "badge" && badge.itemAnchor == nil)
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size, elementKind: "header", alignment: .top)
    #expect(header.zIndex == 1 && header.extendsBoundary && !header.pinToVisibleBounds)
    #expect(NSCollectionLayoutGroupCustomItem(frame: .zero).zIndex == 0)
  }
}
