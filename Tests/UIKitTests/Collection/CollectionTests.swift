import Testing
import UIKit

/// Collections.
@Suite
struct CollectionTests {
  private let grid = Grid()

  @Test func `Only items in sight have cells, which are used again`() {
    grid.layout.itemSize = CGSize(width: 320, height: 100)
    grid.layout.minimumLineSpacing = 0
    #expect(grid.frames(counts: [1000]).count == 5)
    let first = grid.view.visibleCells.map(ObjectIdentifier.init)
    grid.scroll(to: 50_000)
    #expect(grid.view.indexPathsForVisibleItems.map(\.item) == [500, 501, 502, 503, 504])
    #expect(Set(grid.view.visibleCells.map(ObjectIdentifier.init)) == Set(first))
    #expect(grid.asked.count == 10)
  }

  @Test func `Paths, cells and points belong together`() throws {
    _ = grid.frames(counts: [4, 3])
    let path = IndexPath(item: 1, section: 1)
    let cell = try #require(grid.view.cellForItem(at: path))
    #expect(grid.view.indexPath(for: cell) == path)
    #expect(grid.view.indexPathForItem(at: cell.center) == path)
    #expect(grid.view.layoutAttributesForItem(at: path)?.frame == cell.frame)
    #expect(grid.view.indexPathForItem(at: CGPoint(x: -5, y: -5)) == nil)
    #expect(grid.view.layoutAttributesForItem(at: IndexPath(item: 9, section: 1)) == nil)
  }

  @Test func `Cells of items that stay are kept where others come and go`() throws {
    _ = grid.frames(counts: [5])
    let second = try #require(grid.view.cellForItem(at: IndexPath(item: 1, section: 0)))
    let asked = grid.asked.count
    grid.counts = [6]
    grid.view.performBatchUpdates {
      grid.view.deleteItems(at: [IndexPath(item: 0, section: 0)])
      grid.view.insertItems(at: [2, 3].map { IndexPath(item: $0, section: 0) })
    }
    grid.window.layoutIfNeeded()
    #expect(grid.view.indexPath(for: second) == IndexPath(item: 0, section: 0))
    #expect(second.frame.origin == .zero && grid.view.visibleCells.count == 6)
    #expect(Array(grid.asked[asked...]) == [2, 3].map { IndexPath(item: $0, section: 0) })
    #expect(grid.reports == [])
  }

  @Test func `Changes that don't fit the data source are reported, and all is loaded`() {
    _ = grid.frames(counts: [5])
    grid.counts = [9]
    grid.view.insertItems(at: [IndexPath(item: 0, section: 0)])
    grid.window.layoutIfNeeded()
    #expect(grid.view.visibleCells.count == 9 && grid.reports.count == 1)
  }

