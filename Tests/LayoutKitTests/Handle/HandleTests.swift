import Foundation
import LayoutKit
import Testing

@Suite struct HandleTests {
  let stage = Stage()

  @Test func `A statement's own handle is filled when the closure has been carried out`() {
    var top = stage.a.layout.make { _ in }
    var wasEmpty = false
    stage.a.layout.make {
      $0.left.equalTo(3)
      top = $0.top.bottom.equalToSuperview().inset(5).labeled("column").constraint
      wasEmpty = top.isEmpty
      $0.width.equalTo(40)
    }
    #expect(wasEmpty)
    #expect(
      top.lines == ["a.top == window.top + 5 'column'", "a.bottom == window.bottom - 5 'column'"])
    top[.top].constant = 20
    #expect(stage.frame(of: stage.a) == [3, 20, 40, 175])
  }

  @Test func `Further steps after the handle was taken still count`() {
    var width = stage.a.layout.make { _ in }
    stage.a.layout.make {
      let step = $0.width.equalTo(10)
      width = step.constraint
      step.offset(5).priority(.high)
    }
    #expect(width.lines == ["a.width == 15 @750"])
  }

  @Test func `Two handles of one statement are of the same constraints`() {
    var handles: [ConstraintHandle] = []
    stage.a.layout.make {
      let step = $0.width.equalTo(10)
      handles = [step.constraint, step.constraint]
    }
    #expect(handles.map(\.count) == [1, 1] && handles[0].first === handles[1].first)
  }

  @Test func `In an update and a remake the handle has what was changed`() {
    let made = stage.a.layout.make { $0.width.equalTo(10) }
    var handles: [ConstraintHandle] = []
    stage.a.layout.update { handles.append($0.width.equalTo(20).constraint) }
    stage.a.layout.remake { handles.append($0.width.equalTo(30).constraint) }
    #expect(handles.allSatisfy { $0.count == 1 && $0.first === made.first })
  }

  @Test func `A statement with a mistake leaves its handle empty`() {
    var handle = stage.a.layout.make { _ in }
    stage.a.layout.make { handle = $0.width.equalTo(CGFloat.nan).constraint }
    #expect(handle.isEmpty && !handle.isActive && handle.constant == nil)
    handle.activate()
    handle.constant = 4
    #expect(stage.takeDiagnostics().count == 1)
  }

  @Test func `What all constraints share is read, and set on all`() {
    let size = stage.a.layout.make {
      $0.size.equalTo(stage.b).multipliedBy(0.5).offset(6).priority(.high)
    }
    #expect(size.constant == 6 && size.multiplier == 0.5)
    #expect(size.priority == .high && size.relation == .equal)
    size[.width].constant? += 4
    #expect(size.constant == nil && size[.width].constant == 10)
    size.constant = 1
    size.multiplier = 2
    size.priority = .low
    size.relation = .lessThanOrEqual
    #expect(
      size.lines == ["a.width <= 2 * b.width + 1 @250", "a.height <= 2 * b.height + 1 @250"])
    let none = size[.left]
    none.constant? += 1
    none.multiplier = 3
    #expect(none.isEmpty && none.constant == nil)
    #expect(stage.takeDiagnostics().isEmpty)
  }

  @Test func `A share of the superview that grows: the multiplier of a handle`() {
    let bar = stage.a.layout.make {
      $0.left.top.equalToSuperview()
      $0.height.equalTo(4)
      $0.width.equalToSuperview().multipliedBy(0.25)
    }
    #expect(stage.frame(of: stage.a) == [0, 0, 75, 4])
    bar[.width].multiplier = 0.5
    #expect(stage.frame(of: stage.a) == [0, 0, 150, 4])
  }

  @Test func `From required to optional and back, through the handle`() {
    let width = stage.a.layout.make { $0.width.equalTo(10) }
    stage.a.layout.make {
      $0.left.top.height.equalToSuperview()
      $0.width.equalTo(30).priority(600)
    }
    for (priority, expected) in [(500, 30), (1000, 10), (599, 30), (601, 10)] {
      width.update(priority: LayoutPriority(Float(priority)))
      #expect(stage.frame(of: stage.a)[2] == Double(expected))
    }
  }

  @Test func `Offset and inset through the handle replace what had added up`() {
    let edges = stage.a.layout.make { $0.edges.equalToSuperview().inset(10).offset(3) }
    edges.update(offset: 15)
    #expect(edges.map(\.constant) == [15, 15, 15, 15])
    edges.update(inset: 20)
    #expect(edges.map(\.constant) == [20, -20, 20, -20])
    edges.update(inset: EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(stage.frame(of: stage.a) == [2, 1, 294, 196])
    edges.update(inset: DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    stage.window.userInterfaceLayoutDirection = .rightToLeft
    #expect(stage.frame(of: stage.a) == [4, 1, 294, 196])
  }

  @Test func `An inset through the handle is that of the attribute on the other side`() {
    let top = stage.a.layout.make { $0.top.equalTo(stage.b.layout.bottom) }
    #expect(top.update(inset: 8).lines == ["a.top == b.bottom - 8"])
    let size = stage.a.layout.make { $0.width.equalTo(100) }
    #expect(size.update(inset: 8).lines == ["a.width == -16"])
  }

  @Test func `Updates take numbers of every type, and hand the handle on`() {
    let (float, unsigned, double): (Float, UInt, Double) = (7, 8, 9)
    let left = stage.a.layout.make { $0.left.equalToSuperview() }
    #expect(
      left.update(offset: 5).update(priority: 999).lines == ["a.left == window.left + 5 @999"])
    #expect(left.update(offset: float).update(priority: float)[0]?.constant == 7)
    #expect(left.update(offset: unsigned).priority == LayoutPriority(7))
    #expect(left.update(inset: double).update(priority: .high).constant == 9)
    #expect(left.update(inset: 10).update(priority: 250.5).priority == LayoutPriority(250.5))
    #expect(left.update(inset: float).update(inset: unsigned).constant == 8)
  }

  @Test func `Places out of range and negative ones hold nothing`() {
    let made = stage.a.layout.make {
      $0.edges.equalToSuperview()
      $0.size.equalTo(stage.b)
    }
    #expect(made.count == 6)
    #expect(made[5]?.firstAttribute == .height)
    #expect([-1, 6, .max, .min].allSatisfy { (place: Int) in made[place] == nil })
    #expect(made.constraints.count == 6 && made.first?.firstAttribute == .left)
  }

  @Test func `Removing through the handle is for good`() {
    let made = stage.a.layout.make { $0.width.equalTo(10) }
    made.remove()
    #expect(stage.a.constraints.isEmpty && !made.isActive)
    stage.a.layout.update { $0.width.equalTo(20) }
    made.remove()
    #expect(stage.a.constraints.lines == ["a.width == 20"])
  }

  @Test func `A description has a line for each constraint, with label, file and line`() {
    let line = #line + 2
    let made = stage.a.layout.make {
      $0.left.equalTo(stage.b.layout.right).multipliedBy(2).offset(-3).priority(.high).labeled(
        "gap")
      $0.width.equalTo(50).inactive()
    }
    #expect(
      made.description == """
        a.left == 2 * b.right - 3 @750 'gap' (HandleTests.swift:\(line))
        a.width == 50 (HandleTests.swift:\(line + 2)) inactive
        """)
  }
}

