import Foundation
import Testing
import UIKit

/// Items and rows that come into sight next.
@Suite
struct ItemPrefetchTests {
  private final class Ahead: NSObject, UICollectionViewDataSourcePrefetching,
    UITableViewDataSourcePrefetching
  {
    var told: [String] = []

    func collectionView(
      _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
    ) { note("+", indexPaths) }
    func collectionView(
      _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) { note("-", indexPaths) }
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
      note("+", indexPaths)
    }

    private func note(_ sign: String, _ paths: [IndexPath]) {
      told.append(sign + paths.map { "\($0.item)" }.joined(separator: " "))
    }
    func take() -> [String] {
      defer { told = [] }
      return told
    }
  }

  @Test(arguments: [UICollectionView.ScrollDirection.vertical, .horizontal])
  func `Items are told of before they are in sight`(direction: UICollectionView.ScrollDirection) {
    let flow = UICollectionViewFlowLayout()
    flow.scrollDirection = direction
    flow.itemSize = CGSize(width: 50, height: 50)
    (flow.minimumLineSpacing, flow.minimumInteritemSpacing) = (0, 0)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: flow)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let (source, ahead) = (CompositionalTests.Counts([30]), Ahead())
    (view.dataSource, view.prefetchDataSource) = (source, ahead)
    func scroll(to offset: CGFloat) {
      view.contentOffset =
        direction == .vertical ? CGPoint(x: 0, y: offset) : CGPoint(x: offset, y: 0)
      view.layoutIfNeeded()
    }
    view.layoutIfNeeded()
    // Two lines of two are in sight, and two more in a frame's length.
    #expect(ahead.take() == ["+4 5 6 7"])
    scroll(to: 50)
    #expect(ahead.take() == ["+8 9"])
    scroll(to: 500)
    #expect(ahead.take() == ["-6 7 8 9", "+24 25 26 27"])
    scroll(to: 450)
    #expect(ahead.take() == ["-24 25 26 27", "+17 16 15 14"])
    view.isPrefetchingEnabled = false
    scroll(to: 0)
    #expect(ahead.take() == [] && view.prefetchDataSource === ahead)
  }

  @Test func `So are rows, and nobody is kept for that`() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    table.rowHeight = 50
    table.showRows(
      count: { 10 }, cell: { _, _ in UITableViewCell(style: .default, reuseIdentifier: nil) })
    do {
      let ahead = Ahead()
      table.prefetchDataSource = ahead
      table.layoutIfNeeded()
      #expect(ahead.take() == ["+2 3"] && table.isPrefetchingEnabled)
    }
    #expect(table.prefetchDataSource == nil)
  }
}
