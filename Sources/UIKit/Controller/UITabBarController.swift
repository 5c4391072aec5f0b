public import Foundation
public import ViewTree

/// A bar with one item for each of several controllers: 49 points high above the safe area.
open class UITabBar: UIView {
  /// The items, from where lines begin.
  open var items: [UITabBarItem]?
  /// The item that is chosen.
  open weak var selectedItem: UITabBarItem?
  /// Told of what is touched; nothing calls it.
  open weak var delegate: (any UITabBarDelegate)?
  /// Whether content shows through; true at first.
  ///
  /// The view of a controller ends at a bar through which nothing shows, unless the controller says otherwise.
  open var isTranslucent = true { didSet { superview?.setNeedsLayout() } }
  /// The colour of the bar.
  open var barTintColor: UIColor?

  /// 49 points high, and as much more as it reaches over the lower edge of the safe area.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 49 + safeAreaInsets.bottom)
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    invalidateIntrinsicContentSize()
  }
}

/// Shows one of several controllers above a bar.
open class UITabBarController: UIViewController, BarContainer {
  /// The bar below the controllers, which adds to their safe area.
  open var tabBar: UITabBar { ownBar }
  private let ownBar = UITabBar()
  /// Told of what is shown.
  open weak var delegate: (any UITabBarControllerDelegate)?
  private var index = 0

  final weak var shown: UIViewController?

  final var bars: [ContainerBar] {
    [ContainerBar(view: ownBar, edge: .bottom, height: 49, isTranslucent: ownBar.isTranslucent)]
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

  /// Gives the controller that is shown its room, and the bar its edge.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    layOutBars()
  }

  /// The bar lies within the safe area, and covers what is below it too.
  open override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    layOutBars()
  }
}

/// Told of what a tab bar controller shows; nothing calls it.
#if MainActor
  @MainActor
#endif
public protocol UITabBarControllerDelegate: AnyObject {}
