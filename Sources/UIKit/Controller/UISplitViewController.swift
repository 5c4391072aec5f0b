public import Foundation
import ViewTree

/// Shows controllers beside each other in a wide window, and one of them in a narrow one.
///
/// The first column is 320 points wide, or as ``preferredPrimaryColumnWidth`` says, the second of
/// three 375 (not measured); the last takes what is left. There is a line of a pixel between them,
/// which isn't drawn. In a window that is higher than wide the last column is shown alone unless
/// ``preferredDisplayMode`` says otherwise.
///
/// In a narrow window the columns lie in the navigation controller of the first one, the last on top, unless the
/// delegate decides otherwise; a controller for ``Column/compact`` is shown in place of all of them.
open class UISplitViewController: UIViewController {
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
  final var columns: [Column: UIViewController] = [:]
  /// How the columns are shown; nil before they are shown for the first time.
  final var arrangement: Arrangement?
  /// Whether the arrangement is being changed, which asks the delegate.
  final var isSettling = false
  /// The controllers whose width is told to be compact, as they are columns before the last.
  private var narrowed: [UIViewController] = []
  private var toldMode: DisplayMode?
  private var toldColumns: Set<Column> = []

  /// How columns are shown.
  enum Arrangement {
    case besideEachOther
    /// In the given controller, which fills the view.
    case inOne(UIViewController)
  }

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
    if isHigh { return .secondaryOnly }
    return ownStyle == .tripleColumn ? .twoBesideSecondary : .oneBesideSecondary
  }

  /// The controllers, the first column first; where one is shown alone, that one.
  open var viewControllers: [UIViewController] {
    get {
      if case .inOne(let only) = arrangement { return [only] }
      return orderedColumns
    }
    set {
      separateColumns()
      arrangement = nil
      setViewController(newValue.first, for: .primary)
      setViewController(newValue.count > 1 ? newValue.last : nil, for: .secondary)
    }
  }

  /// The controllers of the columns from the first to the last.
  final var orderedColumns: [UIViewController] { Column.ordered.compactMap { columns[$0] } }

  /// The controller of a column.
  open func viewController(for column: Column) -> UIViewController? { columns[column] }

  /// Sets the controller of a column, in a navigation controller unless it is one.
  ///
  /// Where one column is shown alone, another one comes into sight by ``show(_:)``.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    let old = columns[column]
    if let vc, old === vc || (old as? UINavigationController)?.viewControllers.first === vc {
      return
    }
    let isContainer = vc is UINavigationController || vc is UITabBarController
    let new = vc.map {
      ownStyle == .unspecified || isContainer ? $0 : UINavigationController(rootViewController: $0)
    }
    columns[column] = new
    if let old, let stack = stackOfAll, stack.viewControllers.contains(old) {
      stack.setViewControllers(
        stack.viewControllers.compactMap { $0 === old ? new : $0 }, animated: false)
      return
    }
    if case .inOne(let only) = arrangement, only === old {
      separateColumns()
      arrangement = nil
    }
    if let old { detach(old) }
    if let new { adopt(new) }
    relayout()
  }

  /// Makes a controller a child of this one.
  final func adopt(_ controller: UIViewController) {
    guard controller.parent !== self else { return }
    addChild(controller)
    controller.didMove(toParent: self)
  }

  /// Takes a child out.
  final func detach(_ controller: UIViewController) {
    guard controller.parent === self else { return }
    controller.willMove(toParent: nil)
    controller.viewIfLoaded?.removeFromSuperview()
    controller.removeFromParent()
  }

  /// Shows a column: where one is shown alone, that one, with a way back to those before it.
  open func show(_ column: Column) {
    settle()
    if case .inOne = arrangement { return bringUp(column) }
    if column == .primary, displayMode == .secondaryOnly {
      preferredDisplayMode = ownStyle == .tripleColumn ? two : one
    } else if column == .supplementary, displayMode == .secondaryOnly {
      preferredDisplayMode = one
    }
  }

  /// With one column more than the last: above it where there is no room beside it.
  private var one: DisplayMode { isHigh ? .oneOverSecondary : .oneBesideSecondary }
  private var two: DisplayMode { isHigh ? .twoOverSecondary : .twoBesideSecondary }
  private var isHigh: Bool { viewIfLoaded.map { $0.bounds.width < $0.bounds.height } ?? false }

  /// Hides a column: where one is shown alone, the one before it is shown.
  open func hide(_ column: Column) {
    settle()
    if case .inOne = arrangement { return takeDown(column) }
    if column == .primary {
      if ownStyle != .tripleColumn {
        preferredDisplayMode = .secondaryOnly
      } else if displayMode.showsTwoMore {
        preferredDisplayMode = one
      }
    } else if column == .supplementary {
      preferredDisplayMode = .secondaryOnly
    }
  }

  /// Another width shows other columns.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    relayout()
  }

  /// Puts the columns into the view.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    settle()
    narrowColumns()
    layOutColumns()
  }

  private func relayout() { viewIfLoaded?.setNeedsLayout() }

  private func layOutColumns() {
    guard let view = viewIfLoaded else { return }
    let mode = displayMode
    let told = toldMode
    toldMode = mode
    if let told, told != mode { delegate?.splitViewController(self, willChangeTo: mode) }
    let frames = frames(in: view.bounds)
    tellOfColumns(Set(frames.keys))
    for column in Column.ordered + [.compact] {
      guard let controller = columns[column], controller.parent === self else { continue }
      guard let frame = frames[column], let inner: UIView = controller.view else {
        controller.viewIfLoaded?.removeFromSuperview()
        continue
      }
      if inner.superview !== view { view.addSubview(inner) }
      if inner.frame != frame { inner.frame = frame }
    }
    guard mode.liesOver, let last = columns[.secondary]?.viewIfLoaded, last.superview === view,
      view.subviews.first !== last
    else { return }
    view.sendSubviewToBack(last)
  }

  /// Columns before the last are narrow, unless the program says otherwise.
  private func narrowColumns() {
    var narrow: [UIViewController] = []
    if case .besideEachOther = arrangement {
      narrow = [Column.primary, .supplementary].compactMap { columns[$0] }
    }
    for controller in narrowed where !narrow.contains(controller) {
      controller.saidTraits.horizontalSizeClass = .unspecified
    }
    narrowed = narrow.filter {
      if narrowed.contains($0) { return true }
      guard $0.saidTraits.horizontalSizeClass == .unspecified else { return false }
      $0.saidTraits.horizontalSizeClass = .compact
      return true
    }
  }

  private func tellOfColumns(_ shown: Set<Column>) {
    let old = toldColumns
    toldColumns = shown
    guard ownStyle != .unspecified else { return }
    for column in Column.ordered + [.compact] where old.contains(column) != shown.contains(column) {
      if shown.contains(column) {
        delegate?.splitViewController(self, willShow: column)
      } else {
        delegate?.splitViewController(self, willHide: column)
      }
    }
  }

  private func frames(in room: CGRect) -> [Column: CGRect] {
    if case .inOne(let only) = arrangement {
      return columns.first { $0.value === only }.map { [$0.key: room] } ?? [:]
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
    let mode = displayMode
    if mode != .secondaryOnly {
      if ownStyle != .tripleColumn || mode.showsTwoMore { put(.primary, first) }
      if ownStyle == .tripleColumn { put(.supplementary, preferredSupplementaryColumnWidth) }
    }
    if mode.liesOver { x = room.minX }
    put(.secondary, max(room.maxX - x, 0))
    return frames
  }
}
