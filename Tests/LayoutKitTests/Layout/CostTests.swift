import Foundation
import LayoutKit
import Testing

/// What statements cost: the engine's edits, and memory.
@Suite struct CostTests {
  let stage = Stage()

  @Test func `A remake that changes one constant costs one edit`() {
    func layout(_ inset: Int) {
      stage.a.layout.remake {
        $0.edges.equalToSuperview().inset(10).priority(.high)
        $0.width.height.lessThanOrEqualTo(500)
        $0.height.greaterThanOrEqualTo(inset)
      }
      stage.window.layoutIfNeeded()
    }
    layout(20)
    let before = stage.window.engineCounters
    layout(20)
    #expect(stage.window.engineCounters == before)
    layout(30)
    #expect(stage.window.engineCounters.edits == before.edits + 1)
    #expect(stage.window.engineCounters.constantsChanged == before.constantsChanged + 1)
  }

  @Test func `An update costs what it changes: a constant, a priority, or a row`() {
    stage.a.layout.make {
      $0.left.top.equalToSuperview()
      $0.width.equalTo(stage.b).multipliedBy(2)
      $0.height.equalTo(5)
    }
    stage.window.layoutIfNeeded()
    func cost(_ build: (ConstraintMaker) -> Void) -> [Int] {
      let before = stage.window.engineCounters
      stage.a.layout.update(build)
      stage.window.layoutIfNeeded()
      let after = stage.window.engineCounters
      return [
        after.rowsAdded - before.rowsAdded, after.rowsRemoved - before.rowsRemoved,
        after.constantsChanged - before.constantsChanged,
        after.prioritiesChanged - before.prioritiesChanged,
      ]
    }
    #expect(cost { $0.left.equalToSuperview() } == [0, 0, 0, 0])
    #expect(cost { $0.left.equalTo(7) } == [0, 0, 1, 0])
    #expect(cost { $0.height.equalTo(5).priority(.high) } == [0, 0, 0, 1])
    #expect(cost { $0.width.equalTo(stage.b).multipliedBy(3) } == [1, 1, 0, 0])
    #expect(cost { $0.height.lessThanOrEqualTo(6) } == [1, 1, 0, 0])
  }

  @Test func `Switching states and groups costs the rows that come and go`() {
    stage.a.layout.make { $0.left.top.width.equalToSuperview() }
    stage.a.layout.state("compact") { $0.height.equalTo(44) }
    stage.a.layout.state("regular") { $0.height.equalTo(120) }
    stage.a.layout.switchState(to: "compact")
    stage.window.layoutIfNeeded()
    let before = stage.window.engineCounters
    stage.a.layout.switchState(to: "regular")
    stage.window.layoutIfNeeded()
    #expect(stage.window.engineCounters.rowsAdded == before.rowsAdded + 1)
    #expect(stage.window.engineCounters.rowsRemoved == before.rowsRemoved + 1)
  }

  @Test func `A tree keeps one recorder, with its room, from closure to closure`() throws {
    // Looked at for a moment only: a recorder that somebody else holds isn't kept.
    func kept() throws -> (ObjectIdentifier, room: [Int], statements: Int) {
      let recorder = try #require(stage.window.takeStatementBuffer() as? Recorder)
      stage.window.keep(recorder)
      return (ObjectIdentifier(recorder), recorder.room, recorder.statements.count)
    }
    let statements: (ConstraintMaker) -> Void = {
      $0.edges.equalToSuperview()
      $0.size.equalTo(self.stage.b)
    }
    func change() {
      stage.a.layout.make(statements)
      stage.c.layout.update(statements)
      stage.c.layout.remake(statements)
    }
    change()
    change()
    let first = try kept()
    for _ in 1...1_000 { change() }
    #expect(try kept() == first)
    #expect(first.statements == 0)
  }

  @Test func `A recorder that somebody keeps is nobody else's`() {
    var makers: [ConstraintMaker] = []
    for _ in 1...2 { stage.a.layout.make { makers.append($0) } }
    #expect(stage.window.takeStatementBuffer() == nil)
    stage.a.layout.make { $0.width.equalTo(1) }
    makers[0].width.equalTo(2)
    #expect(stage.a.constraints.lines == ["a.width == 1"])
    #expect(stage.diagnostics.count == 1)
  }

  @Test func `1,000 makes allocate their constraints, and now and then a longer list of them`() {
    // Of a closure there remain its constraints, the list of the item's constraints, and a handle;
    // the recorder is the tree's, as above, and a handle of up to four has no array.
    var rooms: Set<Int> = []
    for _ in 1...1_000 {
      let handle = stage.a.layout.make { $0.edges.equalToSuperview() }
      rooms.insert(stage.a.statedConstraints.capacity)
      #expect(!handle.hasArray)
    }
    #expect(stage.window.constraints.count == 4_000)
    // Each list has twice the room of the one before.
    #expect(rooms.count <= 12)
  }
}
