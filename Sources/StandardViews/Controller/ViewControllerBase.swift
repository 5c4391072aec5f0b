public import Foundation
public import ViewTree

/// What a controller is apart from its view and its children: titles, bars, and what it shows above
/// itself.
///
/// It is remembered so that code written for a screen can set it. Only container controllers make
/// use of it.
open class ViewControllerBase: Responder {
  // MARK: Titles and bars

  /// A name for the controller, which its bars' items take over; without one diagnostics name it by its type.
  open var title: String? {
    didSet {
      bars?.navigationItem?.title = title
      bars?.tabBarItem?.title = title
    }
  }

  /// What a navigation bar shows for the controller, made when it is first asked for.
  open var navigationItem: NavigationItem {
    if let item = bars?.navigationItem { return item }
    let item = NavigationItem(title: title ?? "")
    ownBars.navigationItem = item
    return item
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What a tab bar shows for the controller, made when it is first asked for.
  open var tabBarItem: TabBarItem! {
    get {
      if let item = bars?.tabBarItem { return item }
      let item = TabBarItem(title: title, image: nil, tag: 0)
      ownBars.tabBarItem = item
      return item
    }
    set {
      ownBars.tabBarItem = newValue
      var around = (self as? ViewController)?.parent
      while let controller = around {
        controller.viewIfLoaded?.setNeedsLayout()
        around = controller.parent
      }
    }
  }

  /// At which edges the view lies under the bars of the controller around it; all of them at first.
  ///
  /// At the others the view ends at the bar. Only bars at the upper and the lower edge count.
  open var edgesForExtendedLayout: RectEdge {
    get { bars?.extendedEdges ?? .all }
    set {
      guard newValue != edgesForExtendedLayout else { return }
      ownBars.extendedEdges = newValue
      roomBesideBarsMayHaveChanged()
    }
  }

  /// Whether the view lies also under bars through which nothing shows; false at first.
  open var extendedLayoutIncludesOpaqueBars: Bool {
    get { bars?.isUnderOpaqueBars ?? false }
    set {
      guard newValue != extendedLayoutIncludesOpaqueBars else { return }
      ownBars.isUnderOpaqueBars = newValue
      roomBesideBarsMayHaveChanged()
    }
  }

  /// Makes the controller around this one lay out its bars again.
  private func roomBesideBarsMayHaveChanged() {
    (self as? ViewController)?.parent?.viewIfLoaded?.setNeedsLayout()
  }

  /// Whether a tab bar goes while the controller is shown by a navigation controller; false at first.
  open var hidesBottomBarWhenPushed: Bool {
    get { bars?.hidesBottomBarWhenPushed ?? false }
    set { ownBars.hidesBottomBarWhenPushed = newValue }
  }

  /// Whether the controller's content can be edited; false at first.
  open var isEditing: Bool {
    get { bars?.isEditing ?? false }
    set { setEditing(newValue, animated: false) }
  }

  /// Sets ``isEditing``.
  open func setEditing(_ editing: Bool, animated: Bool) {
    ownBars.isEditing = editing
    ownBars.onEditing?(editing)
  }

  /// Told each time ``isEditing`` is set.
  package final var onEditing: ((Bool) -> Void)? {
    get { bars?.onEditing }
    set { ownBars.onEditing = newValue }
  }

  /// The size that the controller would like inside another one, in points; 0 at first.
  open var preferredContentSize: CGSize {
    get { bars?.preferredContentSize ?? .zero }
    set {
      guard newValue != preferredContentSize else { return }
      ownBars.preferredContentSize = newValue
      preferredSizeDidChange()
    }
  }

  /// Has those around the controller know that it would like another size.
  private func preferredSizeDidChange() {
    guard let controller = self as? ViewController else { return }
    ownPresentation?.preferredContentSizeDidChange(forChildContentContainer: controller)
    controller.ownParent?.preferredContentSizeDidChange(forChildContentContainer: controller)
  }

  /// Called when a child would like another size; does nothing unless overridden.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any ContentContainer
  ) {}

  /// Whether the status bar is hidden; false unless overridden.
  open var prefersStatusBarHidden: Bool { false }

  /// The colour of the status bar's text; ``StatusBarStyle/default`` unless overridden.
  open var preferredStatusBarStyle: StatusBarStyle { .default }

  /// How the status bar comes and goes; ``StatusBarAnimation/fade`` unless overridden.
  open var preferredStatusBarUpdateAnimation: StatusBarAnimation { .fade }

  /// Whose ``preferredStatusBarStyle`` counts; nil, for the controller's own, unless overridden.
  open var childForStatusBarStyle: ViewController? { nil }

  /// Whose ``prefersStatusBarHidden`` counts; nil, for the controller's own, unless overridden.
  open var childForStatusBarHidden: ViewController? { nil }

  /// Whose ``prefersHomeIndicatorAutoHidden`` counts; nil, for the controller's own, unless overridden.
  open var childForHomeIndicatorAutoHidden: ViewController? { nil }

  /// Where the system's gestures wait for the controller's; nowhere unless overridden.
  open var preferredScreenEdgesDeferringSystemGestures: RectEdge { [] }

  /// Whose ``preferredScreenEdgesDeferringSystemGestures`` counts; nil, for the controller's own, unless overridden.
  open var childForScreenEdgesDeferringSystemGestures: ViewController? { nil }

  /// Would ask for ``prefersHomeIndicatorAutoHidden`` again; without effect.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

  /// Would ask for ``preferredScreenEdgesDeferringSystemGestures`` again; without effect.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

