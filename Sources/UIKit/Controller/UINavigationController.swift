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
        view: ownBar, edge: .top, height: ownBar.shownHeight, isTranslucent: ownBar.isTranslucent,
        isAway: topViewController is UINavigationController),
      ContainerBar(
        view: ownToolbar, edge: .bottom, height: 44, isTranslucent: ownToolbar.isTranslucent),
    ]
  }

  /// Makes a container with a first controller, which is pushed as any other is.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setUpBars()
    pushViewController(rootViewController, animated: false)
  }

  /// Makes a container without controllers.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    setUpBars()
  }

  /// Makes a container without controllers; nothing is read from the archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpBars()
  }

  deinit {}

  private func setUpBars() {
    ownToolbar.isHidden = true
    let delegate = self as? any UINavigationBarDelegate
    ownBar.delegate = delegate
    ownBar.onBack = { [weak self] in
      guard let self, let item = self.topViewController?.navigationItem,
        (self as? any UINavigationBarDelegate)?.navigationBar(self.ownBar, shouldPop: item) != false
      else { return }
      // The first of a column leads back to the column before.
      let isFirst = self.viewControllers.count == 1
      (isFirst ? self.stackAround ?? self : self).popViewController(animated: true)
    }
  }

  /// The navigation controller that this one lies in, as a column of a split view controller in a narrow window.
  private var stackAround: UINavigationController? { parent as? UINavigationController }

  /// The controllers from the first to the one that is shown.
  ///
  /// One that is led away isn't among them any more when it is told that it disappears.
  open var viewControllers: [UIViewController] {
    get { stack.filter { $0.parent === self } }
    set { setViewControllers(newValue, animated: false) }
  }
  private var stack: [UIViewController] = []
  /// Whether one of the controllers wanted no bar below it when it was pushed.
  private(set) final var hidesBottomBar = false

  /// The controller that is shown.
  open var topViewController: UIViewController? { viewControllers.last }
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
    barsDidChange()
    followWishedSize()
  }

  /// Whether the toolbar is hidden; true at first.
  open var isToolbarHidden: Bool {
    get { ownToolbar.isHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }

  /// Hides the toolbar or shows it.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    ownToolbar.isHidden = hidden
    barsDidChange()
    followWishedSize()
  }

  final func toolbarItemsDidChange(of controller: UIViewController) {
    if controller === topViewController { ownToolbar.items = controller.toolbarItems }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What a tab bar shows for the controller: what was set, else what it shows for the first controller.
  open override var tabBarItem: UITabBarItem! {
    get { ownTabItem ?? viewControllers.first?.tabBarItem ?? super.tabBarItem }
    set {
      ownTabItem = newValue
      super.tabBarItem = newValue
    }
  }
  private var ownTabItem: UITabBarItem?

  /// A name for the controller, which the tab bar shows, too.
  open override var title: String? { didSet { tabBarItem?.title = title } }

  /// Makes these, and only these, the controllers, in this order.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    change(to: viewControllers, animated)
  }

  private func change(to wanted: [UIViewController], _ isAnimated: Bool) {
    let leaving = viewControllers.filter { !wanted.contains($0) }
    let coming = wanted.filter { $0.parent !== self }
    var seen: Set<UIViewController> = []
    stack = wanted.filter { seen.insert($0).inserted }
    for controller in leaving.reversed() {
      controller.willMove(toParent: nil)
      controller.passage = .movingFromParent
    }
    for controller in coming { addChild(controller) }
    var finish: (() -> Void)?
    if isOnScreen {
      if let top = topViewController, top !== shown {
        if isAnimated { finish = beginTransition(from: shown, to: top) }
        shown?.passesAnimated = isAnimated
        top.passesAnimated = isAnimated
      }
      tellOfShowing(isAnimated)
    }
    showTop()
    for controller in leaving.reversed() where controller.parent === self {
      controller.removeFromParent()
    }
    arrangeChildren(viewControllers)
    for controller in coming where controller.parent === self {
      controller.didMove(toParent: self)
    }
    for case let inner as UINavigationController in leaving { inner.showItems() }
    if isOnScreen { tellOfShown(isAnimated) }
    finish?()
  }

  /// The controller that the delegate was last told of.
  private weak var told: UIViewController?
  private var isOnScreen: Bool { viewIfLoaded?.window != nil }

  private func tellOfShowing(_ isAnimated: Bool) {
    guard let top = topViewController, top !== told else { return }
    delegate?.navigationController(self, willShow: top, animated: isAnimated)
  }

  private func tellOfShown(_ isAnimated: Bool) {
    guard let top = topViewController, top !== told else { return }
    told = top
    delegate?.navigationController(self, didShow: top, animated: isAnimated)
  }

  /// Tells the delegate of the first controller that is shown.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    tellOfShowing(animated)
  }

  /// Tells the delegate of the first controller that was shown.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    tellOfShown(animated)
  }

  /// Shows another controller, which leads back to the present one; one that is there already is reported.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard viewController.parent !== self else {
      report(
        "\(viewController.itemDescription) can't be pushed again, as it is among the controllers"
          + " already.", hint: "Pop to it, or push another one; UIKit stops the program here.")
      return
    }
    change(to: viewControllers + [viewController], animated)
  }

  /// Leads back by one; the first controller stays.
  ///
  /// - Returns: The controller that was shown, nil if there is no way back.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    let all = viewControllers
    guard all.count > 1 else { return nil }
    change(to: all.dropLast(), animated)
    return all.last
  }

  /// Leads back to the first controller.
  ///
  /// - Returns: The controllers that were above it.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let all = viewControllers
    change(to: Array(all.prefix(1)), animated)
    return Array(all.dropFirst())
  }

  /// Leads back to a controller; one that isn't there is reported.
  ///
  /// - Returns: The controllers that were above it; nil for one that isn't there.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool)
    -> [UIViewController]?
  {
    let all = viewControllers
    guard let place = all.firstIndex(where: { $0 === viewController }) else {
      report(
        "\(viewController.itemDescription) can't be popped to, as it isn't among the controllers.",
        hint: "Push it, or pop to one of viewControllers; UIKit stops the program here.")
      return nil
    }
    change(to: Array(all[...place]), animated)
    return Array(all[(place + 1)...])
  }

  /// Shows the second controller of a split view controller above its own, where there is room for one alone.
  open func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {
    splitViewController.detach(secondaryViewController)
    pushViewController(secondaryViewController, animated: false)
  }

  /// Gives what it shows above its first, for a split view controller that has room for two; nil if there is nothing.
  open func separateSecondaryViewController(for splitViewController: UISplitViewController)
    -> UIViewController?
  { popViewController(animated: false) }

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
    followWishedSize()
  }

  /// The bar lies within the safe area.
  open override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    layOutBars()
  }

  /// Wishes the size that the shown controller wishes, and room for the bars, where it wishes one: a popover is as
  /// large as what it shows.
  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    if container === topViewController { followWishedSize() }
  }

  /// After each layout, too: a bar is higher with a prompt, a large title or a search bar.
  private func followWishedSize() {
    guard var wish = topViewController?.preferredContentSize, wish != .zero else { return }
    if wish.height > 0 {
      for bar in bars where !bar.view.isHidden && !bar.isAway { wish.height += bar.height }
    }
    preferredContentSize = wish
  }

  /// Puts the controllers' items into the bar; that of a column has those of the columns before, too.
  private func showItems() {
    let own = viewControllers
    let before = stackAround?.viewControllers.filter { !($0 is UINavigationController) } ?? []
    ownBar.items = (before + own).map(\.navigationItem)
    for case let inner as UINavigationController in own { inner.showItems() }
  }

  private func showTop() {
    showItems()
    ownToolbar.items = topViewController?.toolbarItems
    show(topViewController)
    followWishedSize()
    let hides = viewControllers.contains(where: \.hidesBottomBarWhenPushed)
    guard hides != hidesBottomBar else { return }
    hidesBottomBar = hides
    (parent as? UITabBarController)?.barsDidChange()
  }
}
