import Foundation
import StandardViews
import TestSupport
import Testing
import ViewTree

/// Whatever is written in a visual format, it ends quickly and never stops the program.
@Suite(.timeLimit(.minutes(Seeds.limit))) struct VisualFormatRandomTests {
  /// Pieces of which most fit together.
  private static let sense = [
    "[a]", "[b]", "[a(50)]", "[b(==a@750)]", "-", "-8-", "-(>=8,<=20@gap)-", "[b(>=-5)]",
  ]
  /// Pieces that seldom do.
  private static let nonsense = [
    "H:", "V:", "|", "-", "[", "]", "(", ")", ",", "@", "==", "<=", ">=", "=", "<", ".", "e", "0",
    "7", "-5", "1e9", "999999999999999", "1e400", "a", "zz", "gap", "odd", " ", "\n", "\0", "é",
    "e\u{301}", "\u{200D}", "👩‍👩‍👧", "\u{1F1E6}", "½", "%", ":",
  ]

  @Test func `Random formats`() {
    for seed in Seeds(20) { random(seed: seed) }
  }

  private func random(seed: Int) {
    var dice = SplitMix64(seed: UInt64(seed))
    let root = window(300, 200)
    root.onDiagnostic = { _ in }
    let views: [String: any LayoutItem] = [
      "a": box("a", in: root), "b": box("b", in: root), "e": box("e"),
    ]
    var understood = 0
    for _ in 0..<300 {
      let count = dice.integer(1...12)
      let format = (0..<count).map { _ in
        (dice.integer(0...2) > 0 ? Self.sense : Self.nonsense).randomElement(using: &dice) ?? ""
      }.joined()
      let options = LayoutConstraint.FormatOptions(rawValue: dice.pick(0, 0, UInt(dice.next())))
      do {
        let rows = try LayoutConstraint.constraints(
          parsingVisualFormat: format, options: options, metrics: ["gap": 12, "odd": .nan],
          views: views)
        understood += 1
        LayoutConstraint.activate(rows)
        root.layoutIfNeeded()
        LayoutConstraint.deactivate(rows)
      } catch {
        #expect((0...format.count).contains(error.position))
        #expect(error.description.hasSuffix("^"))
      }
    }
    #expect(understood > 0)
  }

  @Test(
    arguments: [
      "(", "[a(", "|", "-", "[a]", "[a]-", "[a]-(", "[a(5,", "1", "[a(1", "e\u{301}", "\u{301}",
      "\u{200D}", "\u{1F1E6}", "a", "[a]-(>=1,<=2@3)-",
    ])
  func `Long formats`(piece: String) {
    let root = window(300, 200)
    let views = ["a": box("a", in: root)]
    let format = String(repeating: piece, count: 20_000)
    let whole = try? LayoutConstraint.constraints(parsingVisualFormat: format, views: views)
    #expect((whole != nil) == (piece == "[a]"))
    do {
      let list = "[a(\(String(repeating: "5,", count: 10_000))5)]"
      let rows = try LayoutConstraint.constraints(
        parsingVisualFormat: "\(list)\(format)", views: views)
      #expect(piece == "[a]")
      #expect(rows.count == 10_001 + 20_000)
    } catch { #expect(error.markedFormat.split(separator: "\n").count == 2) }
  }
}
