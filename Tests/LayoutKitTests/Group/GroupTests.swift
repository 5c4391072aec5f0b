import Foundation
import LayoutKit
import Testing

@Suite struct GroupTests {
  let stage = Stage()

  @Test func `A group of constraints about several items comes and goes together`() {
    let compact = ConstraintGroup(isActive: false) {
      $0.make(stage.a) {
        $0.left.top.equalToSuperview()
        $0.size.equalTo(CGSize(width: 44, height: 44))
      }
      $0.make(stage.guide) { $0.left.equalTo(stage.a.layout.right).offset(8) }
    }
    let regular = ConstraintGroup { $0.make(stage.a) { $0.edges.equalToSuperview().inset(20) } }
    #expect(stage.frame(of: stage.a) == [20, 20, 260, 160])
    regular.yield(to: compact)
    #expect(stage.frame(of: stage.a) == [0, 0, 44, 44])
    #expect(compact.isActive && !regular.isActive)
    #expect(compact.constraints.count == 5 && compact.constraints.isActive)
    compact.deactivate()
    compact.deactivate()
    regular.activate()
    regular.activate()
    #expect(stage.frame(of: stage.a) == [20, 20, 260, 160])
    #expect(stage.window.constraints.count == 4)
    #expect(stage.takeDiagnostics().isEmpty)
  }

  @Test func `Closures run once, in their order, and are let go of`() {
    // That of a caller needn't escape.
    func group(_ build: (ConstraintMaker) -> Void) -> ConstraintGroup {
      ConstraintGroup {
        $0.make(stage.a) { $0.left.equalTo(1) }
        $0.make(stage.b) { $0.left.equalTo(2) }
        $0.make(stage.a, build)
      }
    }
    var calls = 0
    let made = group {
      calls += 1
      $0.top.equalTo(3)
    }
    #expect(calls == 1)
    #expect(
      made.constraints.map(\.description) == [
        "a.left == window.left + 1", "a.top == window.top + 3", "b.left == window.left + 2",
      ])
  }

  @Test func `Replacing touches only what differs`() {
    let group = ConstraintGroup {
      $0.make(stage.a) {
        $0.left.top.equalTo(10)
        $0.width.height.equalTo(30)
      }
      $0.make(stage.b) { $0.left.equalTo(stage.a.layout.right) }
    }
    let before = group.constraints
    #expect(stage.frame(of: stage.a) == [10, 10, 30, 30])
    group.replace {
      $0.make(stage.a) {
        $0.left.top.equalTo(10)
        $0.width.height.equalTo(50)
      }
      $0.make(stage.c) { $0.left.equalTo(stage.a.layout.right) }
    }
    #expect(group.constraints.prefix(4).identities == before.prefix(4).identities)
    #expect(before.map(\.isActive) == [true, true, true, true, false])
    #expect(stage.frame(of: stage.a) == [10, 10, 50, 50])
    #expect(stage.frame(of: stage.c)[0] == 60)
    before.activate()
    #expect(stage.diagnostics.map(\.kind) == [.staleHandle])
    #expect(stage.window.constraints.count == 3)
  }

  @Test func `What replaces an inactive group stays inactive`() {
    let group = ConstraintGroup(isActive: false)
    group.replace { $0.make(stage.a) { $0.width.equalTo(1) } }
    #expect(stage.a.constraints.isEmpty && group.constraints.count == 1)
    group.activate()
    group.replace { $0.make(stage.a) { $0.width.equalTo(2) } }
    #expect(stage.a.constraints.lines == ["a.width == 2"])
    group.replace { _ in }
    #expect(stage.a.constraints.isEmpty && group.constraints.isEmpty && group.isActive)
  }

  @Test func `One item stated in two places of a group is one item`() {
    let group = ConstraintGroup {
      $0.make(stage.a) { $0.width.equalTo(1) }
      $0.make(stage.b) { $0.width.equalTo(2) }
      $0.make(stage.a) { $0.height.equalTo(3) }
    }
    #expect(group.constraints.lines == ["a.width == 1", "a.height == 3", "b.width == 2"])
  }

  @Test func `Groups and the statements of an item leave each other alone`() {
    let group = ConstraintGroup { $0.make(stage.a) { $0.width.equalTo(1).priority(.low) } }
    stage.a.layout.update { $0.width.equalTo(2) }
    stage.a.layout.remake { $0.width.equalTo(3) }
    #expect(stage.a.constraints.lines == ["a.width == 1 @250", "a.width == 3"])
    stage.a.layout.remove()
    #expect(stage.a.constraints.lines == ["a.width == 1 @250"])
    group.deactivate()
    #expect(stage.a.constraints.isEmpty)
  }

  @Test func `A group outlives its views, and its constraints the group`() {
    let group = ConstraintGroup()
    weak var view: View?
    do {
      let temporary = View()
      view = temporary
      stage.window.addSubview(temporary)
      group.replace { $0.make(temporary) { $0.edges.equalTo(stage.a) } }
      temporary.removeFromSuperview()
    }
    #expect(view == nil)
    group.activate()
    #expect(stage.diagnostics.isEmpty)
    _ = ConstraintGroup { $0.make(stage.a) { $0.width.equalTo(1) } }
    #expect(stage.a.constraints.lines == ["a.width == 1"])
  }

  @Test func `A mistake leaves out its statement`() {
    let line = #line + 2
    let group = ConstraintGroup {
      $0.make(stage.a) {
        $0.width.equalTo(CGFloat.nan)
        $0.height.equalTo(1)
      }
    }
    #expect(group.constraints.lines == ["a.height == 1"])
    #expect(
      stage.takeDiagnostics() == [
        "GroupTests.swift:\(line + 1): The constant of a.width can't be nan."
          + " Use a finite number; look for a division by zero."
      ])
  }

  @Test func `What is said when the group is made already isn't heard, and reported`() {
    var kept: ConstraintGroup.Maker?
    let group = ConstraintGroup { kept = $0 }
    let line = #line + 1
    kept?.make(stage.a) { $0.width.equalTo(1) }
    #expect(group.constraints.isEmpty && stage.a.constraints.isEmpty)
    #expect(
      stage.takeDiagnostics() == [
        "GroupTests.swift:\(line): Statements about a came after their group was made."
          + " State them inside the closure, or in replace."
      ])
  }
}
