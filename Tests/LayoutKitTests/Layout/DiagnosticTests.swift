import Foundation
import LayoutKit
import Testing

/// Every mistake the compiler lets through, and what is said of it, to the letter.
@Suite struct DiagnosticTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let kind: LayoutDiagnostic.Kind
    let words: String
    let layout: @Sendable (ConstraintMaker, Stage) -> Void
  }

  static let rows = [
    row(
      "a chain without relation", .incompleteStatement,
      "a.left is not related to anything."
        + " End the chain with equalTo, lessThanOrEqualTo or greaterThanOrEqualTo."
    ) { make, _ in _ = make.left },
    row(
      "a longer chain without relation", .incompleteStatement,
      "a.left.top is not related to anything."
        + " End the chain with equalTo, lessThanOrEqualTo or greaterThanOrEqualTo."
    ) { make, _ in _ = make.left.top },
    row(
      "no attributes", .incompleteStatement,
      "A statement about a names no attributes."
        + " Name at least one, as in attributes([.left, .top])."
    ) { make, s in make.attributes([]).equalTo(s.b) },
    row(
      "a location against a dimension", .illegalPairing,
      "a.left can't be compared with b.width: a horizontal location with a dimension."
        + " Compare width and height with each other, and edges, centers and baselines with their"
        + " like on the same axis."
    ) { make, s in make.attributes([.left]).equalTo(s.b.layout.width) },
    row(
      "the wrong axis", .illegalPairing,
      "a.top can't be compared with b.left: a vertical location with a horizontal location."
        + " Compare width and height with each other, and edges, centers and baselines with their"
        + " like on the same axis."
    ) { make, s in make.attributes([.left, .top]).equalTo(s.b.layout.left) },
    row(
      "left against leading", .illegalPairing,
      "a.left can't be compared with b.leading: one of them follows the reading direction."
        + " Use leading and trailing on both sides, or left and right on both."
    ) { make, s in make.left.equalTo(s.b.layout.leading) },
    row(
      "trailing against right", .illegalPairing,
      "a.trailing can't be compared with b.right: one of them follows the reading direction."
        + " Use leading and trailing on both sides, or left and right on both."
    ) { make, s in make.trailing.equalTo(s.b.layout.right) },
    row(
      "left and right against half of directional edges", .illegalPairing,
      "a.left can't be compared with b.leading: one of them follows the reading direction."
        + " Use leading and trailing on both sides, or left and right on both."
    ) { make, s in
      make.attributes([.left, .right]).equalTo(s.b.layout.attributes([.leading, .centerX]))
    },
    row(
      "more attributes than the other side has", .illegalPairing,
      "b.horizontalEdges has nothing to compare a.top with."
        + " Name one attribute there, or one for each that is constrained."
    ) { make, s in make.edges.equalTo(s.b.layout.horizontalEdges) },
    row(
      "a size for an edge", .illegalPairing,
      "a.left can't be compared with a size."
        + " Compare locations with numbers, points or insets, and dimensions with numbers or sizes."
    ) { make, _ in make.attributes([.left, .width]).equalTo(CGSize(width: 1, height: 2)) },
    row(
      "insets for a width", .illegalPairing,
      "a.width can't be compared with insets."
        + " Compare locations with numbers, points or insets, and dimensions with numbers or sizes."
    ) { make, _ in make.attributes([.left, .width]).equalTo(EdgeInsets()) },
    row(
      "a point for a height", .illegalPairing,
      "a.height can't be compared with a point."
        + " Compare locations with numbers, points or insets, and dimensions with numbers or sizes."
    ) { make, _ in make.top.height.equalTo(CGPoint.zero) },
    row(
      "a middle that is to be contained", .illegalPairing,
      "a.centerX can't be contained in b: it has no side."
        + " Contain edges or a size; relate a middle with equalTo."
    ) { make, s in make.center.containedIn(s.b) },
    row(
      "a constant that isn't a number", .notFinite,
      "The constant of a.width can't be nan. Use a finite number; look for a division by zero."
    ) { make, _ in make.width.equalTo(CGFloat.nan) },
    row(
      "an infinite offset", .notFinite,
      "The constant of a.left can't be -inf. Use a finite number; look for a division by zero."
    ) { make, _ in make.left.equalToSuperview().offset(-CGFloat.infinity) },
    row(
      "an inset that isn't a number", .notFinite,
      "The constant of a.right can't be nan. Use a finite number; look for a division by zero."
    ) { make, _ in make.edges.equalToSuperview().inset(EdgeInsets(right: .nan)) },
    row(
      "a constant out of range", .outOfRange,
      "The constant of a.width can't be 1e+20. Use a number of a size up to 1e12."
    ) { make, _ in make.width.equalTo(1e20) },
    row(
      "the largest integer", .outOfRange,
      "The constant of a.width can't be 9.223372036854776e+18."
        + " Use a number of a size up to 1e12."
    ) { make, _ in make.width.equalTo(Int.max) },
    row(
      "a division by zero", .notFinite,
      "The multiplier of a.size can't be inf. Use a finite number; look for a division by zero."
    ) { make, _ in make.size.equalToSuperview().dividedBy(0) },
    row(
      "a multiplier out of range", .outOfRange,
      "The multiplier of a.width can't be 1e+18."
        + " Use 0, or a number of a size between 1e-9 and 1e9."
    ) { make, _ in make.width.equalToSuperview().multipliedBy(1e18) },
    row(
      "a location times nothing", .illegalPairing,
      "a.left can't be 0 times b.left. Use a multiplier other than 0."
    ) { make, s in make.left.equalTo(s.b).multipliedBy(0) },
    row(
      "a priority above 1000", .priorityOutOfRange,
      "The priority of a.width can't be 1000.5."
        + " Use a number above 0 and up to 1000, which means required."
    ) { make, _ in make.width.equalTo(1).priority(1000.5) },
    row(
      "a priority of 0", .priorityOutOfRange,
      "The priority of a.width can't be 0."
        + " Use a number above 0 and up to 1000, which means required."
    ) { make, _ in make.width.equalTo(1).priority(0) },
    row(
      "a priority that isn't a number", .priorityOutOfRange,
      "The priority of a.edges can't be nan."
        + " Use a number above 0 and up to 1000, which means required."
    ) { make, _ in make.edges.equalToSuperview().priority(LayoutPriority(.nan)) },
    row(
      "a ratio of nothing", .outOfRange,
      "The aspect ratio of a can't be 16 to 0."
        + " Use two finite numbers above 0, as in aspectRatio(16, 9)."
    ) { make, _ in make.aspectRatio(16, 0) },
    row(
      "nothing to a height", .outOfRange,
      "The aspect ratio of a can't be 0 to 9."
        + " Use two finite numbers above 0, as in aspectRatio(16, 9)."
    ) { make, _ in make.aspectRatio(0, 9) },
    row(
      "a ratio below nothing", .outOfRange,
      "The aspect ratio of a can't be -4 to 3."
        + " Use two finite numbers above 0, as in aspectRatio(16, 9)."
    ) { make, _ in make.aspectRatio(-4, 3) },
    row(
      "a ratio that isn't one", .notFinite,
      "The aspect ratio of a can't be nan to inf."
        + " Use two finite numbers above 0, as in aspectRatio(16, 9)."
    ) { make, _ in make.aspectRatio(CGFloat.nan, CGFloat.infinity) },
    row(
      "half a ratio", .notFinite,
      "The aspect ratio of a can't be nan to 9."
        + " Use two finite numbers above 0, as in aspectRatio(16, 9)."
    ) { make, _ in make.aspectRatio(CGFloat.nan, 9) },
    row(
      "a ratio that can't be computed with", .outOfRange,
      "The multiplier of a.width can't be 1e+20."
        + " Use 0, or a number of a size between 1e-9 and 1e9."
    ) { make, _ in make.aspectRatio(1e20, 1) },
    row(
      "all edges left out", .incompleteStatement,
      "A statement about a names no attributes."
        + " Name at least one, as in attributes([.left, .top])."
    ) { make, s in
      make.edges(excluding: [.left, .right, .top, .bottom]).equalTo(s.b)
    },
    row(
      "one of several numbers", .notFinite,
      "The constant of a.width can't be nan. Use a finite number; look for a division by zero."
    ) { make, _ in make.width.lessThanOrEqualTo(each: [100, .nan, 50]) },
    row(
      "one of several targets", .illegalPairing,
      "a.left can't be compared with c.leading: one of them follows the reading direction."
        + " Use leading and trailing on both sides, or left and right on both."
    ) { make, s in make.left.equalTo(each: [s.b.layout.left, s.c.layout.leading]) },
    row(
      "an attribute of the item against itself", .illegalPairing,
      "a.left is compared with itself. Relate it to another item or another attribute."
    ) { make, s in make.left.equalTo(each: [s.b, s.a]) },
    row(
      "an attribute against itself", .illegalPairing,
      "a.left is compared with itself. Relate it to another item or another attribute."
    ) { make, s in make.left.equalTo(s.a).offset(3) },
  ]

  @Test(arguments: rows)
  func `A mistake is told with file, line, names and a hint, and the rest stands`(_ row: Row) throws
  {
    let stage = Stage()
    let line = #line + 1
    stage.a.layout.make {
      row.layout($0, stage)
      $0.height.equalTo(44)
    }
    let diagnostic = try #require(stage.diagnostics.first)
    #expect(stage.diagnostics.count == 1)
    #expect(diagnostic.kind == row.kind)
    #expect("\(diagnostic.message) \(diagnostic.hint)" == row.words)
    #expect(diagnostic.itemNames.first == "a")
    #expect(diagnostic.source?.fileID == #fileID)
    let isAboutChain = row.kind == .incompleteStatement && row.words.contains("not related")
    #expect((diagnostic.source?.line == line) == isAboutChain)
    // The statement is left out as a whole, the one beside it stands.
    #expect(stage.a.constraints.lines == ["a.height == 44"])
  }

  @Test func `A diagnostic prints as one line: where, what, how to mend`() {
    let stage = Stage()
    let line = #line + 1
    stage.a.layout.make { $0.left.equalTo(stage.b.layout.leading) }
    #expect(
      stage.takeDiagnostics() == [
        "DiagnosticTests.swift:\(line): a.left can't be compared with b.leading:"
          + " one of them follows the reading direction. Use leading and trailing on both sides, or left and right on both."
      ])
  }

  @Test func `A view without superview`() {
    let view = View()
    view.name = "card"
    var diagnostics: [LayoutDiagnostic] = []
    view.onDiagnostic = { diagnostics.append($0) }
    view.layout.make {
      $0.edges.equalToSuperview()
      $0.left.equalTo(10)
      $0.width.equalTo(50)
    }
    #expect(diagnostics.map(\.kind) == [.missingSuperview])
    #expect(
      diagnostics.map(\.message) == ["card has no superview to compare its edges with."])
    #expect(
      diagnostics.map(\.hint) == [
        "Call addSubview first. Another statement of the closure is left out for it."
      ])
    #expect(view.constraints.lines == ["card.width == 50"])
  }

  @Test func `An item that is in no view yet: the diagnostic tells which, once for a closure`() {
    let stage = Stage()
    let stranger = View()
    stranger.name = "stranger"
    stage.b.addSubview(stage.a)
    stage.a.layout.make {
      $0.left.equalTo(stranger.layout.right)
      $0.width.equalTo(stranger)
      $0.height.equalTo(1)
    }
    #expect(stage.diagnostics.map(\.kind) == [.noCommonSuperview])
    #expect(stage.diagnostics.map(\.itemNames) == [["a", "stranger"]])
    #expect(
      stage.diagnostics.first?.message
        == "a.left can't be compared with stranger.right: stranger isn't in any view yet.")
    #expect(
      stage.diagnostics.first?.hint
        == "Call addSubview first. Another statement of the closure is left out for it.")
    #expect(stage.a.constraints.lines == ["a.height == 1"])
  }

  @Test func `A guide that no view owns`() {
    let stage = Stage()
    let guide = LayoutGuide()
    guide.identifier = "column"
    let made = stage.a.layout.make { $0.left.equalTo(guide) }
    #expect(made.isEmpty)
    #expect(stage.diagnostics.first?.hint == "Call addLayoutGuide first.")
  }

  @Test func `A maker that outlives its closure isn't heard`() throws {
    let stage = Stage()
    var kept: ConstraintMaker?
    var step: ConstraintMaker.AmountStep<AttributeSet.Horizontal, any LayoutItem>?
    stage.a.layout.make {
      kept = $0
      step = $0.left.equalToSuperview()
    }
    step?.offset(10).priority(.low).labeled("late")
    let maker = try #require(kept)
    let line = #line + 1
    maker.left.equalTo(3).offset(2).priority(.low)
    #expect(stage.window.constraints.lines == ["a.left == window.left"])
    #expect(
      stage.takeDiagnostics() == [
        "DiagnosticTests.swift:\(line): A statement about a.left came after its closure had"
          + " ended. State it inside the closure, or in another make or update."
      ])
  }

  @Test
  func `A required conflict is reported with both lines, and all is well once the cause is gone`() {
    let stage = Stage()
    stage.a.layout.make { $0.left.top.height.equalToSuperview() }
    let narrow = stage.a.layout.make { $0.width.equalTo(20) }
    let wide = stage.a.layout.make { $0.width.equalTo(40) }
    #expect(stage.frame(of: stage.a) == [0, 0, 20, 200])
    #expect(stage.diagnostics.count == 1)
    guard case .unsatisfiable(let broken, let clashing) = stage.diagnostics.first?.kind else {
      Issue.record("The conflict isn't reported as one.")
      return
    }
    #expect(broken.text == "a.width == 40" && broken.source == wide[0]?.source)
    #expect(clashing.map(\.text) == ["a.width == 20"])
    narrow.deactivate()
    #expect(stage.frame(of: stage.a) == [0, 0, 40, 200])
  }

  @Test func `A target that goes takes its constraints along`() {
    let stage = Stage()
    var target: View? = View()
    stage.window.addSubview(target ?? View())
    stage.a.layout.make { make in
      if let target { make.left.equalTo(target) }
      make.top.equalTo(0)
      make.width.height.equalTo(10)
    }
    target?.removeFromSuperview()
    target = nil
    #expect(stage.frame(of: stage.a) == [0, 0, 10, 10])
    stage.a.layout.update { $0.left.equalTo(7) }
    #expect(stage.frame(of: stage.a) == [7, 0, 10, 10])
    stage.a.layout.remake { $0.edges.equalToSuperview() }
    #expect(stage.frame(of: stage.a) == [0, 0, 300, 200])
    #expect(stage.takeDiagnostics().isEmpty)
  }

  private static func row(
    _ name: String, _ kind: LayoutDiagnostic.Kind, _ words: String,
    layout: @escaping @Sendable (ConstraintMaker, Stage) -> Void
  ) -> Row {
    Row(testDescription: name, kind: kind, words: words, layout: layout)
  }
}
