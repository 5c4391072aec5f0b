import Foundation
import Testing
import UIKit

/// Cells that come into sight and go out of it.
@Suite
struct DisplayedCellTests {
  private final class Listener: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var lines: [String] = []
    var count = 6

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { count }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) { lines.append("+\(indexPath.item)") }
    func collectionView(
      _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) { lines.append("-\(indexPath.item)") }

    func take() -> [String] {
      defer { lines = [] }
      return lines.sorted()
    }
  }

  /// Items of 50 points in a collection that is 100 high.
  @Test func `The delegate is told of each`() {
    let listener = Listener()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 50)
    layout.minimumLineSpacing = 0
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = listener
    view.delegate = listener
    view.layoutIfNeeded()
    #expect(listener.take() == ["+0", "+1"])
    view.contentOffset.y = 100
    view.layoutIfNeeded()
    #expect(listener.take() == ["+2", "+3", "-0", "-1"])
    view.contentOffset.y = 125
    view.layoutIfNeeded()
    #expect(listener.take() == ["+4"])
    view.contentOffset.y = 150
    view.layoutIfNeeded()
    #expect(listener.take() == ["-2"])
    listener.count = 4
    view.deleteItems(at: [[0, 4], [0, 5]])
    view.layoutIfNeeded()
    #expect(listener.take().contains("-4"))
  }
}
