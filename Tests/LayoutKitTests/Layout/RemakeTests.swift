import Foundation
import LayoutKit
import Testing

@Suite struct RemakeTests {
  let stage = Stage()

  @Test func `What is stated again stays the same object`() {
    let made = stage.a.layout.make {
      $0.left.top.equalToSuperview()
      $0.width.equalTo(10)
    }
    let remade = stage.a.layout.remake {
      $0.left.top.equalToSuperview()
      $0.width.equalTo(20)
    }
    #expect(remade.identities == made.identities)
    #expect(remade.lines == ["a.left == window.left", "a.top == window.top", "a.width == 20"])
  }

  @Test func `What is stated no more is removed, what is new is added`() {
    let made = stage.a.layout.make { $0.edges.equalToSuperview() }
    let remade = stage.a.layout.remake {
      $0.width.equalTo(10)
      $0.left.equalToSuperview()
    }
    #expect(remade[1] === made[0])
    #expect(made.map(\.isActive) == [true, false, false, false])
    #expect(
      (stage.window.constraints + stage.a.constraints).lines == [
        "a.left == window.left", "a.width == 10",
      ])
  }

  @Test func `Priority and label that aren't stated go back to required and none`() {
    let made = stage.a.layout.make { $0.width.equalTo(1).priority(.low).labeled("w") }
    stage.a.layout.remake { $0.width.equalTo(1) }
    #expect(made.lines == ["a.width == 1"])
  }

  @Test func `Of several with one key, each finds itself again whatever the order`() {
    let made = stage.a.layout.make {
      $0.width.equalTo(1).priority(.low)
      $0.width.equalTo(2).priority(.medium)
      $0.width.equalTo(3).priority(.high)
    }
    let remade = stage.a.layout.remake {
      $0.width.equalTo(3).priority(.high)
      $0.width.equalTo(1).priority(.low)
    }
    #expect(remade.identities == [made[2], made[0]].compactMap { $0 }.identities)
    #expect(made.map(\.isActive) == [true, false, true])
  }

  @Test func `An empty closure removes all`() {
    stage.a.layout.make { $0.edges.equalToSuperview() }
    stage.a.layout.remake { _ in }
    #expect(stage.window.constraints.isEmpty)
  }

  @Test func `The closure runs before anything is removed`() {
    let made = stage.a.layout.make { $0.width.equalTo(10) }
    stage.a.layout.remake { $0.width.equalTo((made[.width].constant ?? 0) + 5) }
    #expect(stage.a.constraints.lines == ["a.width == 15"])
  }

  @Test func `Constraints of other items and of other makers stay`() {
    let foreign = LayoutConstraint(
      item: stage.a, attribute: .height, relatedBy: .equal, toItem: nil,
      attribute: .notAnAttribute, multiplier: 1, constant: 1)
    foreign.isActive = true
    stage.b.layout.make { $0.left.equalTo(stage.a) }
    stage.a.layout.make { $0.width.equalTo(1) }
    stage.a.layout.remake { $0.top.equalTo(0) }
    #expect(
      (stage.window.constraints + stage.a.constraints).lines == [
        "b.left == a.left", "a.top == window.top", "a.height == 1",
      ])
  }

  @Test func `Prepared constraints survive, and are remade once they are in force`() {
    let wide = stage.a.layout.prepare { $0.width.equalTo(100) }
    stage.a.layout.remake { $0.width.equalTo(1) }
    wide.activate()
    #expect(stage.a.constraints.lines == ["a.width == 1", "a.width == 100"])
    stage.a.layout.remake { $0.width.equalTo(2) }
    #expect(stage.a.constraints.lines == ["a.width == 2"])
  }

  @Test func `After a removal from the superview, a remake is a make`() {
    let statements: (ConstraintMaker) -> Void = {
      $0.left.top.equalToSuperview()
      $0.size.equalTo(CGSize(width: 10, height: 20))
    }
    stage.a.layout.make(statements)
    stage.a.removeFromSuperview()
    stage.window.addSubview(stage.a)
    stage.a.layout.remake(statements)
    #expect(stage.frame(of: stage.a) == [0, 0, 10, 20])
    #expect(stage.window.constraints.count == 2 && stage.a.constraints.count == 2)
  }
}
