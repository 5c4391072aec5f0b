import Foundation
import StandardViews
import TestSupport
import Testing
import ViewTree

/// What is said of visual formats that make no sense.
@Suite struct VisualFormatErrorTests {
  private let root = window(300, 200)
  private let views: [String: any LayoutItem]
  private let loose = box("loose")
  private let metrics: [String: CGFloat] = ["gap": 12, "zero": 0, "huge": 1e13, "odd": .nan]

  init() { views = ["a": box("a", in: root), "b": box("b", in: root), "loose": loose] }

  private func error(
    _ format: String, _ options: LayoutConstraint.FormatOptions = []
  ) -> VisualFormatError? {
    do {
      _ = try LayoutConstraint.constraints(
        parsingVisualFormat: format, options: options, metrics: metrics, views: views)
      return nil
    } catch { return error }
  }

  @Test(arguments: try Fixtures.pairs("mistakes.txt"))
  func `What is wrong, where, and how to mend it`(_ format: String, _ marked: String) {
    let error = error(
      format.replacing("\\n", with: "\n").replacing("\\u{1B}", with: "\u{1B}"))
    let caret = String(repeating: " ", count: error?.position ?? 0) + "^"
    #expect(error.map { "\(caret) \($0.message) \($0.hint)" } == marked)
  }

  @Test func `The caret stands below the character`() {
    #expect(
      error("[a]-[zz]")?.description == """
        No view has the name 'zz'. Correct the name, or add it to the views; there are a, b, loose.
        [a]-[zz]
             ^
        """)
    #expect(
      error("")?.markedFormat == """

        ^
        """)
  }

  @Test(
    arguments: [
      ("[a]\n\t\u{1B}[b]-[b]", 3, "[a]   [b]-[b]\n   ^"),
      (
        "\(String(repeating: "[a]", count: 20)) \(String(repeating: "[b]", count: 20))", 60,
        "...\(String(repeating: "[a]", count: 16)) \(String(repeating: "[b]", count: 15))[b..."
          + "\n\(String(repeating: " ", count: 51))^"
      ),
      (
        "\(String(repeating: "[a]", count: 17)) [b]", 51,
        "\(String(repeating: "[a]", count: 17)) [b]\n\(String(repeating: " ", count: 51))^"
      ),
    ])
  func `Only a part of a long format is shown, and nothing that moves the caret`(
    format: String, position: Int, expected: String
  ) {
    let error = VisualFormatError(.whitespace, in: format, at: position)
    #expect(error.markedFormat == expected)
  }

  @Test(arguments: [(-5, 0), (99, 3)])
  func `A position outside of the format is its nearest end`(position: Int, expected: Int) {
    let error = VisualFormatError(.empty, in: "[a]", at: position)
    #expect(error.markedFormat == "[a]\n\(String(repeating: " ", count: expected))^")
  }

  @Test func `Long names and long lists of names are cut`() {
    let name = String(repeating: "x", count: 1000)
    #expect(
      VisualFormatError(.unknownSize(name), in: "", at: 0).message
        == "No metric or view has the name '\(name.prefix(40))...'.")
    let known = (10..<20).map { "v\($0)" }
    #expect(
      VisualFormatError(.unknownView("w", known: known), in: "", at: 0).hint
        == "Correct the name, or add it to the views; there are v10, v11, v12, v13, v14 and 5 more."
    )
    #expect(
      VisualFormatError(.unknownMetric("w", known: []), in: "", at: 0).hint
        == "Add it to the metrics, of which there are none.")
  }

  // MARK: Options

  @Test(
    arguments: [
      ("V:[a][b]", .alignAllTop, "top"), ("V:[a][b]", .alignAllBottom, "bottom"),
      ("V:[a][b]", .alignAllCenterY, "centerY"),
      ("V:[a][b]", .alignAllFirstBaseline, "firstBaseline"),
      ("V:[a]", .alignAllLastBaseline, "lastBaseline"),
      ("[a][b]", .alignAllLeft, "left"), ("[a][b]", .alignAllRight, "right"),
      ("[a][b]", .alignAllLeading, "leading"), ("[a][b]", .alignAllTrailing, "trailing"),
      ("H:[a]", .alignAllCenterX, "centerX"),
    ] as [(String, LayoutConstraint.FormatOptions, String)])
  func `Alignments along the format's axis`(
    format: String, option: LayoutConstraint.FormatOptions, attribute: String
  ) {
    let text =
      format.hasPrefix("V")
      ? "A vertical format can't align its views by \(attribute). Align by left, right, leading,"
        + " trailing or centerX."
      : "A horizontal format can't align its views by \(attribute). Align by top, bottom, centerY"
        + " or a baseline."
    #expect(error(format, option)?.description == "\(text)\n\(format)\n^")
  }

  @Test func `A format is read in one direction`() {
    #expect(
      error("[a]", [.directionLeftToRight, .directionRightToLeft])?.description == """
        The options have both directions. Choose directionLeftToRight or directionRightToLeft.
        [a]
        ^
        """)
  }

  // MARK: Reports

  @Test func `Without throwing, a mistake goes to the sink of the views`() throws {
    let reports = Reports(of: root)
    let rows = LayoutConstraint.constraints(
      withVisualFormat: "[a]-[zz]", views: ["a": root.subviews[0]], fileID: "App/Card.swift",
      line: 31)
    #expect(rows.isEmpty)
    #expect(
      reports.all.map(\.description) == [
        """
        Card.swift:31: No view has the name 'zz'. Correct the name, or add it to the views; there \
        are a.
        [a]-[zz]
             ^
        """
      ])
    let error = VisualFormatError(.unknownView("zz", known: ["a"]), in: "[a]-[zz]", at: 5)
    #expect(reports.kinds == [.visualFormat(error)])
  }

  @Test func `The sink is that of any view which has one`() {
    let reports = Reports(of: root)
    let rows = LayoutConstraint.constraints(
      withVisualFormat: "|-[loose]", views: ["b": root.subviews[1], "a": loose, "loose": loose])
    #expect(rows.isEmpty)
    #expect(reports.all.map(\.itemNames) == [["loose"]])
  }

  @Test func `A guide that no view owns has no superview`() {
    let guide = LayoutGuide()
    guide.identifier = "gap"
    do {
      _ = try LayoutConstraint.constraints(
        parsingVisualFormat: "V:[gap]|", views: ["gap": guide])
      Issue.record("Nothing was thrown.")
    } catch {
      #expect(error.reason == .noSuperview(item: "gap"))
      #expect(error.position == 7)
    }
  }
}