/// Handles of constraints that have been replaced or removed: every use is reported, none helps.
@Suite struct StaleHandleTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let act: @Sendable (Stage) -> Void

    init(_ name: String, act: @escaping @Sendable (Stage) -> Void) {
      testDescription = name
      self.act = act
    }
  }

  static let ends = [
    Row("remake") { s in s.a.layout.remake { $0.width.greaterThanOrEqualTo(s.b) } },
    Row("remove") { s in s.a.layout.remove() },
    Row("remove of several") { s in [s.a, s.b].layout.remove() },
    Row("transaction") { s in LayoutTransaction.perform { $0.remove(s.a) } },
    Row("another statement of the name") { s in
      s.a.layout.update { $0.width.equalTo(s.b).id("w") }
    },
    Row("a make under the name") { s in s.a.layout.make { $0.width.equalTo(7).id("w") } },
  ]

  @Test(arguments: ends)
  func `A handle of what is gone changes nothing`(_ end: Row) {
    let stage = Stage()
    let made = stage.a.layout.make { $0.width.equalTo(10).id("w") }
    let line = #line - 1
    end.act(stage)
    let before = (stage.window.constraints + stage.a.constraints).lines
    made.activate()
    made.isActive = true
    made.constant = 4
    made.priority = .low
    made.update(inset: 3)
    made.deactivate()
    #expect((stage.window.constraints + stage.a.constraints).lines == before)
    #expect(!made.isActive && made.lines == ["a.width == 10"])
    #expect(stage.diagnostics.map(\.kind) == Array(repeating: .staleHandle, count: 6))
    #expect(
      stage.takeDiagnostics().first
        == "HandleTests.swift:\(line): a.width == 10 has been replaced or removed, and its handle is"
        + " stale. Use the handle that the last make, update or remake returned, or name the"
        + " statement with id(_:) and look it up.")
  }

  @Test func `A multiplier that makes no sense is reported, and the old one stays`() {
    let stage = Stage()
    let width = stage.a.layout.make { $0.width.equalTo(stage.b).multipliedBy(2) }
    let left = stage.a.layout.make { $0.left.equalTo(stage.b) }
    let number = stage.a.layout.make { $0.height.equalTo(5) }
    width.multiplier = .nan
    width.multiplier = 1e20
    left.multiplier = 0
    number.multiplier = 3
    width.constant = .infinity
    width.priority = LayoutPriority(2000)
    #expect(
      width.lines + left.lines + number.lines == [
        "a.width == 2 * b.width", "a.left == b.left", "a.height == 5",
      ])
    #expect(
      stage.diagnostics.map { "\($0.message) \($0.hint)" } == [
        "The multiplier of a.width == 2 * b.width can't be nan."
          + " Use a finite number; look for a division by zero.",
        "The multiplier of a.width == 2 * b.width can't be 1e+20."
          + " Use 0, or a number of a size between 1e-9 and 1e9.",
        "a.left can't be 0 times b.left. Use a multiplier other than 0.",
        "a.height == 5 has no second attribute to multiply. Change its constant.",
        "The constant of a.width == 2 * b.width can't be inf."
          + " Use a finite number; look for a division by zero.",
        "The priority of a.width == 2 * b.width can't be 2000."
          + " Use a number above 0 and up to 1000, which means required.",
      ])
    width.multiplier = 0
    #expect(width.lines == ["a.width == 0 * b.width"])
  }
}
