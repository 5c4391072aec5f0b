import Foundation
import LayoutInspector
import LayoutKit
import TestSupport
import Testing

/// Logs in Apple's format, in their varieties; written for this test.
@Suite struct ConstraintLogTests {
  @Test(arguments: try LoggedConflict.all())
  func `Each log has its arithmetic, what is left out and a repair`(
    _ log: LoggedConflict
  ) throws {
    let arithmetic = try #require(log.arithmetic)
    let reports = try ConstraintLog(log.text).reports
    let report = try #require(reports.first)
    #expect(reports.count == 1)
    let clash = try #require(report.clash)
    #expect(clash.arithmetic == arithmetic)
    #expect(clash.constraints.last?.text == log.leftOut)
    if let repair = log.repair { #expect(clash.repairs.first?.description == repair) }
    // Nobody can change what a stack states by itself.
    #expect(clash.repairs.isEmpty == (log.description == "a stack"))
    if let note = log.note {
      #expect(report.notes.contains(note) || "\(report)".contains(note))
    } else {
      #expect(report.notes.allSatisfy { $0.hasPrefix("The contradiction is there without") })
    }
    #expect("\(report)".contains("These can't all hold: \(arithmetic)."))
  }

  @Test func `There are twenty and more`() throws { #expect(try LoggedConflict.all().count >= 20) }

  @Test func `Several reports in one text`() throws {
    let logs = try LoggedConflict.all().prefix(3)
    let text = logs.map(\.text).joined(separator: "\nsomething else\n")
    #expect(try ConstraintLog(text).reports.map(\.clash?.arithmetic) == logs.map(\.arithmetic))
  }

  @Test func `What can be met is said to be`() throws {
    let report = try #require(
      try ConstraintLog("<NSLayoutConstraint:0x1 UIView:0x2.width == 10   (active)>").reports.first)
    #expect(report.clash == nil)
    #expect(report.description.hasPrefix("What the log shows can be met together"))
    #expect(report.notes == ["The log breaks off; constraints may be missing."])
  }

  @Test func `Lines that can't be read`() throws {
    let text = """
      Unable to simultaneously satisfy constraints.
      <NSLayoutConstraint:0x1 UIView:0x2.width == 10   (active)>
      <NSLayoutConstraint:0x3 what is this   (active)>
      <NSLayoutConstraint:0x4 UIView:0x2.width == 1e300   (active)>
      <NSLayoutConstraint:0x5 UIView:0x2.colour == 3   (active)>
      <NSLayoutConstraint:0x6 UIView:0x2.width == 12   (active)>
      """
    let report = try #require(try ConstraintLog(text).reports.first)
    #expect(report.clash?.arithmetic == "12 > 10, short by 2")
    #expect(
      report.unread == [
        "what is this", "UIView:0x2.width == 1e300", "UIView:0x2.colour == 3",
      ])
    #expect("\(report)".hasPrefix("3 of 5 constraints can't be read:\n  what is this\n"))
  }

  @Test(arguments: [
    (["UIView:0x2.width == 10", "UIView:0x2.colour == 3"], "1 of 2 constraints can't be read:"),
    (["UIView:0x2.colour == 3", "what is this"], "2 of 2 constraints can't be read:"),
    (["UIView:0x2.width == 10 ^urgent"], "1 of 1 constraints can't be read:"),
  ])
  func `Where something couldn't be read, nothing is said of what the rest can or can't be`(
    lines: [String], headline: String
  ) throws {
    let list = lines.enumerated().map { "<NSLayoutConstraint:0x\($0.offset) \($0.element)>" }
    let text =
      "Unable to simultaneously satisfy constraints.\n(\n\(list.joined(separator: "\n"))\n)"
    let report = try #require(try ConstraintLog(text).reports.first)
    #expect("\(report)".hasPrefix(headline))
    #expect("\(report)".contains("Without them it can't be told what clashes"))
    #expect(!"\(report)".contains("can be met"))
  }

  @Test func `Hidden ones count`() throws {
    let text =
      "Unable to simultaneously satisfy constraints.\n(\n\"<private>\",\n"
      + "<NSLayoutConstraint:0x1 UIView:0x2.width == 10>\n)"
    let report = try #require(try ConstraintLog(text).reports.first)
    #expect(report.hidden == 1)
    #expect("\(report)".hasPrefix("1 of 2 constraints can't be read:\n  1 hidden as <private>\n"))
  }

  @Test(arguments: [
    ("", ConstraintLogError.noLog), ("Hello\nworld", .noLog), ("<NSLayoutConstraint", .noLog),
    ("Unable to simultaneously satisfy constraints.\n(\n", .truncated),
    (
      "Unable to simultaneously satisfy constraints.\n(\n    \"<private>\",\n    \"<private>\"\n)",
      .hidden
    ),
    ("<a:0x1 >", .noLog),
  ])
  func `Texts without a log`(text: String, error: ConstraintLogError) {
    #expect(throws: error) { try ConstraintLog(text) }
  }

  @Test(.timeLimit(.minutes(Seeds.limit))) func `Long lines and many reports end`() throws {
    let long = "<NSLayoutConstraint:0x1 " + String(repeating: "a.width == ", count: 200_000) + ">"
    #expect(try ConstraintLog(long).reports.first?.unread.count == 1)
    let many = Array(repeating: try #require(LoggedConflict.all().first).text, count: 200).joined(
      separator: "\n")
    #expect(try ConstraintLog(many).reports.count == 200)
  }

  /// This library's own logs, read again, say the same as the tree.
  @Test func `This library's own logs, read again, say the same as the tree`() throws {
    var logs: [String] = []
    let window = Window(size: CGSize(width: 320, height: 200))
    window.onDiagnostic = { diagnostic in
      if let log = diagnostic.conflictLog { logs.append(log) }
    }
    let card = View()
    card.name = "card"
    window.addSubview(card)
    card.layout.make {
      $0.leading.trailing.equalToSuperview().inset(16)
      $0.width.equalTo(343)
    }
    window.layoutIfNeeded()
    let clash = try #require(LayoutSnapshot(of: window).clashes().first)
    let log = try #require(logs.first)
    let report = try #require(try ConstraintLog(log).reports.first)
    #expect(report.clash?.arithmetic == clash.arithmetic)
    #expect(report.broken?.text == "card.width == 343")
    #expect(report.broken?.source?.description.hasPrefix("ConstraintLogTests.swift:") == true)
  }
}
