import Foundation
import Testing
import UIKit

/// Where a collection's offset is after changes and with another layout.
@Suite
struct OffsetTests {
  /// Lines of 50, which note what they are asked and told.
  class Lines: UICollectionViewFlowLayout {
    var told: [String] = []
    var target: CGPoint?

    override func prepareForTransition(to newLayout: UICollectionViewLayout) {
      told.append("to \(collectionView != nil)")
    }
    override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
      told.append("from \(collectionView != nil)")
    }
    override func finalizeLayoutTransition() { told.append("end \(collectionView != nil)") }
    override func prepare() {
      super.prepare()
      told.append("prepare")
    }
    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      told.append("updates \(updateItems.count)")
    }
    override func finalizeCollectionViewUpdates() { told.append("updated") }
    override func targetContentOffset(
      forProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint {
      told.append("\(Int(proposedContentOffset.y))")
      return target ?? proposedContentOffset
    }
  }

  static func lines() -> Lines {
    let flow = Lines()
    flow.itemSize = CGSize(width: 100, height: 50)
    (flow.minimumLineSpacing, flow.minimumInteritemSpacing) = (0, 0)
    return flow
  }

  private final class Delegate: NSObject, UICollectionViewDelegate {
    func collectionView(
      _ collectionView: UICollectionView,
      targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint { CGPoint(x: 0, y: proposedContentOffset.y + 7) }
  }

  static func view(
    _ layout: UICollectionViewLayout, _ source: KeptViewTests.Source
  ) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.layoutIfNeeded()
    return view
  }

  @Test func `After changes a layout says where the offset is to be`() {
    let (lines, source) = (Self.lines(), KeptViewTests.Source([20]))
    let view = Self.view(lines, source)
    view.contentOffset.y = 300
    view.layoutIfNeeded()
    // As a chat does: what is in sight stays.
    lines.told = []
    lines.target = CGPoint(x: 0, y: 400)
    source.counts = [22]
    view.insertItems(at: [[0, 0], [0, 1]])
    #expect(lines.told == ["prepare", "updates 2", "300", "updated"])
    view.layoutIfNeeded()
    #expect(view.contentOffset.y == 400 && view.indexPathsForVisibleItems == [[0, 8], [0, 9]])
  }

  @Test func `The delegate has the last word`() {
    let (lines, source, delegate) = (Self.lines(), KeptViewTests.Source([20]), Delegate())
    let view = Self.view(lines, source)
    view.delegate = delegate
    lines.target = CGPoint(x: 0, y: 100)
    view.performBatchUpdates(nil)
    #expect(view.contentOffset.y == 107)
  }

  @Test func `Both layouts are told when one takes the place of the other`() {
    let (old, new, source) = (Self.lines(), Self.lines(), KeptViewTests.Source([20]))
    new.itemSize.height = 20
    let view = Self.view(old, source)
    view.contentOffset.y = 900
    view.layoutIfNeeded()
    (old.told, new.told) = ([], [])
    new.target = CGPoint(x: 0, y: 120)
    view.setCollectionViewLayout(new, animated: true)
    view.layoutIfNeeded()
    #expect(old.told == ["to true", "end false"])
    // 400 high, so that 300 is the last offset.
    #expect(new.told == ["from true", "prepare", "300", "end true"])
    #expect(view.contentOffset.y == 120 && view.visibleCells.count == 5)
  }

  @Test func `A context moves the offset in the next layout, once`() {
    let source = KeptViewTests.Source([20])
    let lines = Self.lines()
    let view = Self.view(lines, source)
    let context = UICollectionViewLayoutInvalidationContext()
    context.contentOffsetAdjustment = CGPoint(x: 0, y: 30)
    lines.invalidateLayout(with: context)
    #expect(view.contentOffset.y == 0)
    view.layoutIfNeeded()
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(view.contentOffset.y == 30)
  }
}
