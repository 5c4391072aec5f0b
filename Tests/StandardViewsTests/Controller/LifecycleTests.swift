import Foundation
import StandardViews
import Testing
import ViewTree

/// A controller that writes down which of its hooks are called.
class LoggingController: ViewController {
  final class Log {
    var entries: [String] = []

    func take() -> [String] {
      defer { entries = [] }
      return entries
    }
  }

  final class LoggingView: View {
    var onLayout: () -> Void = {}

    override func layoutSubviews() {
      super.layoutSubviews()
      onLayout()
    }
  }

  let log: Log
  let label: String

  init(_ label: String = "", log: Log = Log()) {
    self.label = label.isEmpty ? "" : label + "."
    self.log = log
    super.init(nibName: nil, bundle: nil)
    title = label
  }

  required init?(coder: NSCoder) { nil }

  func note(_ entry: String) { log.entries.append(label + entry) }

  override func loadView() {
    note("loadView")
    let view = LoggingView()
    view.onLayout = { [weak self] in self?.note("layoutSubviews") }
    self.view = view
  }

  override func viewDidLoad() { note("viewDidLoad") }
  override func viewWillAppear(_ animated: Bool) { note("viewWillAppear") }
  override func viewIsAppearing(_ animated: Bool) { note("viewIsAppearing") }
  override func viewDidAppear(_ animated: Bool) { note("viewDidAppear") }
  override func viewWillDisappear(_ animated: Bool) { note("viewWillDisappear") }
  override func viewDidDisappear(_ animated: Bool) { note("viewDidDisappear") }
  override func viewWillLayoutSubviews() { note("viewWillLayoutSubviews") }
  override func viewDidLayoutSubviews() { note("viewDidLayoutSubviews") }
  override func updateViewConstraints() {
    note("updateViewConstraints")
    super.updateViewConstraints()
  }
  override func willMove(toParent parent: ViewController?) {
    note("willMove \(parent == nil ? "nil" : "parent")")
  }
  override func didMove(toParent parent: ViewController?) {
    note("didMove \(parent == nil ? "nil" : "parent")")
  }
}

