import Foundation
import Testing
import UIKit

/// Headers and footers of compositional layouts, beside what they are aligned to.
@Suite
struct BoundaryItemTests {
  @Test(
    arguments: [
      // In 300 less 20 on either side; above 50 and 10 on either side, or below.
      (false, .topLeading, 20, 0), (false, .top, 100, 0), (false, .topTrailing, 180, 0),
      (false, .bottomLeading, 20, 70), (false, .bottom, 100, 70), (false, .bottomTrailing, 180, 70),
      // In 400 less 10 on either side; before 50 and 20 on either side, or behind.
      (true, .topLeading, 0, 10), (true, .leading, 0, 190), (true, .bottomLeading, 0, 370),
      (true, .topTrailing, 90, 10), (true, .trailing, 90, 190), (true, .bottomTrailing, 90, 370),
    ] as [(Bool, NSRectAlignment, CGFloat, CGFloat)])
  func `A header stands where it is aligned`(
    isHorizontal: Bool, alignment: NSRectAlignment, x: CGFloat, y: CGFloat
  ) {
    func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
      -> NSCollectionLayoutSize
    {
      NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
    }
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: isHorizontal
        ? size(.absolute(50), .fractionalHeight(1)) : size(.fractionalWidth(1), .absolute(50)),
      subitems: [
        NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
      ])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = .init(top: 10, leading: 20, bottom: 10, trailing: 20)
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.absolute(100), .absolute(20)), elementKind: "header",
        alignment: alignment)
    ]
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = isHorizontal ? .horizontal : .vertical
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400),
      collectionViewLayout: UICollectionViewCompositionalLayout(
        section: section, configuration: configuration))
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: "header",
      withReuseIdentifier: "view")
    let source = CompositionalTests.Counts([1])
    view.dataSource = source
    view.layoutIfNeeded()
    let frame = view.layoutAttributesForSupplementaryElement(
      ofKind: "header", at: IndexPath(item: 0, section: 0))?.frame
    #expect(frame == CGRect(x: x, y: y, width: 100, height: 20))
  }

  // 20 at the sides of 300, measured from margins of 30 where the section or its header says so.
  @Test(
    arguments: [
      (.automatic, .none, true, 20), (.automatic, .none, false, 0),
      (.automatic, .layoutMargins, true, 50), (.none, .layoutMargins, true, 0),
      (.layoutMargins, .none, true, 50), (.layoutMargins, .none, false, 50),
    ] as [(UIContentInsetsReference, UIContentInsetsReference, Bool, CGFloat)])
  func `A header has the insets of what they are measured from`(
    reference: UIContentInsetsReference, groups: UIContentInsetsReference, follows: Bool, x: CGFloat
  ) {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(20))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.contentInsets = .init(top: 0, leading: 20, bottom: 0, trailing: 20)
    section.contentInsetsReference = groups
    section.supplementaryContentInsetsReference = reference
    section.supplementariesFollowContentInsets = follows
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size, elementKind: "header", alignment: .top)
    ]
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400),
      collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    view.layoutMargins = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 30)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: "header",
      withReuseIdentifier: "view")
    let source = CompositionalTests.Counts([1])
    view.dataSource = source
    view.layoutIfNeeded()
    let header = view.layoutAttributesForSupplementaryElement(ofKind: "header", at: [0, 0])?.frame
    #expect(header == CGRect(x: x, y: 0, width: 300 - 2 * x, height: 20))
    let item = view.layoutAttributesForItem(at: [0, 0])?.frame
    #expect(item?.minX == (groups == .layoutMargins ? 50 : 20))
  }
}
