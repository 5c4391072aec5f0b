import UIKit

/// A collection of 320 × 480 with a flow layout and plain cells.
final class Grid: NSObject, UICollectionViewDataSource {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let layout = UICollectionViewFlowLayout()
  let view: UICollectionView
  var counts: [Int] = []
  /// The sizes that a delegate gives; without them there is none.
  var sizes: [CGSize]? {
    didSet {
      sizing.sizes = sizes ?? []
      view.delegate = sizes == nil ? nil : sizing
    }
  }
  private let sizing = Sizing()
  var asked: [IndexPath] = []
  var reports: [String] = []

  override init() {
    view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    super.init()
    window.addSubview(view)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: kind)
    }
    view.contentInsetAdjustmentBehavior = .never
    view.dataSource = self
    window.onDiagnostic = { [unowned self] in reports.append($0.message) }
  }

  /// The frames of all cells in sight for so many items in each section.
  func frames(counts: [Int]) -> [CGRect] {
    self.counts = counts
    view.reloadData()
    window.layoutIfNeeded()
    return cellFrames
  }

  var cellFrames: [CGRect] { view.visibleCells.map(\.frame) }

  func scroll(to y: CGFloat) {
    view.contentOffset.y = y
    window.layoutIfNeeded()
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { counts[section] }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    asked.append(indexPath)
    return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: kind, for: indexPath)
  }

  private final class Sizing: NSObject, UICollectionViewDelegateFlowLayout {
    var sizes: [CGSize] = []

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { sizes[indexPath.item] }
  }
}
