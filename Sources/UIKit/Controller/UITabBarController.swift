import Foundation
import ViewTree

/// Shows one of several controllers above a bar.
open class UITabBarController: UIViewController, BarContainer {
  /// The bar below the controllers, which adds to their safe area.
  open var tabBar: UITabBar {
    updateItems()
    return ownBar
  }
  private let ownBar = UITabBar()
  /// Told of what is shown.
  open weak var delegate: (any UITabBarControllerDelegate)?
  private var index = 0

  final weak var shown: UIViewController?

  final var bars: [ContainerBar] {
    [
      ContainerBar(
        view: ownBar, edge: .bottom, height: 49, isTranslucent: ownBar.isTranslucent,
        isAway: (shown as? UINavigationController)?.hidesBottomBar == true)
    ]
  }

  deinit {}

  /// The controllers; the first is shown.
  open var viewControllers: [UIViewController]? {
    get { children.isEmpty ? nil : children }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Makes these, and only these, the controllers, in this order.
  ///
  /// The one that is shown stays if it is among them; else the one in its place is shown, or the first.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let wanted = viewControllers ?? []
    let selected = selectedViewController
    for child in children where !wanted.contains(child) {
      child.willMove(toParent: nil)
      if child === shown { show(nil) }
      child.removeFromParent()
    }
    for controller in wanted where controller.parent !== self {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    arrangeChildren(wanted)
    ownBar.items = wanted.compactMap(\.tabBarItem)
    if let place = children.firstIndex(where: { $0 === selected }) {
      index = place
    } else if !children.indices.contains(index) {
      index = 0
    }
    selectedIndex = index
  }

  /// The place of the controller that is shown, from 0; one outside is left alone.
  open var selectedIndex: Int {
    get { index }
    set {
      guard children.indices.contains(newValue) else { return }
      index = newValue
      ownBar.selectedItem = children[newValue].tabBarItem
      show(children[newValue])
    }
  }

  /// The controller that is shown.
  open var selectedViewController: UIViewController? {
    get { children.indices.contains(index) ? children[index] : nil }
    set {
      if let place = children.firstIndex(where: { $0 === newValue }) { selectedIndex = place }
    }
  }

  /// Shows the chosen controller and puts the bar in front of it.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view?.addSubview(ownBar)
    selectedIndex = index
  }

  /// Shows the items that the controllers have now.
  private func updateItems() {
    let items = children.compactMap(\.tabBarItem)
    guard !items.isEmpty, ownBar.items ?? [] != items else { return }
    ownBar.items = items
    ownBar.selectedItem = selectedViewController?.tabBarItem
  }

  /// Gives the controller that is shown its room, and the bar its edge.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    updateItems()
    layOutBars()
  }

  /// The bar lies within the safe area, and covers what is below it too.
  open override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    layOutBars()
  }
}

/// Asked and told of what fingers choose in a tab bar; nothing calls it but the program.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol UITabBarControllerDelegate: AnyObject {
  /// Would say whether a finger may choose a controller.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  /// Would be called when a finger has chosen a controller.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  /// It may.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
}

extension UITabBarController {
  /// Those that people may put elsewhere; it is remembered.
  public var customizableViewControllers: [UIViewController]? {
    get { remembered(nil) }
    set { remember(newValue) }
  }

  /// Hides the bar or shows it.
  public func setTabBarHidden(_ hidden: Bool, animated: Bool) { isTabBarHidden = hidden }
}

extension UITabBarController {
  /// Whether the bar is hidden; false at first.
  public var isTabBarHidden: Bool {
    get { tabBar.isHidden }
    set {
      guard newValue != tabBar.isHidden else { return }
      tabBar.isHidden = newValue
      barsDidChange()
    }
  }
}
