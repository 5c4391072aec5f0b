import Foundation
import Testing
import UIKit

/// Sections that are scrolled across their collection.
@Suite
struct AcrossTests {
  /// A collection of 300 × 400 with ten items of 80 × 50 beside each other, 10 points from each other and 20 from the sides,
  /// each with a badge at its upper right corner.
  static func view(source: CompositionalTests.Counts) -> UICollectionView {
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(80), heightDimension: .absolute(50))
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(10), heightDimension: .absolute(10)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size,
      subitems: [NSCollectionLayoutItem(layoutSize: size, supplementaryItems: [badge])])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuous
    section.interGroupSpacing = 10
    section.contentInsets = .init(top: 0, leading: 20, bottom: 0, trailing: 20)
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
        elementKind: "header", alignment: .top)
    ]
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400),
      collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    for kind in ["header", "badge"] {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "view")
    }
    view.dataSource = source
    view.layoutIfNeeded()
    return view
  }

  // Ten items of 80 with 10 between them are 890, with 20 at the sides 930: 630 more than the frame. Item 3 begins at 20 and
  // three times 90, which is 290; item 9 at 830.
  @Test(
    arguments: [
      // 290 − 20: the section's inset stays free before it.
      (3, .left, 270),
      // Its middle is 330; half of the frame less.
      (3, .centeredHorizontally, 180),
      // Its end is 370; the frame and the inset of 20 after it.
      (3, .right, 90),
      // Before the beginning and beyond the end there is nothing.
      (0, .centeredHorizontally, 0), (0, .right, 0), (9, .left, 630),
      (9, .centeredHorizontally, 630), (9, .right, 630),
    ] as [(Int, UICollectionView.ScrollPosition, CGFloat)])
  func `An item is scrolled to where it is asked for`(
    item: Int, position: UICollectionView.ScrollPosition, offset: CGFloat
  ) {
    let source = CompositionalTests.Counts([10])
    let view = Self.view(source: source)
    let path = IndexPath(item: item, section: 0)
    view.scrollToItem(at: path, at: position, animated: false)
    view.layoutIfNeeded()
    let x = 20 + CGFloat(item) * 90 - offset
    #expect(view.layoutAttributesForItem(at: path)?.frame.minX == x)
    #expect(view.cellForItem(at: path)?.frame == CGRect(x: x, y: 30, width: 80, height: 50))
    #expect(view.contentOffset == .zero)
    // The badge goes with its item, and the header stays.
    let badge = view.supplementaryView(forElementKind: "badge", at: path)
    #expect(badge?.frame == CGRect(x: x + 70, y: 30, width: 10, height: 10))
    let header = view.visibleSupplementaryViews(ofKind: "header").first
    #expect(header?.frame == CGRect(x: 20, y: 0, width: 260, height: 30))
  }

  @Test func `A section that isn't as long as the frame stays`() {
    let source = CompositionalTests.Counts([2])
    let view = Self.view(source: source)
    let path = IndexPath(item: 1, section: 0)
    view.scrollToItem(at: path, at: .left, animated: false)
    view.layoutIfNeeded()
    #expect(view.cellForItem(at: path)?.frame.minX == 110)
  }

  @Test func `A group has what stands at it, too`() {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitem: NSCollectionLayoutItem(layoutSize: size), count: 2)
    #expect(group.supplementaryItems.isEmpty)
    group.supplementaryItems = [
      NSCollectionLayoutSupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .absolute(40), heightDimension: .absolute(20)), elementKind: "badge",
        containerAnchor: NSCollectionLayoutAnchor(edges: [.bottom, .leading]))
    ]
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400),
      collectionViewLayout: UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: group)))
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: "badge",
      withReuseIdentifier: "view")
    let source = CompositionalTests.Counts([4])
    view.dataSource = source
    view.layoutIfNeeded()
    // At the lower left corners of two groups of 50.
    #expect(
      view.visibleSupplementaryViews(ofKind: "badge").map(\.frame) == [
        CGRect(x: 0, y: 30, width: 40, height: 20), CGRect(x: 0, y: 80, width: 40, height: 20),
      ])
  }
}
