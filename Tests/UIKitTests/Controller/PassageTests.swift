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

  @Test func `A page that is turned to comes after the old one is told`() {
    let log = Log()
    let (first, second) = (Page("A", log), Page("B", log))
    let book = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
    book.setViewControllers([first], direction: .forward, animated: false)
    let window = show(book)
    log.lines = []
    book.setViewControllers([second], direction: .forward, animated: false) {
      log.lines.append("turned \($0)")
    }
    window.layoutIfNeeded()
    #expect(
      log.lines == [
        "A will go popped", "B will appear pushed", "A did go popped", "A left", "B came",
        "turned true", "B did appear pushed",
      ])
    #expect(book.viewControllers == [second] && book.view.subviews == [second.view])
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

  // UIKit takes the presenting controller's view out for these styles, and tells it.
  @Test func `A controller that another one covers is told that it goes and comes back`() {
    let cases: [(style: UIModalPresentationStyle, isCovered: Bool)] = [
      (.fullScreen, true), (.currentContext, true), (.overFullScreen, false),
      (.overCurrentContext, false), (.pageSheet, false), (.automatic, false), (.custom, false),
    ]
    for (style, isCovered) in cases {
      let log = Log()
      let (root, page) = (Page("A", log), Page("B", log))
      let window = show(root)
      let child = Page("C", log)
      root.addChild(child)
      root.view.addSubview(child.view)
      window.layoutIfNeeded()
      log.lines = []
      page.modalPresentationStyle = style
      root.present(page, animated: false)
      window.layoutIfNeeded()
      #expect((root.view.window == nil) == isCovered && page.view.window === window)
      // It takes the window's size, which may have changed meanwhile.
      window.frame.size = CGSize(width: 300, height: 500)
      page.dismiss(animated: false)
      window.layoutIfNeeded()
      #expect(root.view.window === window && window.subviews == [root.view])
      #expect(root.view.frame == CGRect(x: 0, y: 0, width: 300, height: 500))
      let come = ["A will go", "C will go", "B will appear shown", "A did go", "C did go"]
      let leave = [
        "B will go dismissed", "A will appear", "C will appear", "B did go dismissed",
        "A did appear", "C did appear",
      ]
      let bare = ["B will appear shown", "B did appear shown"]
      #expect(
        log.lines
          == (isCovered
            ? come + ["B did appear shown"] + leave
            : bare + ["B will go dismissed", "B did go dismissed"]),
        "\(style)")
    }
  }

  @Test func `All that cover each other go at once, and what was below is there again`() {
    let pages = (0..<3).map { _ in UIViewController() }
    let window = show(pages[0])
    for (below, page) in zip(pages, pages.dropFirst()) {
      page.modalPresentationStyle = .fullScreen
      below.present(page, animated: false)
    }
    window.layoutIfNeeded()
    #expect(pages.map { $0.view.window != nil } == [false, false, true])
    pages[1].dismiss(animated: false)
    #expect(pages.map { $0.view.window != nil } == [false, true, false])
    pages[1].present(pages[2], animated: false)
    pages[0].dismiss(animated: false)
    #expect(pages.map { $0.view.window != nil } == [true, false, false])
    #expect(window.subviews == [pages[0].view])
    // Another root stays where it is.
    pages[0].present(pages[1], animated: false)
    let other = UIViewController()
    window.rootViewController = other
    pages[1].dismiss(animated: false)
    #expect(pages[0].view.window == nil && window.subviews == [other.view])
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
}
