import Foundation
import ViewTree

/// A change of a window's size, which happens at once.
final class SizeTransition: ViewControllerTransitionCoordinator {
  private let window: Window
  private var animations: [(any ViewControllerTransitionCoordinatorContext) -> Void] = []
  private var completions: [(any ViewControllerTransitionCoordinatorContext) -> Void] = []

  init(of window: Window) { self.window = window }

  var isAnimated: Bool { false }
  var transitionDuration: TimeInterval { 0 }
  var containerView: View { window }
  var isCancelled: Bool { false }

  func animate(
    alongsideTransition animation: ((any ViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any ViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  /// Calls what was handed in, when the size is the new one.
  func finish() {
    let all = animations + completions
    animations = []
    completions = []
    for closure in all { closure(self) }
  }
}
