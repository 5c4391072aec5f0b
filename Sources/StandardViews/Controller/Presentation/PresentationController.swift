import Drawing
public import Foundation
public import ViewTree

/// Places the view of a controller that another one shows above itself.
///
/// While the controller is shown, its view stands in a ``containerView`` that fills the window, at
/// ``frameOfPresentedViewInContainerView``. Where the container gets another size, or what the frame follows from
/// changes, the view takes its place again.
#if MainActor
  @preconcurrency @MainActor
#endif
open class PresentationController: NSObject {
  private weak var presented: ViewController?
  fileprivate(set) final weak var presenting: ViewController?
  private final weak var container: PresentationContainer?
  /// Where the presenting controller's view was before it left the window.
  private var covered: (place: () -> View?, index: Int)?
  /// The style that the presentation was made for.
  final var style = ModalPresentationStyle.automatic

  /// Told of what becomes of the presentation, and asked how it is to be in a narrow window.
  open weak var delegate: (any AdaptivePresentationControllerDelegate)?
  /// Traits that would replace those of what is shown; it is remembered.
  open var overrideTraitCollection: TraitCollection?

  /// Makes what places a controller's view.
  ///
  /// - Parameters:
  ///   - presentedViewController: The controller that is shown.
  ///   - presentingViewController: The one that shows it, if that is known.
  public init(
    presentedViewController: ViewController, presenting presentingViewController: ViewController?
  ) {
    presented = presentedViewController
    presenting = presentingViewController
    style = presentedViewController.modalPresentationStyle
    super.init()
  }

  deinit {}

  /// The controller that is shown; an empty one when it is gone.
  open var presentedViewController: ViewController { presented ?? ViewController() }

  /// The controller that shows it; an empty one while there is none.
  open var presentingViewController: ViewController { presenting ?? ViewController() }

  /// How it was asked to be shown.
  open var presentationStyle: ModalPresentationStyle { style }

  /// How it is shown in the window that there is.
  open var adaptivePresentationStyle: ModalPresentationStyle { .none }

  /// How it is shown with some traits.
  open func adaptivePresentationStyle(for traitCollection: TraitCollection)
    -> ModalPresentationStyle
  { adaptivePresentationStyle }

  /// The view in which the controller's stands; nil while it isn't shown.
  open var containerView: View? { container }

  /// The traits of the container.
  open var traitCollection: TraitCollection {
    overrideTraitCollection ?? container?.traitCollection ?? presentedViewController.traitCollection
  }

  /// The view that is placed: the controller's, unless overridden.
  open var presentedView: View? { presented?.loadedView() }

  /// Where the view stands in the container, in points: all over it, unless overridden.
  open var frameOfPresentedViewInContainerView: CGRect { container?.bounds ?? .zero }

  /// Whether what is shown covers the window; true unless overridden.
  open var shouldPresentInFullscreen: Bool { true }

  /// Whether the presenting controller's view leaves the window while this one is shown: where that fills the screen
  /// or a context, unless overridden.
  ///
  /// It is the view of a window's root or of what is itself presented; others stay.
  open var shouldRemovePresentersView: Bool { style == .fullScreen || style == .currentContext }

  /// Called before the view comes.
  open func presentationTransitionWillBegin() {}
  /// Called when the view has come, or was called off.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called before the view goes.
  open func dismissalTransitionWillBegin() {}
  /// Called when the view has gone, or was called off.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// Called before the container lays out its inside.
  open func containerViewWillLayoutSubviews() {}
  /// Called after the container has laid out its inside.
  open func containerViewDidLayoutSubviews() {}
  /// Called before the traits change with those of the window.
  open func willTransition(
    to newCollection: TraitCollection, with coordinator: any ViewControllerTransitionCoordinator
  ) {}

