import Foundation
import LayoutKit
import TestSupport
import Testing
import TreeTestSupport

/// Hooks that do again what they were called for end in a report that names them, and not with the
/// stack.
@Suite(.makesMistakes, .timeLimit(.minutes(Seeds.limit))) struct EndlessHookTests {
  /// A view whose hooks do what the test says.
  private final class Scripted: View {
    var hooks: [String: (Scripted) -> Void] = [:]

    convenience init(_ name: String, _ hook: String, _ body: @escaping (Scripted) -> Void) {
      self.init(frame: .zero)
      self.name = name
      hooks[hook] = body
    }

    private func run(_ hook: String) { hooks[hook]?(self) }

    override func willMove(toSuperview newSuperview: View?) { run("willMove(toSuperview:)") }
    override func didMoveToSuperview() { run("didMoveToSuperview()") }
    override func didMoveToWindow() { run("didMoveToWindow()") }
    override func didAddSubview(_ subview: View) { run("didAddSubview(_:)") }
    override func safeAreaInsetsDidChange() { run("safeAreaInsetsDidChange()") }
    override func layoutMarginsDidChange() { run("layoutMarginsDidChange()") }
    override func traitCollectionDidChange(_ previous: TraitCollection?) {
      run("traitCollectionDidChange(_:)")
    }
    override var intrinsicContentSize: CGSize {
      run("intrinsicContentSize")
      return CGSize(width: 30, height: 20)
    }
    override var frame: CGRect {
      get { super.frame }
      set {
        super.frame = newValue
        run("frame")
      }
    }
    override var effectiveUserInterfaceLayoutDirection: UserInterfaceLayoutDirection {
      run("effectiveUserInterfaceLayoutDirection")
      return .leftToRight
    }
    override func addLayoutGuide(_ guide: LayoutGuide) {
      guide.owningView = self
      super.addLayoutGuide(guide)
    }
  }

  private let window = Window(size: CGSize(width: 100, height: 100))
  private let reports = Reports()

  private final class Reports {
    var all: [LayoutDiagnostic] = []
  }

  init() {
    let reports = reports
    window.name = "window"
    window.onDiagnostic = { reports.all.append($0) }
  }

  /// Expects one report of a loop, of a hook of a view.
  private func expectLoop(
    of hook: String, _ name: String, _ location: Testing.SourceLocation = #_sourceLocation
  ) {
    let loops = reports.all.filter { $0.kind == .recursion }
    #expect(loops.count == 1, sourceLocation: location)
    #expect(loops.first?.itemNames == [name], sourceLocation: location)
    let message = loops.first?.message ?? ""
    #expect(
      message.hasPrefix("\(hook) of \(name) leads to itself again and again"),
      "\(message)", sourceLocation: location)
    for view in [window.subviews.first, window].compactMap({ $0 }) {
      #expect(view.brokenInvariants() == [], sourceLocation: location)
    }
  }

  // MARK: Moves

  @Test func `A view that moves on whenever it has moved`() {
    let (left, right) = (View(), View())
    window.addSubview(left)
    window.addSubview(right)
    let view = Scripted("card", "didMoveToSuperview()") {
      ($0.superview === left ? right : left).addSubview($0)
    }
    left.addSubview(view)
    expectLoop(of: "didMoveToSuperview()", "card")
    #expect(view.superview != nil)
    // Once it has ended, hooks are called again.
    view.hooks = [:]
    var count = 0
    view.hooks["didMoveToSuperview()"] = { _ in count += 1 }
    window.addSubview(view)
    #expect(count == 1)
  }

  @Test func `A view that moves itself before it moves, twice each time`() {
    let other = View()
    window.addSubview(other)
    let view = Scripted("card", "willMove(toSuperview:)") {
      other.addSubview($0)
      $0.removeFromSuperview()
    }
    window.addSubview(view)
    expectLoop(of: "willMove(toSuperview:)", "card")
  }

  @Test func `A view that puts itself into a new box each time`() {
    let view = Scripted("card", "didMoveToSuperview()") { view in
      guard let superview = view.superview else { return }
      let box = View()
      superview.addSubview(box)
      box.addSubview(view)
    }
    window.addSubview(view)
    // The box that the view was about to enter is part of the loop too, and is told of first.
    let loops = reports.all.filter { $0.kind == .recursion }
    #expect(loops.map(\.itemNames) == [["View[0] of View[0]"], ["card"]])
    #expect(loops.allSatisfy { $0.message.hasPrefix("didMoveToSuperview() of ") })
    #expect(window.brokenInvariants() == [])
  }

  @Test func `A view that leaves for a new tree each time`() {
    let reports = reports
    let view = Scripted("card", "didMoveToSuperview()") { view in
      guard view.superview != nil else { return }
      View().addSubview(view)
    }
    view.onDiagnostic = { reports.all.append($0) }
    window.addSubview(view)
    expectLoop(of: "didMoveToSuperview()", "card")
  }

  @Test func `A view that adds another whenever one is added, twice`() {
    let view = Scripted("list", "didAddSubview(_:)") {
      $0.addSubview(View())
      $0.addSubview(View())
    }
    window.addSubview(view)
    view.addSubview(View())
    expectLoop(of: "didAddSubview(_:)", "list")
    #expect(view.subviews.count < 1000)
  }

  @Test func `Views that each add two new ones inside`() {
    func grow(_ view: Scripted) {
      for _ in 0..<2 { view.addSubview(Scripted("leaf", "didMoveToSuperview()", grow)) }
    }
    window.addSubview(Scripted("leaf", "didMoveToSuperview()", grow))
    let loops = reports.all.filter { $0.kind == .recursion }
    #expect(!loops.isEmpty && loops.count < 300)
    #expect(window.brokenInvariants() == [])
  }

  @Test func `A view that changes window from window to window`() {
    let other = Window(size: CGSize(width: 10, height: 10))
    let (first, reports) = (window, reports)
    other.onDiagnostic = { reports.all.append($0) }
    let view = Scripted("card", "didMoveToWindow()") {
      ($0.window === first ? other : first).addSubview($0)
    }
    // The closures of hooks keep what keeps the view.
    defer { view.hooks = [:] }
    window.addSubview(view)
    expectLoop(of: "didMoveToWindow()", "card")
  }

  // MARK: Content and geometry

  @Test func `Content that measures itself to tell its size`() {
    let view = Scripted("badge", "intrinsicContentSize") {
      _ = $0.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
    }
    window.addSubview(view)
    view.layout.make { $0.left.top.equalToSuperview() }
    window.layoutIfNeeded()
    expectLoop(of: "intrinsicContentSize", "badge")
    #expect(view.frame == CGRect(x: 0, y: 0, width: 30, height: 20))
  }

  @Test func `A frame that sets the bounds`() {
    let view = Scripted("card", "frame") { $0.bounds.size.width += 1 }
    window.addSubview(view)
    view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    expectLoop(of: "frame", "card")
  }

  @Test func `A view that makes its superview larger whenever it follows`() {
    let box = View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.addSubview(box)
    let view = Scripted("card", "frame") { _ in box.frame.size.width += 1 }
    defer { view.hooks = [:] }
    view.autoresizingMask = .flexibleWidth
    box.addSubview(view)
    box.frame.size.width = 20
    let loops = reports.all.filter { $0.kind == .recursion }
    #expect(loops.count == 1)
    #expect(loops.first?.message.hasPrefix("frame of ") == true)
  }

  @Test func `A text that grows whenever it has grown`() {
    final class Growing: Label {
      override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        text = (text ?? "") + "i"
      }
    }
    let label = Growing()
    label.name = "label"
    window.addSubview(label)
    _ = label.intrinsicContentSize
    label.text = "a"
    expectLoop(of: "invalidateIntrinsicContentSize()", "label")
  }

  @Test func `A guide that a view sends back to itself`() {
    let view = Scripted("card", "", { _ in })
    window.addSubview(view)
    view.addLayoutGuide(LayoutGuide())
    expectLoop(of: "addLayoutGuide(_:)", "card")
    #expect(view.layoutGuides.count == 1)
  }

  // MARK: Surroundings

  @Test func `Margins, safe areas and traits that change whenever they have changed`() {
    let window = window
    let changes: [(String, (Scripted) -> Void, (Scripted) -> Void)] = [
      ("layoutMarginsDidChange()", { $0.layoutMargins.left += 1 }, { $0.layoutMargins.left = 3 }),
      (
        "safeAreaInsetsDidChange()",
        { view in
          window.environment.safeAreaInsets.top += 1
          window.layoutIfNeeded()
          view.layoutIfNeeded()
        },
        { _ in window.environment.safeAreaInsets.top = 3 }
      ),
      (
        "traitCollectionDidChange(_:)", { _ in window.environment.scale += 1 },
        { _ in window.environment.scale = 3 }
      ),
    ]
    for (hook, change, start) in changes {
      let view = Scripted("card", "", { _ in })
      view.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
      window.addSubview(view)
      _ = view.safeAreaLayoutGuide
      window.layoutIfNeeded()
      view.hooks[hook] = change
      start(view)
      window.layoutIfNeeded()
      // A loop of layouts is stopped by the layout itself.
      let kinds = reports.all.map(\.kind)
      #expect(kinds.contains(.recursion) || kinds.contains(.layoutLoop), "\(hook)")
      #expect(window.brokenInvariants() == [])
      view.hooks = [:]
      view.removeFromSuperview()
      reports.all = []
    }
  }

  @Test func `A reading direction that asks for margins, which follow it`() {
    let view = Scripted("card", "effectiveUserInterfaceLayoutDirection") { _ = $0.layoutMargins }
    window.addSubview(view)
    view.directionalLayoutMargins.leading = 5
    #expect(view.layoutMargins.left == 5)
    #expect(reports.all.contains { $0.kind == .recursion && $0.itemNames == ["card"] })
  }

  // MARK: Handlers, delegates and controllers

  @Test func `A handler that repeats the mistake it hears of, twice`() {
    let view = View()
    view.name = "card"
    window.addSubview(view)
    let reports = reports
    window.onDiagnostic = {
      reports.all.append($0)
      view.frame.origin.x = .nan
      view.frame.origin.x = .infinity
    }
    view.frame.size.width = .nan
    expectLoop(of: "onDiagnostic", "window")
    #expect(reports.all.count == 101)
  }

  @Test func `A delegate that scrolls on whenever it hears of it`() {
    final class Pushing: ScrollViewDelegate {
      func scrollViewDidScroll(_ scrollView: ScrollView) { scrollView.contentOffset.y += 1 }
    }
    let scroll = ScrollView()
    scroll.name = "list"
    window.addSubview(scroll)
    let delegate = Pushing()
    scroll.delegate = delegate
    scroll.contentOffset.y = 1
    expectLoop(of: "scrollViewDidScroll(_:)", "list")
    #expect(scroll.contentOffset.y <= 102)
  }

  @Test func `Insets that change whenever they have changed`() {
    final class Growing: ScrollView {
      override func adjustedContentInsetDidChange() { contentInset.top += 1 }
    }
    let scroll = Growing()
    scroll.name = "list"
    window.addSubview(scroll)
    scroll.contentInset.top = 1
    expectLoop(of: "adjustedContentInsetDidChange()", "list")
  }

  @Test func `A controller that becomes a child again before it does`() {
    final class Eager: ViewController {
      override func willMove(toParent parent: ViewController?) { parent?.addChild(self) }
    }
    let (outer, eager) = (ViewController(), Eager())
    window.rootViewController = outer
    eager.title = "eager"
    let view = View()
    window.addSubview(view)
    eager.view = view
    outer.addChild(eager)
    expectLoop(of: "willMove(toParent:)", "eager")
    #expect(outer.children.count == 1)
  }

  @Test func `A controller that shows its view again whenever it appears`() {
    final class Restless: ViewController {
      override func viewWillAppear(_ animated: Bool) {
        let place = view.superview
        view.removeFromSuperview()
        place?.addSubview(view)
      }
    }
    let controller = Restless()
    controller.title = "restless"
    window.rootViewController = controller
    window.layoutIfNeeded()
    #expect(reports.all.contains { $0.kind == .recursion })
    #expect(window.brokenInvariants() == [])
  }

  // MARK: Containers and tables

  @Test func `A stack that arranges whatever becomes a subview`() {
    final class Arranging: StackView {
      override func addSubview(_ view: View) { addArrangedSubview(view) }
    }
    let stack = Arranging()
    stack.name = "column"
    window.addSubview(stack)
    stack.addSubview(View())
    expectLoop(of: "addSubview(_:)", "column")
    #expect(stack.arrangedSubviews.isEmpty)
  }

  @Test func `A table that loads again whenever it is to be laid out`() {
    final class Reloading: TableView {
      override func setNeedsLayout() {
        super.setNeedsLayout()
        reloadData()
      }
    }
    let table = Reloading()
    table.name = "list"
    // With the screen's pixels, so that no other traits ask for a layout.
    window.scale = LayoutEnvironment.screen.scale
    window.addSubview(table)
    table.reloadData()
    expectLoop(of: "setNeedsLayout()", "list")
  }

  @Test func `A data source that reloads the table while it is asked for counts`() {
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    table.name = "list"
    table.rowHeight = 20
    window.addSubview(table)
    var count = 0
    weak let reloaded: TableView? = table
    table.showSections {
      count += 1
      reloaded?.reloadData()
      return [3 + (reloaded?.numberOfSections ?? 0)]
    } cell: { _, _ in
      TableViewCell(reuseIdentifier: nil)
    }
    window.layoutIfNeeded()
    #expect(count == 1)
    #expect(table.numberOfRows(inSection: 0) == 3)
    #expect(reports.all.map(\.kind) == [.dataSource])
    #expect(reports.all.first?.itemNames == ["list"])
  }
}
