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
  /// How columns are to make room for those that are shown on demand: beside the last, or above it where the window
  /// is higher than wide, unless this says otherwise.
  open var preferredSplitBehavior = SplitBehavior.automatic { didSet { relayout() } }
  /// The edge at which the first column stands; the leading one at first.
  open var primaryEdge = PrimaryEdge.leading { didSet { relayout() } }
  /// What a width is that is left to the controller.
  public nonisolated static let automaticDimension = -CGFloat(Float.greatestFiniteMagnitude)
  /// The width that the first column should have, in points; 320 where it is left to the controller.
  open var preferredPrimaryColumnWidth = automaticDimension { didSet { relayout() } }
  /// The share of the width that the first column should have, which counts before the width.
  open var preferredPrimaryColumnWidthFraction = automaticDimension { didSet { relayout() } }
  /// The least width of the first column, in points.
  open var minimumPrimaryColumnWidth = automaticDimension { didSet { relayout() } }
  /// The greatest width of the first column, in points.
  open var maximumPrimaryColumnWidth = automaticDimension { didSet { relayout() } }
  /// The width that the second column of three should have, in points; 375 where it is left to the controller.
  open var preferredSupplementaryColumnWidth = automaticDimension { didSet { relayout() } }
  /// The share of the width that the second column of three should have, which counts before the width.
  open var preferredSupplementaryColumnWidthFraction = automaticDimension {
    didSet { relayout() }
  }
  /// The least width of the second column of three, in points.
  open var minimumSupplementaryColumnWidth = automaticDimension { didSet { relayout() } }
  /// The greatest width of the second column of three, in points.
  open var maximumSupplementaryColumnWidth = automaticDimension { didSet { relayout() } }
  /// The width of the first column where it is shown beside or above the last, in points.
  open var primaryColumnWidth: CGFloat { firstWidth(in: viewIfLoaded?.bounds.width ?? 0) }
  /// The width of the second column of three where it is shown beside or above the last, in points.
  open var supplementaryColumnWidth: CGFloat { secondWidth(in: viewIfLoaded?.bounds.width ?? 0) }
  /// Whether there is a button that hides all columns but the last; it is remembered.
  open var showsSecondaryOnlyButton = false
  /// The button that would change which columns are shown; it does nothing.
  open var displayModeButtonItem: UIBarButtonItem { modeButton }
  private let modeButton = UIBarButtonItem(
    image: UIImage(systemName: "sidebar.left"), style: .plain, target: nil, action: nil)
  /// Whether a finger brings columns; it is remembered.
  open var presentsWithGesture = true
  /// How many columns there are.
  open var style: Style { ownStyle }
  /// As it was made with, or as a document says before there are columns.
  package final var ownStyle: Style
  final var columns: [Column: UIViewController] = [:]
  /// How the columns are shown; nil before they are shown for the first time.
  final var arrangement: Arrangement?
  /// Whether the arrangement is being changed, which asks the delegate.
  final var isSettling = false
  /// The controllers whose width is told to be compact, as they are columns before the last.
  final var narrowed: [UIViewController] = []
  /// Which columns the delegate was told of.
  final var toldMode: DisplayMode?
  final var toldColumns: Set<Column> = []

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

  /// How columns make room for others.
  open var splitBehavior: SplitBehavior {
    if preferredSplitBehavior != .automatic { return preferredSplitBehavior }
    return isHigh ? .overlay : .tile
  }

  /// With one column more than the last.
  private var one: DisplayMode {
    splitBehavior == .overlay ? .oneOverSecondary : .oneBesideSecondary
  }
  /// With two columns more than the last.
  private var two: DisplayMode {
    switch splitBehavior {
    case .overlay: .twoOverSecondary
    case .displace: .twoDisplaceSecondary
    default: .twoBesideSecondary
    }
  }
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
}
