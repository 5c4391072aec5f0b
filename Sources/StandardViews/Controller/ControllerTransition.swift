import Foundation
import ViewTree

/// A change of a window's size, or of the controller that is shown, in which others take part.
final class ControllerTransition: ViewControllerTransitionCoordinator {
  let containerView: View
  let isAnimated: Bool
  private weak var from: ViewController?
  private weak var to: ViewController?
  private var animations: [(any ViewControllerTransitionCoordinatorContext) -> Void] = []
  private var completions: [(any ViewControllerTransitionCoordinatorContext) -> Void] = []
  private var runs = false
  private var isOver = false

  /// Makes a change in a view, from one controller to another.
  init(
    in container: View, isAnimated: Bool = false, from: ViewController? = nil,
    to: ViewController? = nil
  ) {
    containerView = container
    self.isAnimated = isAnimated
    self.from = from
    self.to = to
  }

  deinit {}

  var transitionDuration: TimeInterval { 0 }
  var isCancelled: Bool { false }

  func viewController(forKey key: TransitionContextViewControllerKey) -> ViewController? {
    switch key {
    case .from: from
    case .to: to
    default: nil
    }
  }

  func view(forKey key: TransitionContextViewKey) -> View? {
    switch key {
    case .from: from?.viewIfLoaded
    case .to: to?.viewIfLoaded
    default: nil
    }
  }

  func animate(
    alongsideTransition animation: ((any ViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any ViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    guard !isOver else { return false }
    if let completion { completions.append(completion) }
    guard let animation else { return true }
    if runs { animation(self) } else { animations.append(animation) }
    return true
  }

  /// Calls what is to happen along with the change, when what comes is in its place.
  func run() {
    guard !runs else { return }
    runs = true
    let all = animations
    animations = []
    for closure in all { closure(self) }
  }

  /// Ends the change, and calls what waits for that.
  func finish() {
    run()
    isOver = true
    let all = completions
    completions = []
    for closure in all { closure(self) }
  }
}

extension ViewController {
  /// The change under way of the controller, or of the closest one around it; nil for none.
  package final var closestTransition: (any ViewControllerTransitionCoordinator)? {
    closest { $0.ownTransition != nil }?.ownTransition
  }

  /// Begins a change of what is shown from one controller to another.
  final func beginTransition(
    in container: View, isAnimated: Bool, from: ViewController?, to: ViewController?
  ) -> ControllerTransition {
    let change = ControllerTransition(
      in: container, isAnimated: isAnimated, from: from, to: to)
    for controller in [self, from, to] { controller?.ownTransition = change }
    return change
  }

  /// Begins a change inside the controller's view with an animation.
  ///
  /// - Returns: Ends it, when what comes is in its place.
  package final func beginTransition(from: ViewController?, to: ViewController?) -> (() -> Void)? {
    guard let ownView else { return nil }
    let change = beginTransition(in: ownView, isAnimated: true, from: from, to: to)
    return { [weak self] in self?.end(change) }
  }

  /// Ends a change that this controller has begun.
  final func end(_ change: ControllerTransition?) {
    guard let change else { return }
    change.finish()
    for controller in [self]
      + [TransitionContextViewControllerKey.from, .to].compactMap(change.viewController)
    where controller.ownTransition === change {
      controller.ownTransition = nil
    }
  }
}
