import Foundation
import Testing
import UIKit

/// Headers and footers of whole compositional layouts, while their collections are scrolled.
@Suite
struct PinnedItemTests {
  typealias Item = NSCollectionLayoutBoundarySupplementaryItem
  typealias Dimension = NSCollectionLayoutDimension

  static func size(_ width: Dimension, _ height: Dimension) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  /// A collection of 300 × 400 with items of 50 points, one after the other.
  static func view(
    _ items: [Item], sectionItems: [Item] = [], isHorizontal: Bool = false,
    source: CompositionalTests.Counts
  ) -> UICollectionView {
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: isHorizontal
        ? size(.absolute(50), .fractionalHeight(1)) : size(.fractionalWidth(1), .absolute(50)),
      subitems: [
        NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
      ])
    let section = NSCollectionLayoutSection(group: group)
    section.boundarySupplementaryItems = sectionItems
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = isHorizontal ? .horizontal : .vertical
    configuration.boundarySupplementaryItems = items
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400),
      collectionViewLayout: UICollectionViewCompositionalLayout(
        section: section, configuration: configuration))
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    for kind in ["header", "second", "footer", "own"] {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "view")
    }
    view.dataSource = source
    view.layoutIfNeeded()
    return view
  }

  static func item(
    _ kind: String, _ alignment: NSRectAlignment, _ length: CGFloat = 30,
    isHorizontal: Bool = false, isPinned: Bool = true
  ) -> Item {
    let item = Item(
      layoutSize: isHorizontal
        ? size(.absolute(length), .fractionalHeight(1))
        : size(.fractionalWidth(1), .absolute(length)), elementKind: kind, alignment: alignment)
    item.pinToVisibleBounds = isPinned
    return item
  }

  static func frame(_ kind: String, _ view: UICollectionView) -> CGRect? {
    view.visibleSupplementaryViews(ofKind: kind).first?.frame
  }

  // Twenty items of 50 are 1000 points, and the header 30 and the footer 20 more: the content is 1050 long, and the frame
  // 400 or 300. Where it is scrolled to, and where the header and the footer are then: at the frame's edges.
  @Test(
    arguments: [
      (false, 0, 0, 380), (false, 10, 10, 390), (false, 650, 650, 1030), (true, 0, 0, 280),
      (true, 100, 100, 380), (true, 750, 750, 1030),
    ] as [(Bool, CGFloat, CGFloat, CGFloat)])
  func `What is pinned stays at the edge`(
    isHorizontal: Bool, offset: CGFloat, header: CGFloat, footer: CGFloat
  ) {
    let source = CompositionalTests.Counts([20])
    let view = Self.view(
      [
        Self.item("header", isHorizontal ? .leading : .top, isHorizontal: isHorizontal),
        Self.item("footer", isHorizontal ? .trailing : .bottom, 20, isHorizontal: isHorizontal),
      ], isHorizontal: isHorizontal, source: source)
    func place(_ kind: String) -> CGFloat? {
      Self.frame(kind, view).map { isHorizontal ? $0.minX : $0.minY }
    }
    view.contentOffset = isHorizontal ? CGPoint(x: offset, y: 0) : CGPoint(x: 0, y: offset)
    view.layoutIfNeeded()
    #expect(place("header") == header && place("footer") == footer)
    let told = view.layoutAttributesForSupplementaryElement(
      ofKind: "header", at: IndexPath(index: 0))
    #expect(told?.frame == Self.frame("header", view))
  }

  @Test func `What isn't pinned is scrolled away`() {
    let source = CompositionalTests.Counts([20])
    let view = Self.view(
      [Self.item("header", .top, isPinned: false), Self.item("second", .top, 40)], source: source)
    #expect(Self.frame("second", view)?.minY == 30)
    view.contentOffset.y = 200
    view.layoutIfNeeded()
    #expect(Self.frame("header", view) == nil && Self.frame("second", view)?.minY == 200)
  }

  @Test func `Two that are pinned stay below each other`() {
    let source = CompositionalTests.Counts([20])
    let view = Self.view(
      [Self.item("header", .top), Self.item("second", .top, 40)], source: source)
    view.contentOffset.y = 200
    view.layoutIfNeeded()
    #expect(Self.frame("header", view)?.minY == 200 && Self.frame("second", view)?.minY == 230)
  }

  @Test func `The header stays below what the insets leave free, and in front of cells`() throws {
    let source = CompositionalTests.Counts([20])
    let view = Self.view(
      [Self.item("header", .top)], sectionItems: [Self.item("own", .top, 60)], source: source)
    view.contentInset.top = 25
    view.contentOffset.y = 100
    view.layoutIfNeeded()
    #expect(Self.frame("header", view)?.minY == 125)
    let header = try #require(view.visibleSupplementaryViews(ofKind: "header").first)
    #expect(view.subviews.last === header)
  }

  // 30 points are left free for a header that extends the content, and none for one that lies on it.
  @Test(arguments: [(true, 30, 1030), (false, 0, 1000)] as [(Bool, CGFloat, CGFloat)])
  func `What extends no boundary takes no room`(extends: Bool, first: CGFloat, length: CGFloat) {
    let header = Self.item("header", .top)
    header.extendsBoundary = extends
    let source = CompositionalTests.Counts([20])
    let view = Self.view([header], source: source)
    #expect(Self.frame("header", view)?.minY == 0)
    #expect(view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.minY == first)
    #expect(view.contentSize.height == length)
    let footer = Self.item("footer", .bottom)
    footer.extendsBoundary = extends
    let other = Self.view([footer], source: source)
    // At the lower edge in each case.
    let frame = other.layoutAttributesForSupplementaryElement(
      ofKind: "footer", at: IndexPath(index: 0))?.frame
    #expect(other.contentSize.height == length && frame?.maxY == 400)
  }

  @Test func `Another size of the collection is that of the next layout`() {
    let source = CompositionalTests.Counts([2])
    let view = Self.view([], source: source)
    let first = IndexPath(item: 0, section: 0)
    #expect(view.cellForItem(at: first)?.frame.width == 300)
    view.frame.size.width = 500
    view.layoutIfNeeded()
    #expect(view.cellForItem(at: first)?.frame.width == 500)
    view.contentInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 30)
    view.layoutIfNeeded()
    // 500 less 50.
    #expect(view.cellForItem(at: first)?.frame.width == 450)
    #expect(view.contentSize.width == 450)
  }
}