  final class Tag: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
        label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
        label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
        label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  final class Tags: NSObject, UICollectionViewDataSource {
    let words = ["a", "longer", "words", "than", "others", "are", "broken", "into", "lines"]

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { words.count }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tag", for: indexPath)
      (cell as? Tag)?.label.text = words[indexPath.item]
      return cell
    }
  }

  @Test func `Estimated items become as large as their content asks for`() {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: layout)
    let tags = Tags()
    view.register(Tag.self, forCellWithReuseIdentifier: "tag")
    view.dataSource = tags
    grid.window.addSubview(view)
    grid.window.layoutIfNeeded()
    let cells = view.visibleCells.compactMap { $0 as? Tag }
    #expect(cells.map(\.label.text) == tags.words)
    for cell in cells {
      let content = cell.label.intrinsicContentSize
      // In pixels, of which there are three to a point.
      #expect((cell.frame.width * 3).rounded() == ((content.width + 16) * 3).rounded())
      #expect((cell.frame.height * 3).rounded() == ((content.height + 8) * 3).rounded())
      #expect(cell.label.frame.minX == 8 && (cell.frame.maxX * 3).rounded() <= 600)
    }
    #expect(Set(cells.map(\.frame.minY)).count > 1)
    #expect(view.contentSize.height == cells.last?.frame.maxY)
  }

  @Test func `A cell may say itself which attributes it prefers`() {
    final class Square: UICollectionViewCell {
      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.size = CGSize(width: 70, height: 70)
        return layoutAttributes
      }
    }
    grid.view.register(Square.self, forCellWithReuseIdentifier: "cell")
    grid.layout.estimatedItemSize = CGSize(width: 10, height: 10)
    // Four of 70 and three gaps of 10 are 310.
    #expect(
      grid.frames(counts: [4])
        == [0, 80, 160, 240].map { CGRect(x: $0, y: 0, width: 70, height: 70) })
  }

  @Test func `A layout of the program's own says where the views stand`() {
    final class Stairs: UICollectionViewLayout {
      override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 1000) }

      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).compactMap {
          layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
        }
      }

      override func layoutAttributesForItem(
        at indexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        let offset = CGFloat(indexPath.item) * 100
        attributes.frame = CGRect(x: offset / 5, y: offset, width: 100, height: 100)
        return attributes
      }
    }
    grid.view.collectionViewLayout = Stairs()
    #expect(
      grid.frames(counts: [8]).map(\.origin)
        == (0..<5).map { CGPoint(x: CGFloat($0) * 20, y: CGFloat($0) * 100) })
    #expect(grid.view.contentSize.height == 1000)
  }

  @Test
  func `A layout may ask for all views when it is asked for one, and round what cells ask for`() {
    final class Aligned: UICollectionViewFlowLayout {
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        super.layoutAttributesForElements(in: rect)?.map {
          layoutAttributesForItem(at: $0.indexPath) ?? $0
        }
      }

      override func layoutAttributesForItem(
        at indexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        let attributes = super.layoutAttributesForItem(at: indexPath)
        let sight = CGRect(x: 0, y: 0, width: 320, height: 480)
        let count = super.layoutAttributesForElements(in: sight)?.count ?? 0
        attributes?.frame.origin.x = CGFloat(count)
        return attributes
      }

      override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
      ) -> Bool {
        preferredAttributes.size.height.round()
        return true
      }
    }
    final class Odd: UICollectionViewCell {
      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.size.height = 30.4
        return layoutAttributes
      }
    }
    let layout = Aligned()
    layout.estimatedItemSize = CGSize(width: 90, height: 50)
    grid.view.collectionViewLayout = layout
    grid.view.register(Odd.self, forCellWithReuseIdentifier: "cell")
    #expect(grid.frames(counts: [3]).map(\.minX) == [3, 3, 3])
    #expect(grid.cellFrames.map(\.height) == [30, 30, 30] && grid.reports == [])
  }

  @Test func `A layout is told of changes, and mirrored where it wants to be`() {
    final class Told: UICollectionViewFlowLayout {
      var told: [UICollectionViewUpdateItem.Action] = []

      override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

      override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        super.prepare(forCollectionViewUpdates: updateItems)
        told += updateItems.map(\.updateAction)
      }
    }
    let layout = Told()
    layout.itemSize = CGSize(width: 90, height: 40)
    grid.view.collectionViewLayout = layout
    grid.view.semanticContentAttribute = .forceRightToLeft
    // Columns at 0, 115 and 230, from the right.
    #expect(grid.frames(counts: [3]).map(\.minX) == [230, 115, 0])
    grid.counts = [3]
    grid.view.performBatchUpdates {
      grid.view.insertItems(at: [IndexPath(item: 0, section: 0)])
      grid.view.deleteItems(at: [IndexPath(item: 2, section: 0)])
    }
    #expect(layout.told == [.delete, .insert])
  }

  @Test func `Mistakes are reported, and the rest stands`() {
    final class Source: NSObject, UICollectionViewDataSource {
      let only = UICollectionViewCell()

      func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { section == 0 ? 2 : -1 }

      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.reloadItems(at: [indexPath])
        _ = collectionView.dequeueReusableCell(withReuseIdentifier: "none", for: indexPath)
        return only
      }

      func numberOfSections(in collectionView: UICollectionView) -> Int {
        collectionView.reloadData()
        return 2
      }
    }
    let source = Source()
    grid.layout.headerReferenceSize = CGSize(width: 0, height: 10)
    grid.view.dataSource = source
    grid.window.layoutIfNeeded()
    #expect(grid.reports.contains { $0.contains("-1 items in section 1") })
    #expect(grid.reports.contains { $0.contains("'none'") })
    grid.view.dataSource = nil
    grid.window.layoutIfNeeded()
    #expect(grid.view.visibleCells.isEmpty)
  }

  @Test func `A controller fills its view with a collection and is asked for its items`() {
    final class Photos: UICollectionViewController, UICollectionViewDelegateFlowLayout {
      override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "photo")
      }

      override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 3 }

      override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
      }

      func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
      ) -> CGSize { CGSize(width: 100, height: 100) }
    }
    let photos = Photos(collectionViewLayout: UICollectionViewFlowLayout())
    grid.window.rootViewController = photos
    grid.window.layoutIfNeeded()
    #expect(photos.collectionView.frame == grid.window.bounds)
    #expect(photos.collectionView.visibleCells.map(\.frame.minX) == [0, 110, 220])
  }

  @Test func `Items are chosen, one or several`() {
    _ = grid.frames(counts: [5])
    let paths = [IndexPath(item: 1, section: 0), IndexPath(item: 3, section: 0)]
    for path in paths { grid.view.selectItem(at: path, animated: false, scrollPosition: []) }
    #expect(grid.view.indexPathsForSelectedItems == [paths[1]])
    #expect(grid.view.visibleCells.map(\.isSelected) == [false, false, false, true, false])
    grid.view.allowsMultipleSelection = true
    grid.view.selectItem(at: paths[0], animated: false, scrollPosition: [])
    #expect(grid.view.indexPathsForSelectedItems == paths)
  }
}
