import Foundation
import Testing
import UIKit

/// Items that are scrolled to, with insets around the content.
@Suite
struct ItemScrollTests {
  /// A collection of 100 × 200 with 50 items of 100 × 40 below each other or 40 × 200 beside each other, with 20 and 10 free
  /// before and after them.
  private func view(
    _ direction: UICollectionView.ScrollDirection, _ source: CompositionalTests.Counts
  ) -> UICollectionView {
    let flow = UICollectionViewFlowLayout()
    flow.scrollDirection = direction
    let isVertical = direction == .vertical
    flow.itemSize = isVertical ? CGSize(width: 100, height: 40) : CGSize(width: 40, height: 200)
    (flow.minimumLineSpacing, flow.minimumInteritemSpacing) = (0, 0)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 200), collectionViewLayout: flow)
    view.contentInset =
      isVertical
      ? UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0)
      : UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 10)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.layoutIfNeeded()
    return view
  }

  // Item 20 lies from 800 to 840. In sight are 170 from 20 on, or 70 from 20 on.
  @Test(
    arguments: [
      (.vertical, 20, .top, 780), (.vertical, 20, .centeredVertically, 820 - 85 - 20),
      (.vertical, 20, .bottom, 840 - 190), (.vertical, 0, .bottom, -20),
      (.vertical, 49, .top, 2000 - 190),
      // Across nothing moves.
      (.vertical, 20, .left, -20), (.vertical, 20, [.top, .left], 780),
      // No further than is needed.
      (.vertical, 20, [], 840 - 190), (.vertical, 2, [], -20),
      (.horizontal, 20, .left, 780), (.horizontal, 20, .centeredHorizontally, 820 - 35 - 20),
      (.horizontal, 20, .right, 840 - 90), (.horizontal, 49, .left, 2000 - 90),
      (.horizontal, 0, .right, -20), (.horizontal, 20, .top, -20),
    ] as [(UICollectionView.ScrollDirection, Int, UICollectionView.ScrollPosition, CGFloat)])
  func `An item is scrolled to where it is asked for`(
    direction: UICollectionView.ScrollDirection, item: Int,
    position: UICollectionView.ScrollPosition, offset: CGFloat
  ) {
    let source = CompositionalTests.Counts([50])
    let view = view(direction, source)
    view.scrollToItem(at: [0, item], at: position, animated: false)
    #expect((direction == .vertical ? view.contentOffset.y : view.contentOffset.x) == offset)
    #expect((direction == .vertical ? view.contentOffset.x : view.contentOffset.y) == 0)
  }

  /// What a flow's delegate is asked for, and what becomes of it.
  private final class Sections: NSObject, UICollectionViewDataSource,
    UICollectionViewDelegateFlowLayout
  {
    var height: CGFloat = 30

    func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 4 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "view", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: 40, height: height + CGFloat(indexPath.section)) }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      insetForSectionAt section: Int
    ) -> UIEdgeInsets {
      section == 0 ? .zero : UIEdgeInsets(top: 7, left: 5, bottom: 9, right: 5)
    }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { CGFloat(section) * 3 }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat { 10 }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      referenceSizeForHeaderInSection section: Int
    ) -> CGSize { CGSize(width: 1, height: section == 0 ? 0 : 20) }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      referenceSizeForFooterInSection section: Int
    ) -> CGSize { CGSize(width: 1, height: section == 0 ? 15 : 0) }
  }

  @Test func `Each section is as the flow's delegate has it`() {
    let sections = Sections()
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 400))
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "view")
    }
    (view.dataSource, view.delegate) = (sections, sections)
    view.layoutIfNeeded()
    // Two of 40 in a line of 100, without insets 20 apart, in the last line 10; within 5 on either side 10.
    #expect(view.visibleCells.map(\.frame.minX) == [0, 60, 0, 50, 5, 55, 5, 55])
    // Two lines of 30, a footer of 15, a header of 20, 7, and lines of 31 that are 3 apart.
    #expect(view.visibleCells.map(\.frame.minY) == [0, 0, 30, 30, 102, 102, 136, 136])
    #expect(view.contentSize == CGSize(width: 100, height: 176))
    let heads = view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader)
    let feet = view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionFooter)
    #expect(heads.map(\.frame) == [CGRect(x: 0, y: 75, width: 100, height: 20)])
    #expect(feet.map(\.frame) == [CGRect(x: 0, y: 60, width: 100, height: 15)])
    // The delegate is asked again once the layout is invalid.
    sections.height = 50
    view.collectionViewLayout.invalidateLayout()
    view.layoutIfNeeded()
    #expect(view.contentSize.height == 256)
  }
}
