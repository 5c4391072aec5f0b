public import Foundation
import ViewTree

/// Told of a split view controller; nothing calls it.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol UISplitViewControllerDelegate: AnyObject {}

/// Shows controllers beside each other in a wide window, and the first of them alone in a narrow one.
///
/// The first column is 320 points wide, or as ``preferredPrimaryColumnWidth`` says, the second of
/// three 375 (not measured); the last takes what is left. There is a line of a pixel between them,
/// which isn't drawn.
open class UISplitViewController: UIViewController {
  /// How many columns there are.
  public nonisolated enum Style: Int, Hashable, Sendable {
    // Their names say what they are.
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    case unspecified, doubleColumn, tripleColumn
  }

  /// A column.
  public nonisolated enum Column: Int, Hashable, Sendable {
    // Their names say what they are.
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    case primary, supplementary, secondary, compact
  }

  /// Which columns are shown.
  public nonisolated enum DisplayMode: Int, Hashable, Sendable {
    // Their names say what they are.
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    case twoOverSecondary, twoDisplaceSecondary
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    public static var allVisible: DisplayMode { .oneBesideSecondary }
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    public static var primaryHidden: DisplayMode { .secondaryOnly }
  }

  /// How columns make room; remembered.
  public nonisolated enum SplitBehavior: Int, Hashable, Sendable {
    // Their names say what they are.
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    case automatic, tile, overlay, displace
  }

  /// Told of what is shown.
  open weak var delegate: (any UISplitViewControllerDelegate)?
  /// Which columns are preferred.
  open var preferredDisplayMode = DisplayMode.automatic { didSet { relayout() } }
  /// How columns are to make room.
  open var preferredSplitBehavior = SplitBehavior.automatic
  /// The width that the first column should have, in points; 320 at first.
  open var preferredPrimaryColumnWidth: CGFloat = 320 { didSet { relayout() } }
  /// The share of the width that the first column should have.
  open var preferredPrimaryColumnWidthFraction: CGFloat = 0 { didSet { relayout() } }
  /// The least width of the first column, in points.
  open var minimumPrimaryColumnWidth: CGFloat = 0 { didSet { relayout() } }
  /// The greatest width of the first column, in points.
  open var maximumPrimaryColumnWidth: CGFloat = .greatestFiniteMagnitude { didSet { relayout() } }
  /// The width that the second column of three should have, in points; 375 at first.
  open var preferredSupplementaryColumnWidth: CGFloat = 375 { didSet { relayout() } }
  /// The button that would change which columns are shown; it does nothing.
  open var displayModeButtonItem: UIBarButtonItem { modeButton }
  private let modeButton = UIBarButtonItem(
    image: UIImage(systemName: "sidebar.left"), style: .plain, target: nil, action: nil)
  /// Whether a finger brings columns; it is remembered.
  open var presentsWithGesture = true
  /// How many columns there are.
  open var style: Style { ownStyle }
  private let ownStyle: Style
  private var columns: [Column: UIViewController] = [:]

  /// Makes one without columns.
  public init(style: Style) {
    ownStyle = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes one of two columns.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    ownStyle = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes one of two columns; no archive is read.
  public required init?(coder: NSCoder) {
    ownStyle = .unspecified
    super.init(coder: coder)
  }

  deinit {}

  /// Whether there is room for one column alone.
  open var isCollapsed: Bool { traitCollection.horizontalSizeClass != .regular }

  /// Which columns are shown.
  open var displayMode: DisplayMode {
    if isCollapsed { return .secondaryOnly }
    if preferredDisplayMode != .automatic { return preferredDisplayMode }
    return ownStyle == .tripleColumn ? .twoBesideSecondary : .oneBesideSecondary
  }

  /// The controllers, the first column first.
  open var viewControllers: [UIViewController] {
    get { [Column.primary, .supplementary, .secondary].compactMap { columns[$0] } }
    set {
      setViewController(newValue.first, for: .primary)
      setViewController(newValue.count > 1 ? newValue.last : nil, for: .secondary)
    }
  }

  /// The controller of a column.
  open func viewController(for column: Column) -> UIViewController? { columns[column] }

  /// Sets the controller of a column, in a navigation controller unless it is one.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    if vc != nil, columns[column] === vc { return }
    if let old = columns[column] {
      old.willMove(toParent: nil)
      old.viewIfLoaded?.removeFromSuperview()
      old.removeFromParent()
    }
    guard let vc else {
      columns[column] = nil
      return relayout()
    }
    let isContainer = vc is UINavigationController || vc is UITabBarController
    let shown =
      ownStyle == .unspecified || isContainer ? vc : UINavigationController(rootViewController: vc)
    columns[column] = shown
    addChild(shown)
    shown.didMove(toParent: self)
    relayout()
  }

  /// Shows a column.
  open func show(_ column: Column) {
    if column == .primary, displayMode == .secondaryOnly { preferredDisplayMode = .automatic }
  }

  /// Hides a column.
  open func hide(_ column: Column) {
    if column == .primary { preferredDisplayMode = .secondaryOnly }
  }

  /// Puts the columns into the view.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    layOutColumns()
  }

  /// Puts a controller into the last column; where there is one column alone, its navigation controller shows it.
  final func showDetail(_ controller: UIViewController) {
    if isCollapsed, let first = columns[.compact] ?? columns[.primary] {
      if let stack = first as? UINavigationController {
        return stack.pushViewController(controller, animated: true)
      }
      return first.present(controller, animated: true)
    }
    setViewController(controller, for: .secondary)
  }

  private func relayout() { viewIfLoaded?.setNeedsLayout() }

  private func layOutColumns() {
    guard let view = viewIfLoaded else { return }
    let frames = frames(in: view.bounds)
    for (column, controller) in columns {
      guard let frame = frames[column], let inner: UIView = controller.view else {
        controller.viewIfLoaded?.removeFromSuperview()
        continue
      }
      if inner.superview !== view { view.addSubview(inner) }
      if inner.frame != frame { inner.frame = frame }
    }
  }

  private func frames(in room: CGRect) -> [Column: CGRect] {
    if isCollapsed {
      let only = [Column.compact, .primary, .supplementary, .secondary].first { columns[$0] != nil }
      return only.map { [$0: room] } ?? [:]
    }
    var x = room.minX
    var frames: [Column: CGRect] = [:]
    func put(_ column: Column, _ width: CGFloat) {
      guard columns[column] != nil else { return }
      let width = min(width, max(room.maxX - x, 0))
      frames[column] = CGRect(x: x, y: room.minY, width: width, height: room.height)
      x += width + 1 / max(traitCollection.displayScale, 1)
    }
    let share = preferredPrimaryColumnWidthFraction
    let wish = share > 0 ? share * room.width : preferredPrimaryColumnWidth
    let first = max(min(wish, maximumPrimaryColumnWidth), minimumPrimaryColumnWidth)
    switch displayMode {
    case .secondaryOnly: break
    case .twoBesideSecondary, .twoDisplaceSecondary, .twoOverSecondary:
      put(.primary, first)
      put(.supplementary, preferredSupplementaryColumnWidth)
    default:
      if ownStyle == .tripleColumn {
        put(.supplementary, preferredSupplementaryColumnWidth)
      } else {
        put(.primary, first)
      }
    }
    put(.secondary, max(room.maxX - x, 0))
    return frames
  }
}
