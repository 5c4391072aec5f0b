import Foundation
public import ViewTree

/// Looks after a view and all that is in it: makes it when it is needed, and is told of its layouts
/// and of its coming and going.
///
/// A controller keeps its view and its children; a view knows its controller without keeping it. A
/// ``Window`` keeps its ``Window/rootViewController``.
#if MainActor
  @preconcurrency @MainActor
#endif
open class ViewController: ViewControllerBase {
  // MARK: View

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The view, made by ``loadView()`` when it is first asked for.
  ///
  /// Setting it gives the controller another view; a view of another controller is refused and
  /// reported.
  open var view: View! {
    get { loadedView() }
    set { setView(newValue) }
  }

  /// The view, or nil if none has been made yet.
  open var viewIfLoaded: View? { ownView }

  /// Whether the view has been made.
  open var isViewLoaded: Bool { ownView != nil }

  /// Makes the view if there is none yet.
  open func loadViewIfNeeded() { _ = loadedView() }

  /// Makes the view; not to be called by the program.
  ///
  /// The view comes from a document of Interface Builder, where the module `InterfaceBuilder` is
  /// part of the program and there is one for ``nibName`` or the class's name. Else it is a plain
  /// view of the size of the window whose root this controller is, or a controller above it;
  /// without a window, of size 0. An override sets ``view`` to a view of its own and doesn't call
  /// `super`.
  open func loadView() { loadPlainView() }

  /// Called once, after the view has been made.
  open func viewDidLoad() {}

  // MARK: Appearing

  /// Called when the view comes into a window, before it has its place there.
  open func viewWillAppear(_ animated: Bool) {}

  /// Called before the first layout in a window, when traits and the size of the view are known.
  open func viewIsAppearing(_ animated: Bool) {}

