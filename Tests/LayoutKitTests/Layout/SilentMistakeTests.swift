import Foundation
import LayoutKit
import Testing

/// Mistakes that change nothing, and were easily overlooked for that.
@Suite struct SilentMistakeTests {
  let stage = Stage()

  @Test
  func
    `A name that no statement has is reported by each use of its handle, and the known ones named`()
  {
    stage.a.layout.make { $0.width.equalToSuperview().multipliedBy(0.1).id("progress") }
    let line = #line + 1
    stage.a.layout["progess"].multiplier = 0.4
    #expect(
      stage.takeDiagnostics() == [
        "SilentMistakeTests.swift:\(line): No statement about a has the name 'progess'."
          + " Known are 'progress'."
      ])
    let uses: [(ConstraintHandle) -> Void] = [
      { $0.constant = 1 }, { $0.priority = .low }, { $0.relation = .equal },
      { $0.update(offset: 1) }, { $0.update(inset: 1) }, { $0.activate() }, { $0.deactivate() },
      { $0.isActive = true }, { $0.remove() },
    ]
    for use in uses {
      use(stage.b.layout["bar", fileID: "F", line: 1])
      #expect(
        stage.takeDiagnostics() == [
          "F:1: No statement about b has the name 'bar'. Give one the name first, with id(\"bar\")."
        ])
    }
    // A handle is told once, and asking whether there is something is no mistake.
    let handle = stage.b.layout["bar"]
    handle.constant = 1
    handle.constant = 2
    #expect(stage.takeDiagnostics().count == 1)
    #expect(stage.b.layout["bar"].isEmpty && stage.b.layout["bar"].constant == nil)
    #expect(stage.takeDiagnostics().isEmpty)
    #expect(stage.a.layout["progress"].multiplier == 0.1)
  }

  // MARK: Repeated statements

  @Test func `The same statement made again is reported once, with both lines`() {
    let first = #line + 3
    for round in 0..<3 {
      stage.a.layout.make {
        $0.edges.equalToSuperview().inset(8)
        $0.width.lessThanOrEqualTo(500).labeled("limit")
      }
      let reports = stage.takeDiagnostics()
      let words = " was stated before at SilentMistakeTests.swift:"
      let hint =
        ", and holds twice now. Use remake where a closure runs more than once, or update to"
        + " change what is there."
      #expect(
        reports
          == (round != 1
            ? []
            : [
              "SilentMistakeTests.swift:\(first): a.left == window.left + 8\(words)\(first)\(hint)",
              "SilentMistakeTests.swift:\(first + 1): a.width <= 500 'limit'\(words)\(first + 1)"
                + hint,
            ]))
    }
    #expect(stage.frame(of: stage.a) == [8, 8, 284, 184])
  }

  @Test func `So is one that is made twice in a closure`() {
    stage.a.layout.make {
      $0.left.equalTo(stage.b)
      $0.left.right.equalTo(stage.b)
    }
    #expect(stage.diagnostics.map(\.kind) == [.repeatedStatement])
    #expect(stage.diagnostics.map(\.source?.line) == [#line - 3])
  }

  @Test func `Statements that differ in anything may be made one after the other`() {
    func make(_ build: (ConstraintMaker) -> Void) -> ConstraintHandle {
      stage.a.layout.make(build)
    }
    _ = make { $0.left.equalTo(stage.b) }
    _ = make { $0.left.equalTo(stage.c) }
    _ = make { $0.left.equalTo(stage.b.layout.right) }
    _ = make { $0.left.equalTo(stage.b).offset(1) }
    _ = make { $0.left.greaterThanOrEqualTo(stage.b) }
    _ = make { $0.left.equalTo(stage.b).priority(.high) }
    _ = make { $0.left.equalTo(stage.b).labeled("other") }
    _ = make { $0.left.equalTo(stage.b).id("named") }
    _ = make { $0.left.equalTo(stage.b).id("named") }
    // What is out of force may be stated again, and an update or a remake finds what is there.
    make { $0.top.equalTo(stage.b) }.deactivate()
    _ = make { $0.top.equalTo(stage.b) }
    stage.a.layout.update { $0.top.equalTo(stage.b) }
    stage.a.layout.remake { $0.top.equalTo(stage.b) }
    stage.a.layout.remake { $0.top.equalTo(stage.b) }
    #expect(stage.diagnostics.isEmpty)
  }

  // MARK: Prepared and discarded

  @Test func `A prepared closure whose handle nobody keeps is reported by the next layout, once`() {
    let line = #line + 2
    stage.a.layout.prepare {
      $0.width.equalTo(50)
      $0.height.equalTo(50)
    }
    #expect(stage.diagnostics.isEmpty)
    for _ in 0..<2 { stage.window.layoutIfNeeded() }
    #expect(
      stage.takeDiagnostics() == [
        "SilentMistakeTests.swift:\(line): a.width == 50 was prepared and is kept by nobody, so that"
          + " it can't be activated. Keep the handle that prepare returns, or give the statement a"
          + " name with id(_:)."
      ])
  }

  @Test func `What was reported as discarded is not reported again with what is prepared later`() {
    stage.a.layout.prepare { $0.width.equalTo(50) }
    stage.window.layoutIfNeeded()
    #expect(stage.diagnostics.count == 1)
    let kept = stage.a.layout.prepare { $0.height.equalTo(50) }
    stage.window.layoutIfNeeded()
    #expect(stage.diagnostics.count == 1)
    stage.a.layout.prepare { $0.top.equalTo(50) }
    stage.window.layoutIfNeeded()
    #expect(
      stage.diagnostics.count == 2 && stage.diagnostics.last?.message.hasPrefix("a.top") == true)
    #expect(kept.count == 1)
  }

  @Test func `However many are discarded, their item reports it once, and none piles up`() {
    for _ in 0..<1_000 { stage.guide.layout.prepare { $0.width.equalTo(50) } }
    #expect(stage.guide.statedConstraints.count < 100)
    stage.window.layoutIfNeeded()
    #expect(stage.diagnostics.map(\.kind) == [.discardedConstraints])
  }

  @Test func `What is kept, named, activated or prepared without statements is no mistake`() throws
  {
    let kept = stage.a.layout.prepare { $0.width.equalTo(50) }
    var single: ConstraintHandle?
    stage.b.layout.prepare { single = $0.width.equalTo(50).constraint }
    stage.c.layout.prepare { $0.width.equalTo(50).id("wide") }
    stage.d.layout.prepare { $0.width.equalTo(50) }.activate()
    stage.d.layout.prepare { _ in }
    stage.window.layoutIfNeeded()
    #expect(stage.diagnostics.isEmpty)
    #expect(kept.count == 1 && single?.count == 1)
    stage.window.layoutIfNeeded()
    #expect(stage.diagnostics.isEmpty)
  }

  @Test
  func `What was discarded in a window that has gone is reported where its view is laid out next`()
  {
    let view = SizedView(name: "view")
    var gone: Window? = Window(size: CGSize(width: 100, height: 100))
    gone?.addSubview(view)
    view.layout.prepare { $0.width.equalTo(50) }
    gone = nil
    let window = Window(size: CGSize(width: 100, height: 100))
    window.addSubview(view)
    let failure = #expect(throws: LayoutFailure.self) { try window.layoutOrThrow() }
    #expect(failure?.diagnostics.map(\.kind) == [.discardedConstraints])
  }

  @Test func `A checked layout throws what was discarded before the view came into its tree`() {
    let view = SizedView(name: "view")
    view.layout.prepare { $0.width.equalTo(50) }
    let window = Window(size: CGSize(width: 100, height: 100))
    window.addSubview(view)
    let failure = #expect(throws: LayoutFailure.self) { try window.layoutOrThrow() }
    #expect(failure?.diagnostics.map(\.kind) == [.discardedConstraints])
  }
}
