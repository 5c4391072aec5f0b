import Foundation
import LayoutKit
import Testing

/// Statements with a name of their own.
@Suite struct SlotTests {
  let stage = Stage()

  @Test func `A named statement is found again, in force or not`() {
    stage.a.layout.make {
      $0.left.top.equalToSuperview()
      $0.height.equalTo(4)
      $0.width.equalToSuperview().multipliedBy(0.1).id("progress")
    }
    #expect(stage.frame(of: stage.a) == [0, 0, 30, 4])
    stage.a.layout["progress"].multiplier = 0.6
    #expect(stage.frame(of: stage.a) == [0, 0, 180, 4])
    stage.a.layout["progress"].deactivate()
    #expect(stage.a.layout["progress"].count == 1)
    #expect(stage.a.layout["nothing"].isEmpty)
  }

  @Test func `A name stands for all constraints of its statement`() {
    stage.a.layout.make { $0.edges.equalToSuperview().id("frame") }
    stage.a.layout["frame"].update(inset: 10)
    #expect(stage.frame(of: stage.a) == [10, 10, 280, 180])
  }

  @Test func `An update under the name may change the other side, too`() {
    stage.b.layout.make {
      $0.left.equalTo(100)
      $0.top.equalTo(50)
      $0.width.height.equalTo(20)
    }
    let made = stage.a.layout.make {
      $0.left.equalToSuperview().priority(.high).labeled("x").id("place")
      $0.top.width.height.equalTo(stage.b)
    }
    #expect(stage.frame(of: stage.a) == [0, 50, 20, 20])
    stage.a.layout.update { $0.left.equalTo(stage.b.layout.right).offset(8).id("place") }
    #expect(stage.frame(of: stage.a) == [128, 50, 20, 20])
    #expect(stage.a.layout["place"].lines == ["a.left == b.right + 8 @750 'x'"])
    #expect(made[0]?.isActive == false)
    let kept = stage.a.layout["place"].first
    stage.a.layout.update { $0.left.equalTo(stage.b.layout.right).offset(9).id("place") }
    #expect(stage.a.layout["place"].first === kept)
  }

  @Test func `What is out of force stays so in an update, and comes into force in a remake`() {
    stage.a.layout.make { $0.width.equalTo(10).id("w").inactive() }
    stage.a.layout.update { $0.width.equalTo(20).id("w") }
    #expect(stage.a.constraints.isEmpty)
    #expect(stage.a.layout["w"].lines == ["a.width == 20"])
    stage.a.layout.update { $0.width.equalTo(stage.b).id("w") }
    #expect(stage.window.constraints.isEmpty)
    stage.a.layout.remake { $0.width.equalTo(stage.b).id("w") }
    #expect(stage.window.constraints.lines == ["a.width == b.width"])
  }

  @Test func `A make under the name replaces what had it`() {
    stage.a.layout.make { $0.left.equalTo(1).id("x") }
    stage.a.layout.make {
      $0.right.equalTo(2).id("x")
      $0.top.equalTo(3).id("x")
    }
    #expect(
      stage.window.constraints.lines == ["a.right == window.right + 2", "a.top == window.top + 3"])
  }

  @Test func `An update names a constraint that had no name, and changes named ones without it`() {
    let made = stage.a.layout.make { $0.width.equalTo(1) }
    #expect(stage.a.layout.update { $0.width.equalTo(2).id("w") }.first === made.first)
    #expect(stage.a.layout.update { $0.width.equalTo(3) }.first === made.first)
    #expect(stage.a.layout["w"].lines == ["a.width == 3"])
    let other = stage.a.layout.update { $0.width.equalTo(4).id("v") }
    #expect(other.first !== made.first)
    #expect(stage.a.constraints.lines == ["a.width == 3", "a.width == 4"])
  }

  @Test func `A remake that doesn't state the name takes it away`() {
    let made = stage.a.layout.make { $0.width.equalTo(1).id("w") }
    stage.a.layout.remake { $0.width.equalTo(1) }
    #expect(made.isActive && stage.a.layout["w"].isEmpty)
  }

  @Test func `A remake leaves a named constraint that is out of force and not stated`() {
    stage.a.layout.make { $0.width.equalTo(1).id("w").inactive() }
    stage.a.layout.remake { $0.height.equalTo(1) }
    stage.a.layout["w"].activate()
    #expect(stage.a.constraints.lines == ["a.height == 1", "a.width == 1"])
  }

  @Test func `Each item has names of its own, guides too`() {
    stage.a.layout.make { $0.width.equalTo(1).id("w") }
    stage.guide.layout.make { $0.width.equalTo(2).id("w") }
    stage.guide.layout["w"].constant = 3
    #expect(stage.a.layout["w"].constant == 1 && stage.guide.layout["w"].constant == 3)
  }

  @Test func `An inactive statement in an update and a remake takes its constraint out of force`() {
    let made = stage.a.layout.make { $0.width.height.equalTo(1) }
    stage.a.layout.update { $0.width.equalTo(2).inactive() }
    #expect(made.lines == ["a.width == 2", "a.height == 1"])
    #expect(made.map(\.isActive) == [false, true])
    stage.a.layout.remake { $0.height.equalTo(1).inactive() }
    #expect(stage.a.constraints.isEmpty)
  }
}
