import Foundation
import LayoutKit
import Testing

@Suite struct TransactionTests {
  let stage = Stage()

  @Test func `Views change places in one step, without a clash in between`() {
    stage.a.layout.make { $0.left.top.width.height.equalToSuperview().dividedBy(1) }
    stage.b.layout.make { $0.edges.equalTo(stage.a).inset(10) }
    #expect(stage.frame(of: stage.b) == [10, 10, 280, 180])
    LayoutTransaction.perform {
      $0.remake(stage.a) { $0.edges.equalTo(stage.b).inset(10) }
      $0.remake(stage.b) { $0.edges.equalToSuperview() }
    }
    #expect(stage.frame(of: stage.a) == [10, 10, 280, 180])
    #expect(stage.frame(of: stage.b) == [0, 0, 300, 200])
    #expect(stage.takeDiagnostics().isEmpty)
  }

  @Test func `Nothing changes before the last closure has returned`() {
    stage.a.layout.make { $0.width.equalTo(1) }
    let group = ConstraintGroup { $0.make(stage.d) { $0.width.equalTo(9) } }
    let spare = stage.c.layout.prepare { $0.width.equalTo(7) }
    let old = stage.c.layout.make { $0.width.equalTo(6) }
    var seen: [Int] = []
    LayoutTransaction.perform {
      let made = $0.make(stage.b) { $0.width.equalTo(2) }
      seen.append(made.count)
      $0.update(stage.a) { $0.width.equalTo(3) }
      $0.deactivate(old)
      $0.activate(spare)
      $0.deactivate(group)
      seen.append(stage.a.constraints.count + stage.b.constraints.count)
      $0.remove(stage.a)
    }
    #expect(seen == [0, 1])
    // The removal comes first, whatever the order in which it was asked for.
    #expect(stage.a.constraints.lines == ["a.width == 3"])
    #expect(stage.b.constraints.lines == ["b.width == 2"])
    #expect(stage.c.constraints.lines == ["c.width == 7"])
    #expect(stage.d.constraints.isEmpty && !group.isActive)
  }

  @Test func `Several edits of one view follow one another`() {
    stage.a.layout.make { $0.width.equalTo(5) }
    LayoutTransaction.perform {
      $0.make(stage.a) { $0.height.equalTo(10) }
      $0.update(stage.a) { $0.width.height.equalTo(20) }
      $0.update(stage.a) { $0.height.equalTo(30).priority(.low) }
    }
    #expect(stage.a.constraints.lines == ["a.width == 20", "a.height == 30 @250"])
    LayoutTransaction.perform {
      $0.update(stage.a) { $0.top.equalTo(1) }
      $0.remake(stage.a) { $0.width.equalTo(40) }
    }
    #expect((stage.window.constraints + stage.a.constraints).lines == ["a.width == 40"])
  }

  @Test func `The handles of a transaction are filled when it is over`() {
    var made: ConstraintHandle?
    LayoutTransaction.perform { made = $0.make(stage.guide) { $0.size.equalTo(stage.a) } }
    #expect(made?.lines == ["guide.width == a.width", "guide.height == a.height"])
    LayoutTransaction.perform {
      $0.activate(ConstraintGroup { $0.make(stage.b) { $0.width.equalTo(1) } })
    }
    #expect(stage.b.constraints.count == 1)
  }

  @Test func `A mistake leaves out its statement, the others stand`() {
    LayoutTransaction.perform {
      $0.make(stage.a) { $0.left.equalTo(View()) }
      $0.make(stage.b) { $0.width.equalTo(2) }
    }
    #expect(stage.diagnostics.map(\.kind) == [.noCommonSuperview])
    #expect(stage.b.constraints.lines == ["b.width == 2"])
  }

  @Test func `A transaction that is over does what it is asked for at once`() {
    var kept: LayoutTransaction?
    LayoutTransaction.perform { kept = $0 }
    let made = kept?.make(stage.a) { $0.width.equalTo(1) }
    #expect(stage.a.constraints.lines == ["a.width == 1"] && made?.count == 1)
    if let made { kept?.deactivate(made) }
    #expect(stage.a.constraints.isEmpty)
  }

  @Test func `A handler that changes the layout meanwhile does no harm`() {
    var rounds = 0
    // The handler keeps the window that keeps it.
    defer { stage.window.onDiagnostic = nil }
    stage.window.onDiagnostic = { [stage] _ in
      rounds += 1
      if rounds < 5 {
        stage.a.removeFromSuperview()
        stage.b.layout.remake { $0.width.equalTo(CGFloat.nan) }
      }
    }
    LayoutTransaction.perform {
      $0.make(stage.a) {
        $0.edges.equalToSuperview()
        $0.width.equalTo(CGFloat.infinity)
      }
      $0.make(stage.b) { $0.edges.equalTo(stage.a) }
    }
    stage.window.layoutIfNeeded()
    #expect(rounds == 5)
  }
}
