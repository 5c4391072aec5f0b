public import Foundation
public import ViewTree

/// What is known of a change of size, or of what is shown, while it goes on.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol ViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether the change was to be shown as it goes on.
  var isAnimated: Bool { get }
  /// How long it takes, in seconds: 0.
  var transitionDuration: TimeInterval { get }
  /// The view in which it happens.
  var containerView: View { get }
  /// Whether it was called off; it never is.
  var isCancelled: Bool { get }
  /// How the controller is shown; `none` where that isn't known.
  var presentationStyle: ModalPresentationStyle { get }
  /// Whether a finger has begun it; none does.
  var initiallyInteractive: Bool { get }
  /// Whether a finger may take hold of it; none does.
  var isInterruptible: Bool { get }
  /// Whether a finger leads it; none does.
  var isInteractive: Bool { get }
  /// How far a finger has led it, from 0 to 1.
  var percentComplete: CGFloat { get }
  /// How fast the finger was.
  var completionVelocity: CGFloat { get }
  /// How the speed changes.
  var completionCurve: ViewBase.AnimationCurve { get }
  /// How the end is turned: not at all.
  var targetTransform: ViewTransform { get }
  /// One of the controllers of a change of what is shown.
  func viewController(forKey key: TransitionContextViewControllerKey) -> ViewController?
  /// One of their views.
  func view(forKey key: TransitionContextViewKey) -> View?
}

extension ViewControllerTransitionCoordinatorContext {
  /// It isn't known.
  public var presentationStyle: ModalPresentationStyle { .none }
  /// It hasn't.
  public var initiallyInteractive: Bool { false }
  /// It may not.
  public var isInterruptible: Bool { false }
  /// It doesn't.
  public var isInteractive: Bool { false }
  /// Not at all.
  public var percentComplete: CGFloat { 0 }
  /// As fast as it would be without a finger.
  public var completionVelocity: CGFloat { 1 }
  /// Slow at both ends.
  public var completionCurve: ViewBase.AnimationCurve { .easeInOut }
  /// Not at all.
  public var targetTransform: ViewTransform { .identity }
  /// None.
  public func viewController(forKey key: TransitionContextViewControllerKey) -> ViewController? {
    nil
  }
  /// None.
  public func view(forKey key: TransitionContextViewKey) -> View? { nil }
}

/// Lets others take part in a change of size, or of what is shown.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol ViewControllerTransitionCoordinator: ViewControllerTransitionCoordinatorContext {
  /// Makes changes along with the change, then calls a closure.
  ///
  /// - Parameters:
  ///   - animation: Called when the size is the new one, or what comes is in its place.
  ///   - completion: Called after that.
  /// - Returns: Whether they will be called.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any ViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any ViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// The same for a view outside the container.
  @discardableResult
  func animateAlongsideTransition(
    in view: View?, animation: ((any ViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any ViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Would call a closure when a finger lets go; none does.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any ViewControllerTransitionCoordinatorContext) -> Void)
}

extension ViewControllerTransitionCoordinator {
  /// The same for a view outside the container.
  @discardableResult
  public func animateAlongsideTransition(
    in view: View?, animation: ((any ViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any ViewControllerTransitionCoordinatorContext) -> Void)? = nil
  ) -> Bool { animate(alongsideTransition: animation, completion: completion) }

  /// Without effect.
  public func notifyWhenInteractionChanges(
    _ handler: @escaping (any ViewControllerTransitionCoordinatorContext) -> Void
  ) {}

  /// Makes changes along with the change.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any ViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}
