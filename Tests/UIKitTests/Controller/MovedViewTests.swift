import Foundation
import Testing
import UIKit

/// What a controller moves in `viewDidLayoutSubviews()`, or a presentation in `containerViewDidLayoutSubviews()`, is
/// where it has moved it, in the first layout and in later ones.
@Suite
struct MovedViewTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  /// Shows a controller that moves a view to x = 100, and looks for it there after layouts of several causes.
  private func check(
    _ controller: UIViewController, line: Int = #line, then act: () -> Void = {},
    _ part: () -> UIView?
  ) {
    let here = SourceLocation(fileID: #fileID, filePath: #filePath, line: line, column: 1)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    act()
    let acts: [() -> Void] = [
      {}, { controller.view.setNeedsLayout() }, { window.setNeedsLayout() },
      { window.frame.size.width = 320 },
      { controller.additionalSafeAreaInsets.top += 3 },
    ]
    for (number, act) in acts.enumerated() {
      act()
      window.layoutIfNeeded()
      #expect(part()?.frame.minX == 100, "after act \(number)", sourceLocation: here)
    }
  }

  @Test func `A view that constraints hold`() {
    final class Screen: UIViewController {
      let part = UIView()
      override func viewDidLoad() {
        super.viewDidLoad()
        part.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(part)
        NSLayoutConstraint.activate([
          part.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
          part.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          part.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
          part.heightAnchor.constraint(equalToConstant: 10),
        ])
      }
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        part.frame.origin.x = 100
      }
    }
    let screen = Screen()
    check(screen) { screen.part }
    let inside = Screen()
    check(UINavigationController(rootViewController: inside)) { inside.part }
  }

  @Test func `A child's view, in a view that constraints hold`() {
    final class Screen: UIViewController {
      let child = UIViewController()
      override func viewDidLoad() {
        super.viewDidLoad()
        addChild(child)
        child.view.frame = view.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(child.view)
        child.didMove(toParent: self)
      }
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        child.view.frame = CGRect(x: 100, y: 0, width: 50, height: view.bounds.height)
      }
    }
    let screen = Screen()
    check(screen) { screen.child.view }
  }

  @Test func `Bars of containers`() {
    final class Navigation: UINavigationController {
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        navigationBar.frame.origin.x = 100
      }
    }
    let navigation = Navigation(rootViewController: UIViewController())
    check(navigation) { navigation.navigationBar }
    final class Tools: UINavigationController {
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        toolbar.frame.origin.x = 100
      }
    }
    let tools = Tools(rootViewController: UIViewController())
    tools.isToolbarHidden = false
    check(tools) { tools.toolbar }
    final class Tabs: UITabBarController {
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        tabBar.frame.origin.x = 100
      }
    }
    let tabs = Tabs()
    tabs.viewControllers = [UIViewController(), UIViewController()]
    check(tabs) { tabs.tabBar }
  }

  @Test func `The content of containers`() {
    final class Navigation: UINavigationController {
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        topViewController?.view.frame.origin.x = 100
      }
    }
    let top = UIViewController()
    check(Navigation(rootViewController: top)) { top.view }
    final class Tabs: UITabBarController {
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        selectedViewController?.view.frame.origin.x = 100
      }
    }
    let tabs = Tabs()
    let first = UIViewController()
    tabs.viewControllers = [first]
    check(tabs) { first.view }
    final class Pages: UIPageViewController {
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        viewControllers?.first?.view.frame.origin.x = 100
      }
    }
    let pages = Pages(transitionStyle: .scroll, navigationOrientation: .horizontal)
    let page = UIViewController()
    pages.setViewControllers([page], direction: .forward, animated: false)
    check(pages) { page.view }
  }

  @Test func `A presented view, by its presentation`() {
    final class Moved: UIPresentationController {
      override func containerViewDidLayoutSubviews() {
        super.containerViewDidLayoutSubviews()
        presentedView?.frame.origin.x = 100
      }
    }
    final class Named: UIPresentationController {
      override var frameOfPresentedViewInContainerView: CGRect {
        CGRect(x: 100, y: 300, width: 200, height: 400)
      }
    }
    final class Laid: UIPresentationController {
      override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        presentedView?.frame = CGRect(x: 100, y: 300, width: 200, height: 400)
      }
    }
    final class Maker: NSObject, UIViewControllerTransitioningDelegate {
      let make: (UIViewController, UIViewController?) -> UIPresentationController
      init(_ make: @escaping (UIViewController, UIViewController?) -> UIPresentationController) {
        self.make = make
      }
      func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?,
        source: UIViewController
      ) -> UIPresentationController? {
        make(presented, presenting)
      }
    }
    for maker in [
      Maker { Moved(presentedViewController: $0, presenting: $1) },
      Maker { Named(presentedViewController: $0, presenting: $1) },
      Maker { Laid(presentedViewController: $0, presenting: $1) },
    ] {
      let (root, sheet) = (UIViewController(), UIViewController())
      sheet.modalPresentationStyle = .custom
      sheet.transitioningDelegate = maker
      check(root, then: { root.present(sheet, animated: false) }, { sheet.view })
    }
  }
}