  /// Called before the container gets another size with the window.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any ViewControllerTransitionCoordinator
  ) {}

  /// Places the view again, as its controller would like another size.
  open func preferredContentSizeDidChange(forChildContentContainer container: any ContentContainer)
  { placeAgain() }

  /// The size of a controller's view in a container, in points: all of it, unless overridden.
  open func size(
    forChildContentContainer container: any ContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// The colour that lies over what is below, if any.
  package var dimming: Color? { nil }

  /// The shape in which pictures show the view, at its place in one; nil where its corners are as they are.
  func shape(of view: View, at frame: CGRect) -> Outline? { nil }

  /// Places what the presentation shows above the view.
  func placeDecoration(in container: View) {}

  /// Has the container place the view in its next layout.
  package final func placeAgain() {
    container?.isToPlace = true
    container?.setNeedsLayout()
  }

  // MARK: Coming and going

  /// Puts the view into a window.
  final func begin(
    in window: Window, from presenting: ViewController, for source: ViewController,
    isAnimated: Bool, completion: (() -> Void)?
  ) {
    guard let presented else { return }
    self.presenting = presenting
    let container = PresentationContainer(frame: window.bounds)
    container.presentation = self
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(container)
    self.container = container
    container.backgroundColor = dimming
    willBegin()
    let change = presenting.beginTransition(
      in: container, isAnimated: isAnimated, from: presenting, to: presented)
    presentationTransitionWillBegin()
    let animator =
      isAnimated
      ? presented.transitioningDelegate?.animationController(
        forPresented: presented, presenting: presenting, source: source) : nil
    if let animator {
      PresentationTransition(self, in: container, isComing: true, animator) { [weak self] in
        if $0 { self?.coverPresenter() }
        presenting.end(change)
        self?.presentationTransitionDidEnd($0)
        self?.finish(in: window, completion)
      }.run()
      change.run()
      return
    }
    if presenterToCover != nil {
      presenting.passesAnimated = isAnimated
      presenting.ownView?.tellOfLeaving()
    }
    if let view = presentedView {
      view.frame = frameOfPresentedViewInContainerView
      container.addSubview(view)
      container.placedBounds = container.bounds
    }
    coverPresenter()
    presenting.end(change)
    presentationTransitionDidEnd(true)
    finish(in: window, completion)
  }

  /// Called before the view comes, for the presentations of the library.
  func willBegin() {}

  /// Calls what waits for the end of a transition, when controllers have heard of it.
  private func finish(in window: Window?, _ completion: (() -> Void)?) {
    guard let completion else { return }
    window?.layoutIfNeeded()
    completion()
  }

  /// Takes the view out of the window.
  final func end(isAnimated: Bool, completion: (() -> Void)?) {
    guard let presented, let container else {
      completion?()
      return
    }
    let window = container.window
    let presenting = presenting
    let change = presenting?.beginTransition(
      in: container, isAnimated: isAnimated, from: presented, to: presenting)
    dismissalTransitionWillBegin()
    let animator =
      isAnimated
      ? presented.transitioningDelegate?.animationController(forDismissed: presented) : nil
    if animator == nil, covered != nil { presented.viewIfLoaded?.tellOfLeaving() }
    if covered != nil { presenting?.passesAnimated = isAnimated }
    uncoverPresenter()
    guard let animator else {
      change?.run()
      presenting?.end(change)
      leave(container)
      return finish(in: window, completion)
    }
    PresentationTransition(self, in: container, isComing: false, animator) { [weak self] _ in
      presenting?.end(change)
      self?.leave(container)
      self?.finish(in: window, completion)
    }.run()
    change?.run()
  }

  private func leave(_ container: PresentationContainer) {
    if let view = presentedView, view.superview === container { view.removeFromSuperview() }
    presented?.viewIfLoaded?.removeFromSuperview()
    container.removeFromSuperview()
    dismissalTransitionDidEnd(true)
    presenting = nil
  }

  /// The view of the presenting controller and what it is in, if it is to leave the window.
  private var presenterToCover: (view: View, place: View)? {
    guard shouldRemovePresentersView, let presenting, let view = presenting.ownView,
      let place = view.superview,
      place is PresentationContainer || presenting.rootedWindow === place
    else { return nil }
    return (view, place)
  }

  private func coverPresenter() {
    guard let (view, place) = presenterToCover else { return }
    covered = ({ [weak place] in place }, place.subviews.firstIndex(of: view) ?? 0)
    view.removeFromSuperview()
  }

  /// Brings the presenting controller's view back, unless it or its place has gone meanwhile.
  private func uncoverPresenter() {
    guard let covered else { return }
    self.covered = nil
    guard let presenting, let view = presenting.ownView, view.superview == nil,
      let place = covered.place(),
      place is PresentationContainer ? place.window != nil : presenting.rootedWindow === place
    else { return }
    if place is Window, view.translatesAutoresizingMaskIntoConstraints { view.frame = place.bounds }
    place.insertSubview(view, at: min(covered.index, place.subviews.count))
  }

  /// Places the view where the container has another size than when it was placed.
  fileprivate final func layOut(_ container: PresentationContainer) {
    containerViewWillLayoutSubviews()
    let isAdapted = container.placedBounds != container.bounds || followsContainer
    if isAdapted || container.isToPlace, let view = presentedView, view.superview === container {
      container.placedBounds = container.bounds
      container.isToPlace = false
      let frame = frameOfPresentedViewInContainerView
      if view.frame != frame { view.frame = frame }
    }
    placeDecoration(in: container)
    containerViewDidLayoutSubviews()
  }

  /// Whether the view's place follows from more than the container's size, so that each layout places it.
  package var followsContainer: Bool { false }
}

