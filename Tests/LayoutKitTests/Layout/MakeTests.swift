import Foundation
import LayoutKit
import Testing

@Suite struct MakeTests {
  let stage = Stage()

  @Test func `Constraints come statement by statement, each in canonical order`() {
    let made = stage.a.layout.make {
      $0.width.equalTo(30)
      $0.bottom.left.equalToSuperview().offset(2)
      $0.top.equalTo(stage.b.layout.bottom).multipliedBy(2).priority(.high).labeled("gap")
    }
    #expect(
      made.lines == [
        "a.width == 30",
        "a.left == window.left + 2",
        "a.bottom == window.bottom + 2",
        "a.top == 2 * b.bottom @750 'gap'",
      ])
    #expect(made.allSatisfy { $0.isActive })
  }

  @Test func `Filling the superview and a proportion in one number`() {
    let line = #line + 1
    let filled = stage.a.layout.edgesToSuperview(inset: 8)
    #expect(
      filled.lines == [
        "a.left == window.left + 8", "a.right == window.right - 8", "a.top == window.top + 8",
        "a.bottom == window.bottom - 8",
      ])
    #expect(filled.allSatisfy { $0.source?.line == line })
    let ratio = stage.b.layout.make { $0.aspectRatio(1.5) }
    #expect(ratio.lines == ["b.width : b.height == 3 : 2"])
  }

  @Test func `Each constraint knows the line of its statement`() {
    let line = #line + 2
    let made = stage.a.layout.make {
      $0.size.equalTo(CGSize(width: 1, height: 2))
      $0.left.equalTo(0)
    }
    #expect(made.map { $0.source?.line } == [line, line, line + 1])
    #expect(made.allSatisfy { $0.source?.fileID == #fileID })
  }

  @Test func `The view stops translating its frame, its targets don't`() {
    stage.a.layout.make { $0.left.equalTo(stage.b) }
    #expect(!stage.a.translatesAutoresizingMaskIntoConstraints)
    #expect(stage.b.translatesAutoresizingMaskIntoConstraints)
    stage.c.layout.make { _ in }
    #expect(!stage.c.translatesAutoresizingMaskIntoConstraints)
  }

  @Test func `An empty closure makes nothing`() {
    #expect(stage.a.layout.make { _ in }.isEmpty)
    #expect(stage.window.constraints.isEmpty)
  }

  @Test func `Calling make twice makes twice`() {
    for _ in 1...2 { stage.a.layout.make { $0.left.equalTo(0) } }
    #expect(stage.window.constraints.count == 2)
  }

  @Test func `A make inside another comes first`() {
    stage.a.layout.make {
      $0.left.equalTo(1)
      stage.b.layout.make { $0.left.equalTo(2) }
    }
    #expect(
      stage.window.constraints.lines == ["b.left == window.left + 2", "a.left == window.left + 1"])
  }

  @Test func `A chain kept in a constant begins several statements`() {
    let made = stage.a.layout.make {
      let left = $0.left
      left.top.equalTo(1)
      left.width.equalTo(stage.b)
    }
    #expect(
      made.lines == [
        "a.left == window.left + 1", "a.top == window.top + 1", "a.left == b.left",
        "a.width == b.width",
      ])
  }

  @Test func `The handle finds constraints by attribute and switches them together`() {
    let made = stage.a.layout.make { $0.edges.equalToSuperview() }
    #expect(made.count == 4)
    made[.top].constant = 7
    #expect(
      made.dropFirst().prefix(2).lines == ["a.right == window.right", "a.top == window.top + 7"])
    #expect(made[.width].isEmpty)
    made.deactivate()
    made.deactivate()
    #expect(stage.window.constraints.isEmpty && !made.isActive)
    made.isActive = true
    made.activate()
    #expect(stage.window.constraints.count == 4 && made.isActive)
  }
}
