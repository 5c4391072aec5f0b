import Foundation
import Testing
import UIKit

/// Screens of all kinds, as apps have them.
enum SampleScreen: CaseIterable {
  case form, table, list, grid, navigation, tabs, split, alert, sheet, search, pages

  func make() -> UIViewController {
    switch self {
    case .form: FormController()
    case .table: TableController(style: .insetGrouped)
    case .list: ListController()
    case .grid: GridController(collectionViewLayout: UICollectionViewFlowLayout())
    case .navigation: navigation
    case .tabs: tabs
    case .split: split
    case .alert, .sheet: FormController()
    case .search: searching
    case .pages: pages
    }
  }

  private var navigation: UINavigationController {
    let root = TableController(style: .plain)
    root.title = "First"
    root.navigationItem.prompt = "Prompt"
    root.navigationItem.rightBarButtonItems = [
      UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil),
      UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil),
    ]
    let second = FormController()
    second.title = "Second"
    second.toolbarItems = [
      UIBarButtonItem(title: "Left", style: .plain, target: nil, action: nil),
      UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
      UIBarButtonItem(title: "Right", style: .plain, target: nil, action: nil),
    ]
    let controller = UINavigationController(rootViewController: root)
    controller.navigationBar.prefersLargeTitles = true
    controller.isToolbarHidden = false
    controller.pushViewController(second, animated: false)
    return controller
  }

  private var tabs: UITabBarController {
    let controller = UITabBarController()
    controller.viewControllers = [ListController(), FormController()].enumerated().map {
      $1.tabBarItem = UITabBarItem(title: "Tab \($0)", image: nil, tag: $0)
      return $1
    }
    return controller
  }

  private var split: UISplitViewController {
    let controller = UISplitViewController(style: .doubleColumn)
    controller.setViewController(TableController(style: .plain), for: .primary)
    controller.setViewController(FormController(), for: .secondary)
    return controller
  }

  private var searching: UINavigationController {
    let root = ListController()
    root.navigationItem.searchController = UISearchController(searchResultsController: nil)
    root.navigationItem.hidesSearchBarWhenScrolling = false
    return UINavigationController(rootViewController: root)
  }

  private var pages: UIPageViewController {
    let controller = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal)
    controller.setViewControllers([FormController()], direction: .forward, animated: false)
    return controller
  }

  /// Those that show no other controller over the first.
  nonisolated static var alone: [SampleScreen] {
    [.form, .table, .list, .grid, .navigation, .tabs, .split, .search, .pages]
  }

  func present(in controller: UIViewController) {
    switch self {
    case .alert:
      let alert = UIAlertController(
        title: "Title", message: "A message of several words", preferredStyle: .alert)
      for title in ["Yes", "No", "Later"] {
        alert.addAction(UIAlertAction(title: title, style: .default))
      }
      alert.addTextField()
      controller.present(alert, animated: false)
    case .sheet:
      let sheet = FormController()
      sheet.modalPresentationStyle = .pageSheet
      sheet.sheetPresentationController?.detents = [.medium()]
      controller.present(sheet, animated: false)
    default: break
    }
  }
}

extension UIView {
  /// The frames of all views inside that show, each with its kind and depth.
  var visibleFrames: [String] {
    var lines: [String] = []
    func add(_ view: UIView, _ depth: Int) {
      guard !view.isHidden else { return }
      let frame = view.frame
      lines.append(
        "\(depth) \(type(of: view)) \(frame.minX) \(frame.minY) \(frame.width) \(frame.height)")
      for subview in view.subviews { add(subview, depth + 1) }
    }
    add(self, 0)
    return lines
  }
}

/// Expects frames that came out late to be those that come out at once.
func expectSameFrames(
  _ late: [String], as early: [String], _ way: String = "",
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(early.count > 3, sourceLocation: sourceLocation)
  let differing = zip(late, early).filter { $0 != $1 }.map { "\($0) rather than \($1)" }
  #expect(
    late.count == early.count,
    "\(way) \(late.count) views rather than \(early.count): \(late.dropFirst(early.count))",
    sourceLocation: sourceLocation)
  #expect(
    differing == [], "\(way) \(differing.joined(separator: "; "))", sourceLocation: sourceLocation)
}

/// Controls below each other.
private final class FormController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel()
    label.text = "A label of some words that may need two lines"
    label.numberOfLines = 0
    label.font = .preferredFont(forTextStyle: .headline)
    label.adjustsFontForContentSizeCategory = true
    let field = UITextField()
    field.placeholder = "Name"
    field.borderStyle = .roundedRect
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    field.leftViewMode = .always
    let button = UIButton(configuration: .filled())
    button.configuration?.title = "Go"
    button.configuration?.image = UIImage(size: CGSize(width: 20, height: 16))
    let plain = UIButton(type: .system)
    plain.setTitle("Plain", for: .normal)
    plain.setImage(UIImage(size: CGSize(width: 20, height: 16)), for: .normal)
    let text = UITextView()
    text.isScrollEnabled = false
    text.text = "A text of several words, which takes as many lines as it needs."
    let row = UIStackView(arrangedSubviews: [UILabel(), UISwitch(), UISlider(), UIStepper()])
    row.spacing = 8
    let column = UIStackView(arrangedSubviews: [
      label, field, button, plain, text, row, UISegmentedControl(items: ["One", "Two"]),
      UIPageControl(), UIProgressView(), UIDatePicker(), UISearchBar(),
    ])
    column.axis = .vertical
    column.alignment = .leading
    column.spacing = 4
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    NSLayoutConstraint.activate([
      column.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
    ])
  }
}

/// A cell of each style, with headers and footers.
final class TableController: UITableViewController {
  /// Rows at the end of the second section.
  var extraRows = 0

  override func numberOfSections(in tableView: UITableView) -> Int { 2 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    section == 1 ? 4 + extraRows : 4
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { "Header \(section)" }

  override func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { "A footer of some words that may need two lines" }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let styles: [UITableViewCell.CellStyle] = [.default, .subtitle, .value1, .value2]
    let cell = UITableViewCell(style: styles[indexPath.row % 4], reuseIdentifier: nil)
    cell.textLabel?.text = "Row \(indexPath.row)"
    cell.detailTextLabel?.text = "Detail"
    if indexPath.row < 2 { cell.imageView?.image = UIImage(size: CGSize(width: 24, height: 24)) }
    cell.accessoryType = indexPath.row == 1 ? .disclosureIndicator : .none
    return cell
  }
}

/// Rows of a compositional list, with contents of their own.
private final class ListController: UIViewController, UICollectionViewDataSource {
  override func viewDidLoad() {
    super.viewDidLoad()
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .firstItemInSection
    let list = UICollectionView(
      frame: view.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
    list.dataSource = self
    view.addSubview(list)
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 5 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    var content = UIListContentConfiguration.subtitleCell()
    content.text = "Item \(indexPath.item)"
    content.secondaryText = indexPath.item == 2 ? "A second text of more words than fit" : nil
    content.image = indexPath.item == 3 ? UIImage(size: CGSize(width: 24, height: 24)) : nil
    cell.contentConfiguration = content
    return cell
  }
}

/// Items of a flow layout that the width counts for.
private final class GridController: UICollectionViewController, UICollectionViewDelegateFlowLayout {
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 12 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 60 + 5 * CGFloat(indexPath.item), height: 50) }
}