  /// How the interface may be turned; upright and on its sides unless overridden.
  ///
  /// Nothing turns it.
  open var supportedInterfaceOrientations: InterfaceOrientationMask { .allButUpsideDown }

  /// How the interface is turned at first; upright unless overridden.
  open var preferredInterfaceOrientationForPresentation: InterfaceOrientation { .portrait }

  /// Would ask for ``supportedInterfaceOrientations`` again; without effect.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}

  /// Whether the controller's view is light or dark, whatever the screen is; before there is a view, it is
  /// kept for it.
  open var overrideUserInterfaceStyle: UserInterfaceStyle {
    get { saidTraits.userInterfaceStyle }
    set { saidTraits.userInterfaceStyle = newValue }
  }

  /// The traits that the controller says for its view; before there is a view, they are kept for it.
  package final var saidTraits: TraitCollection {
    get { bars?.traits ?? TraitCollection() }
    set {
      ownBars.traits = newValue
      (self as? ViewController)?.viewIfLoaded?.saidTraits = newValue
    }
  }

  /// A name by which the controller's state is found again; it is remembered.
  open var restorationIdentifier: String? {
    get { bars?.restorationIdentifier }
    set { ownBars.restorationIdentifier = newValue }
  }

  /// Whether the home indicator is hidden; false unless overridden.
  open var prefersHomeIndicatorAutoHidden: Bool { false }

  /// Whether the controller turns with the device; true unless overridden.
  open var shouldAutorotate: Bool { true }

  /// Would ask for the status bar's looks again; without effect.
  open func setNeedsStatusBarAppearanceUpdate() {}

  // MARK: Presentation

  /// The controller that this one shows above itself, or one that it is inside of.
  open var presentedViewController: ViewController? {
    (self as? ViewController)?.presenter?.ownPresented
  }

  /// The controller that shows this one above itself, or one that it is inside of.
  open var presentingViewController: ViewController? {
    (self as? ViewController)?.closest { $0.ownPresenting != nil }?.ownPresenting
  }

  /// How the controller is shown above another one; ``ModalPresentationStyle/automatic`` at first.
  ///
  /// By itself a controller is shown as a sheet.
  open var modalPresentationStyle: ModalPresentationStyle {
    get { bars?.presentationStyle ?? .automatic }
    set { ownBars.presentationStyle = newValue }
  }

  /// Says who places and moves the view; it isn't kept.
  open weak var transitioningDelegate: (any ViewControllerTransitioningDelegate)?

  /// How the controller would come above another one; it is remembered.
  open var modalTransitionStyle: ModalTransitionStyle {
    get { bars?.transitionStyle ?? .coverVertical }
    set { ownBars.transitionStyle = newValue }
  }

  /// Whether the status bar looks as this controller would have it where it doesn't fill the window; it is
  /// remembered.
  open var modalPresentationCapturesStatusBarAppearance: Bool {
    get { bars?.capturesStatusBar ?? false }
    set { ownBars.capturesStatusBar = newValue }
  }

  /// Whether only the program takes the controller away; it is remembered.
  open var isModalInPresentation: Bool {
    get { bars?.isModal ?? false }
    set { ownBars.isModal = newValue }
  }

  /// Whether others that are shown above this one are as large as it; it is remembered.
  open var definesPresentationContext: Bool {
    get { bars?.definesContext ?? false }
    set { ownBars.definesContext = newValue }
  }

  // MARK: Hooks

  /// Called where memory is short, which it never is.
  open func didReceiveMemoryWarning() {}

  // MARK: State

  final var ownPresented: ViewController? {
    get { bars?.presented }
    set { if newValue != nil || bars != nil { ownBars.presented = newValue } }
  }
  final weak var ownPresenting: ViewController?
  final var ownPresentation: PresentationController? {
    get { bars?.presentation }
    set { if newValue != nil || bars != nil { ownBars.presentation = newValue } }
  }

  private var bars: Bars? { attached(Bars.self) }

  private var ownBars: Bars { attached { Bars() } }

  // MARK: Focus

  /// Where the focus would go inside: nowhere unless overridden; nothing asks.
  open var preferredFocusEnvironments: [any FocusEnvironment] { [] }
  /// The view that the focus would go to: none unless overridden; nothing asks.
  open var preferredFocusedView: View? { nil }
  /// Whether the focus may move as it would; true unless overridden.
  open func shouldUpdateFocus(in context: FocusUpdateContext) -> Bool { true }
  /// Would be called when the focus has moved; nothing moves it.
  open func didUpdateFocus(
    in context: FocusUpdateContext, with coordinator: FocusAnimationCoordinator
  ) {}
  /// Would have the focus found again; without effect.
  open func setNeedsFocusUpdate() {}
  /// Would move the focus; without effect.
  open func updateFocusIfNeeded() {}

  // Said so that subclasses on the main actor may have deinitialisers of their own.
  deinit {}
}

/// What few controllers are told of themselves.
private final class Bars {
  var navigationItem: NavigationItem?
  var tabBarItem: TabBarItem?
  var extendedEdges = RectEdge.all
  var isUnderOpaqueBars = false
  var hidesBottomBarWhenPushed = false
  var isEditing = false
  var onEditing: ((Bool) -> Void)?
  var preferredContentSize = CGSize.zero
  var presentationStyle = ModalPresentationStyle.automatic
  var isModal = false
  var traits = TraitCollection()
  var restorationIdentifier: String?
  var transitionStyle = ModalTransitionStyle.coverVertical
  var capturesStatusBar = false
  var definesContext = false
  var presented: ViewController?
  var presentation: PresentationController?
}
