import Foundation
import Testing
import UIKit

/// What navigation controllers do with their controllers, and whom they tell.
@Suite struct NavigationTests {
  @Test func `A navigation controller's delegate is told of what is shown`() {
    final class Listener: NSObject, UINavigationControllerDelegate {
      var lines: [String] = []
      func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool
      ) { lines.append("will \(viewController.title ?? "") \(animated)") }
      func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool
      ) { lines.append("did \(viewController.title ?? "") \(animated)") }
    }
    let listener = Listener()
    let pages = ["A", "B", "C"].map { title in
      let page = UIViewController()
      page.title = title
      return page
    }
    let stack = UINavigationController(rootViewController: pages[0])
    stack.delegate = listener
    #expect(listener.lines == [])
    let window = show(stack)
    #expect(listener.lines == ["will A false", "did A false"])
    let steps: [(lines: [String], change: () -> Void)] = [
      (["will B true", "did B true"], { stack.pushViewController(pages[1], animated: true) }),
      (["will A false", "did A false"], { stack.popViewController(animated: false) }),
      ([], { stack.popViewController(animated: false) }),
      (["will C false", "did C false"], { stack.viewControllers = pages }),
      // Only what is below changes.
      ([], { stack.viewControllers = [pages[0], pages[2]] }),
      (["will A true", "did A true"], { stack.popToRootViewController(animated: true) }),
    ]
    for (lines, change) in steps {
      listener.lines = []
      change()
      window.layoutIfNeeded()
      #expect(listener.lines == lines)
    }
  }

  @Test func `A tab bar shows the item of a navigation controller's first controller`() {
    let (first, second) = (UIViewController(), UIViewController())
    first.title = "Home"
    let stack = UINavigationController(rootViewController: first)
    let tabs = UITabBarController()
    tabs.viewControllers = [stack, second]
    let window = show(tabs)
    #expect(tabs.tabBar.items == [first, second].compactMap(\.tabBarItem))
    #expect(tabs.tabBar.selectedItem === first.tabBarItem && stack.tabBarItem.title == "Home")
    stack.pushViewController(UIViewController(), animated: false)
    #expect(stack.tabBarItem === first.tabBarItem)
    stack.title = "Start"
    #expect(tabs.tabBar.items?.first?.title == "Start")
    // Items may be replaced when they are shown, at any depth.
    for (controller, item) in [
      (first, UITabBarItem(title: "One", image: nil, tag: 1)),
      (second, UITabBarItem(title: "Two", image: nil, tag: 2)),
      (stack, UITabBarItem(title: "Three", image: nil, tag: 3)),
    ] {
      controller.tabBarItem = item
      window.layoutIfNeeded()
      #expect(tabs.tabBar.items?.contains(item) == true)
    }
    #expect(tabs.tabBar.items?.map(\.tag) == [3, 2] && tabs.tabBar.selectedItem?.tag == 3)
  }

  @Test func `The first controller of a navigation controller is pushed, as all others are`() {
    final class Stack: UINavigationController {
      override func pushViewController(_ viewController: UIViewController, animated: Bool) {
        viewController.hidesBottomBarWhenPushed = !viewControllers.isEmpty
        viewController.navigationItem.prompt = "\(viewControllers.count)"
        super.pushViewController(viewController, animated: animated)
      }
    }
    let (first, second) = (UIViewController(), UIViewController())
    let stack = Stack(rootViewController: first)
    stack.pushViewController(second, animated: false)
    #expect([first, second].map(\.navigationItem.prompt) == ["0", "1"])
    #expect([first, second].map(\.hidesBottomBarWhenPushed) == [false, true])
  }

  // The page of hidesBottomBarWhenPushed: the bar stays hidden until the controller is popped.
  @Test func `A tab bar goes while a controller is pushed that doesn't want it, and comes back`() {
    let pages = (0..<3).map { _ in UIViewController() }
    let stack = UINavigationController(rootViewController: pages[0])
    let tabs = UITabBarController()
    tabs.viewControllers = [stack, UIViewController()]
    let window = show(tabs)
    pages[1].hidesBottomBarWhenPushed = true
    // 34 points of an iPhone 15's screen, and the bar's 49.
    let steps: [(insets: CGFloat, change: () -> Void)] = [
      (83, {}), (34, { stack.pushViewController(pages[1], animated: false) }),
      (34, { stack.pushViewController(pages[2], animated: false) }),
      (34, { stack.popViewController(animated: false) }),
      (83, { stack.popViewController(animated: false) }),
      (34, { stack.pushViewController(pages[1], animated: false) }),
    ]
    for (insets, change) in steps {
      change()
      window.layoutIfNeeded()
      #expect(stack.topViewController?.view.safeAreaInsets.bottom == insets)
      #expect((tabs.tabBar.frame.minY < 852) == (insets == 83))
    }
    tabs.selectedIndex = 1
    window.layoutIfNeeded()
    // 852 − 83.
    #expect(tabs.tabBar.frame.minY == CGFloat(769))
  }

  @Test func `A child that leaves a navigation controller by itself is no longer among its own`() {
    let pages = (0..<3).map { _ in UIViewController() }
    let stack = UINavigationController(nibName: nil, bundle: nil)
    stack.viewControllers = pages + [pages[0]]
    #expect(stack.viewControllers == pages, "each is there once")
    pages[1].removeFromParent()
    #expect(stack.viewControllers == [pages[0], pages[2]] && stack.children.count == 2)
  }

  @Test func `A controller leads back to another, through what the program overrides`() {
    final class Stack: UINavigationController {
      var calls: [String] = []
      override func popToViewController(_ viewController: UIViewController, animated: Bool)
        -> [UIViewController]?
      {
        calls.append(viewController.title ?? "")
        return super.popToViewController(viewController, animated: animated)
      }
    }
    let pages = ["A", "B", "C"].map { title in
      let page = UIViewController()
      page.title = title
      return page
    }
    let stack = Stack(nibName: nil, bundle: nil)
    stack.viewControllers = pages
    #expect(stack.popToViewController(pages[0], animated: false) == [pages[1], pages[2]])
    #expect(stack.viewControllers == [pages[0]] && stack.calls == ["A"])
    #expect(stack.popToViewController(pages[0], animated: false) == [])
  }

  @Test func `What isn't there can't be popped to, and what is there can't be pushed`() {
    let (page, other) = (UIViewController(), UIViewController())
    (page.title, other.title) = ("Page", "Other")
    let stack = UINavigationController(rootViewController: page)
    let window = show(stack)
    var messages: [String] = []
    window.onDiagnostic = { messages.append($0.message) }
    #expect(stack.popToViewController(other, animated: false) == nil)
    stack.pushViewController(page, animated: true)
    #expect(stack.viewControllers == [page])
    #expect(
      messages == [
        "Other can't be popped to, as it isn't among the controllers.",
        "Page can't be pushed again, as it is among the controllers already.",
      ])
  }
}
