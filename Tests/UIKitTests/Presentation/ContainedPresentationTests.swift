import Foundation
import Testing
import UIKit

/// Presentations by and of controllers in containers, as the pages of `present(_:animated:completion:)`,
/// `presentedViewController`, `presentingViewController` and `dismiss(animated:completion:)` have them.
@Suite struct ContainedPresentationTests {
  @Test func `The outermost controller presents, and all in it know`() {
    let (form, other) = (UIViewController(), UIViewController())
    let stack = UINavigationController(rootViewController: form)
    let tabs = UITabBarController()
    tabs.viewControllers = [stack, other]
    let window = show(tabs)
    let page = UIViewController()
    form.present(page, animated: false)
    window.layoutIfNeeded()
    #expect(page.presentingViewController === tabs)
    for controller in [form, stack, tabs, other] {
      #expect(controller.presentedViewController === page)
    }
    #expect(stack.visibleViewController === page)
    // While one is shown there is no other, from whichever controller.
    var messages: [String] = []
    window.onDiagnostic = { messages.append($0.message) }
    let late = UIViewController()
    other.present(late, animated: false)
    #expect(late.presentingViewController == nil && messages.count == 1)
    // Each may take it away.
    for controller in [form, stack, tabs, other, page] {
      controller.dismiss(animated: false)
      #expect(page.presentingViewController == nil && page.view.window == nil)
      tabs.present(page, animated: false)
    }
  }

  @Test func `A controller in a presented container takes all of it away`() {
    let root = UIViewController()
    let window = show(root)
    let form = UIViewController()
    let stack = UINavigationController(rootViewController: form)
    root.present(stack, animated: false)
    window.layoutIfNeeded()
    #expect(form.presentingViewController === root && form.presentedViewController == nil)
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    form.present(alert, animated: false)
    #expect(alert.presentingViewController === stack && form.presentedViewController === alert)
    // First what it shows itself.
    form.dismiss(animated: false)
    #expect(form.presentedViewController == nil && form.presentingViewController === root)
    var isDone = false
    form.dismiss(animated: false) { isDone = true }
    #expect(isDone && root.presentedViewController == nil && stack.view.window == nil)
    #expect(form.presentingViewController == nil)
  }

  @Test func `What stands over a context is shown by the closest controller that defines one`() {
    let (form, inner) = (UIViewController(), UIViewController())
    let stack = UINavigationController(rootViewController: form)
    form.addChild(inner)
    let window = show(stack)
    form.view.addSubview(inner.view)
    inner.didMove(toParent: form)
    form.definesPresentationContext = true
    let cases: [(style: UIModalPresentationStyle, presenter: UIViewController)] = [
      (.overCurrentContext, form), (.currentContext, form), (.fullScreen, stack),
      (.overFullScreen, stack), (.pageSheet, stack), (.popover, stack), (.custom, stack),
    ]
    for (style, presenter) in cases {
      let page = UIViewController()
      page.modalPresentationStyle = style
      inner.present(page, animated: false)
      #expect(page.presentingViewController === presenter, "\(style)")
      page.dismiss(animated: false)
      #expect(stack.presentedViewController == nil && form.presentedViewController == nil)
    }
    withExtendedLifetime(window) {}
  }

  @Test func `A child can't be presented, nor a container from inside of it`() {
    let form = UIViewController()
    let stack = UINavigationController(rootViewController: form)
    let window = show(stack)
    var messages: [String] = []
    window.onDiagnostic = { messages.append($0.message) }
    form.present(stack, animated: false)
    stack.present(form, animated: false)
    #expect(stack.presentedViewController == nil && messages.count == 2)
  }

  @Test func `Transitions know who was asked, and who presents`() {
    final class Maker: NSObject, UIViewControllerTransitioningDelegate {
      var asked: [UIViewController?] = []
      func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?,
        source: UIViewController
      ) -> UIPresentationController? {
        asked += [presenting, source]
        return nil
      }
      func animationController(
        forPresented presented: UIViewController, presenting: UIViewController,
        source: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? {
        asked += [presenting, source]
        return nil
      }
    }
    let form = UIViewController()
    let stack = UINavigationController(rootViewController: form)
    let window = show(stack)
    let (page, maker) = (UIViewController(), Maker())
    page.modalPresentationStyle = .custom
    page.transitioningDelegate = maker
    form.present(page, animated: true)
    #expect(maker.asked == [stack, form, stack, form])
    withExtendedLifetime(window) {}
  }

  @Test func `A navigation controller shows another itself; a detail goes into the last column`()
    throws
  {
    let (stack, pushed) = (UINavigationController(), UIViewController())
    var window = show(stack)
    stack.show(pushed, sender: nil)
    #expect(stack.topViewController === pushed && stack.presentedViewController == nil)
    // Without columns a detail is presented, in a navigation controller too.
    let detail = UIViewController()
    pushed.showDetailViewController(detail, sender: nil)
    #expect(detail.presentingViewController === stack && detail.parent == nil)
    for (device, isWide) in [(SimulatedDevice.iPadMini, true), (.iPhone15, false)] {
      let (list, old, new) = (UIViewController(), UIViewController(), UIViewController())
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(list, for: .primary)
      split.setViewController(old, for: .secondary)
      window = UIScreen.simulate(device, .landscape) { UIWindow(frame: UIScreen.main.bounds) }
      window.rootViewController = split
      window.makeKeyAndVisible()
      list.showDetailViewController(new, sender: nil)
      window.layoutIfNeeded()
      #expect(new.view.window === window && (list.view.window == nil) == !isWide)
      #expect(old.parent == nil)
      let column = try #require(new.navigationController)
      #expect(list.navigationController?.viewControllers == (isWide ? [list] : [list, column]))
    }
  }
}