  /// Called after the first layout in a window.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called before the view leaves its window.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Called after the view has left its window.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Whether children hear by themselves that their views come and go; true unless overridden.
  ///
  /// Where it is false, they hear of it from ``beginAppearanceTransition(_:animated:)`` alone.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Tells a child that its view is about to come, or to go.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearing(isAppearing, animated)
  }

  /// Tells a child that its view has come, or has gone, after `beginAppearanceTransition`.
  open func endAppearanceTransition() { endAppearing() }

  // MARK: Layout

  /// Called in place of the view's `updateConstraints`; an override calls `super` last.
  open func updateViewConstraints() { ownView?.updateConstraints() }

  /// Called before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}

  /// Called after the view has laid out its subviews, and before they lay out theirs.
  open func viewDidLayoutSubviews() {}

  /// Called after the safe area of the view has changed.
  open func viewSafeAreaInsetsDidChange() {}

  /// Called after the margins of the view have changed.
  open func viewLayoutMarginsDidChange() {}

  /// What is added to the view's safe area, edge by edge and not below 0, in points.
  ///
  /// Numbers that are not finite or are larger than 1e12 are reported, and the old insets stay.
  open var additionalSafeAreaInsets: EdgeInsets {
    get { storedSafeAreaInsets }
    set { setAdditionalSafeAreaInsets(newValue) }
  }

  /// The least margins of the view, in points, as the window's environment has them; 0 without a
  /// window.
  open var systemMinimumLayoutMargins: DirectionalEdgeInsets {
    ownView?.window?.environment.systemMinimumLayoutMargins ?? .zero
  }

  /// Whether the view's margins are never less than ``systemMinimumLayoutMargins``; true at first.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { minimumMarginsMayHaveChanged() }
  }

  // MARK: Traits

  /// The traits of the window the view is in, or those of a plain phone.
  open var traitCollection: TraitCollection {
    ownView?.traitCollection ?? ownParent?.traitCollection ?? .standard
  }

  /// Called after ``traitCollection`` has changed.
  open func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {}

  /// Called before the size of the view changes with that of the window; an override calls `super`, which
  /// tells the children.
  ///
  /// - Parameters:
  ///   - size: The size to come, in points.
  ///   - coordinator: Calls closures when the size is the new one.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any ViewControllerTransitionCoordinator
  ) {
    for child in ownChildren {
      child.call(.viewWillTransition) { child.viewWillTransition(to: size, with: coordinator) }
    }
  }

  /// Performs a segue of the controller's storyboard, after ``prepare(for:sender:)``.
  ///
  /// A controller that comes from no storyboard, and an identifier that its scene doesn't have, are reported.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    findAndPerform(identifier, sender: sender)
  }

  /// Called before a segue is performed, also one that embeds a controller in a container view.
  open func prepare(for segue: StoryboardSegue, sender: Any?) {}

  /// Whether a control or a bar's button may perform a segue; true unless overridden.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Called before the traits of the view change with those of the window; an override calls `super`, which
  /// tells the children.
  open func willTransition(
    to newCollection: TraitCollection, with coordinator: any ViewControllerTransitionCoordinator
  ) {
    for child in ownChildren {
      child.call(.viewWillTransition) { child.willTransition(to: newCollection, with: coordinator) }
    }
  }

  /// The size of a child's view in a container, in points: all of it, unless overridden.
  open func size(
    forChildContentContainer container: any ContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Called when the content of a child asks for another size; it isn't called.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any ContentContainer
  ) {}

  // MARK: Presentation

  /// Shows a controller above this one: in front of all else, where its ``presentationController`` places it,
  /// as ``ViewControllerBase/modalPresentationStyle`` says.
  ///
  /// The outermost controller around this one shows it, or for what stands over a context the closest that
  /// ``ViewControllerBase/definesPresentationContext``. One that shows another already, or is in no window, is
  /// reported and shows none.
  ///
  /// - Parameters:
  ///   - viewControllerToPresent: What is shown.
  ///   - flag: Whether the one that the ``ViewControllerBase/transitioningDelegate`` names moves the view.
  ///   - completion: Called after `viewDidAppear(_:)`, for which the window is laid out; not called where nothing
  ///     is shown.
  open func present(
    _ viewControllerToPresent: ViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) { show(presented: viewControllerToPresent, isAnimated: flag, completion: completion) }

  /// Takes away what this controller, or one around it, shows above itself, or, where none shows anything, that
  /// which is shown itself.
  ///
  /// - Parameters:
  ///   - flag: Whether the one that the ``ViewControllerBase/transitioningDelegate`` names moves the view.
  ///   - completion: Called after `viewDidDisappear(_:)`.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    if let presenter = presenter ?? presentingViewController {
      presenter.removePresented(isAnimated: flag, completion: completion)
    } else {
      completion?()
    }
  }

  // MARK: Responders

  /// The next responder, for what the controller doesn't handle: the controller that shows it above itself, else
  /// the superview of its view.
  open override var next: Responder? {
    if let ownPresenting { return ownPresenting }
    guard let ownView else { return ownParent }
    return ownView.ownSuperview
  }

  // MARK: Children

  /// The controllers of views inside this one's view, in the order they were added.
  open var children: [ViewController] { ownChildren }

  /// The controller that this one is a child of.
  open var parent: ViewController? { ownParent }

  /// Makes a controller a child of this one, taking it from its present parent.
  ///
  /// Its view is for the program to add, which then calls ``didMove(toParent:)`` of the child.
  /// A controller can't be a child of itself or of a controller inside it.
  ///
  /// - Complexity: O(*d*), where *d* is the number of controllers above this one.
  open func addChild(_ childController: ViewController) { adopt(childController) }

  /// Ends being a child, after which ``didMove(toParent:)`` is called with nil.
  open func removeFromParent() { leaveParent() }

  /// Called before the controller becomes a child; the program calls it with nil before it takes
  /// the view of a child out.
  open func willMove(toParent parent: ViewController?) {
    passage = parent == nil ? .movingFromParent : .movingToParent
  }

  /// Called when the controller is no longer a child; the program calls it after it has added the
  /// view of a child.
  open func didMove(toParent parent: ViewController?) {
    if appearance == .hidden || appearance == .appeared { passage = .none }
  }

  // MARK: State

  package final var ownView: View?
  package internal(set) final var ownChildren: [ViewController] = []
  package internal(set) final weak var ownParent: ViewController?
  private let ownNibName: String?
  private let ownNibBundle: Bundle?
  /// The window whose root this controller is.
  final weak var rootedWindow: Window?
  final var isLoadingView = false
  /// Sets the view, for a controller that comes from a document; nil for others.
  package final var viewLoader: ((ViewController) -> Void)?
  /// What is reported as long as there is no view to report it to.
  final let waiting = WaitingDiagnostics()
  final var storedSafeAreaInsets = EdgeInsets.zero
  /// What the bars of the controller around this one cover of the view, in points; it adds to the safe area.
  package final var barInsets = EdgeInsets.zero {
    didSet { if barInsets != oldValue { addSafeAreaInsets() } }
  }
  package final var appearance = ViewAppearance.hidden
  /// Why the view comes or goes at the moment.
  package final var passage = ControllerPassage.none
  /// Whether the container of the controller has it come or go with an animation.
  package final var passesAnimated = false
  /// The change of what is shown that the controller takes part in.
  final var ownTransition: ControllerTransition?
  /// While the program tells that the view comes or goes, whether that is with an animation.
  final var transition: Bool?

  /// The name of the document that the view comes from, as it was given.
  open var nibName: String? { ownNibName }
  /// Where the document is, as it was given.
  open var nibBundle: Bundle? { ownNibBundle }

  /// Makes a controller without a view; no document is read before the view is asked for.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: The name of a document, which is kept as ``nibName``.
  ///   - nibBundleOrNil: Where that is.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    ownNibName = nibNameOrNil
    ownNibBundle = nibBundleOrNil
    super.init()
  }

  /// Makes a controller without a view; only documents of Interface Builder say more.
  public required init?(coder: NSCoder) {
    let document = coder as? DocumentCoder
    ownNibName = document?.nibName
    ownNibBundle = document?.nibBundle
    super.init()
  }

  /// Makes a controller without a view.
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  package final func reportEndless(_ hook: Hook) {
    LayoutDiagnostic.endless(hook, of: itemDescription).report(to: viewToReportTo)
  }

  deinit {
    #if MainActor
      ControllerRemains(ownView, &ownChildren).dissolveOnMainActor()
    #else
      ViewController.dissolve(ownView, &ownChildren)
    #endif
  }
}

extension ViewController: FocusEnvironment {}