/// The order in which a controller's hooks are called.
@Suite struct LifecycleTests {
  @Test func `From the first look at the view to its going`() {
    let root = window(390, 844)
    let controller = LoggingController()
    let log = controller.log
    #expect(!controller.isViewLoaded && controller.viewIfLoaded == nil)
    root.rootViewController = controller
    #expect(log.take() == ["loadView", "viewDidLoad", "viewWillAppear"])
    #expect(controller.view.frame == rect(0, 0, 390, 844))
    root.makeKeyAndVisible()
    #expect(
      log.take() == [
        "viewIsAppearing", "updateViewConstraints", "viewWillLayoutSubviews", "layoutSubviews",
        "viewDidLayoutSubviews", "viewDidAppear",
      ])
    root.layoutIfNeeded()
    #expect(log.take() == [])
    controller.view.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(log.take() == ["viewWillLayoutSubviews", "layoutSubviews", "viewDidLayoutSubviews"])
    root.rootViewController = nil
    #expect(log.take() == ["viewWillDisappear", "viewDidDisappear"])
    #expect(controller.view.superview == nil)
    root.rootViewController = controller
    root.layoutIfNeeded()
    #expect(
      log.take().filter { $0.contains("ppear") && !$0.contains("Dis") } == [
        "viewWillAppear", "viewIsAppearing", "viewDidAppear",
      ])
  }

  @Test func `A child's view is laid out after its parent's`() {
    let root = window(390, 844)
    let log = LoggingController.Log()
    let parent = LoggingController("parent", log: log)
    let child = LoggingController("child", log: log)
    root.rootViewController = parent
    parent.addChild(child)
    child.view.frame = rect(10, 20, 100, 200)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    #expect(
      log.take() == [
        "parent.loadView", "parent.viewDidLoad", "parent.viewWillAppear",
        "child.willMove parent", "child.loadView", "child.viewDidLoad", "child.viewWillAppear",
        "child.didMove parent",
      ])
    root.layoutIfNeeded()
    #expect(
      log.take() == [
        "parent.viewIsAppearing", "child.viewIsAppearing",
        "child.updateViewConstraints", "parent.updateViewConstraints",
        "parent.viewWillLayoutSubviews", "parent.layoutSubviews", "parent.viewDidLayoutSubviews",
        "child.viewWillLayoutSubviews", "child.layoutSubviews", "child.viewDidLayoutSubviews",
        "parent.viewDidAppear", "child.viewDidAppear",
      ])
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(
      log.take() == [
        "child.willMove nil", "child.viewWillDisappear", "child.viewDidDisappear",
        "child.didMove nil",
      ])
    #expect(parent.children.isEmpty && child.parent == nil)
  }

  @Test func `A view that changes its place in the window doesn't come and go`() {
    let root = window(390, 844)
    let controller = LoggingController()
    let first = View()
    let second = View()
    root.addSubview(first)
    root.addSubview(second)
    first.addSubview(controller.view)
    root.layoutIfNeeded()
    _ = controller.log.take()
    second.addSubview(controller.view)
    root.layoutIfNeeded()
    #expect(!controller.log.take().contains { $0.contains("ppear") })
    let other = window(100, 100)
    other.addSubview(controller.view)
    #expect(
      controller.log.take() == ["viewWillDisappear", "viewDidDisappear", "viewWillAppear"])
  }

  @Test func `A view that goes before its first layout has never appeared`() {
    let root = window(390, 844)
    let controller = LoggingController()
    root.addSubview(controller.view)
    controller.view.removeFromSuperview()
    root.layoutIfNeeded()
    #expect(
      controller.log.take() == [
        "loadView", "viewDidLoad", "viewWillAppear", "viewWillDisappear", "viewDidDisappear",
      ])
  }

  @Test func `A controller that shows another when it has appeared`() {
    final class Chain: ViewController {
      var count = 0
      override func viewDidAppear(_ animated: Bool) {
        count += 1
        guard count == 1, let parent else { return }
        let next = Chain()
        parent.addChild(next)
        parent.view.addSubview(next.view)
        next.didMove(toParent: parent)
      }
    }
    let root = window(390, 844)
    let top = ViewController()
    root.rootViewController = top
    let first = Chain()
    top.addChild(first)
    top.view.addSubview(first.view)
    // Each shows the next without end; a layout leaves the rest to the next one.
    root.layoutIfNeeded()
    #expect(top.children.count == 9)
    root.layoutIfNeeded()
    #expect(top.children.count == 17)
  }

  @Test func `The view has the size of the window whenever that changes`() {
    let root = window(390, 844)
    let controller = ViewController()
    root.rootViewController = controller
    #expect(controller.view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
    let inner = box(in: controller.view)
    pin(inner, to: controller.view, inset: 10)
    #expect(inner.laidOut == rect(10, 10, 370, 824))
    root.frame.size = CGSize(width: 844, height: 390)
    #expect(inner.laidOut == rect(10, 10, 824, 370))
    root.environment.size = CGSize(width: 100, height: 200)
    #expect(inner.laidOut == rect(10, 10, 80, 180))
  }

  @Test func `Constraints changed between the layout hooks count in the same layout`() {
    final class Changing: ViewController {
      var width: LayoutConstraint?
      override func viewWillLayoutSubviews() { width?.constant = view.bounds.width / 2 }
    }
    let root = window(400, 400)
    let controller = Changing()
    root.rootViewController = controller
    let inner = box(in: controller.view)
    constrain(inner, .leading, .equal, controller.view)
    controller.width = constrain(inner, .width, plus: 1)
    #expect(inner.laidOut.width == 200)
    root.frame.size.width = 300
    #expect(inner.laidOut.width == 150)
  }
}
