public import Foundation
public import ViewTree

/// What is known of a change of size while it goes on.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol ViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether the change is shown as it goes on; without a screen it never is.
  var isAnimated: Bool { get }
  /// How long it takes, in seconds: 0.
  var transitionDuration: TimeInterval { get }
  /// The view in which it happens.
  var containerView: View { get }
  /// Whether it was called off; it never is.
  var isCancelled: Bool { get }
}

/// Lets others take part in a change of size.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol ViewControllerTransitionCoordinator: ViewControllerTransitionCoordinatorContext {
  /// Makes changes along with the change of size, then calls a closure.
  ///
  /// - Parameters:
  ///   - animation: Called when the size is the new one.
  ///   - completion: Called after that.
  /// - Returns: Whether they will be called.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any ViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any ViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension ViewControllerTransitionCoordinator {
  /// Makes changes along with the change of size.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any ViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}
