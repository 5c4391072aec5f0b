import Foundation
import Testing
import UIKit

/// What apps override in controllers, their bars and their windows, as they write it.
@Suite
struct ContainerIdiomTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  private func show(_ root: UIViewController) {
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  @Test func `A pushed screen hides the tabs`() throws {
    final class Navigation: UINavigationController {
      override func pushViewController(_ controller: UIViewController, animated: Bool) {
        controller.hidesBottomBarWhenPushed = !viewControllers.isEmpty
        super.pushViewController(controller, animated: animated)
      }
    }
    let (first, second) = (UIViewController(), UIViewController())
    let navigation = Navigation(rootViewController: first)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    show(tabs)
    #expect(!first.hidesBottomBarWhenPushed)
    let bottom = first.view.safeAreaInsets.bottom
    navigation.pushViewController(second, animated: false)
    window.layoutIfNeeded()
    #expect(second.hidesBottomBarWhenPushed && second.view.safeAreaInsets.bottom < bottom)
    navigation.popViewController(animated: false)
    window.layoutIfNeeded()
    #expect(first.view.safeAreaInsets.bottom == bottom)
  }

  @Test func `A bar of tabs is higher`() {
    final class High: UITabBar {
      override func sizeThatFits(_ size: CGSize) -> CGSize {
        var fitting = super.sizeThatFits(size)
        fitting.height = 90
        return fitting
      }
    }
    #expect(High().sizeThatFits(CGSize(width: 390, height: 844)).height == 90)
  }

