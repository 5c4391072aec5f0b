import Foundation
import Testing
import UIKit

/// Coordinators of transitions, by the pages of `transitionCoordinator` and `UIViewControllerTransitionCoordinator`.
@Suite struct TransitionCoordinatorTests {
  private final class Log { var lines: [String] = [] }

  private final class Dimming: UIPresentationController {
    let log: Log
    let shade = UIView()

    init(_ presented: UIViewController, _ presenting: UIViewController?, _ log: Log) {
      self.log = log
      super.init(presentedViewController: presented, presenting: presenting)
    }

    override func presentationTransitionWillBegin() {
      shade.alpha = 0
      containerView?.addSubview(shade)
      log.lines.append("will begin \(presentedViewController.viewIfLoaded?.window != nil)")
      presentedViewController.transitionCoordinator?.animate(
        alongsideTransition: { context in
          self.shade.alpha = 1
          self.log.lines.append(
            "along \(context.isAnimated) \(context.viewController(forKey: .to)?.view.window != nil)"
          )
        }, completion: { _ in self.log.lines.append("over") })
    }
    override func presentationTransitionDidEnd(_ completed: Bool) {
      log.lines.append("did end \(completed)")
    }
    override func dismissalTransitionWillBegin() {
      log.lines.append("will go")
      presentingViewController.transitionCoordinator?.animate(alongsideTransition: { _ in
        self.shade.alpha = 0
        self.log.lines.append("going")
      })
    }
    override func dismissalTransitionDidEnd(_ completed: Bool) {
      log.lines.append("gone \(completed)")
    }
    override var frameOfPresentedViewInContainerView: CGRect {
      CGRect(x: 0, y: 100, width: containerView?.bounds.width ?? 0, height: 50)
    }
    override func containerViewWillLayoutSubviews() {
      shade.frame = containerView?.bounds ?? .zero
    }
  }

  private final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
    let log: Log
    var made: Dimming?
    init(_ log: Log) { self.log = log }
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      let new = Dimming(presented, presenting, log)
      made = new
      return new
    }
  }

  @Test(arguments: [true, false])
  func `What a presentation does along with its transition is done`(isAnimated: Bool) {
    let log = Log()
    let (root, page, delegate) = (UIViewController(), UIViewController(), Delegate(log))
    let window = show(root)
    page.modalPresentationStyle = .custom
    page.transitioningDelegate = delegate
    #expect(page.transitionCoordinator == nil)
    root.present(page, animated: isAnimated)
    window.layoutIfNeeded()
    #expect(
      log.lines == ["will begin false", "along \(isAnimated) true", "over", "did end true"])
    #expect(delegate.made?.shade.alpha == 1 && delegate.made?.shade.frame == window.bounds)
    #expect(page.view.frame.minY == 100)
    #expect(page.transitionCoordinator == nil && root.transitionCoordinator == nil)
    log.lines = []
    root.dismiss(animated: isAnimated)
    #expect(log.lines == ["will go", "going", "gone true"])
    #expect(delegate.made?.shade.alpha == 0 && root.transitionCoordinator == nil)
  }

  @Test func `A delegate learns which controller was popped`() {
    final class Coordinator: NSObject, UINavigationControllerDelegate {
      var lines: [String] = []
      func navigationController(
        _ stack: UINavigationController, didShow viewController: UIViewController, animated: Bool
      ) {
        guard let from = stack.transitionCoordinator?.viewController(forKey: .from),
          !stack.viewControllers.contains(from)
        else { return }
        lines.append(from.title ?? "")
      }
    }
    let pages = ["A", "B"].map { title in
      let page = UIViewController()
      page.title = title
      return page
    }
    let coordinator = Coordinator()
    let stack = UINavigationController(rootViewController: pages[0])
    stack.delegate = coordinator
    let window = show(stack)
    stack.pushViewController(pages[1], animated: true)
    window.layoutIfNeeded()
    #expect(coordinator.lines == [])
    stack.popViewController(animated: true)
    window.layoutIfNeeded()
    #expect(coordinator.lines == ["B"] && stack.transitionCoordinator == nil)
  }

  @Test func `A controller that comes or goes with an animation has one`() {
    final class Page: UIViewController {
      var lines: [String] = []
      private func note(_ event: String) {
        guard let coordinator = transitionCoordinator else { return lines.append("\(event) none") }
        coordinator.animate(
          alongsideTransition: { _ in self.lines.append("\(event) along") },
          completion: { self.lines.append("\(event) over \($0.isCancelled)") })
      }
      override func viewWillAppear(_ animated: Bool) { note("coming") }
      override func viewDidAppear(_ animated: Bool) { note("came") }
      override func viewWillDisappear(_ animated: Bool) { note("going") }
    }
    let (first, second) = (Page(), Page())
    let stack = UINavigationController(rootViewController: first)
    let window = show(stack)
    #expect(first.lines == ["coming none", "came none"])
    stack.pushViewController(second, animated: true)
    window.layoutIfNeeded()
    #expect(first.lines.suffix(2) == ["going along", "going over false"])
    #expect(second.lines == ["coming along", "coming over false", "came none"])
    second.lines = []
    stack.popViewController(animated: false)
    window.layoutIfNeeded()
    #expect(second.lines == ["going none"])
  }
}
