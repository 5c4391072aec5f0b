import Foundation
import Testing
import UIKit

/// Sections that are told of what is in sight.
@Suite
struct VisibleItemTests {
  /// A collection of 300 × 400 with a row of items of 100 × 50 that is scrolled across, and a header.
  private func view(
    _ source: CompositionalTests.Counts, isAcross: Bool = true,
    _ handler: @escaping NSCollectionLayoutSection.VisibleItemsHandler
  ) -> UICollectionView {
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(100), heightDimension: .absolute(50))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.orthogonalScrollingBehavior = isAcross ? .continuous : .none
    section.boundarySupplementaryItems = [
      PinnedItemTests.item("header", .top, isPinned: false)
    ]
    section.visibleItemsInvalidationHandler = handler
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400),
      collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: "header",
      withReuseIdentifier: "view")
    view.dataSource = source
    view.layoutIfNeeded()
    return view
  }

  @Test func `A carousel makes what isn't in the middle fainter`() {
    var offsets: [CGPoint] = []
    var widths: Set<CGFloat> = []
    var paths: [Int] = []
    let source = CompositionalTests.Counts([10])
    let view = view(source) { items, offset, environment in
      offsets.append(offset)
      widths.insert(environment.container.contentSize.width)
      paths = items.filter { $0.representedElementCategory == .cell }.map(\.indexPath.item)
      for item in items where item.representedElementKind == nil {
        let distance = abs(item.frame.midX - offset.x - 150)
        item.alpha = 1 - distance / 400
      }
    }
    func alphas() -> [CGFloat] { view.visibleCells.map(\.alpha) }
    #expect(offsets.last == .zero && widths == [300] && paths == [0, 1, 2])
    // 100 points from the middle are a quarter.
    #expect(alphas() == [0.75, 1, 0.75])
    #expect(view.visibleSupplementaryViews(ofKind: "header").first?.alpha == 1)
    view.scrollToItem(at: [0, 4], at: .left, animated: false)
    view.layoutIfNeeded()
    #expect(offsets.last == CGPoint(x: 400, y: 0) && paths == [4, 5, 6])
    #expect(alphas() == [0.75, 1, 0.75] && view.cellForItem(at: [0, 5])?.frame.minX == 100)
  }

  @Test func `What is changed counts for the layout that it was changed in`() {
    var isChanged = true
    let source = CompositionalTests.Counts([20])
    let view = view(source, isAcross: false) { items, offset, _ in
      guard isChanged else { return }
      for item in items where item.indexPath.item == 1 && item.representedElementKind == nil {
        item.center.x += 10
        item.zIndex = 5
        item.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
      }
      for item in items where item.representedElementKind == "header" { item.isHidden = true }
    }
    #expect(view.cellForItem(at: [0, 1])?.frame.minX == 10)
    #expect(view.cellForItem(at: [0, 1])?.transform.a == 0.5)
    #expect(view.subviews.last === view.cellForItem(at: [0, 1]))
    #expect(view.visibleSupplementaryViews(ofKind: "header").first?.isHidden == true)
    isChanged = false
    view.contentOffset.y = 1
    view.layoutIfNeeded()
    #expect(view.cellForItem(at: [0, 1])?.frame.minX == 0)
    #expect(view.cellForItem(at: [0, 1])?.transform == .identity)
    #expect(view.visibleSupplementaryViews(ofKind: "header").first?.isHidden == false)
  }

  @Test func `The offset of a section that isn't scrolled across is the collection's`() {
    var last = CGPoint.zero
    let source = CompositionalTests.Counts([20])
    let view = view(source, isAcross: false) { _, offset, _ in last = offset }
    view.contentOffset.y = 70
    view.layoutIfNeeded()
    #expect(last == CGPoint(x: 0, y: 70))
    // Asking for a place tells nothing.
    last = .zero
    #expect(view.indexPathForItem(at: CGPoint(x: 5, y: 100)) == [0, 1] && last == .zero)
  }
}
