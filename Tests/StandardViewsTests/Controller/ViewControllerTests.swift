import Foundation
import StandardViews
import TestSupport
import Testing
import ViewTree

/// Views, children, safe areas and traits of controllers, and what they are not to do.
@Suite struct ViewControllerTests {
  @Test(
    arguments: [
      // Semantics 5.3: what is added to 20 at the top, edge by edge and not below 0.
      (0, 20), (-10, 10), (-100, 0), (5.5, 25.5),
    ] as [(CGFloat, CGFloat)])
  func `The safe area of a controller's view`(added: CGFloat, expected: CGFloat) {
    for setsEarly in [true, false] {
      let controller = ViewController()
      if setsEarly { controller.additionalSafeAreaInsets = EdgeInsets(top: added) }
      #expect(controller.view.safeAreaInsets == .zero)
      let root = window(390, 844)
      root.environment.safeAreaInsets = EdgeInsets(top: 20)
      root.rootViewController = controller
      if !setsEarly { controller.additionalSafeAreaInsets = EdgeInsets(top: added) }
      root.layoutIfNeeded()
      #expect(controller.view.safeAreaInsets.top == expected)
      #expect(controller.additionalSafeAreaInsets.top == added)
    }
  }

  @Test func `Hooks hear of the safe area and the margins after the view`() {
    final class Listener: ViewController {
      var entries: [String] = []
      override func viewSafeAreaInsetsDidChange() { entries.append("safe") }
      override func viewLayoutMarginsDidChange() { entries.append("margins") }
    }
    let root = window(390, 844)
    let controller = Listener()
    root.rootViewController = controller
    root.layoutIfNeeded()
    controller.entries = []
    root.environment.safeAreaInsets = EdgeInsets(top: 47, bottom: 34)
    root.layoutIfNeeded()
    // UIKit 26.1 tells of margins first.
    #expect(controller.entries == ["margins", "safe"])
  }

  @Test func `A plain view is made with the size of the window, so that masks set early are right`()
  {
    // UIKit makes it as large as the screen; tests of public libraries that run there rely on it.
    final class Early: ViewController {
      let bar = View()
      var size = CGSize.zero
      override func viewDidLoad() {
        size = view.bounds.size
        bar.frame = rect(0, 0, view.bounds.width - 20, 44)
        bar.autoresizingMask = .flexibleWidth
        view.addSubview(bar)
      }
    }
    let root = window(390, 844)
    let (controller, child) = (Early(), Early())
    controller.addChild(child)
    root.rootViewController = controller
    child.loadViewIfNeeded()
    #expect(controller.size == CGSize(width: 390, height: 844))
    #expect(child.size == CGSize(width: 390, height: 844))
    root.frame.size.width = 500
    #expect(controller.bar.laidOut == rect(0, 0, 480, 44))
    #expect(ViewController().view.bounds.size == .zero)
  }

  @Test func `The view of a controller resizes its subviews, and leaves that be when told to`() {
    let root = window(300, 100)
    let controller = ViewController()
    root.rootViewController = controller
    let bar = View(frame: rect(0, 0, 300, 20))
    bar.autoresizingMask = .flexibleWidth
    controller.view.addSubview(bar)
    #expect(controller.view.autoresizesSubviews)
    root.frame.size.width = 400
    #expect(bar.frame.width == 400)
    controller.view.autoresizesSubviews = false
    root.frame.size.width = 500
    #expect(bar.frame.width == 400)
    controller.view.autoresizesSubviews = true
    root.frame.size.width = 600
    // 400 + 100: what the view grew by meanwhile is lost.
    #expect(bar.frame.width == 500)
  }

  @Test func `A controller hears of layouts whatever its view does with its subviews' frames`() {
    final class Counting: ViewController {
      var count = 0
      override func viewDidLayoutSubviews() { count += 1 }
    }
    let root = window(300, 100)
    let controller = Counting()
    root.rootViewController = controller
    controller.view.autoresizesSubviews = true
    root.layoutIfNeeded()
    #expect(controller.count == 1)
  }

