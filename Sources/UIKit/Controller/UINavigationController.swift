// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

public import Foundation
import ViewTree

/// Shows the last of a row of controllers under a bar.
open class UINavigationController: UIViewController, BarContainer {
  /// The bar above the controllers, which adds to their safe area.
  open var navigationBar: UINavigationBar { ownBar }
  private let ownBar = UINavigationBar()
  /// Told of what is shown.
  open weak var delegate: (any UINavigationControllerDelegate)?

  /// The bar below the controllers, which shows the toolbar items of the one that is shown; hidden at first.
  open var toolbar: UIToolbar! { ownToolbar }
  private let ownToolbar = UIToolbar()

  final weak var shown: UIViewController?

  final var bars: [ContainerBar] {
    [
      ContainerBar(
        view: ownBar, edge: .top, height: ownBar.shownHeight, isTranslucent: ownBar.isTranslucent),
      ContainerBar(
        view: ownToolbar, edge: .bottom, height: 44, isTranslucent: ownToolbar.isTranslucent),
    ]
  }

  /// Makes a container with a first controller.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    ownToolbar.isHidden = true
    setViewControllers([rootViewController], animated: false)
  }

  /// Makes a container without controllers.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    ownToolbar.isHidden = true
  }

  /// Makes a container without controllers; nothing is read from the archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    ownToolbar.isHidden = true
  }

  deinit {}

  /// The controllers from the first to the one that is shown.
  open var viewControllers: [UIViewController] {
    get { children }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The controller that is shown.
  open var topViewController: UIViewController? { children.last }
  /// The controller that is shown, or what it presents.
  open var visibleViewController: UIViewController? {
    topViewController?.presentedViewController ?? topViewController
  }

  /// Whether the bar is hidden; false at first.
  open var isNavigationBarHidden: Bool {
    get { ownBar.isHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Hides the bar or shows it.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    ownBar.isHidden = hidden
    layOutBars()
  }

  /// Whether the toolbar is hidden; true at first.
  open var isToolbarHidden: Bool {
    get { ownToolbar.isHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }

  /// Hides the toolbar or shows it.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    ownToolbar.isHidden = hidden
    layOutBars()
  }

  final func toolbarItemsDidChange(of controller: UIViewController) {
    if controller === topViewController { ownToolbar.items = controller.toolbarItems }
  }

  /// Makes these, and only these, the controllers, in this order.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    for child in children.reversed() where !viewControllers.contains(child) { leave(child) }
    for controller in viewControllers where controller.parent !== self { enter(controller) }
    arrangeChildren(viewControllers)
    showTop()
  }

  /// Shows another controller, which leads back to the present one.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard viewController.parent !== self else { return }
    enter(viewController)
    showTop()
  }

  /// Leads back by one; the first controller stays.
  ///
  /// - Returns: The controller that was shown, nil if there is no way back.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard children.count > 1, let last = children.last else { return nil }
    leave(last)
    showTop()
    return last
  }

  /// Leads back to the first controller.
  ///
  /// - Returns: The controllers that were above it.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let leaving = Array(children.dropFirst())
    for child in leaving.reversed() { leave(child) }
    showTop()
    return leaving
  }

  /// Shows the last controller and puts the bar in front of it.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view?.addSubview(ownToolbar)
    view?.addSubview(ownBar)
    showTop()
  }

  /// Gives the controller that is shown its room, and the bar its edge.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    layOutBars()
  }

  /// The bar lies within the safe area.
  open override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    layOutBars()
  }

  private func enter(_ controller: UIViewController) {
    addChild(controller)
    controller.didMove(toParent: self)
  }

  private func leave(_ controller: UIViewController) {
    controller.willMove(toParent: nil)
    if controller === shown { show(nil) }
    controller.removeFromParent()
  }

  private func showTop() {
    ownBar.items = children.map(\.navigationItem)
    ownToolbar.items = children.last?.toolbarItems
    show(children.last)
  }
}

/// Told of what a navigation controller shows; nothing calls it.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol UINavigationControllerDelegate: AnyObject {}
