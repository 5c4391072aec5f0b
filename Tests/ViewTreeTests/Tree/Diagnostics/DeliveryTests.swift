import Foundation
import StandardViews
import Testing
import ViewTree

/// Who is told of a mistake, and when: each is told once, and none is lost.
@Suite struct DeliveryTests {
  /// Makes a mistake about a view, told apart by its number.
  private func err(_ view: View, _ number: Int) {
    constrain(view, .top, plus: CGFloat(number))
  }

  private func words(_ number: Int) -> String {
    "view.top can't be compared with \(number): a location with a number."
  }

  @Test func `A handler that is set later is told what was wrong until then, in its order`() {
    let root = View()
    let view = box("view", in: root)
    err(view, 1)
    err(view, 2)
    let reports = Reports(of: root)
    #expect(reports.messages == [words(1), words(2)])
    let handler = root.onDiagnostic
    root.onDiagnostic = handler
    root.layoutIfNeeded()
    #expect(reports.all.count == 2)
  }

  @Test func `A tree that comes into one with a handler tells it, whichever is the larger`() {
    for size in [0, 10] {
      let container = window(300, 300)
      let reports = Reports(of: container)
      let root = View()
      for _ in 0..<size { root.addSubview(View()) }
      let view = box("view", in: root)
      err(view, 1)
      #expect(reports.all.isEmpty)
      container.addSubview(root)
      #expect(reports.messages == [words(1)])
      err(view, 2)
      container.layoutIfNeeded()
      #expect(reports.messages == [words(1), words(2)])
    }
  }

  @Test func `A handler is told only what happened below it`() {
    let root = View()
    let view = box("view", in: root)
    let other = View()
    root.addSubview(other)
    err(view, 1)
    let others = Reports(of: other)
    #expect(others.all.isEmpty)
    let reports = Reports(of: view)
    #expect(reports.messages == [words(1)])
  }

  @Test func `A view that leaves its tree takes along what it has reported`() {
    let root = View()
    let view = box("view", in: root)
    err(view, 1)
    view.removeFromSuperview()
    let former = Reports(of: root)
    let own = Reports(of: view)
    #expect(former.all.isEmpty && own.messages == [words(1)])
  }

  @Test func `A view that outlives its superview takes along what it has reported`() {
    var root: View? = View()
    let view = box("view", in: root)
    err(view, 1)
    root = nil
    #expect(root == nil && view.superview == nil)
    #expect(Reports(of: view).messages == [words(1)])
  }

  @Test func `What no handler has been told is thrown by the next checked layout, once`() throws {
    let container = window(300, 300)
    let view = box("view", in: container)
    pin(view, to: container)
    err(view, 1)
    let failure = #expect(throws: LayoutFailure.self) { try container.layoutOrThrow() }
    #expect(failure?.diagnostics.map(\.message) == [words(1)])
    let reports = Reports(of: container)
    try container.layoutOrThrow()
    #expect(reports.all.isEmpty)
    err(view, 2)
    #expect(reports.messages == [words(2)])
    try container.layoutOrThrow()
  }

  /// Puts a larger tree into its own while it is laid out, and makes mistakes before and after that.
  private final class Growing: View {
    override func layoutSubviews() {
      super.layoutSubviews()
      guard subviews.isEmpty else { return }
      let large = View()
      for _ in 0..<20 { large.addSubview(View()) }
      constrain(self, .top, plus: 1)
      addSubview(large)
      constrain(self, .top, plus: 2)
    }
  }

  @Test
  func `A checked layout throws once what is reported as its tree becomes part of a larger one`()
    throws
  {
    let growing = Growing()
    growing.name = "view"
    let reports = Reports(of: growing)
    let failure = #expect(throws: LayoutFailure.self) { try growing.layoutOrThrow() }
    #expect(failure?.diagnostics.map(\.message) == [words(1), words(2)])
    #expect(reports.all.isEmpty)
    err(growing, 3)
    #expect(reports.messages == [words(3)])
  }

