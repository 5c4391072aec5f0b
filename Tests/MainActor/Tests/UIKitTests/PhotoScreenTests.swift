import SnapKit
import Testing
import UIKit

/// A cell as it stands in an app.
final class PhotoCell: UICollectionViewCell {
  private let caption = UILabel()
  private lazy var like = UIButton(
    configuration: {
      var configuration = UIButton.Configuration.plain()
      configuration.title = "Like"
      configuration.contentInsets = .zero
      return configuration
    }())

  override init(frame: CGRect) {
    super.init(frame: frame)
    [caption, like].forEach(contentView.addSubview)
    caption.snp.makeConstraints { $0.leading.top.equalToSuperview() }
    like.snp.makeConstraints { make in
      make.trailing.bottom.equalToSuperview()
      make.width.equalTo(40)
    }
  }

  required init?(coder: NSCoder) { nil }

  var likeFrame: CGRect { like.frame }
}

final class TitleCell: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .value1, reuseIdentifier: reuseIdentifier)
    textLabel?.text = "Title"
  }

  required init?(coder: NSCoder) { nil }
}

/// Cells are named by their class, as many apps have it.
extension UICollectionView {
  func register<Cell: UICollectionViewCell>(_ type: Cell.Type) {
    register(type, forCellWithReuseIdentifier: String(describing: type))
  }

  func dequeue<Cell: UICollectionViewCell>(_ path: IndexPath) -> Cell {
    dequeueReusableCell(withReuseIdentifier: String(describing: Cell.self), for: path) as? Cell
      ?? Cell()
  }
}

final class PhotosViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegateFlowLayout
{
  let banner = UIView()
  private(set) lazy var collection = UICollectionView(
    frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  var sizes: [CGSize] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    collection.register(PhotoCell.self)
    collection.dataSource = self
    collection.delegate = self
    [banner, collection].forEach(view.addSubview)
    banner.snp.makeConstraints { make in
      make.top.equalTo(topLayoutGuide.snp.bottom)
      make.leading.trailing.equalToSuperview()
      make.height.equalTo(30)
    }
    collection.snp.makeConstraints { make in
      make.top.equalTo(banner.snp.bottom)
      make.leading.trailing.equalToSuperview()
      make.bottom.equalTo(bottomLayoutGuide.snp.top)
    }
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate { _ in self.sizes.append(size) }
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 5 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell: PhotoCell = collectionView.dequeue(indexPath)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: (collectionView.bounds.width - 20) / 3, height: 80) }
}

/// A screen with a collection, unchanged.
@Suite
struct PhotoScreenTests {
  @Test func `The screen has its frames`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let screen = PhotosViewController()
    screen.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0)
    window.rootViewController = screen
    window.makeKeyAndVisible()
    #expect(screen.banner.frame == CGRect(x: 0, y: 20, width: 320, height: 30))
    #expect(screen.collection.frame == CGRect(x: 0, y: 50, width: 320, height: 420))
    // Three of 100 and two gaps of 10 in 320.
    let cells = screen.collection.visibleCells.compactMap { $0 as? PhotoCell }
    #expect(cells.map(\.frame.minX) == [0, 110, 220, 0, 110])
    #expect(cells.allSatisfy { $0.likeFrame.maxX == 100 && $0.likeFrame.maxY == 80 })
    window.frame.size.width = 620
    window.layoutIfNeeded()
    #expect(screen.sizes == [CGSize(width: 620, height: 480)])
    #expect(screen.collection.visibleCells.map(\.frame.width) == Array(repeating: 200, count: 5))
  }

  @Test func `Cells of a class that overrides its initialiser`() {
    let table = UITableView(frame: .zero, style: .insetGrouped)
    table.register(TitleCell.self, forCellReuseIdentifier: "title")
    let cell = table.dequeueReusableCell(
      withIdentifier: "title", for: IndexPath(row: 0, section: 0))
    #expect(cell.textLabel?.text == "Title")
  }
}
