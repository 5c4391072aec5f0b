public import Foundation
public import ViewTree

extension UIViewController {
  /// Whether the focus comes back; it is remembered.
  public var restoresFocusAfterTransition: Bool {
    get { remembered(true) }
    set { remember(newValue) }
  }

  /// Whether what is above it comes as it does; it is remembered.
  public var providesPresentationContextTransitionStyle: Bool {
    get { remembered(false) }
    set { remember(newValue) }
  }

  /// Whether scroll views keep off the bars, in older code; it is remembered.
  public var automaticallyAdjustsScrollViewInsets: Bool {
    get { remembered(true) }
    set { remember(newValue) }
  }

  /// With which others it gets the focus; it is remembered.
  public var focusGroupIdentifier: String? {
    get { remembered(nil) }
    set { remember(newValue) }
  }

  /// What people do with it; it is remembered.
  public var userActivity: NSUserActivity? {
    get { remembered(nil) }
    set { remember(newValue) }
  }

  /// What is shown where there is nothing to show; it is remembered.
  public var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { remembered(nil) }
    set { remember(newValue) }
  }

  /// Lets others take part in a change of what is shown: while a controller is presented or dismissed, or a
  /// navigation controller changes with an animation; nil else.
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    closestTransition
  }

  /// Whether it comes above another one: until it has appeared.
  public var isBeingPresented: Bool { passage == .presented }

  /// Whether what shows it above itself takes it away: until it has disappeared.
  public var isBeingDismissed: Bool { passage == .dismissed }

  /// Whether it comes into another one, rather than being uncovered there: until it has appeared.
  public var isMovingToParent: Bool { passage == .movingToParent }

  /// Whether it leaves another one, rather than being covered there: until it has disappeared.
  public var isMovingFromParent: Bool { passage == .movingFromParent }

  /// The closest split view controller around this one.
  public var splitViewController: UISplitViewController? {
    closestAbove(UISplitViewController.self)
  }

  /// Whether a pointer is held: no.
  public var prefersPointerLocked: Bool { false }

  /// How the interface is turned, by the sides of the window.
  public var interfaceOrientation: UIInterfaceOrientation {
    (viewIfLoaded?.window?.bounds.size ?? LayoutEnvironment.screen.size).width
      > (viewIfLoaded?.window?.bounds.size ?? LayoutEnvironment.screen.size).height
      ? .landscapeLeft : .portrait
  }

  /// Replaces the toolbar's items.
  public func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }

  /// Without effect.
  public func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {}

  /// Gives a child traits of its own, for its view and all in it; nil takes them away.
  public func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) { childViewController.saidTraits = collection ?? UITraitCollection() }

  /// The traits that a child was given.
  public func overrideTraitCollection(forChild childViewController: UIViewController)
    -> UITraitCollection?
  {
    let own = childViewController.saidTraits
    return own == UITraitCollection() ? nil : own
  }

  /// Shows a controller in the last column of the split view controller around this one, or in the first where
  /// there is room for one alone; above this one where there is none.
  public func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let split = self as? UISplitViewController ?? splitViewController {
      split.showDetail(vc, sender)
    } else {
      present(vc, animated: true)
    }
  }

  /// Without effect.
  public class func attemptRotationToDeviceOrientation() {}

  /// Without effect.
  public func setNeedsUpdateOfPrefersPointerLocked() {}

  /// Without effect.
  public func setNeedsUpdateContentUnavailableConfiguration() {}

  /// Without effect, as there are no keys.
  public func addKeyCommand(_ keyCommand: UIKeyCommand) {}

  /// Without effect, as there are no keys.
  public func removeKeyCommand(_ keyCommand: UIKeyCommand) {}
}

extension UIViewController {
  func closestAbove<Kind: UIViewController>(_ kind: Kind.Type) -> Kind? {
    var controller = parent
    while let current = controller {
      if let found = current as? Kind { return found }
      controller = current.parent
    }
    return nil
  }

  /// A button that begins and ends the editing of the controller, as `setEditing(_:animated:)` does.
  public var editButtonItem: UIBarButtonItem {
    if let item = attached(EditButton.self)?.item { return item }
    let item = UIBarButtonItem(barButtonSystemItem: .edit, target: nil, action: nil)
    item.primaryAction = UIAction(title: "Edit") { [weak self] _ in
      guard let self else { return }
      self.setEditing(!self.isEditing, animated: true)
    }
    onEditing = { [weak item] isEditing in
      item?.title = isEditing ? "Done" : "Edit"
      item?.style = isEditing ? .done : .plain
    }
    onEditing?(isEditing)
    return attached { EditButton(item) }.item
  }

  /// Puts a child's view in, makes the changes as an animation does, and then takes another's out and calls the
  /// completion.
  public func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let old = fromViewController.viewIfLoaded, let new: UIView = toViewController.view else {
      return
    }
    if let outer = old.superview, new.superview == nil { outer.addSubview(new) }
    UIView.animate(
      withDuration: duration, delay: 0, options: options, animations: { animations?() },
      completion: { isOver in
        old.removeFromSuperview()
        completion?(isOver)
      })
  }
}

private final class EditButton {
  let item: UIBarButtonItem

  init(_ item: UIBarButtonItem) { self.item = item }
}

extension UINavigationController {
  /// Which way controllers change.
  public nonisolated enum Operation: Int, Hashable, Sendable {
    // Their names say what they are.
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    case none = 0
    case push = 1
    case pop = 2
  }

  /// Whether a finger hides the bars; it is remembered.
  public var hidesBarsOnSwipe: Bool {
    get { remembered(false) }
    set { remember(newValue) }
  }

  /// Whether a tap hides the bars; it is remembered.
  public var hidesBarsOnTap: Bool {
    get { remembered(false) }
    set { remember(newValue) }
  }

  /// Whether a keyboard hides the bars; it is remembered.
  public var hidesBarsWhenKeyboardAppears: Bool {
    get { remembered(false) }
    set { remember(newValue) }
  }

  /// Whether a low window hides the bars; it is remembered.
  public var hidesBarsWhenVerticallyCompact: Bool {
    get { remembered(false) }
    set { remember(newValue) }
  }
}

extension UINavigationController {
  /// What would recognise a finger that leads back, made when it is first asked for.
  public var interactivePopGestureRecognizer: UIGestureRecognizer? {
    attached { UIScreenEdgePanGestureRecognizer() }
  }

  /// What would recognise a finger that hides the bars, made when it is first asked for.
  public var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer {
    attached { UIPanGestureRecognizer() }
  }

  /// Makes a container with plain bars; the classes are ignored.
  public convenience init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    self.init(nibName: nil, bundle: nil)
  }
}
