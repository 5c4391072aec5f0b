import Foundation
import LayoutKit
import Testing

/// Rows and columns of views, by their frames: the superview is 300 × 200.
@Suite struct ArrangementTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var direction = UserInterfaceLayoutDirection.leftToRight
    let frames: [[Double]]
    let layout: @Sendable (Stage) -> Void

    init(
      _ name: String, direction: UserInterfaceLayoutDirection = .leftToRight,
      _ frames: [Double]..., layout: @escaping @Sendable (Stage) -> Void
    ) {
      testDescription = name
      self.direction = direction
      self.frames = frames
      self.layout = layout
    }
  }

  static let cases = [
    // 300 - 2 · 9 is 282, a third is 94.
    Case("three, 9 apart, equal", [0, 0, 94, 200], [103, 0, 94, 200], [206, 0, 94, 200]) { s in
      [s.a, s.b, s.c].layout.distribute(.horizontal, spacing: 9, alignment: .fill)
    },
    Case(
      "the same from right to left", direction: .rightToLeft, [206, 0, 94, 200],
      [103, 0, 94, 200], [0, 0, 94, 200]
    ) { s in [s.a, s.b, s.c].layout.distribute(.horizontal, spacing: 9, alignment: .fill) },
    // From 10 to 270, less 2 · 10: 240.
    Case(
      "with insets on all sides", [10, 5, 80, 180], [100, 5, 80, 180], [190, 5, 80, 180]
    ) { s in
      [s.a, s.b, s.c].layout.distribute(
        .horizontal, spacing: 10,
        insets: DirectionalEdgeInsets(top: 5, leading: 10, bottom: 15, trailing: 30),
        alignment: .fill)
    },
    Case("a column", [0, 0, 300, 60], [0, 70, 300, 60], [0, 140, 300, 60]) { s in
      [s.a, s.b, s.c].layout.distribute(.vertical, spacing: 10, alignment: .fill)
    },
    Case("one fills", [8, 8, 284, 184]) { s in
      [s.a].layout.distribute(
        .horizontal, spacing: 10,
        insets: DirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8),
        alignment: .fill)
    },
    Case("none", []) { s in
      [View]().layout.distribute(.horizontal, spacing: 10)
      [View]().layout.distribute(.vertical, size: 10)
      [View]().layout.align(.top)
      [View]().layout.equalSizes()
    },
    Case("overlapping", [0, 0, 160, 200], [140, 0, 160, 200]) { s in
      [s.a, s.b].layout.distribute(.horizontal, spacing: -20, alignment: .fill)
    },
    Case("natural sizes", [0, 150, 40, 50], [50, 160, 250, 40]) { s in
      s.a.content = CGSize(width: 40, height: 50)
      s.b.content = CGSize(width: 60, height: 40)
      s.a.setContentHuggingPriority(.high, for: .horizontal)
      [s.a, s.b].layout.distribute(
        .horizontal, spacing: 10, sizes: .natural, alignment: .far)
    },
    // Gaps of (300 - 3 · 40) / 2.
    Case("three of 40", [0, 80, 40, 40], [130, 80, 40, 40], [260, 80, 40, 40]) { s in
      [s.a, s.b, s.c].layout.distribute(.horizontal, size: 40, alignment: .center)
      [s.a, s.b, s.c].layout.make { $0.height.equalTo(40) }
    },
    // From 20 to 290, 270 - 2 · 40 leaves 190 for one gap.
    Case(
      "two of 40 with insets from right to left", direction: .rightToLeft, [240, 0, 40, 40],
      [10, 0, 40, 40]
    ) { s in
      [s.a, s.b].layout.distribute(
        .horizontal, size: 40, insets: DirectionalEdgeInsets(leading: 20, trailing: 10),
        alignment: .near)
      [s.a, s.b].layout.make { $0.height.equalTo(40) }
    },
    // Gaps of (200 - 10 - 20 - 3 · 30) / 2 = 40.
    Case("a column of 30", [0, 10, 300, 30], [0, 80, 300, 30], [0, 150, 300, 30]) { s in
      [s.a, s.b, s.c].layout.distribute(
        .vertical, size: 30, insets: DirectionalEdgeInsets(top: 10, bottom: 20), alignment: .fill)
    },
    Case("too large: they overlap evenly", [0, 0, 200, 200], [100, 0, 200, 200]) { s in
      [s.a, s.b].layout.distribute(.horizontal, size: 200, alignment: .fill)
    },
    Case("one of 40", [12, 0, 40, 200]) { s in
      [s.a].layout.distribute(
        .horizontal, size: 40, insets: DirectionalEdgeInsets(leading: 12), alignment: .fill)
    },
    Case("arranged again: what is there changes", [0, 0, 140, 200], [160, 0, 140, 200]) { s in
      [s.a, s.b].layout.distribute(.horizontal, spacing: 5, alignment: .fill)
      s.window.layoutIfNeeded()
      [s.a, s.b].layout.distribute(.horizontal, spacing: 20, alignment: .fill)
    },
    Case("arranged again in another order", [160, 0, 140, 200], [0, 0, 140, 200]) { s in
      [s.a, s.b].layout.distribute(.horizontal, spacing: 20, alignment: .fill)
      s.window.layoutIfNeeded()
      [s.b, s.a].layout.distribute(.horizontal, spacing: 20, alignment: .fill)
    },
    Case("arranged again with one more", [0, 0, 94, 200], [103, 0, 94, 200], [206, 0, 94, 200]) {
      s in
      [s.a, s.b].layout.distribute(.horizontal, spacing: 9, alignment: .fill)
      s.window.layoutIfNeeded()
      [s.a, s.b, s.c].layout.distribute(.horizontal, spacing: 9, alignment: .fill)
    },
    Case("from a fixed distance to a fixed size", [0, 0, 40, 200], [260, 0, 40, 200]) { s in
      [s.a, s.b].layout.distribute(.horizontal, spacing: 9, alignment: .fill)
      s.window.layoutIfNeeded()
      [s.a, s.b].layout.distribute(.horizontal, size: 40, alignment: .fill)
    },
    Case("taken out and put in again", [0, 0, 140, 200], [160, 0, 140, 200]) { s in
      [s.a, s.b].layout.distribute(.horizontal, spacing: 20, alignment: .fill)
      s.window.layoutIfNeeded()
      s.a.removeFromSuperview()
      s.window.addSubview(s.a)
      [s.a, s.b].layout.distribute(.horizontal, spacing: 20, alignment: .fill)
    },
    Case("one leaves the row", [0, 0, 140, 200], [5, 5, 20, 20], [160, 0, 140, 200]) { s in
      [s.a, s.b, s.c].layout.distribute(.horizontal, spacing: 20, alignment: .fill)
      s.b.layout.make { $0.size.equalTo(20).priority(.low) }
      s.window.layoutIfNeeded()
      [s.b].layout.removeArrangements()
      [s.a, s.c].layout.distribute(.horizontal, spacing: 20, alignment: .fill)
      s.b.layout.make { $0.left.top.equalTo(5) }
    },
    Case("twice in the list is once", [0, 0, 140, 200], [160, 0, 140, 200]) { s in
      [s.a, s.b, s.a].layout.distribute(.horizontal, spacing: 20, alignment: .fill)
    },
    Case("aligned and of one size", [30, 20, 50, 60], [90, 20, 50, 60], [150, 20, 50, 60]) { s in
      s.a.layout.make {
        $0.left.equalTo(30)
        $0.top.equalTo(20)
        $0.size.equalTo(CGSize(width: 50, height: 60))
      }
      s.b.layout.make { $0.left.equalTo(90) }
      s.c.layout.make { $0.left.equalTo(150) }
      [s.a, s.b, s.c].layout.align(.top)
      [s.a, s.b, s.c].layout.equalSizes()
      [s.a, s.b, s.c].layout.equalSizes()
    },
    Case("statements about each", [7, 7, 286, 20], [7, 7, 286, 30]) { s in
      [s.a, s.b].layout.make {
        $0.edges(excluding: .bottom).equalToSuperview().inset(7)
        $0.height.equalTo(20)
      }
      s.window.layoutIfNeeded()
      [s.b].layout.update { $0.height.equalTo(30) }
    },
    Case("remade and removed", [0, 0, 10, 10], [1, 1, 10, 10]) { s in
      [s.a, s.b].layout.make { $0.edges.equalToSuperview() }
      [s.a, s.b].layout.remake { $0.left.top.equalTo(0) }
      s.b.layout.remake { $0.left.top.equalTo(1) }
      let spare = [s.a, s.b].layout.prepare { $0.width.height.equalTo(10) }
      spare.activate()
      [s.c, s.d].layout.remove()
    },
  ]

  @Test(arguments: cases)
  func `Views are arranged where the numbers say`(_ row: Case) {
    let stage = Stage(direction: row.direction)
    row.layout(stage)
    for (view, expected) in zip([stage.a, stage.b, stage.c], row.frames) where !expected.isEmpty {
      let actual = stage.frame(of: view)
      let isClose = zip(actual, expected).allSatisfy { abs($0 - $1) <= 1e-9 }
      #expect(isClose, "\(view.name ?? "") is \(actual), not \(expected)")
    }
    #expect(stage.takeDiagnostics() == [])
  }

  @Test func `Arranging again as before changes nothing`() {
    let stage = Stage()
    let made = [stage.a, stage.b, stage.c].layout.distribute(
      .horizontal, spacing: 9, alignment: .fill)
    stage.window.layoutIfNeeded()
    let before = stage.window.engineCounters
    let again = [stage.a, stage.b, stage.c].layout.distribute(
      .horizontal, spacing: 9, alignment: .fill)
    stage.window.layoutIfNeeded()
    #expect(again.identities == made.identities && stage.window.engineCounters == before)
    [stage.a, stage.b, stage.c].layout.distribute(.horizontal, spacing: 6, alignment: .fill)
    stage.window.layoutIfNeeded()
    #expect(stage.window.engineCounters.constantsChanged == before.constantsChanged + 2)
    #expect(stage.window.engineCounters.edits == before.edits + 2)
  }

  @Test func `How many constraints there are: 2, 4, 6, and two each`() {
    let stage = Stage()
    let views = [stage.a, stage.b, stage.c]
    for (count, expected) in [(1, 2), (2, 4), (3, 6)] {
      let made = views.prefix(count).layout.distribute(.horizontal, spacing: 4)
      #expect(made.count == expected)
    }
    for count in 1...3 {
      #expect(views.prefix(count).layout.distribute(.vertical, size: 4).count == 2 * count)
    }
  }

  @Test func `Views of several classes, guides, and both`() {
    let stage = Stage()
    let label = Label()
    stage.window.addSubview(label)
    #expect([stage.a, label].layout.make { $0.left.equalTo(0) }.count == 2)
    #expect([stage.guide].layout.make { $0.left.equalTo(0) }.count == 1)
    let items: [any LayoutItem] = [stage.a, stage.guide]
    #expect(items.layout.align(.top).lines == ["guide.top == a.top"])
  }

  @Test func `Mistakes: numbers that can't be computed with, views without superview`() {
    let stage = Stage()
    [stage.a, stage.b].layout.distribute(.horizontal, spacing: .nan)
    #expect(stage.diagnostics.map(\.message) == ["The constant of b.leading can't be nan."])
    let lone = View()
    var kinds: [LayoutDiagnostic.Kind] = []
    lone.onDiagnostic = { kinds.append($0.kind) }
    [lone].layout.distribute(.horizontal, size: 10)
    #expect(kinds == [.missingSuperview])
    #expect(lone.constraints.lines == ["View.width == 10"])
  }
}
