import Foundation
import LayoutKit
import Testing

@Suite struct RemoveTests {
  let stage = Stage()

  @Test func `All that the DSL made for the item goes, the rest stays`() {
    let foreign = LayoutConstraint(
      item: stage.a, attribute: .height, relatedBy: .equal, toItem: nil,
      attribute: .notAnAttribute, multiplier: 1, constant: 1)
    foreign.isActive = true
    stage.a.layout.make { $0.edges.equalToSuperview() }
    stage.a.layout.make { $0.width.equalTo(stage.b) }
    stage.b.layout.make { $0.left.equalTo(stage.a) }
    stage.a.layout.remove()
    #expect(
      (stage.window.constraints + stage.a.constraints).lines == [
        "b.left == a.left", "a.height == 1",
      ])
    stage.a.layout.remove()
    #expect(stage.window.constraints.count == 1)
  }

  @Test func `What is removed is known no more`() {
    let made = stage.a.layout.make { $0.width.equalTo(1) }
    stage.a.layout.remove()
    let updated = stage.a.layout.update { $0.width.equalTo(2) }
    #expect(updated[0] !== made[0])
    #expect(stage.a.constraints.lines == ["a.width == 2"])
  }
}

@Suite struct PrepareTests {
  let stage = Stage()

  @Test func `Nothing is in force before it is activated`() {
    let prepared = stage.a.layout.prepare { $0.edges.equalToSuperview().inset(10) }
    #expect(prepared.count == 4 && !prepared.isActive)
    #expect(stage.window.constraints.isEmpty)
    prepared.activate()
    #expect(stage.frame(of: stage.a) == [10, 10, 280, 180])
    prepared.deactivate()
    #expect(stage.window.constraints.isEmpty)
  }

  @Test func `Items may join their tree later`() {
    let view = View()
    let prepared = view.layout.prepare {
      $0.left.top.equalTo(stage.window)
      $0.width.height.equalTo(20)
    }
    #expect(stage.takeDiagnostics().isEmpty)
    stage.window.addSubview(view)
    prepared.activate()
    #expect(stage.frame(of: view) == [0, 0, 20, 20])
  }
}