  @Test
  func `What nobody asks for is written to standard error: by a layout, at the end, and in excess`()
    async
  {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) {
      let laidOut = box("laidOut")
      constrain(laidOut, .top, plus: 1)
      laidOut.layoutIfNeeded()
      laidOut.onDiagnostic = { print("told twice: \($0)") }
      do {
        let freed = box("freed")
        constrain(freed, .top, plus: 1)
      }
      let busy = box("busy")
      for number in 0..<102 { constrain(busy, .top, plus: CGFloat(number)) }
      var told = 0
      busy.onDiagnostic = { _ in told += 1 }
      if told != 100 { FileHandle.standardError.write(Data("told \(told)\n".utf8)) }
    }
    let lines = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      .split(separator: "\n").map { $0.split(separator: ": ", maxSplits: 1).last ?? "" }
    let told = [("laidOut", 1), ("freed", 1), ("busy", 100), ("busy", 101)]
    #expect(
      lines
        == told.map { name, number in
          "\(name).top can't be compared with \(number): a location with a number. Name a second item,"
            + " such as the superview."
        })
  }

  @Test func `A handler may edit the tree that is handed to it`() {
    let container = window(300, 300)
    let root = View()
    let view = box("view", in: root)
    err(view, 1)
    var told = 0
    container.onDiagnostic = { _ in
      told += 1
      root.removeFromSuperview()
    }
    container.addSubview(root)
    #expect(told == 1 && container.subviews.isEmpty)
  }

  @Test func `A mistake about a stranger and a view in a window is told in the window`() {
    let container = window(300, 300)
    let reports = Reports(of: container)
    let stranger = box("stranger")
    let view = box("view", in: container)
    constrain(stranger, .left, .equal, view)
    #expect(reports.kinds == [.noCommonSuperview])
  }

  // MARK: Controllers

  private final class Screen: ViewController {
    let orphan = box("orphan")

    override func viewDidLoad() {
      constrain(box("view", in: view), .top, plus: 1)
      constrain(orphan, .top, plus: 2)
      additionalSafeAreaInsets = EdgeInsets(top: .nan)
    }
  }

  @Test
  func `What goes wrong while a view is loaded reaches the window's handler, set before or after`()
  {
    let wanted = [
      words(1), "The safe area insets of View can't be computed with.",
      "orphan.top can't be compared with 2: a location with a number.",
    ]
    let early = window(300, 300)
    let earlyReports = Reports(of: early)
    early.rootViewController = Screen()
    #expect(earlyReports.messages.count == 3)
    #expect(earlyReports.messages.first == wanted.first)
    #expect(earlyReports.messages.last == wanted.last)

    let late = window(300, 300)
    late.rootViewController = Screen()
    let lateReports = Reports(of: late)
    #expect(lateReports.messages == earlyReports.messages)

    let checked = window(300, 300)
    checked.rootViewController = Screen()
    let failure = #expect(throws: LayoutFailure.self) { try checked.layoutOrThrow() }
    #expect(failure?.diagnostics.map(\.message) == earlyReports.messages)
  }

  /// Makes mistakes about a view that it forgets to add.
  private final class Forgetful: ViewController {
    let orphan = box("orphan")

    override func viewDidLoad() {
      for number in 0..<102 { constrain(orphan, .top, plus: CGFloat(number)) }
    }
  }

  @Test func `While a view is loaded only what is too much to keep is written to standard error`()
    async
  {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) {
      let container = window(300, 300)
      var told = 0
      container.onDiagnostic = { _ in told += 1 }
      container.rootViewController = Forgetful()
      if told != 100 { FileHandle.standardError.write(Data("told \(told)\n".utf8)) }
    }
    let lines = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      .split(separator: "\n").map { $0.split(separator: ": ", maxSplits: 1).last ?? "" }
    #expect(
      lines.map { $0.prefix { $0 != ":" } }
        == [100, 101].map { "orphan.top can't be compared with \($0)" })
  }

  @Test func `What a controller reports before it has a view reaches the view's handler`() {
    let controller = ViewController()
    controller.additionalSafeAreaInsets = EdgeInsets(top: .nan)
    controller.loadView()
    let container = window(300, 300)
    let reports = Reports(of: container)
    container.rootViewController = controller
    #expect(
      reports.messages == [
        "The additional safe area insets of ViewController can't be computed with.",
        "loadView of ViewController is called by the program.",
      ])
  }
}
