import Foundation
import Testing
import UIKit

/// Layouts of the program's own, and what they are told.
@Suite
struct LayoutClassTests {
  private let grid = Grid()

  @Test func `A layout that overrides nothing has no content`() {
    let layout = UICollectionViewLayout()
    grid.view.collectionViewLayout = layout
    #expect(grid.frames(counts: [3]).isEmpty)
    #expect(grid.view.contentSize == .zero && layout.collectionView === grid.view)
    let path = IndexPath(item: 0, section: 0)
    #expect(layout.layoutAttributesForElements(in: .infinite) == nil)
    #expect(layout.layoutAttributesForItem(at: path) == nil)
    #expect(layout.layoutAttributesForSupplementaryView(ofKind: "a", at: path) == nil)
    #expect(layout.layoutAttributesForDecorationView(ofKind: "a", at: path) == nil)
    #expect(!layout.shouldInvalidateLayout(forBoundsChange: .zero))
    #expect(!layout.flipsHorizontallyInOppositeLayoutDirection)
    #expect(layout.initialLayoutAttributesForAppearingItem(at: path) == nil)
    #expect(layout.finalLayoutAttributesForDisappearingItem(at: path) == nil)
    #expect(
      layout.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: "a", at: path) == nil)
    #expect(
      layout.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: "a", at: path) == nil)
    let offset = CGPoint(x: 3, y: 4)
    #expect(layout.targetContentOffset(forProposedContentOffset: offset) == offset)
    #expect(
      layout.targetContentOffset(forProposedContentOffset: offset, withScrollingVelocity: .zero)
        == offset)
  }

  @Test func `Attributes have a frame, of which size, middle and bounds are parts`() throws {
    let path = IndexPath(item: 2, section: 1)
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: "head", with: path)
    #expect(attributes.representedElementCategory == .supplementaryView)
    #expect(attributes.representedElementKind == "head" && attributes.indexPath == path)
    attributes.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(attributes.center == CGPoint(x: 25, y: 40))
    #expect(attributes.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    attributes.center = CGPoint(x: 100, y: 100)
    #expect(attributes.frame == CGRect(x: 85, y: 80, width: 30, height: 40))
    attributes.bounds = CGRect(x: 5, y: 5, width: 50, height: 60)
    // Around the same middle.
    #expect(attributes.frame == CGRect(x: 75, y: 70, width: 50, height: 60))
    attributes.zIndex = 3
    attributes.alpha = 0.5
    let copy = try #require(attributes.copy() as? UICollectionViewLayoutAttributes)
    #expect(copy == attributes && copy.hash == attributes.hash && copy !== attributes)
    copy.zIndex = 4
    #expect(copy != attributes && !copy.isEqual("attributes"))
    let decoration = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "line", with: path)
    #expect(decoration.representedElementCategory == .decorationView)
    #expect(decoration.representedElementKind == "line" && decoration.indexPath == path)
  }

  /// Items on a line each, with a line of the layout's own below each.
  final class Lined: UICollectionViewLayout {
    final class Line: UICollectionReusableView {}

    override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 5000) }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      (0..<50).flatMap { item -> [UICollectionViewLayoutAttributes] in
        let path = IndexPath(item: item, section: 0)
        let line = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "line", with: path)
        line.frame = CGRect(x: 0, y: CGFloat(item) * 100 + 99, width: 320, height: 1)
        let cell = UICollectionViewLayoutAttributes(forCellWith: path)
        cell.frame = CGRect(x: 0, y: CGFloat(item) * 100, width: 320, height: 99)
        return [line, cell]
      }
    }
  }

  @Test func `A layout has views of its own, which are used again`() {
    let layout = Lined()
    layout.register(Lined.Line.self, forDecorationViewOfKind: "line")
    grid.view.collectionViewLayout = layout
    #expect(grid.frames(counts: [50]).count == 5)
    func lines() -> [Lined.Line] {
      grid.view.subviews.compactMap { $0 as? Lined.Line }.filter { !$0.isHidden }
    }
    #expect(lines().map(\.frame.minY).sorted() == [99, 199, 299, 399])
    let first = Set(lines().map { ObjectIdentifier($0) })
    grid.scroll(to: 2000)
    #expect(lines().map(\.frame.minY).sorted() == [2099, 2199, 2299, 2399])
    #expect(Set(lines().map { ObjectIdentifier($0) }) == first)
    // Of a kind that isn't registered there are none.
    layout.register(nil, forDecorationViewOfKind: "line")
    grid.view.collectionViewLayout = Lined()
    grid.scroll(to: 0)
    #expect(grid.frames(counts: [3]).count == 3)
  }

  /// A row of items as wide as their cells say, none of which has a width before.
  private final class Menu: UICollectionViewLayout {
    private var widths: [IndexPath: CGFloat] = [:]

    override var collectionViewContentSize: CGSize { CGSize(width: 1000, height: 50) }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      var x: CGFloat = 0
      return (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).map { item in
        let path = IndexPath(item: item, section: 0)
        let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
        attributes.frame = CGRect(x: x, y: 0, width: widths[path] ?? 0, height: 50)
        x = attributes.frame.maxX
        return attributes
      }
    }

    override func shouldInvalidateLayout(
      forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
      withOriginalAttributes original: UICollectionViewLayoutAttributes
    ) -> Bool {
      defer { widths[preferred.indexPath] = preferred.frame.width }
      return preferred.frame.width != widths[preferred.indexPath]
    }
  }

  // As Parchment's menus do; by its suite the items come into sight.
  @Test func `Items that are to say how wide they are come into sight`() {
    final class Cell: UICollectionViewCell {
      override func preferredLayoutAttributesFitting(
        _ attributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        attributes.frame.size.width = CGFloat(attributes.indexPath.item + 1) * 50
        return attributes
      }
    }
    grid.view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    grid.view.collectionViewLayout = Menu()
    let frames = grid.frames(counts: [3]).sorted { $0.minX < $1.minX }
    #expect(frames.map(\.minX) == [0, 50, 150] && frames.map(\.width) == [50, 100, 150])
  }

  @Test func `A context names what has to be worked out again`() {
    let context = UICollectionViewLayoutInvalidationContext()
    #expect(context.invalidatedItemIndexPaths == nil && !context.invalidateEverything)
    let paths = (0..<3).map { IndexPath(item: $0, section: 0) }
    context.invalidateItems(at: [paths[0]])
    context.invalidateItems(at: [paths[1], paths[2]])
    #expect(context.invalidatedItemIndexPaths == paths)
  }

  @Test func `A layout that becomes invalid in every layout is reported`() {
    final class Restless: UICollectionViewFlowLayout {
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        let found = super.layoutAttributesForElements(in: rect)
        invalidateLayout()
        return found
      }
    }
    grid.view.collectionViewLayout = Restless()
    #expect(grid.frames(counts: [2]).count == 2)
    #expect(grid.reports.contains { $0.contains("becomes invalid in every layout") })
  }

  @Test func `Another layout, with or without a word at the end`() {
    let (first, second) = (UICollectionViewFlowLayout(), UICollectionViewFlowLayout())
    var isDone = false
    grid.view.setCollectionViewLayout(first, animated: true)
    #expect(grid.view.collectionViewLayout === first && grid.layout.collectionView == nil)
    grid.view.setCollectionViewLayout(second, animated: false) { isDone = $0 }
    #expect(grid.view.collectionViewLayout === second && isDone)
  }

  @Test func `Lengths that are none count as 0, and are reported`() {
    grid.layout.itemSize = CGSize(width: 50, height: 50)
    grid.layout.sectionInset = UIEdgeInsets(top: .nan, left: 20, bottom: 0, right: 0)
    #expect(grid.frames(counts: [1]) == [CGRect(x: 0, y: 0, width: 50, height: 50)])
    #expect(grid.reports.contains { $0.contains("can't be nan") })
  }
}