/// Fills the window with one presented view in it.
final class PresentationContainer: View, SubviewShaping {
  /// Kept by the controller that is shown.
  weak var presentation: PresentationController?
  /// The bounds for which the view was placed.
  var placedBounds = CGRect.zero
  var isToPlace = false

  override func layoutSubviews() {
    super.layoutSubviews()
    presentation?.layOut(self)
  }

  func shape(of subview: View, at frame: CGRect) -> Outline? {
    presentation?.shape(of: subview, at: frame)
  }
}

/// What has a size of its own inside another one: a controller.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol ContentContainer: AnyObject {
  /// The size that it would like, in points.
  var preferredContentSize: CGSize { get }
}

extension ViewController: ContentContainer {}

/// Told of what becomes of a presentation.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol AdaptivePresentationControllerDelegate: AnyObject {
  /// How a popover is to be shown in a narrow window; `none` for a popover there, too.
  func adaptivePresentationStyle(for controller: PresentationController) -> ModalPresentationStyle
  /// The same with traits; unless implemented, the answer without traits.
  func adaptivePresentationStyle(
    for controller: PresentationController, traitCollection: TraitCollection
  ) -> ModalPresentationStyle
  /// Would give the controller to show in a narrow window; it isn't called.
  func presentationController(
    _ controller: PresentationController,
    viewControllerForAdaptivePresentationStyle style: ModalPresentationStyle
  ) -> ViewController?
  /// Would say whether a finger may take the controller away; it isn't called.
  func presentationControllerShouldDismiss(_ presentationController: PresentationController)
    -> Bool
  /// Would be called when a finger takes the controller away.
  func presentationControllerWillDismiss(_ presentationController: PresentationController)
  /// Would be called when a finger has taken the controller away.
  func presentationControllerDidDismiss(_ presentationController: PresentationController)
  /// Would be called when a finger tries to take away what must stay.
  func presentationControllerDidAttemptToDismiss(_ presentationController: PresentationController)
}

extension AdaptivePresentationControllerDelegate {
  /// As the system has it.
  public func adaptivePresentationStyle(for controller: PresentationController)
    -> ModalPresentationStyle
  { .automatic }
  /// The answer without traits.
  public func adaptivePresentationStyle(
    for controller: PresentationController, traitCollection: TraitCollection
  ) -> ModalPresentationStyle { adaptivePresentationStyle(for: controller) }
  /// No other one.
  public func presentationController(
    _ controller: PresentationController,
    viewControllerForAdaptivePresentationStyle style: ModalPresentationStyle
  ) -> ViewController? { nil }
  /// True.
  public func presentationControllerShouldDismiss(
    _ presentationController: PresentationController
  ) -> Bool { true }
  /// Does nothing.
  public func presentationControllerWillDismiss(_ presentationController: PresentationController) {}
  /// Does nothing.
  public func presentationControllerDidDismiss(_ presentationController: PresentationController) {}
  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: PresentationController
  ) {}
}
