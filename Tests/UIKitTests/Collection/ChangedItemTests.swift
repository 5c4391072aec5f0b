import Foundation
import Testing
import UIKit

/// What becomes of sizes, choices and order where a collection's items change.
@Suite
struct ChangedItemTests {
  /// A cell as high as it is told.
  final class Cell: UICollectionViewCell {
    let box = UIView()
    private(set) var height: NSLayoutConstraint?

    override init(frame: CGRect) {
      super.init(frame: frame)
      box.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(box)
      let height = box.heightAnchor.constraint(equalToConstant: 10)
      let width = box.widthAnchor.constraint(equalToConstant: 100)
      (height.priority, width.priority) = (UILayoutPriority(999), UILayoutPriority(998))
      self.height = height
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: contentView.topAnchor),
        box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor), height, width,
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  /// Items that are heights.
  final class Heights: NSObject, UICollectionViewDataSource {
    var heights: [[CGFloat]]
    private(set) var asked = 0

    init(_ heights: [[CGFloat]]) { self.heights = heights }

    func numberOfSections(in collectionView: UICollectionView) -> Int { heights.count }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { heights[section].count }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      asked += 1
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      (cell as? Cell)?.height?.constant = heights[indexPath.section][indexPath.item]
      return cell
    }
  }

  nonisolated enum Kind: CaseIterable { case flow, compositional }

  static func layout(_ kind: Kind) -> UICollectionViewLayout {
    if kind == .flow {
      let flow = UICollectionViewFlowLayout()
      flow.estimatedItemSize = CGSize(width: 100, height: 44)
      (flow.minimumLineSpacing, flow.minimumInteritemSpacing) = (0, 0)
      return flow
    }
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    return UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(
        group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])))
  }

  static func view(_ kind: Kind, _ source: Heights) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 400), collectionViewLayout: layout(kind))
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.layoutIfNeeded()
    return view
  }

  static func heights(_ view: UICollectionView) -> [CGFloat] {
    view.visibleCells.map(\.frame.height)
  }

  @Test(arguments: Kind.allCases)
  func `Items that stay keep the heights that they asked for`(kind: Kind) {
    let source = Heights([[60, 70, 80]])
    let view = Self.view(kind, source)
    #expect(Self.heights(view) == [60, 70, 80])
    source.heights = [[60, 20, 70, 80]]
    view.insertItems(at: [IndexPath(item: 1, section: 0)])
    view.layoutIfNeeded()
    #expect(Self.heights(view) == [60, 20, 70, 80])
    source.heights = [[20, 70, 80]]
    view.deleteItems(at: [IndexPath(item: 0, section: 0)])
    view.layoutIfNeeded()
    #expect(Self.heights(view) == [20, 70, 80])
    // Three cells at first, and one more.
    #expect(source.asked == 4)
    source.heights = [[20, 30, 80]]
    view.reloadItems(at: [IndexPath(item: 1, section: 0)])
    view.layoutIfNeeded()
    #expect(Self.heights(view) == [20, 30, 80])
    #expect(view.contentSize.height == 130)
  }

  @Test(arguments: Kind.allCases)
  func `Items out of sight keep the heights that they asked for`(kind: Kind) {
    let source = Heights([Array(repeating: 100, count: 20)])
    let view = Self.view(kind, source)
    view.contentOffset.y = 800
    view.layoutIfNeeded()
    let last = IndexPath(item: 0, section: 0)
    #expect(view.layoutAttributesForItem(at: last)?.frame.height == 100)
    source.heights[0].append(100)
    view.insertItems(at: [IndexPath(item: 20, section: 0)])
    view.layoutIfNeeded()
    #expect(view.layoutAttributesForItem(at: last)?.frame.height == 100)
  }

  @Test(arguments: Kind.allCases)
  func `A cell whose content changes in sight gets the height that it asks for`(kind: Kind) {
    let source = Heights([[60, 70]])
    let view = Self.view(kind, source)
    (view.visibleCells.first as? Cell)?.height?.constant = 90
    view.layoutIfNeeded()
    #expect(Self.heights(view) == [90, 70])
    #expect(view.visibleCells.last?.frame.minY == 90)
    (view.visibleCells.first as? Cell)?.height?.constant = 60
    view.layoutIfNeeded()
    #expect(Self.heights(view) == [60, 70])
  }

  // The items 1 of section 0 and 0 of section 1 are chosen. Where they are after changes.
  nonisolated static let changes: [(String, [IndexPath])] = [
    ("move", [[0, 0], [1, 0]]), ("insert section", [[0, 1], [2, 0]]),
    ("delete section", [[0, 0]]), ("move section", [[0, 0], [1, 1]]),
    ("move item across", [[1, 0], [1, 1]]), ("reload section", [[1, 0]]),
    ("insert and delete", [[0, 2], [1, 0]]),
  ]

  @Test(arguments: changes)
  func `What is chosen stays chosen`(change: String, chosen: [IndexPath]) {
    let source = Heights([[10, 20, 30], [40]])
    let view = Self.view(.compositional, source)
    view.allowsMultipleSelection = true
    for path: IndexPath in [[0, 1], [1, 0]] {
      view.selectItem(at: path, animated: false, scrollPosition: [])
    }
    switch change {
    case "move":
      source.heights = [[20, 10, 30], [40]]
      view.moveItem(at: [0, 1], to: [0, 0])
    case "insert section":
      source.heights = [[10, 20, 30], [5, 5], [40]]
      view.insertSections([1])
    case "delete section":
      source.heights = [[40]]
      view.deleteSections([0])
    case "move section":
      source.heights = [[40], [10, 20, 30]]
      view.moveSection(1, toSection: 0)
    case "move item across":
      source.heights = [[10, 30], [20, 40]]
      view.moveItem(at: [0, 1], to: [1, 0])
    case "reload section":
      source.heights = [[10, 25], [40]]
      view.reloadSections([0])
    default:
      source.heights = [[5, 6, 20, 30], [40]]
      view.performBatchUpdates {
        view.deleteItems(at: [[0, 0]])
        view.insertItems(at: [[0, 0], [0, 1]])
      }
    }
    view.layoutIfNeeded()
    #expect(view.indexPathsForSelectedItems?.sorted() == chosen)
    let shown = view.visibleCells.filter(\.isSelected).compactMap { view.indexPath(for: $0) }
    #expect(shown == chosen)
    #expect(Self.heights(view) == source.heights.flatMap { $0 })
  }
}
