import Foundation
import Testing
import UIKit
import ViewTree

/// Screens whose window changes look as those that were shown in such a window from the beginning.
@Suite
struct LateEnvironmentTests {
  enum Screen: CaseIterable {
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

  enum Change: CaseIterable {
    case direction, text, width, height, safeArea, pad, style

    func make(in window: UIWindow) {
      switch self {
      case .direction: window.environment.layoutDirection = .rightToLeft
      case .text: window.environment.contentSizeCategory = .accessibilityLarge
      case .width: window.frame.size.width = 500
      case .height: window.frame.size.height = 400
      case .safeArea:
        window.environment.safeAreaInsets = UIEdgeInsets(top: 44, left: 30, bottom: 34, right: 20)
      case .pad:
        window.environment = LayoutEnvironment(device: .iPadPro11, orientation: .landscape)
      case .style: window.environment.userInterfaceStyle = .dark
      }
    }
  }

  /// The frames of all views that show in a window, each with its kind and depth.
  private func frames(
    _ screen: Screen, early: [Change] = [], late: [Change] = [], isTakenBack: Bool = false,
    isLaidOutAlone: Bool = false
  ) -> [String] {
    let window = UIWindow(frame: .zero)
    window.environment = LayoutEnvironment(device: .iPhone15)
    for change in early { change.make(in: window) }
    let controller = screen.make()
    if isLaidOutAlone {
      controller.view.frame = window.bounds
      controller.view.layoutIfNeeded()
    }
    window.rootViewController = controller
    window.makeKeyAndVisible()
    if let root = window.rootViewController { screen.present(in: root) }
    window.layoutIfNeeded()
    let environment = window.environment
    for change in late {
      change.make(in: window)
      window.layoutIfNeeded()
    }
    if isTakenBack {
      window.environment = environment
      window.layoutIfNeeded()
    }
    var lines: [String] = []
    func add(_ view: UIView, _ depth: Int) {
      guard !view.isHidden else { return }
      let frame = view.frame
      lines.append(
        "\(depth) \(type(of: view)) \(frame.minX) \(frame.minY) \(frame.width) \(frame.height)")
      for subview in view.subviews { add(subview, depth + 1) }
    }
    add(window, 0)
    return lines
  }

  @Test(arguments: Screen.allCases, Change.allCases)
  func `A window that changes later shows what one of that kind shows`(
    screen: Screen, change: Change
  ) {
    compare(frames(screen, late: [change]), with: frames(screen, early: [change]))
    compare(frames(screen, late: [change], isTakenBack: true), with: frames(screen))
  }

  @Test(arguments: Screen.allCases, Change.allCases)
  func `So do windows that change several times`(screen: Screen, change: Change) {
    for other in Change.allCases where other != change {
      compare(frames(screen, late: [change, other]), with: frames(screen, early: [change, other]))
    }
  }

  /// Screens that were laid out alone before, without a window.
  @Test(arguments: Screen.allCases, Change.allCases)
  func `So do screens that come into a window later`(screen: Screen, change: Change) {
    compare(
      frames(screen, early: [change], isLaidOutAlone: true), with: frames(screen, early: [change]))
  }

  private func compare(_ late: [String], with early: [String]) {
    #expect(early.count > 3)
    let differing = zip(late, early).filter { $0 != $1 }.map { "\($0) rather than \($1)" }
    #expect(late.count == early.count, "\(late.count) views rather than \(early.count)")
    #expect(differing == [], "\(differing.joined(separator: "; "))")
  }
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
private final class TableController: UITableViewController {
  override func numberOfSections(in tableView: UITableView) -> Int { 2 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }

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
    let cell = UITableViewCell(style: styles[indexPath.row], reuseIdentifier: nil)
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
