import Foundation
import LayoutKit
import Testing

/// Holders, trees, descriptions: the cases of the comparison that frames don't show.
@Suite struct TraditionTreeTests {
  let stage = Stage()

  @Test func `A set comes apart in canonical order, whatever the order of writing`() {
    let made = stage.a.layout.make {
      $0.center.size.directionalEdges.edges.lastBaseline.firstBaseline.margins.equalTo(stage.b)
    }
    #expect(made.map(\.firstAttribute.rawValue) == Array(1...16))
  }

  @Test func `Duplicates collapse, a dimension is held by the view and has no other side`() {
    let made = stage.a.layout.make { $0.width.width.equalTo(50) }
    #expect(made.count == 1 && made.first?.holder === stage.a)
    #expect(made.first?.secondItem == nil && made.first?.secondAttribute == .notAnAttribute)
  }

  @Test func `An attribute against itself is reported`() {
    stage.a.layout.make { $0.left.equalTo(stage.a).offset(3) }
    stage.a.layout.make { $0.left.equalTo(stage.a).multipliedBy(2) }
    #expect(stage.diagnostics.map(\.kind) == [.illegalPairing])
    #expect(stage.window.constraints.isEmpty && stage.a.constraints.count == 1)
  }

  @Test func `A guide's name is printed, on either side`() {
    let made = stage.guide.layout.make { $0.left.equalTo(stage.a.layout.right) }
    #expect(made.lines == ["guide.left == a.right"])
  }

  @Test func `A guide has no margins, and what names one means its edge`() {
    let made = stage.guide.layout.make { $0.leftMargin.equalToSuperview() }
    let area = stage.window.safeAreaLayoutGuide
    let below = stage.a.layout.make { $0.top.equalTo(area.layout.topMargin).offset(4) }
    #expect(made.lines == ["guide.left == window.left"])
    #expect(below.map(\.secondAttribute) == [.top] && below.constant == 4)
    #expect(stage.takeDiagnostics() == [])
  }

  @Test(
    arguments: [-1, 0, 1000.5, 1500, CGFloat.nan, .infinity])
  func `Priorities out of range are refused`(_ priority: CGFloat) {
    stage.a.layout.make { $0.width.equalTo(1).priority(priority) }
    #expect(stage.diagnostics.map(\.kind) == [.priorityOutOfRange])
    #expect(stage.a.constraints.isEmpty)
  }

  @Test func `What is said after the handle was taken, and 60: no constraint comes back`() {
    let old = stage.a.layout.make { $0.width.equalTo(1) }
    stage.a.layout.remake { $0.width.equalTo(stage.b) }
    old.activate()
    #expect(stage.a.constraints.isEmpty && stage.window.constraints.lines == ["a.width == b.width"])
    #expect(stage.diagnostics.map(\.kind) == [.staleHandle])
  }

  @Test func `An empty closure, and an empty prepare, stop the translation of frames`() {
    stage.a.layout.make { _ in }
    stage.b.layout.prepare { _ in }
    #expect(!stage.a.translatesAutoresizingMaskIntoConstraints)
    #expect(!stage.b.translatesAutoresizingMaskIntoConstraints)
  }

  @Test func `No common superview: the way from each to its root`() {
    let (outside, inside) = (View(), View())
    (outside.name, inside.name) = ("outside", "inside")
    outside.addSubview(inside)
    stage.b.addSubview(stage.a)
    let line = #line + 1
    stage.a.layout.make { $0.left.equalTo(inside) }
    #expect(
      stage.takeDiagnostics() == [
        "TreeTests.swift:\(line): a.left can't be compared with inside.left: no view is above both."
          + " Add them to one tree first. Now they are at a < b < window and at inside < outside."
      ])
  }

  @Test func `Trees 10,000 deep are searched without recursion`() {
    var ends: [View] = [stage.a, stage.b]
    for _ in 1...10_000 {
      for place in ends.indices {
        let next = View()
        ends[place].addSubview(next)
        ends[place] = next
      }
    }
    let made = ends[0].layout.make { $0.left.equalTo(ends[1]) }
    #expect(made.first?.holder === stage.window)
    let (lone, outer) = (View(), View())
    (lone.name, outer.name) = ("lone", "outer")
    outer.addSubview(lone)
    ends[0].layout.make { $0.left.equalTo(lone) }
    let hint = stage.diagnostics.first?.hint ?? ""
    #expect(hint.contains("... < window and at lone < outer."))
  }

  @Test func `No superview`() {
    let view = View()
    var kinds: [LayoutDiagnostic.Kind] = []
    view.onDiagnostic = { kinds.append($0.kind) }
    view.layout.make {
      $0.edges.equalToSuperview()
      $0.left.equalTo(10)
      $0.top.lessThanOrEqualToSuperview(.safeArea)
      $0.top.greaterThanOrEqualToSuperview(.margins)
    }
    // One cause, one report.
    #expect(kinds == [.missingSuperview])
    #expect(view.constraints.isEmpty)
  }

  @Test func `A handle keeps no view, and can't be activated without`() {
    weak var view: View?
    var handle = stage.a.layout.make { _ in }
    do {
      let temporary = View()
      view = temporary
      stage.window.addSubview(temporary)
      handle = temporary.layout.make { $0.edges.equalToSuperview().id("frame") }
      temporary.layout.state("s") { $0.width.equalTo(1) }
      temporary.removeFromSuperview()
    }
    #expect(view == nil && handle.count == 4)
    handle.activate()
    #expect(stage.diagnostics.map(\.kind) == Array(repeating: .itemGone, count: 4))
    #expect(!handle.isActive)
  }

  @Test func `One readable line, with priority, label, file and line`() {
    let line = #line + 2
    let made = stage.a.layout.make {
      $0.left.equalTo(stage.b.layout.right).multipliedBy(2).offset(-3).priority(750).labeled("lbl")
      $0.width.equalTo(50)
      $0.top.equalTo(10).priority(.high)
    }
    #expect(
      made.map(\.debugDescription) == [
        "a.left == 2 * b.right - 3 @750 'lbl' (TreeTests.swift:\(line))",
        "a.width == 50 (TreeTests.swift:\(line + 1))",
        "a.top == window.top + 10 @750 (TreeTests.swift:\(line + 2))",
      ])
  }

  @Test func `SnapKit's identifier and labels`() {
    let made = stage.a.layout.make { $0.edges.equalToSuperview().labeled("frame") }
    #expect(made.allSatisfy { $0.identifier == "frame" })
  }
}
