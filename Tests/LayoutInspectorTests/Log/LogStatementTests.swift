import Foundation
import LayoutInspector
import Testing

/// Each form of a constraint in a log is held against a width that contradicts it.
@Suite struct LogStatementTests {
  struct Case: Sendable, CustomTestStringConvertible {
    /// The constraints, without their addresses.
    let lines: [String]
    /// What is said of the numbers.
    let arithmetic: String

    init(_ arithmetic: String, _ lines: String...) {
      self.arithmetic = arithmetic
      self.lines = lines
    }

    var testDescription: String { lines[0] }
  }

  private static let wide = "UIView:0x2.width == 100   (active)"
  private static let other = "UIView:0x3.width == 40   (active)"

  @Test(arguments: [
    // a.width == 2 · 40 + 10, and 100.
    Case(
      "100 > 10 + 2 * 40 = 90, short by 10",
      "UIView:0x2.width == 2*UIView:0x3.width + 10   (active)"),
    Case(
      "10 + 100 = 110 > 2 * 40 = 80, short by 30",
      "UIView:0x2.width == 2*UIView:0x3.width - 10   (active)"),
    Case(
      "100 + 40 = 140 > 10, short by 130", "UIView:0x2.width == - UIView:0x3.width + 10   (active)"),
    Case("100 > 40, short by 60", "UIView:0x2.width == UIView:0x3.width   (active)"),
    // By names alone, one of which has the sign before it.
    Case(
      "100 + 40 = 140 > 10, short by 130",
      "card.width == - side.width + 10   (active, names: card:0x2, side:0x3 )"),
    Case(
      "100 + 40 = 140 > 0",
      "card.width == -side.width   (active, names: card:0x2, side:0x3 )"),
    Case("100 > 70, short by 30", "UIView:0x2.width == 70   (active)"),
    Case("100 > 70, short by 30", "H:[UIView:0x2(70)]   (active)"),
    Case("100 > 70, short by 30", "H:[UIView:0x2(<=70)]   (active)"),
  ])
  func `A statement is read in each form`(_ row: Case) throws {
    let lines = row.lines + [Self.wide, Self.other]
    let text = lines.enumerated().map { "<NSLayoutConstraint:0x\($0.offset + 50) \($0.element)>" }
    let report = try #require(
      try ConstraintLog(
        "Unable to simultaneously satisfy constraints.\n(\n" + text.joined(separator: "\n") + "\n)"
      ).reports.first)
    #expect(report.clash?.arithmetic == row.arithmetic)
  }

  // A box of 200 holds two views of 100 and 60 beside each other, at no distance from its edges.
  @Test(arguments: [
    ("H:[UIView:0x2]-(50)-[UIView:0x3]   (active)", "short by 10"),
    ("H:[UIView:0x2]-50-[UIView:0x3]   (active)", "short by 10"),
    ("H:[UIView:0x2]-(NSSpace(50))-[UIView:0x3]   (active)", "short by 10"),
    ("H:[UIView:0x2]-(>=60)-[UIView:0x3]   (active)", "short by 20"),
    ("H:[UIView:0x2'a]b']-(50)-[UIView:0x3]   (active)", "short by 10"),
    ("(UIView:0x3.leading - UIView:0x2.trailing) == 50   (active)", "short by 10"),
    // The standard distance of 8 leaves 32 of the box.
    ("H:[UIView:0x2]-[UIView:0x3]   (active)", "short by 32"),
  ])
  func `Spaces between views are read in each form`(_ gap: String, _ shortage: String) throws {
    let lines = [
      "UIView:0x9.width == 200   (active)", "UIView:0x2.width == 100   (active)",
      "UIView:0x3.width == 60   (active)",
      "H:|-(0)-[UIView:0x2]   (active, names: '|':UIView:0x9 )",
      "H:[UIView:0x3]-(0)-|   (active, names: '|':UIView:0x9 )", gap,
    ]
    let text = lines.enumerated().map { "<NSLayoutConstraint:0x\($0.offset + 50) \($0.element)>" }
    let report = try #require(
      try ConstraintLog(
        "Unable to simultaneously satisfy constraints.\n(\n" + text.joined(separator: "\n") + "\n)"
      ).reports.first)
    #expect(report.clash?.arithmetic.hasSuffix(shortage) == true, "\(report)")
  }

  @Test func `What is no gap can't be read`() throws {
    let unread = [
      "H:[UIView:0x2]-(50-[UIView:0x3]", "H:[UIView:0x2]-50", "H:[UIView:0x2", "H:UIView:0x2-(5)-|",
      "H:[UIView:0x2]-(a)-[UIView:0x3]", "(UIView:0x3.leading + UIView:0x2.trailing) == 50",
    ]
    for line in unread {
      let text = """
        Unable to simultaneously satisfy constraints.
        <NSLayoutConstraint:0x1 UIView:0x2.width == 10   (active)>
        <NSLayoutConstraint:0x3 \(line)   (active)>
        <NSLayoutConstraint:0x6 UIView:0x2.width == 12   (active)>
        """
      let report = try #require(try ConstraintLog(text).reports.first)
      #expect(report.unread == [line])
    }
  }
}
