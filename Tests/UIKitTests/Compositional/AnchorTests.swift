import Foundation
import Testing
import UIKit

/// Where badges stand at items.
@Suite
struct AnchorTests {
  private typealias Anchor = NSCollectionLayoutAnchor

  nonisolated struct Place: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let container: NSCollectionLayoutAnchor
    var item: NSCollectionLayoutAnchor?
    var insets = NSDirectionalEdgeInsets.zero
    var itemInsets = NSDirectionalEdgeInsets.zero
    let frame: CGRect
  }

  // A badge of 20 × 10 at an item of 100 × 60. By Apple's page on NSCollectionLayoutAnchor offsets move the badge's origin, in
  // points or in shares of its own size.
  nonisolated private static let places = [
    Place(
      testDescription: "a corner", container: NSCollectionLayoutAnchor(edges: [.top, .trailing]),
      frame: CGRect(x: 80, y: 0, width: 20, height: 10)),
    Place(
      testDescription: "an edge", container: NSCollectionLayoutAnchor(edges: [.bottom]),
      frame: CGRect(x: 40, y: 50, width: 20, height: 10)),
    Place(
      testDescription: "points further",
      container: NSCollectionLayoutAnchor(
        edges: [.top, .leading], absoluteOffset: CGPoint(x: 30, y: -4)),
      frame: CGRect(x: 30, y: -4, width: 20, height: 10)),
    Place(
      testDescription: "shares further",
      container: NSCollectionLayoutAnchor(
        edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3)),
      frame: CGRect(x: 86, y: -3, width: 20, height: 10)),
    Place(
      testDescription: "another point of its own",
      container: NSCollectionLayoutAnchor(edges: [.top, .trailing]),
      item: NSCollectionLayoutAnchor(edges: [.bottom, .leading]),
      frame: CGRect(x: 100, y: -10, width: 20, height: 10)),
    Place(
      testDescription: "that point, further",
      container: NSCollectionLayoutAnchor(
        edges: [.top, .trailing], absoluteOffset: CGPoint(x: 1, y: 2)),
      item: NSCollectionLayoutAnchor(
        edges: [.bottom, .leading], fractionalOffset: CGPoint(x: 0.5, y: 0.2)),
      frame: CGRect(x: 111, y: -6, width: 20, height: 10)),
    Place(
      testDescription: "insets of its own",
      container: NSCollectionLayoutAnchor(edges: [.bottom, .leading]),
      insets: .init(top: 1, leading: 2, bottom: 3, trailing: 4),
      frame: CGRect(x: 2, y: 51, width: 14, height: 6)),
    // An item's insets change its size after it has its place.
    Place(
      testDescription: "insets of the item",
      container: NSCollectionLayoutAnchor(edges: [.top, .trailing]),
      itemInsets: .init(top: 5, leading: 5, bottom: 5, trailing: 5),
      frame: CGRect(x: 80, y: 0, width: 20, height: 10)),
  ]

  @Test(arguments: places) func `A badge stands where its anchors have it`(place: Place) {
    func size(_ width: CGFloat, _ height: CGFloat) -> NSCollectionLayoutSize {
      NSCollectionLayoutSize(widthDimension: .absolute(width), heightDimension: .absolute(height))
    }
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(20, 10), elementKind: "badge", containerAnchor: place.container,
      itemAnchor: place.item)
    badge.contentInsets = place.insets
    let item = NSCollectionLayoutItem(layoutSize: size(100, 60), supplementaryItems: [badge])
    item.contentInsets = place.itemInsets
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400),
      collectionViewLayout: UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(
          group: .horizontal(layoutSize: size(100, 60), subitems: [item]))))
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: "badge",
      withReuseIdentifier: "view")
    let source = CompositionalTests.Counts([1])
    view.dataSource = source
    view.layoutIfNeeded()
    let frame = view.layoutAttributesForSupplementaryElement(ofKind: "badge", at: [0, 0])?.frame
    #expect(frame == place.frame)
  }
}
