import Foundation

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

extension Window {
  /// Changes the size, and maybe the traits, and tells the controllers before and after.
  ///
  /// - Parameters:
  ///   - size: The size that the window will have.
  ///   - change: Gives it to the window.
  ///   - afterwards: What else to do, when the view of the root controller has its size as well.
  final func changeSize(
    to size: CGSize, _ change: () -> Void, afterwards: () -> Void = {}
  ) {
    let old = traitCollection
    let transition = transition(to: size)
    change()
    fitRootView()
    afterwards()
    traitsMayHaveChanged(from: old)
    transition?.finish()
  }

  /// Tells the controllers of a size to come; nil where there is none to tell, or the size stays.
  private func transition(to size: CGSize) -> SizeTransition? {
    guard size != storedFrame.size, size.width.isFinite, size.height.isFinite,
      let root = storedRootViewController, root.isViewLoaded
    else { return nil }
    let transition = SizeTransition(of: self)
    var controller: ViewController? = root
    while let current = controller {
      current.call(.viewWillTransition) { current.viewWillTransition(to: size, with: transition) }
      controller = current.ownPresented
    }
    return transition
  }
}
