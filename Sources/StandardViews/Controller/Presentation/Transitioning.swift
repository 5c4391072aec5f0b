public import Foundation
public import ViewTree

/// Which of the controllers of a transition is meant.
public nonisolated struct TransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The text by which UIKit knows it.
  public let rawValue: String

  /// Makes a key from a text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The one that is shown at the beginning.
  public static let from = TransitionContextViewControllerKey(
    rawValue: "UITransitionContextFromViewController")
  /// The one that is shown at the end.
  public static let to = TransitionContextViewControllerKey(
    rawValue: "UITransitionContextToViewController")
}

/// Which of the views of a transition is meant.
public nonisolated struct TransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The text by which UIKit knows it.
  public let rawValue: String

  /// Makes a key from a text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The one that goes, where it does.
  public static let from = TransitionContextViewKey(rawValue: "UITransitionContextFromView")
  /// The one that comes, where it does.
  public static let to = TransitionContextViewKey(rawValue: "UITransitionContextToView")
}

/// What is known of a transition while it goes on.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol ViewControllerContextTransitioning: AnyObject {
  /// The view in which it happens.
  var containerView: View { get }
  /// Whether it takes time.
  var isAnimated: Bool { get }
  /// Whether a finger leads it; none does.
  var isInteractive: Bool { get }
  /// Whether it was called off.
  var transitionWasCancelled: Bool { get }
  /// How the presented controller is shown.
  var presentationStyle: ModalPresentationStyle { get }
  /// How the end is turned: not at all.
  var targetTransform: ViewTransform { get }

  /// Notes how far a finger has led it; without effect.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Notes that the finger has let go; without effect.
  func finishInteractiveTransition()
  /// Notes that the finger has taken it back; without effect.
  func cancelInteractiveTransition()
  /// Notes that it stands still; without effect.
  func pauseInteractiveTransition()
  /// Says that it is over, which whoever animates it has to.
  func completeTransition(_ didComplete: Bool)
  /// One of the controllers.
  func viewController(forKey key: TransitionContextViewControllerKey) -> ViewController?
  /// One of the views.
  func view(forKey key: TransitionContextViewKey) -> View?
  /// Where a controller's view is at the beginning; zero for one that isn't there yet.
  func initialFrame(for vc: ViewController) -> CGRect
  /// Where a controller's view is at the end; zero for one that goes.
  func finalFrame(for vc: ViewController) -> CGRect
}

/// Moves the views of a transition.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol ViewControllerAnimatedTransitioning: AnyObject {
  /// How long it takes, in seconds.
  func transitionDuration(using transitionContext: (any ViewControllerContextTransitioning)?)
    -> TimeInterval
  /// Puts the view that comes into the container and moves what moves, then says that it is over.
  func animateTransition(using transitionContext: any ViewControllerContextTransitioning)
  /// Called at the end.
  func animationEnded(_ transitionCompleted: Bool)
}

extension ViewControllerAnimatedTransitioning {
  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Lets a finger lead a transition; nothing asks for it.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol ViewControllerInteractiveTransitioning: AnyObject {
  /// Begins it.
  func startInteractiveTransition(_ transitionContext: any ViewControllerContextTransitioning)
}

/// Says how a controller is shown above others whose style is `custom`, and who moves its view.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol ViewControllerTransitioningDelegate: AnyObject {
  /// The object that moves a view that comes; nil for none.
  func animationController(
    forPresented presented: ViewController, presenting: ViewController, source: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)?
  /// The object that moves a view that goes; nil for none.
  func animationController(forDismissed dismissed: ViewController)
    -> (any ViewControllerAnimatedTransitioning)?
  /// Would say who leads a presentation; it isn't called.
  func interactionControllerForPresentation(
    using animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)?
  /// Would say who leads a dismissal; it isn't called.
  func interactionControllerForDismissal(
    using animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)?
  /// The object that places the view of a controller whose style is `custom`; nil to fill the
  /// window.
  func presentationController(
    forPresented presented: ViewController, presenting: ViewController?, source: ViewController
  ) -> PresentationController?
}

extension ViewControllerTransitioningDelegate {
  /// Nil.
  public func animationController(
    forPresented presented: ViewController, presenting: ViewController, source: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { nil }
  /// Nil.
  public func animationController(forDismissed dismissed: ViewController)
    -> (any ViewControllerAnimatedTransitioning)?
  { nil }
  /// Nil.
  public func interactionControllerForPresentation(
    using animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? { nil }
  /// Nil.
  public func interactionControllerForDismissal(
    using animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? { nil }
  /// The usual one.
  public func presentationController(
    forPresented presented: ViewController, presenting: ViewController?, source: ViewController
  ) -> PresentationController? { nil }
}

/// A transition in which a program's own code moves the views.
final class PresentationTransition: ViewControllerContextTransitioning {
  let containerView: View
  private let presentation: PresentationController
  private let isComing: Bool
  private let animator: any ViewControllerAnimatedTransitioning
  private var completion: ((Bool) -> Void)?
  private(set) var transitionWasCancelled = false

  /// Makes a transition whose completion is called once, with whether it wasn't called off.
  init(
    _ presentation: PresentationController, in container: View, isComing: Bool,
    _ animator: any ViewControllerAnimatedTransitioning, completion: @escaping (Bool) -> Void
  ) {
    self.presentation = presentation
    self.isComing = isComing
    self.animator = animator
    self.completion = completion
    containerView = container
  }

  deinit {}

  var isAnimated: Bool { true }
  var isInteractive: Bool { false }
  var presentationStyle: ModalPresentationStyle { presentation.presentationStyle }
  var targetTransform: ViewTransform { .identity }

  func run() { animator.animateTransition(using: self) }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {}
  func finishInteractiveTransition() {}
  func cancelInteractiveTransition() {}
  func pauseInteractiveTransition() {}

  func completeTransition(_ didComplete: Bool) {
    guard let completion else { return }
    self.completion = nil
    transitionWasCancelled = !didComplete
    completion(didComplete)
    animator.animationEnded(didComplete)
  }

  func viewController(forKey key: TransitionContextViewControllerKey) -> ViewController? {
    switch key {
    case .to:
      isComing ? presentation.presentedViewController : presentation.presentingViewController
    case .from:
      isComing ? presentation.presentingViewController : presentation.presentedViewController
    default: nil
    }
  }

  /// The view that comes or goes; the other one stays where it is, and isn't the transition's.
  func view(forKey key: TransitionContextViewKey) -> View? {
    switch key {
    case .to: isComing ? presentation.presentedView : nil
    case .from: isComing ? nil : presentation.presentedView
    default: nil
    }
  }

  func initialFrame(for vc: ViewController) -> CGRect {
    guard vc === presentation.presentedViewController else { return containerView.bounds }
    return isComing ? .zero : presentation.presentedView?.frame ?? .zero
  }

  func finalFrame(for vc: ViewController) -> CGRect {
    guard vc === presentation.presentedViewController else { return containerView.bounds }
    return isComing ? presentation.frameOfPresentedViewInContainerView : .zero
  }
}
