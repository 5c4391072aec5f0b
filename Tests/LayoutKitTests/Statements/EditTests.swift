import Foundation
import LayoutKit
import Testing

/// Update, remake, prepare and remove: which constraints they touch, and the frames that follow.
@Suite struct EditTests {
  @Test func updateChangesConstantRelationMultiplierAndPriority() throws {
    let stage = Stage()
    let width = try #require(
      stage.a.layout.make { $0.width.equalTo(stage.window).multipliedBy(0.5) }.first)
    #expect(stage.frame(of: stage.a) == [0, 0, 150, 0])
    stage.a.layout.update {
      $0.width.lessThanOrEqualTo(stage.window).multipliedBy(0.25).offset(10).priority(700)
    }
    #expect(stage.a.layout.update { $0.width.lessThanOrEqualTo(stage.window) }.first === width)
    #expect(width.relation == .lessThanOrEqual)
    #expect(width.multiplier == 1)
    #expect(width.constant == 0)
    #expect(width.priority == LayoutPriority(700))
  }

  @Test func updateAddsWhatIsNotThere() {
    let stage = Stage()
    stage.a.layout.make { $0.width.equalTo(20) }
    stage.a.layout.update {
      $0.width.equalTo(30)
      $0.height.equalTo(40)
    }
    #expect(stage.frame(of: stage.a) == [0, 0, 30, 40])
    #expect(stage.a.constraints.count == 2)
  }

  @Test func remakeKeepsWhatStaysTheSame() {
    let stage = Stage()
    let before = stage.a.layout.make {
      $0.left.equalToSuperview().offset(3)
      $0.width.equalTo(20)
      $0.height.equalTo(9)
    }
    let after = stage.a.layout.remake {
      $0.left.equalToSuperview().offset(3)
      $0.width.equalTo(50)
      $0.top.equalTo(1)
    }
    #expect(after[.left] === before[.left])
    #expect(before[.height]?.isActive == false)
    #expect(stage.frame(of: stage.a) == [3, 1, 50, 0])
    #expect(stage.takeDiagnostics() == [])
  }

  @Test func prepareLeavesActivationToTheHandle() {
    let stage = Stage()
    let prepared = stage.a.layout.prepare { $0.size.equalTo(CGSize(width: 4, height: 5)) }
    #expect(!prepared.isActive)
    #expect(stage.a.constraints.isEmpty)
    prepared.activate()
    #expect(stage.frame(of: stage.a) == [0, 0, 4, 5])
    prepared.deactivate()
    #expect(stage.a.constraints.isEmpty)
  }

  @Test func removeForgetsAll() {
    let stage = Stage()
    stage.a.layout.make { $0.edges.equalToSuperview().inset(10) }
    #expect(stage.frame(of: stage.a) == [10, 10, 280, 180])
    stage.b.layout.make { $0.left.equalTo(stage.a) }
    stage.a.layout.remove()
    #expect(stage.window.constraints.count == 1)
  }

  @Test func nobodyIsHeldByStatements() {
    weak var view: View?
    weak var constraint: LayoutConstraint?
    do {
      let stage = Stage()
      let handle = stage.a.layout.make { $0.left.equalTo(stage.b) }
      view = stage.a
      constraint = handle.first
      stage.window.layoutIfNeeded()
    }
    #expect(view == nil)
    #expect(constraint == nil)
  }
}
