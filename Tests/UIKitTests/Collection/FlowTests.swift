import Testing
import UIKit

/// Where a flow puts items, from its documented rules; all numbers are worked out beside them.
@Suite
struct FlowTests {
  private let grid = Grid()

  @Test func `Items of one size form columns, and the last line keeps them`() {
    grid.layout.itemSize = CGSize(width: 90, height: 40)
    let frames = grid.frames(counts: [5])
    // Three of 90 in 320 leave 50 for two gaps; lines are 40 + 10 apart.
    #expect(
      frames == [
        CGRect(x: 0, y: 0, width: 90, height: 40), CGRect(x: 115, y: 0, width: 90, height: 40),
        CGRect(x: 230, y: 0, width: 90, height: 40), CGRect(x: 0, y: 50, width: 90, height: 40),
        CGRect(x: 115, y: 50, width: 90, height: 40),
      ])
    #expect(grid.view.contentSize == CGSize(width: 320, height: 90))
  }

  @Test func `Widths that divide the room fit, whatever rounding makes of them`() {
    for columns in 2...9 {
      let side = (320 - CGFloat(columns - 1) * 7) / CGFloat(columns)
      grid.layout.minimumInteritemSpacing = 7
      grid.layout.itemSize = CGSize(width: side, height: 10)
      #expect(grid.frames(counts: [columns]).allSatisfy { $0.minY == 0 }, "\(columns)")
    }
  }

  @Test func `Items wider than half of the room stand in the middle`() {
    grid.layout.itemSize = CGSize(width: 200, height: 30)
    #expect(grid.frames(counts: [2]).map(\.minX) == [60, 60])
  }

  @Test func `Lines of several widths are filled, but for the last, which begins at the left`() {
    grid.sizes = [
      CGSize(width: 100, height: 20), CGSize(width: 150, height: 40),
      CGSize(width: 200, height: 30),
      CGSize(width: 120, height: 10), CGSize(width: 60, height: 20),
    ]
    // 100 + 10 + 150 fit; 200 with 120 would take 330, so it is alone and in the middle.
    #expect(
      grid.frames(counts: [5]) == [
        CGRect(x: 0, y: 10, width: 100, height: 20), CGRect(x: 170, y: 0, width: 150, height: 40),
        CGRect(x: 60, y: 50, width: 200, height: 30), CGRect(x: 0, y: 95, width: 120, height: 10),
        CGRect(x: 130, y: 90, width: 60, height: 20),
      ])
  }

  @Test func `A single item stands at the left if two of it would fit, else in the middle`() {
    grid.sizes = [CGSize(width: 100, height: 20)]
    #expect(grid.frames(counts: [1])[0].minX == 0)
    grid.sizes = [CGSize(width: 200, height: 20)]
    #expect(grid.frames(counts: [1])[0].minX == 60)
  }

  @Test func `Sections follow each other with headers, insets and footers`() {
    grid.layout.itemSize = CGSize(width: 320, height: 30)
    grid.layout.minimumLineSpacing = 5
    grid.layout.headerReferenceSize = CGSize(width: 1, height: 20)
    grid.layout.footerReferenceSize = CGSize(width: 1, height: 8)
    grid.layout.sectionInset = UIEdgeInsets(top: 3, left: 0, bottom: 4, right: 0)
    // 20 + 3 + 30 + 5 + 30 + 4 + 8 = 100 for the first, 65 for the second.
    #expect(grid.frames(counts: [2, 1]).map(\.minY) == [23, 58, 123])
    #expect(grid.view.contentSize.height == 165)
    let headers = grid.view.visibleSupplementaryViews(
      ofKind: UICollectionView.elementKindSectionHeader)
    #expect(
      headers.map(\.frame) == [
        CGRect(x: 0, y: 0, width: 320, height: 20), CGRect(x: 0, y: 100, width: 320, height: 20),
      ])
    let footers = grid.view.visibleSupplementaryViews(
      ofKind: UICollectionView.elementKindSectionFooter)
    #expect(footers.map(\.frame.minY) == [92, 157])
  }

  @Test func `Scrolled from side to side, lines are columns`() {
    grid.layout.scrollDirection = .horizontal
    grid.layout.itemSize = CGSize(width: 60, height: 200)
    grid.layout.headerReferenceSize = CGSize(width: 15, height: 1)
    grid.layout.sectionInset = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    // Two of 200 in 480 − 10 − 30 leave 40 between them.
    #expect(
      grid.frames(counts: [3]).map(\.origin) == [
        CGPoint(x: 35, y: 10), CGPoint(x: 35, y: 250), CGPoint(x: 105, y: 10),
      ])
    #expect(grid.view.contentSize == CGSize(width: 205, height: 480))
  }

  @Test func `Pinned headers stay in sight while their sections do`() {
    grid.layout.itemSize = CGSize(width: 320, height: 100)
    grid.layout.minimumLineSpacing = 0
    grid.layout.headerReferenceSize = CGSize(width: 0, height: 20)
    grid.layout.sectionHeadersPinToVisibleBounds = true
    _ = grid.frames(counts: [3, 9])
    func header(_ section: Int) -> CGFloat? {
      grid.view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: section))?.frame.minY
    }
    grid.scroll(to: 150)
    #expect(header(0) == 150)
    // The first section ends at 320, so its header ends there too.
    grid.scroll(to: 310)
    #expect(header(0) == 300 && header(1) == 320)
  }

  @Test func `Other bounds make it invalid where they change what stands where`() {
    func isInvalid(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Bool {
      grid.layout.shouldInvalidateLayout(
        forBoundsChange: CGRect(x: x, y: y, width: width, height: height))
    }
    _ = grid.frames(counts: [3])
    func answers() -> [Bool] {
      [isInvalid(0, 90, 320, 480), isInvalid(0, 0, 320, 400), isInvalid(0, 0, 300, 480)]
    }
    #expect(answers() == [false, false, true])
    grid.layout.scrollDirection = .horizontal
    #expect(answers() == [false, true, false])
    grid.layout.sectionHeadersPinToVisibleBounds = true
    #expect(answers() == [true, true, true])
    grid.layout.sectionHeadersPinToVisibleBounds = false
    grid.layout.sectionFootersPinToVisibleBounds = true
    #expect(answers() == [true, true, true])
    #expect(UICollectionViewFlowLayout().shouldInvalidateLayout(forBoundsChange: .zero))
  }

  @Test func `Another width arranges again`() {
    grid.layout.itemSize = CGSize(width: 90, height: 40)
    _ = grid.frames(counts: [4])
    grid.view.frame.size.width = 480
    grid.window.layoutIfNeeded()
    #expect(grid.cellFrames.map(\.minY) == [0, 0, 0, 0])
  }

  @Test func `Numbers that can't be used are reported and count as 0`() {
    grid.layout.itemSize = CGSize(width: CGFloat.nan, height: -5)
    grid.layout.minimumLineSpacing = .infinity
    #expect(grid.frames(counts: [3]) == [])
    #expect(grid.reports.count >= 2)
  }

  @Test func `An item wider than the room is reported once`() {
    grid.layout.itemSize = CGSize(width: 400, height: 10)
    #expect(grid.frames(counts: [3]).map(\.minX) == [0, 0, 0])
    #expect(grid.reports.count == 1)
  }

  @Test func `Large grids are arranged without looking at each item`() {
    grid.layout.itemSize = CGSize(width: 100, height: 50)
    _ = grid.frames(counts: [9_000_000])
    grid.view.scrollToItem(
      at: IndexPath(item: 8_999_999, section: 0), at: .bottom, animated: false)
    // Three in a line, 60 from line to line, but for the last distance.
    #expect(grid.view.contentSize.height == CGFloat(3_000_000 * 60 - 10))
    #expect(grid.view.contentOffset.y == CGFloat(3_000_000 * 60 - 10 - 480))
  }

  @Test func `A delegate may leave the size of items to the layout`() {
    final class Inset: NSObject, UICollectionViewDelegateFlowLayout {
      func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
      ) -> UIEdgeInsets { UIEdgeInsets(top: 7, left: 0, bottom: 0, right: 0) }
    }
    let (grid, inset) = (Grid(), Inset())
    grid.view.delegate = inset
    grid.layout.itemSize = CGSize(width: 100, height: 40)
    grid.layout.sectionInsetReference = .fromSafeArea
    // Three of 100 in 320 leave 10 between them.
    #expect(
      grid.frames(counts: [3])
        == [0, 110, 220].map { CGRect(x: $0, y: 7, width: 100, height: 40) })
  }
}
