public import Foundation
public import ViewTree

/// Gives the pages before and after another; nothing turns pages.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol UIPageViewControllerDataSource: AnyObject {
  /// Would give the page before another.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// Would give the page after another.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// How many dots there are below the pages, which scroll from side to side; asked when pages are set.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// Which dot stands out.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// None.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  /// The first.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Told of pages that fingers turn; nothing calls it but the program.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol UIPageViewControllerDelegate: AnyObject {
  /// Would be called before a finger turns pages.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController])
  /// Would be called when a finger has turned pages.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}

/// Shows one page, or two beside each other, all over its view, above the dots where its data source wants some.
///
/// Dots have a strip of 37 points above the safe area's lower edge (not measured).
open class UIPageViewController: UIViewController {
  /// How pages are turned.
  public nonisolated enum TransitionStyle: Int, Hashable, Sendable {
    // Their names say what they are.
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    case pageCurl, scroll
  }

  /// On which axis pages lie.
  public nonisolated enum NavigationOrientation: Int, Hashable, Sendable {
    // Their names say what they are.
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    case horizontal, vertical
  }

  /// Which way pages are turned.
  public nonisolated enum NavigationDirection: Int, Hashable, Sendable {
    // Their names say what they are.
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    case forward, reverse
  }

  /// Where pages are held.
  public nonisolated enum SpineLocation: Int, Hashable, Sendable {
    // Their names say what they are.
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    case none, min, mid, max
  }

  /// Something that is said of pages.
  public nonisolated struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The text.
    public let rawValue: String

    /// Makes a key from a text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The space between pages, in points.
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    /// Where pages are held.
    public static let spineLocation = OptionsKey(
      rawValue: "UIPageViewControllerOptionSpineLocationKey")
  }

  /// Gives the pages, and says how many dots there are.
  open weak var dataSource: (any UIPageViewControllerDataSource)? { didSet { showDots() } }
  /// Told of pages that are turned.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// How pages are turned.
  open var transitionStyle: TransitionStyle { style }
  /// On which axis pages lie.
  open var navigationOrientation: NavigationOrientation { orientation }
  /// Whether pages have two sides; it is remembered.
  open var isDoubleSided = false
  /// The pages that are shown.
  open var viewControllers: [UIViewController]? { pages }
  /// What would recognise fingers that turn pages: nothing.
  open var gestureRecognizers: [UIGestureRecognizer] { [] }
  private let style: TransitionStyle
  private let orientation: NavigationOrientation
  private var pages: [UIViewController] = []
  private lazy var dots = UIPageControl()
  private var hasDots = false

  /// Makes a book without pages.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    self.style = style
    orientation = navigationOrientation
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a book without pages, whose pages would curl.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .pageCurl
    orientation = .horizontal
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes a book without pages; no archive is read.
  public required init?(coder: NSCoder) {
    style = .pageCurl
    orientation = .horizontal
    super.init(coder: coder)
  }

  deinit {}

  /// Shows other pages.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let wanted = viewControllers ?? []
    let leaving = pages.filter { !wanted.contains($0) }
    let coming = wanted.filter { $0.parent !== self }
    pages = wanted
    for page in leaving {
      page.willMove(toParent: nil)
      page.passage = .movingFromParent
    }
    for page in coming { addChild(page) }
    if viewIfLoaded?.window != nil {
      for page in leaving + coming { page.passesAnimated = animated }
    }
    // Those that go are the first to be told, and go when the others are there.
    for page in leaving { page.viewIfLoaded?.tellOfLeaving() }
    if isViewLoaded { showPages() }
    for page in leaving {
      page.viewIfLoaded?.removeFromSuperview()
      page.removeFromParent()
    }
    for page in coming where page.parent === self { page.didMove(toParent: self) }
    showDots()
    completion?(true)
  }

  /// Shows the pages.
  open override func viewDidLoad() {
    super.viewDidLoad()
    showPages()
    showDots()
  }

  /// Asks the data source for the dots.
  private func showDots() {
    guard let view = viewIfLoaded else { return }
    let isInRow = style == .scroll && orientation == .horizontal && !pages.isEmpty
    let count = isInRow ? dataSource?.presentationCount(for: self) ?? 0 : 0
    hasDots = count > 0
    if hasDots {
      dots.numberOfPages = count
      dots.currentPage = dataSource?.presentationIndex(for: self) ?? 0
      view.addSubview(dots)
    } else if dots.superview === view {
      dots.removeFromSuperview()
    }
    layOutPages()
  }

  /// Gives each page its part of the view.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    layOutPages()
  }

  private func showPages() {
    guard let view = viewIfLoaded else { return }
    for page in pages {
      if let inner: UIView = page.view, inner.superview !== view { view.addSubview(inner) }
    }
    layOutPages()
  }

  /// The dots lie within the safe area.
  open override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    layOutPages()
  }

  private func layOutPages() {
    guard let view = viewIfLoaded, !pages.isEmpty else { return }
    var room = view.bounds
    if hasDots {
      room.size.height = max(room.height - view.safeAreaInsets.bottom - 37, 0)
      dots.frame = CGRect(x: room.minX, y: room.maxY, width: room.width, height: 37)
    }
    let isAcross = orientation == .horizontal
    for (index, page) in pages.enumerated() {
      let share = 1 / CGFloat(pages.count)
      let frame =
        isAcross
        ? CGRect(
          x: room.minX + room.width * share * CGFloat(index), y: room.minY,
          width: room.width * share, height: room.height)
        : CGRect(
          x: room.minX, y: room.minY + room.height * share * CGFloat(index), width: room.width,
          height: room.height * share)
      if let inner = page.viewIfLoaded, inner.frame != frame { inner.frame = frame }
    }
  }
}
