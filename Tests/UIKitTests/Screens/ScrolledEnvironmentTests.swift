import Foundation
import Testing
import UIKit
import ViewTree

/// Screens that are scrolled when their window changes show at their end what those show that began so.
@Suite
struct ScrolledEnvironmentTests {
  enum Content: CaseIterable {
    case plainTable, groupedTable, insetTable, list, grid, form

    func make() -> UIViewController {
      switch self {
      case .plainTable: LongTable(style: .plain)
      case .groupedTable: LongTable(style: .grouped)
      case .insetTable: LongTable(style: .insetGrouped)
      case .list: LongList(Self.rows)
      case .grid: LongList(Self.items)
      case .form: LongForm()
      }
    }

    private static var rows: UICollectionViewLayout {
      UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
    }

    private static var items: UICollectionViewLayout {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 110, height: 70)
      layout.sectionInset = UIEdgeInsets(top: 10, left: 12, bottom: 14, right: 16)
      return layout
    }
  }

  private func frames(
    _ content: Content, early: LateEnvironmentTests.Change? = nil,
    late: LateEnvironmentTests.Change? = nil, isInNavigation: Bool
  ) -> [String] {
    let window = UIWindow(frame: .zero)
    window.environment = LayoutEnvironment(device: .iPhone15)
    early?.make(in: window)
    let controller = content.make()
    window.rootViewController =
      isInNavigation ? UINavigationController(rootViewController: controller) : controller
    window.makeKeyAndVisible()
    scrollToEnd(window)
    late?.make(in: window)
    scrollToEnd(window)
    return window.framesInSight
  }

  /// What comes into sight may turn out higher than it was thought to be.
  private func scrollToEnd(_ window: UIWindow) {
    for _ in 0..<6 {
      window.layoutIfNeeded()
      for case let view as UIScrollView in window.viewsInside where view.contentSize.height > 0 {
        let insets = view.adjustedContentInset
        view.contentOffset.y = max(
          view.contentSize.height + insets.bottom - view.bounds.height, -insets.top)
      }
    }
    window.layoutIfNeeded()
  }

  @Test(arguments: Content.allCases, LateEnvironmentTests.Change.allCases)
  func `A scrolled window that changes shows what one shows that began so`(
    content: Content, change: LateEnvironmentTests.Change
  ) {
    for isInNavigation in [false, true] {
      expectSameFrames(
        frames(content, late: change, isInNavigation: isInNavigation),
        as: frames(content, early: change, isInNavigation: isInNavigation),
        isInNavigation ? "below a bar" : "alone")
    }
  }
}

extension UIView {
  fileprivate var viewsInside: [UIView] { subviews.flatMap { [$0] + $0.viewsInside } }

  /// The frames in the window of what is in sight, whatever the order in which it came.
  fileprivate var framesInSight: [String] {
    var lines: [String] = []
    func add(_ view: UIView) {
      guard !view.isHidden, view.alpha > 0 else { return }
      let frame = view.convert(view.bounds, to: self)
      if frame.intersects(bounds.insetBy(dx: 0, dy: 1)) {
        func digits(_ number: CGFloat) -> CGFloat { (number * 1000).rounded() / 1000 }
        let scroll = view as? UIScrollView
        lines.append(
          "\(type(of: view)) \(digits(frame.minX)) \(digits(frame.minY)) \(digits(frame.width)) "
            + "\(digits(frame.height)) \(scroll.map { digits($0.adjustedContentInset.bottom) } ?? 0)"
        )
      }
      for subview in view.subviews { add(subview) }
    }
    add(self)
    return lines.sorted()
  }
}

private final class LongTable: UITableViewController {
  override func numberOfSections(in tableView: UITableView) -> Int { 3 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    14
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { "Header \(section)" }

  override func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { "A footer of some words that may need two lines on a narrow screen" }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "cell")
      ?? UITableViewCell(style: .subtitle, reuseIdentifier: "cell")
    cell.textLabel?.numberOfLines = 0
    cell.textLabel?.font = .preferredFont(forTextStyle: .body)
    cell.textLabel?.adjustsFontForContentSizeCategory = true
    cell.textLabel?.text = String(
      repeating: "Words of row \(indexPath.row) ", count: indexPath.row % 4 + 1)
    cell.detailTextLabel?.text = indexPath.row % 3 == 0 ? "Detail" : nil
    cell.accessoryType = indexPath.row % 5 == 1 ? .disclosureIndicator : .none
    return cell
  }
}

private final class LongList: UICollectionViewController {
  init(_ layout: UICollectionViewLayout) { super.init(collectionViewLayout: layout) }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 60 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    var content = UIListContentConfiguration.subtitleCell()
    content.text = String(
      repeating: "Words of item \(indexPath.item) ", count: indexPath.item % 4 + 1)
    content.secondaryText = indexPath.item % 3 == 2 ? "A second text" : nil
    cell.contentConfiguration = content
    return cell
  }
}

private final class LongForm: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let scroll = UIScrollView()
    let column = UIStackView()
    column.axis = .vertical
    column.spacing = 6
    for number in 0..<40 {
      let label = UILabel()
      label.numberOfLines = 0
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      label.text = String(repeating: "Words of label \(number) ", count: number % 5 + 1)
      column.addArrangedSubview(label)
    }
    view.addSubview(scroll)
    scroll.addSubview(column)
    scroll.translatesAutoresizingMaskIntoConstraints = false
    column.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: view.topAnchor),
      scroll.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      column.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
      column.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
      column.leadingAnchor.constraint(equalTo: scroll.layoutMarginsGuide.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: scroll.layoutMarginsGuide.trailingAnchor),
    ])
  }
}