  @Test func `Margins of a controller's view are no less than the system's`() {
    let root = Window(environment: LayoutEnvironment(device: .iPhone15ProMax))
    let controller = ViewController()
    root.rootViewController = controller
    #expect(
      controller.view.directionalLayoutMargins
        == DirectionalEdgeInsets(top: 59, leading: 20, bottom: 34, trailing: 20))
    controller.view.directionalLayoutMargins = DirectionalEdgeInsets(leading: 30, trailing: 4)
    #expect(
      controller.view.directionalLayoutMargins
        == DirectionalEdgeInsets(top: 59, leading: 30, bottom: 34, trailing: 20))
    controller.viewRespectsSystemMinimumLayoutMargins = false
    #expect(controller.view.directionalLayoutMargins.trailing == 4)
    #expect(controller.systemMinimumLayoutMargins.leading == 20)
  }

  @Test func `Margins are the system's from the time a view is a controller's`() {
    final class Wide: ViewController {
      override var systemMinimumLayoutMargins: DirectionalEdgeInsets {
        DirectionalEdgeInsets(leading: 31, trailing: 7)
      }
    }
    func sides(_ controller: ViewController) -> [CGFloat] {
      let margins = controller.view.directionalLayoutMargins
      return [margins.leading, margins.trailing]
    }
    // Outside of windows there are no least margins, unless a subclass has some.
    #expect(sides(ViewController()) == [0, 0] && sides(Wide()) == [31, 7])
    let (plain, wide) = (ViewController(), Wide())
    plain.viewRespectsSystemMinimumLayoutMargins = false
    wide.viewRespectsSystemMinimumLayoutMargins = false
    #expect(sides(plain) == [0, 0] && sides(wide) == [0, 0])
    let root = Window(environment: LayoutEnvironment(device: .iPhone15ProMax))
    for controller in [ViewController(), Wide()] {
      root.rootViewController = controller
      let expected: [CGFloat] = controller is Wide ? [31, 7] : [20, 20]
      #expect(sides(controller) == expected)
      let first = controller.view
      controller.view = View()
      #expect(sides(controller) == expected)
      root.layoutIfNeeded()
      #expect(sides(controller) == expected && first?.superview == nil)
    }
  }

  @Test func `Margins follow the environment also when the view has lost another superview before`()
  {
    let controller = ViewController()
    var around: View? = View()
    around?.addSubview(controller.view)
    around = nil
    let window = Window(environment: LayoutEnvironment(device: .iPhone15))
    window.addSubview(controller.view)
    // Other numbers than the phone's own, which are 16.
    window.environment.systemMinimumLayoutMargins = DirectionalEdgeInsets(leading: 31, trailing: 7)
    let margins = controller.view.directionalLayoutMargins
    #expect(margins.leading == 31 && margins.trailing == 7)
  }

  @Test(
    arguments: [
      true, false,
    ])
  func `A scroll view that fills a controller's view makes room for the safe area`(isRoot: Bool) {
    let root = Window(environment: LayoutEnvironment(device: .iPhone14))
    let controller = ViewController()
    let scroll = ScrollView()
    if isRoot {
      controller.view = scroll
    } else {
      scroll.frame = root.bounds
      controller.view.addSubview(scroll)
    }
    root.rootViewController = controller
    root.layoutIfNeeded()
    #expect(scroll.adjustedContentInset == EdgeInsets(top: 47, bottom: 34))
    #expect(scroll.contentOffset.y == -47)
  }

  // MARK: Mistakes

  @Test func `Controllers can't be inside themselves`() {
    let names = ["a", "b", "c"]
    let controllers = names.map { LoggingController($0) }
    let reports = Reports(of: controllers[0].view)
    controllers[0].addChild(controllers[1])
    controllers[1].addChild(controllers[2])
    controllers[0].addChild(controllers[0])
    controllers[2].addChild(controllers[0])
    controllers[1].addChild(controllers[0])
    #expect(
      reports.messages == [
        "a can't be a child of itself.", "a can't be a child of c, which is inside it.",
        "a can't be a child of b, which is inside it.",
      ])
    #expect(controllers[0].children.count == 1 && controllers[0].parent == nil)
    #expect(controllers[2].children.isEmpty)
  }

  @Test func `A child of another parent is taken from it`() {
    let log = LoggingController.Log()
    let first = ViewController()
    let second = ViewController()
    let child = LoggingController("child", log: log)
    first.addChild(child)
    first.addChild(child)
    second.addChild(child)
    #expect(first.children.isEmpty && second.children.count == 1 && child.parent === second)
    #expect(
      log.entries == ["child.willMove parent", "child.didMove nil", "child.willMove parent"])
  }

  @Test func `A hook that moves the controller elsewhere wins`() {
    final class Restless: ViewController {
      weak var goal: ViewController?
      override func willMove(toParent parent: ViewController?) {
        guard let goal, parent !== goal else { return }
        goal.addChild(self)
      }
    }
    let first = ViewController()
    let second = ViewController()
    let child = Restless()
    child.goal = second
    first.addChild(child)
    #expect(first.children.isEmpty && second.children.count == 1 && child.parent === second)
  }

  @Test func `A view has one controller`() {
    let first = LoggingController("first")
    let second = LoggingController("second")
    let reports = Reports(of: second.view)
    let old = second.view
    let shared: View = first.view
    shared.name = "shared"
    second.view = shared
    #expect(
      reports.messages == [
        "shared is the view of another controller, and can't be that of second too."
      ])
    #expect(second.view === old)
    second.view = window(1, 1)
    #expect(reports.all.count == 2 && second.view === old)
  }

  @Test func `Another view takes the old one's place`() {
    let root = window(300, 300)
    let controller = ViewController()
    root.rootViewController = controller
    let old: View = controller.view
    let new = View()
    controller.view = new
    root.layoutIfNeeded()
    #expect(new.superview === root && old.superview == nil)
    #expect(new.frame == rect(0, 0, 300, 300))
    #expect(new.closestViewController === controller && old.closestViewController == nil)
  }

  @Test func `loadView that asks for the view, or makes none, or is called by the program`() {
    final class Asking: ViewController {
      var reports: Reports?
      override func loadView() { view.name = "asked" }
    }
    final class Lazy: ViewController {
      override func loadView() {}
    }
    let parent = ViewController()
    let reports = Reports(of: parent.view)
    let asking = Asking()
    let lazy = Lazy()
    parent.addChild(asking)
    parent.addChild(lazy)
    #expect(asking.view.name == "asked")
    #expect(lazy.view.frame == .zero)
    parent.loadView()
    #expect(
      reports.messages == [
        "loadView of Asking asks for the view that it is to make.",
        "loadView of Lazy makes no view.",
        "loadView of ViewController is called by the program.",
      ])
  }

  @Test(arguments: [true, false])
  func `Insets that can't be computed with`(isLoaded: Bool) {
    let parent = ViewController()
    let reports = Reports(of: parent.view)
    let controller = ViewController()
    parent.addChild(controller)
    if isLoaded { parent.view.addSubview(controller.view) }
    controller.additionalSafeAreaInsets = EdgeInsets(top: .nan)
    #expect(reports.kinds == [.notFinite])
    #expect(controller.additionalSafeAreaInsets == .zero)
  }

  @Test func `A controller that is freed leaves a plain view`() {
    let root = Window(environment: LayoutEnvironment(device: .iPhone14))
    var controller: LoggingController? = LoggingController()
    let log = controller?.log
    weak let weakController = controller
    let view = controller?.view ?? View()
    controller?.additionalSafeAreaInsets.top = 10
    root.addSubview(view)
    controller = nil
    #expect(weakController != nil, "The window keeps who is about to appear.")
    root.layoutIfNeeded()
    #expect(weakController == nil)
    #expect(view.closestViewController == nil)
    _ = log?.take()
    view.frame = root.bounds
    view.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(log?.take() == [])
    #expect(view.safeAreaInsets.top == 47)
    view.removeFromSuperview()
  }

  @Test(.timeLimit(.minutes(Seeds.limit)))
  func `Children nested deeply are freed`() {
    weak var last: ViewController?
    do {
      let leaf = ViewController()
      last = leaf
      var top = leaf
      for _ in 0..<30_000 {
        let parent = ViewController()
        parent.addChild(top)
        top = parent
      }
      #expect(top.children.count == 1 && leaf.parent != nil)
    }
    #expect(last == nil)
  }

  @Test func `One controller in two windows stays in the second`() {
    let first = window(100, 100)
    let second = window(200, 200)
    let controller = ViewController()
    first.rootViewController = controller
    second.rootViewController = controller
    #expect(first.rootViewController == nil && first.subviews.isEmpty)
    #expect(controller.view.frame.size == CGSize(width: 200, height: 200))
  }

  @Test func `A root view that the program has put elsewhere keeps its frame`() {
    let window = window(100, 100)
    let controller = ViewController()
    window.rootViewController = controller
    let elsewhere = View(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    elsewhere.autoresizesSubviews = false
    window.addSubview(elsewhere)
    elsewhere.addSubview(controller.view)
    controller.view.autoresizingMask = []
    controller.view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    window.environment.size = CGSize(width: 200, height: 300)
    #expect(controller.view.laidOut == CGRect(x: 1, y: 2, width: 3, height: 4))
    window.addSubview(controller.view)
    window.environment.size = CGSize(width: 150, height: 250)
    #expect(controller.view.laidOut == CGRect(x: 0, y: 0, width: 150, height: 250))
  }
}
