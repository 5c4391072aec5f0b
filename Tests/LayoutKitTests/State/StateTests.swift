import Foundation
import LayoutKit
import Testing

extension LayoutState {
  fileprivate static let compact: LayoutState = "compact"
  fileprivate static let regular: LayoutState = "regular"
}

@Suite struct StateTests {
  let stage = Stage()

  @Test func `A view and what is inside it switch in one step`() {
    stage.a.addSubview(stage.b)
    stage.a.layout.make {
      $0.left.top.equalToSuperview()
      $0.width.equalTo(100)
    }
    stage.a.layout.state(.compact) { $0.height.equalTo(44) }
    stage.a.layout.state(.regular) { $0.height.equalTo(120) }
    stage.b.layout.make { $0.left.top.equalToSuperview() }
    stage.b.layout.state(.compact) { $0.width.height.equalTo(20) }
    stage.b.layout.state(.regular) { $0.size.equalToSuperview() }
    stage.guide.layout.state(.compact) { $0.width.equalTo(10) }

    #expect(stage.a.layout.currentState == nil)
    stage.window.layout.switchState(to: .compact)
    #expect(stage.frame(of: stage.a) == [0, 0, 100, 44])
    #expect(stage.frame(of: stage.b) == [0, 0, 20, 20])
    #expect(stage.guide.layout.currentState == .compact)

    stage.a.layout.switchState(to: .regular)
    #expect(stage.frame(of: stage.a) == [0, 0, 100, 120])
    #expect(stage.frame(of: stage.b) == [0, 0, 100, 120])
    #expect(stage.a.layout.currentState == .regular)
    #expect(stage.guide.layout.currentState == .compact)
    #expect(stage.takeDiagnostics().isEmpty)
  }

  @Test func `There and back costs the rows that differ, and the objects stay`() {
    let compact = stage.a.layout.state(.compact) { $0.height.equalTo(44) }
    stage.a.layout.state(.regular) { $0.height.equalTo(120) }
    for _ in 1...3 {
      stage.a.layout.switchState(to: .compact)
      #expect(stage.a.constraints.identities == compact.identities)
      stage.a.layout.switchState(to: .regular)
      #expect(stage.a.constraints.lines == ["a.height == 120"])
    }
  }

  @Test func `A state may ask for nothing`() {
    stage.a.layout.state(.compact) { _ in }
    stage.a.layout.state(.regular) { $0.height.equalTo(120) }
    stage.a.layout.switchState(to: .regular)
    stage.a.layout.switchState(to: .compact)
    #expect(stage.a.constraints.isEmpty && stage.a.layout.currentState == .compact)
    #expect(stage.takeDiagnostics().isEmpty)
  }

  @Test func `Stating a state again replaces it, in force if the view is in it`() {
    stage.a.layout.state(.compact) { $0.height.equalTo(44) }
    stage.a.layout.switchState(to: .compact)
    stage.a.layout.state(.compact) { $0.height.equalTo(50) }
    #expect(stage.a.constraints.lines == ["a.height == 50"])
    stage.a.layout.state(.regular) { $0.height.equalTo(120) }
    stage.a.layout.state(.regular) { $0.width.equalTo(120) }
    #expect(stage.a.constraints.lines == ["a.height == 50"])
    stage.a.layout.switchState(to: .regular)
    #expect(stage.a.constraints.lines == ["a.width == 120"])
  }

  @Test func `Update and remake leave states alone, remove takes them along`() {
    stage.a.layout.state(.compact) { $0.width.equalTo(1).priority(.low) }
    stage.a.layout.switchState(to: .compact)
    stage.a.layout.update { $0.width.equalTo(2) }
    stage.a.layout.remake { $0.width.equalTo(3) }
    #expect(stage.a.constraints.lines == ["a.width == 1 @250", "a.width == 3"])
    stage.a.layout.remove()
    #expect(stage.a.constraints.isEmpty && stage.a.layout.currentState == nil)
  }

  @Test func `Named statements of a state`() {
    stage.a.layout.state(.compact) { $0.width.equalTo(1).id("w") }
    stage.a.layout["w"].constant = 5
    stage.a.layout.switchState(to: .compact)
    #expect(stage.a.constraints.lines == ["a.width == 5"])
  }

  @Test func `A state that nobody knows`() {
    let line = #line + 1
    stage.a.layout.switchState(to: "wide")
    stage.b.layout.state(.compact) { $0.width.equalTo(1) }
    stage.b.layout.state(.regular) { $0.width.equalTo(2) }
    stage.window.layout.switchState(to: "wide")
    #expect(stage.diagnostics.map(\.kind) == [.unknownState, .unknownState])
    #expect(
      stage.takeDiagnostics() == [
        "StateTests.swift:\(line): Neither a nor anything inside it has a state 'wide'."
          + " State what holds in it first: layout.state(\"wide\") { ... }.",
        "StateTests.swift:\(line + 3): Neither window nor anything inside it has a state 'wide'."
          + " Known are 'compact', 'regular'.",
      ])
  }

  @Test func `A guide switches by itself`() {
    stage.guide.layout.make { $0.left.top.height.equalToSuperview() }
    stage.guide.layout.state(.compact) { $0.width.equalTo(10) }
    stage.guide.layout.state(.regular) { $0.width.equalTo(30) }
    stage.guide.layout.switchState(to: .regular)
    stage.window.layoutIfNeeded()
    #expect(stage.guide.layoutFrame.width == 30)
    #expect(stage.guide.layout.currentState == .regular)
    #expect(stage.takeDiagnostics().isEmpty)
    // One without states knows none.
    let other = LayoutGuide()
    stage.window.addLayoutGuide(other)
    other.layout.switchState(to: .regular)
    #expect(stage.diagnostics.map(\.kind) == [.unknownState])
  }
}
