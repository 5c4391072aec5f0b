import Foundation
import LayoutKit
import Testing

@Suite struct MemoryTests {
  @Test func `A tree with constraints goes when its root goes`() {
    weak var window: Window?
    weak var view: View?
    weak var guide: LayoutGuide?
    weak var constraint: LayoutConstraint?
    do {
      let stage = Stage()
      window = stage.window
      view = stage.a
      guide = stage.guide
      stage.guide.layout.make { $0.edges.equalToSuperview() }
      let made = stage.a.layout.make {
        $0.edges.equalTo(stage.guide).inset(3)
        $0.width.equalTo(stage.b).priority(.low)
      }
      constraint = made.constraints.first
      stage.window.layoutIfNeeded()
      stage.a.layout.update { $0.left.equalTo(stage.guide).offset(4) }
      stage.a.layout.remake { $0.edges.equalToSuperview() }
      stage.window.layoutIfNeeded()
    }
    #expect(window == nil && view == nil && guide == nil && constraint == nil)
  }

  @Test func `A view is kept neither by its layout nor by the constraints that mention it`() {
    let stage = Stage()
    weak var view: View?
    do {
      let temporary = View()
      view = temporary
      stage.window.addSubview(temporary)
      temporary.layout.make { $0.edges.equalToSuperview() }
      stage.a.layout.make { $0.left.equalTo(temporary) }
      stage.window.layoutIfNeeded()
      temporary.removeFromSuperview()
    }
    #expect(view == nil)
  }

  @Test func `Removed constraints go once nobody holds them`() {
    let stage = Stage()
    weak var removed: LayoutConstraint?
    weak var remade: LayoutConstraint?
    removed = stage.a.layout.make { $0.width.equalTo(1) }.constraints.first
    #expect(removed != nil)
    stage.a.layout.remove()
    #expect(removed == nil)
    remade = stage.a.layout.make { $0.width.equalTo(1) }.constraints.first
    stage.a.layout.remake { $0.height.equalTo(1) }
    stage.a.layout.make { $0.top.equalTo(0) }
    #expect(remade == nil)
  }

  @Test func `Constraints that can't come back don't pile up`() {
    let stage = Stage()
    for _ in 1...1_000 {
      stage.a.layout.prepare { $0.width.equalTo(1) }
      stage.a.layout.make { $0.edges.equalToSuperview() }
      stage.a.removeFromSuperview()
      stage.window.addSubview(stage.a)
    }
    #expect(stage.a.statedConstraints.count < 100)
  }

  @Test func `A prepared constraint that somebody holds is still known`() {
    let stage = Stage()
    let prepared = stage.a.layout.prepare { $0.width.equalTo(1) }
    for _ in 1...100 { stage.a.layout.prepare { $0.height.equalTo(1) } }
    prepared.activate()
    stage.a.layout.remake { $0.width.equalTo(2) }
    #expect(prepared.isActive)
    #expect(stage.a.constraints.lines == ["a.width == 2"])
  }
}
