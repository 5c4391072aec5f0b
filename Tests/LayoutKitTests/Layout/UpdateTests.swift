import Foundation
import LayoutKit
import Testing

@Suite struct UpdateTests {
  let stage = Stage()

  @Test func `An update changes constant, multiplier, relation and priority in place`() {
    let made = stage.a.layout.make {
      $0.left.equalTo(10)
      $0.width.equalToSuperview().multipliedBy(0.5)
    }
    let updated = stage.a.layout.update {
      $0.left.greaterThanOrEqualToSuperview().offset(20)
      $0.width.equalToSuperview().dividedBy(4).offset(1).priority(.low).labeled("share")
    }
    #expect(updated.identities == made.identities)
    #expect(
      stage.window.constraints.lines == [
        "a.left >= window.left + 20", "a.width == 0.25 * window.width + 1 @250 'share'",
      ])
  }

  @Test func `A priority or label that isn't stated stays`() {
    stage.a.layout.make { $0.width.equalTo(10).priority(.high).labeled("w") }
    stage.a.layout.update { $0.width.equalTo(20) }
    #expect(stage.a.constraints.lines == ["a.width == 20 @750 'w'"])
  }

  @Test func `From required to optional and back`() {
    stage.a.layout.make { $0.width.equalTo(10) }
    stage.a.layout.update { $0.width.equalTo(10).priority(.medium) }
    #expect(stage.a.constraints.lines == ["a.width == 10 @500"])
    stage.a.layout.update { $0.width.equalTo(10).priority(.required) }
    #expect(stage.a.constraints.lines == ["a.width == 10"])
  }

  @Test func `What isn't there is added, what isn't mentioned stays`() {
    let made = stage.a.layout.make { $0.left.top.equalTo(1) }
    let updated = stage.a.layout.update {
      $0.left.equalTo(2)
      $0.left.equalTo(stage.b.layout.right)
      $0.width.equalTo(3)
    }
    #expect(updated[0] === made[0])
    #expect(
      (stage.window.constraints + stage.a.constraints).lines == [
        "a.left == window.left + 2", "a.top == window.top + 1", "a.left == b.right",
        "a.width == 3",
      ])
  }

  @Test func `One edge of a statement about four`() {
    let made = stage.a.layout.make { $0.edges.equalToSuperview() }
    stage.a.layout.update { $0.bottom.equalToSuperview().inset(30) }
    #expect(made[.bottom].constant == -30)
    #expect(stage.window.constraints.count == 4)
  }

  @Test
  func `Of several with one key: the same label first, then the same relation, then the newest`() {
    let made = stage.a.layout.make {
      $0.width.greaterThanOrEqualTo(1)
      $0.width.lessThanOrEqualTo(2)
      $0.width.equalTo(3).priority(.low).labeled("wish")
      $0.width.equalTo(4).priority(.medium)
    }
    #expect(stage.a.layout.update { $0.width.lessThanOrEqualTo(20) }[0] === made[1])
    #expect(stage.a.layout.update { $0.width.equalTo(30).labeled("wish") }[0] === made[2])
    #expect(stage.a.layout.update { $0.width.equalTo(40) }[0] === made[3])
    #expect(
      stage.a.constraints.lines == [
        "a.width >= 1", "a.width <= 20", "a.width == 30 @250 'wish'", "a.width == 40 @500",
      ])
  }

  @Test func `Two statements about one key never take the same constraint`() {
    let made = stage.a.layout.make {
      $0.width.greaterThanOrEqualTo(1)
      $0.width.lessThanOrEqualTo(2)
    }
    let updated = stage.a.layout.update {
      $0.width.lessThanOrEqualTo(20)
      $0.width.greaterThanOrEqualTo(10)
    }
    #expect(updated.identities == made.reversed().identities)
    #expect(stage.a.constraints.lines == ["a.width >= 10", "a.width <= 20"])
  }

  @Test func `Constraints out of force are left alone`() {
    let made = stage.a.layout.make { $0.width.equalTo(1) }
    made.deactivate()
    let updated = stage.a.layout.update { $0.width.equalTo(2) }
    #expect(updated[0] !== made[0])
    #expect(made.lines == ["a.width == 1"] && !made.isActive)
    #expect(stage.a.constraints.lines == ["a.width == 2"])
  }

  @Test func `Constraints that others made are none of an update's business`() {
    let foreign = LayoutConstraint(
      item: stage.a, attribute: .width, relatedBy: .equal, toItem: nil,
      attribute: .notAnAttribute, multiplier: 1, constant: 1)
    foreign.isActive = true
    stage.a.layout.update { $0.width.lessThanOrEqualTo(2) }
    #expect(stage.a.constraints.lines == ["a.width == 1", "a.width <= 2"])
  }

  @Test func `An updated constraint carries the line of the update`() {
    let made = stage.a.layout.make { $0.width.equalTo(1) }
    stage.a.layout.update { $0.width.equalTo(2) }
    #expect(made[0]?.source?.line == #line - 1)
  }

  @Test func `A statement with a mistake changes nothing`() {
    stage.a.layout.make { $0.edges.equalToSuperview() }
    stage.a.layout.update {
      $0.edges.equalToSuperview().inset(.nan)
      $0.left.equalTo(5)
    }
    #expect(
      stage.window.constraints.lines == [
        "a.left == window.left + 5", "a.right == window.right", "a.top == window.top",
        "a.bottom == window.bottom",
      ])
    #expect(stage.takeDiagnostics().count == 1)
  }
}