  @Test func `A bar of tabs is placed after the layout`() {
    final class Tabs: UITabBarController {
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        tabBar.frame.size.height = 95
        tabBar.frame.origin.y = view.frame.height - 95
      }
    }
    let tabs = Tabs()
    tabs.viewControllers = [UIViewController(), UIViewController()]
    show(tabs)
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 749, width: 390, height: 95))
  }

  @Test func `A button stands over the bar of tabs`() {
    final class Tabs: UITabBarController {
      let middle = UIButton(type: .custom)
      override func viewDidLoad() {
        super.viewDidLoad()
        middle.frame.size = CGSize(width: 64, height: 64)
        view.addSubview(middle)
      }
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        middle.center = CGPoint(x: tabBar.center.x, y: tabBar.frame.minY)
        view.bringSubviewToFront(middle)
      }
    }
    let tabs = Tabs()
    tabs.viewControllers = [UIViewController(), UIViewController(), UIViewController()]
    show(tabs)
    #expect(tabs.middle.center == CGPoint(x: 195, y: tabs.tabBar.frame.minY))
    #expect(tabs.view.subviews.last === tabs.middle)
  }

  @Test func `The status bar is what the front screen says`() {
    final class Navigation: UINavigationController {
      override var childForStatusBarStyle: UIViewController? { topViewController }
      override var preferredStatusBarStyle: UIStatusBarStyle {
        topViewController?.preferredStatusBarStyle ?? .default
      }
      override var shouldAutorotate: Bool { topViewController?.shouldAutorotate ?? true }
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        topViewController?.supportedInterfaceOrientations ?? .all
      }
    }
    final class Dark: UIViewController {
      override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
    }
    let navigation = Navigation(rootViewController: Dark())
    #expect(navigation.preferredStatusBarStyle == .lightContent)
    #expect(navigation.supportedInterfaceOrientations == .portrait && navigation.shouldAutorotate)
    #expect(navigation.childForStatusBarStyle === navigation.topViewController)
  }

  @Test func `A screen is its own view, which loads it`() {
    final class Page: UIView {
      let title = UILabel()
      override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(title)
      }
      required init?(coder: NSCoder) { nil }
    }
    final class Screen: UIViewController {
      var page: Page? { view as? Page }
      override func loadView() { view = Page() }
      override func viewDidLoad() {
        super.viewDidLoad()
        page?.title.text = "loaded"
      }
    }
    let screen = Screen()
    show(screen)
    #expect(screen.page?.title.text == "loaded" && screen.page?.frame == window.bounds)
  }

  @Test func `A screen makes room for a bar of its own`() {
    final class Screen: UIViewController {
      let bar = UIView()
      let content = UIView()
      var calls = 0
      override func viewDidLoad() {
        super.viewDidLoad()
        for view in [content, bar] {
          view.translatesAutoresizingMaskIntoConstraints = false
          self.view.addSubview(view)
        }
        let safe = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
          content.topAnchor.constraint(equalTo: safe.topAnchor),
          content.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
          content.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          content.trailingAnchor.constraint(equalTo: view.trailingAnchor),
          bar.topAnchor.constraint(equalTo: safe.bottomAnchor),
          bar.bottomAnchor.constraint(equalTo: view.bottomAnchor),
          bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
        additionalSafeAreaInsets.bottom = 50
      }
      override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        calls += 1
      }
    }
    let screen = Screen()
    window.environment.safeAreaInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    show(screen)
    #expect(screen.bar.frame == CGRect(x: 0, y: 760, width: 390, height: 84))
    #expect(screen.content.frame == CGRect(x: 0, y: 59, width: 390, height: 701))
    #expect(screen.calls >= 1)
  }

  @Test func `Constraints are made where they are asked for`() {
    final class Screen: UIViewController {
      let label = UILabel()
      private var isSetUp = false
      var calls = 0
      override func viewDidLoad() {
        super.viewDidLoad()
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        view.setNeedsUpdateConstraints()
      }
      override func updateViewConstraints() {
        calls += 1
        if !isSetUp {
          isSetUp = true
          label.widthAnchor.constraint(equalToConstant: 120).isActive = true
          label.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
          label.topAnchor.constraint(equalTo: view.topAnchor, constant: 40).isActive = true
        }
        super.updateViewConstraints()
      }
    }
    let screen = Screen()
    show(screen)
    #expect(screen.label.frame.origin == CGPoint(x: 135, y: 40) && screen.calls == 1)
    screen.view.setNeedsUpdateConstraints()
    window.layoutIfNeeded()
    #expect(screen.calls == 2)
  }

  @Test func `A popover is as large as its content asks for`() {
    final class Menu: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        let stack = UIStackView(arrangedSubviews: (0..<3).map { _ in UIView() })
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        for row in stack.arrangedSubviews {
          row.heightAnchor.constraint(equalToConstant: 44).isActive = true
        }
        view.addSubview(stack)
        NSLayoutConstraint.activate([
          stack.topAnchor.constraint(equalTo: view.topAnchor),
          stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          stack.trailingAnchor.constraint(equalTo: view.trailingAnchor),
          stack.bottomAnchor.constraint(equalTo: view.bottomAnchor),
          stack.widthAnchor.constraint(equalToConstant: 220),
        ])
        preferredContentSize = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      }
    }
    let menu = Menu()
    menu.modalPresentationStyle = .popover
    menu.loadViewIfNeeded()
    #expect(menu.preferredContentSize == CGSize(width: 220, height: 132))
    menu.popoverPresentationController?.sourceRect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(menu.popoverPresentationController?.sourceRect.width == 3)
  }

  @Test func `A screen is base for others, which fill its content`() {
    class Base: UIViewController {
      let stack = UIStackView()
      override func viewDidLoad() {
        super.viewDidLoad()
        stack.axis = .vertical
        stack.spacing = 8
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
          stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
          stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
          stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
        ])
        makeContent().forEach(stack.addArrangedSubview)
      }
      func makeContent() -> [UIView] { [] }
    }
    final class Detail: Base {
      override func makeContent() -> [UIView] {
        ["one", "two"].map {
          let label = UILabel()
          label.text = $0
          return label
        }
      }
    }
    let detail = Detail()
    show(detail)
    #expect(detail.stack.arrangedSubviews.map(\.frame.width) == [358, 358])
    #expect(detail.stack.frame.height == 2 * UILabel.height(of: "one") + 8)
  }

  @Test func `A page is scrolled to where its text is edited`() {
    final class Screen: UIViewController, UITextFieldDelegate {
      let scroll = UIScrollView()
      let field = UITextField()
      override func viewDidLoad() {
        super.viewDidLoad()
        scroll.frame = CGRect(x: 0, y: 0, width: 390, height: 300)
        scroll.contentSize = CGSize(width: 390, height: 1_200)
        field.frame = CGRect(x: 20, y: 900, width: 350, height: 40)
        field.delegate = self
        view.addSubview(scroll)
        scroll.addSubview(field)
      }
      func textFieldDidBeginEditing(_ textField: UITextField) {
        scroll.scrollRectToVisible(textField.frame.insetBy(dx: 0, dy: -20), animated: false)
      }
    }
    let screen = Screen()
    show(screen)
    screen.field.becomeFirstResponder()
    // 900 + 40 + 20 is the lower end of what is shown: 960 - 300.
    #expect(screen.scroll.contentOffset == CGPoint(x: 0, y: 660))
  }

  @Test func `A screen of parts: each is a child in a container view`() {
    final class Part: UIViewController {
      var sizes: [CGSize] = []
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        sizes.append(view.bounds.size)
      }
    }
    final class Screen: UIViewController {
      let parts = [Part(), Part()]
      let segments = UISegmentedControl(items: ["One", "Two"])
      let container = UIView()
      override func viewDidLoad() {
        super.viewDidLoad()
        segments.selectedSegmentIndex = 0
        segments.addTarget(
          self, action: Selector(Screen.changed(_:), "changed:"), for: .valueChanged)
        for view in [segments, container] as [UIView] {
          view.translatesAutoresizingMaskIntoConstraints = false
          self.view.addSubview(view)
        }
        NSLayoutConstraint.activate([
          segments.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
          segments.centerXAnchor.constraint(equalTo: view.centerXAnchor),
          container.topAnchor.constraint(equalTo: segments.bottomAnchor, constant: 10),
          container.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          container.trailingAnchor.constraint(equalTo: view.trailingAnchor),
          container.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        place(parts[0])
      }
      func changed(_ sender: UISegmentedControl) {
        for child in children {
          child.willMove(toParent: nil)
          child.view.removeFromSuperview()
          child.removeFromParent()
        }
        place(parts[sender.selectedSegmentIndex])
      }
      private func place(_ part: UIViewController) {
        addChild(part)
        part.view.frame = container.bounds
        part.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.addSubview(part.view)
        part.didMove(toParent: self)
      }
    }
    let screen = Screen()
    show(screen)
    // The frame of the segments is a point higher than what constraints see.
    let height = 844 - 20 - screen.segments.alignmentRect(forFrame: screen.segments.frame).height
    #expect(screen.parts[0].sizes.last == CGSize(width: 390, height: height))
    screen.segments.selectedSegmentIndex = 1
    screen.segments.sendActions(for: .valueChanged)
    window.layoutIfNeeded()
    #expect(screen.parts[1].sizes.last == CGSize(width: 390, height: height))
    #expect(screen.children == [screen.parts[1]] && screen.parts[0].view.superview == nil)
  }

  @Test func `A bar's title is a view, and its buttons are the app's own`() throws {
    let screen = UIViewController()
    let title = UILabel()
    title.text = "A title of two words"
    title.font = .boldSystemFont(ofSize: 17)
    screen.navigationItem.titleView = title
    let button = UIButton(type: .system)
    button.setTitle("Edit", for: .normal)
    screen.navigationItem.rightBarButtonItems = [
      UIBarButtonItem(customView: button),
      UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil),
    ]
    let navigation = UINavigationController(rootViewController: screen)
    show(navigation)
    #expect(title.window === window && button.window === window)
    let frame = title.convert(title.bounds, to: navigation.navigationBar)
    #expect(abs(frame.midX - 195) <= 0.5 && frame.width == title.intrinsicContentSize.width)
  }

  @Test func `A screen is shown from any place by a coordinator`() {
    final class Coordinator {
      let navigation = UINavigationController()
      private(set) var children: [Coordinator] = []
      func start() {
        let list = UIViewController()
        list.title = "List"
        navigation.setViewControllers([list], animated: false)
      }
      func showDetail() {
        let detail = UIViewController()
        detail.title = "Detail"
        navigation.pushViewController(detail, animated: true)
      }
      func close() { navigation.popToRootViewController(animated: true) }
    }
    let coordinator = Coordinator()
    coordinator.start()
    show(coordinator.navigation)
    coordinator.showDetail()
    #expect(coordinator.navigation.viewControllers.map(\.title) == ["List", "Detail"])
    #expect(coordinator.navigation.navigationBar.items?.map(\.title) == ["List", "Detail"])
    coordinator.close()
    #expect(coordinator.navigation.topViewController?.title == "List")
  }
}

extension UILabel {
  /// How high a label of a text is.
  fileprivate static func height(of text: String) -> CGFloat {
    let label = UILabel()
    label.text = text
    return label.intrinsicContentSize.height
  }
}
