import Foundation
import Testing
import UIKit

/// What controllers in containers are told as they come and go, in which order, and why, by the pages of
/// `UIViewController` (`isMovingToParent`, `isMovingFromParent`, `isBeingPresented`, `isBeingDismissed`).
@Suite struct PassageTests {
  final class Log { var lines: [String] = [] }

  final class Page: UIViewController {
    private let log: Log

    init(_ title: String, _ log: Log) {
      self.log = log
      super.init(nibName: nil, bundle: nil)
      self.title = title
    }

    required init?(coder: NSCoder) { nil }

    private func note(_ event: String) {
      let why = [
        (isMovingToParent, "pushed"), (isMovingFromParent, "popped"), (isBeingPresented, "shown"),
        (isBeingDismissed, "dismissed"),
      ].filter(\.0).map(\.1)
      log.lines.append(([title ?? "", event] + why).joined(separator: " "))
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      note("will appear")
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      note("did appear")
    }
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      if let stack = navigationController, !stack.viewControllers.contains(self) {
        log.lines.append("\(title ?? "") isn't in the row")
      }
      note("will go")
    }
    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      note("did go")
    }
    override func didMove(toParent parent: UIViewController?) {
      super.didMove(toParent: parent)
      log.lines.append("\(title ?? "") \(parent == nil ? "left" : "came")")
    }
  }

  @Test
  func `A controller that is pushed comes after the old one is told, and is popped likewise`() {
    let log = Log()
    let (first, second) = (Page("A", log), Page("B", log))
    let stack = UINavigationController(rootViewController: first)
    let window = show(stack)
    func lines() -> [String] {
      window.layoutIfNeeded()
      defer { log.lines = [] }
      return log.lines
    }
    #expect(lines() == ["A came", "A will appear", "A did appear"])
    stack.pushViewController(second, animated: false)
    #expect(
      lines() == [
        "A will go", "B will appear pushed", "A did go", "B came", "B did appear pushed",
      ])
    stack.popViewController(animated: false)
    #expect(
      lines() == [
        "B isn't in the row", "B will go popped", "A will appear", "B did go popped", "B left",
        "A did appear",
      ])
    #expect(!second.isMovingFromParent && !first.isMovingToParent)
  }

  @Test func `A controller that another covers, or another tab, isn't leaving`() {
    let log = Log()
    let pages = ["A", "B"].map { Page($0, log) }
    let tabs = UITabBarController()
    tabs.viewControllers = pages
    let window = show(tabs)
    log.lines = []
    tabs.selectedIndex = 1
    window.layoutIfNeeded()
    #expect(log.lines == ["A will go", "B will appear", "A did go", "B did appear"])
  }

  @Test func `A presented controller knows that it comes and goes`() {
    let log = Log()
    let (root, page) = (Page("A", log), Page("B", log))
    let window = show(root)
    log.lines = []
    root.present(page, animated: false)
    #expect(page.isBeingPresented)
    window.layoutIfNeeded()
    #expect(!page.isBeingPresented)
    page.dismiss(animated: false)
    #expect(
      log.lines == [
        "B will appear shown", "B did appear shown", "B will go dismissed", "B did go dismissed",
      ])
    #expect(!page.isBeingDismissed)
  }

  @Test func `A child of a container of the program's own knows that it comes and goes`() {
    let log = Log()
    let (root, page) = (Page("A", log), Page("B", log))
    let window = show(root)
    log.lines = []
    root.addChild(page)
    root.view.addSubview(page.view)
    page.didMove(toParent: root)
    window.layoutIfNeeded()
    page.willMove(toParent: nil)
    page.view.removeFromSuperview()
    page.removeFromParent()
    #expect(
      log.lines == [
        "B will appear pushed", "B came", "B did appear pushed", "B will go popped",
        "B did go popped", "B left",
      ])
    #expect(!page.isMovingFromParent && !page.isMovingToParent)
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
}
