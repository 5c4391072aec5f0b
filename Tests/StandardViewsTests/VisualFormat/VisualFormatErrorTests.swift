import Foundation
import StandardViews
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

  /// Formats, how many characters come before the mistake, and what is said of it.
  static let mistakes: [(String, Int, String)] = [
    (
      "", 0,
      "The visual format is empty. Name at least one view, as in H:|-[title]-|."
    ),
    (
      " [a]", 0,
      "A visual format has no spaces or line breaks. Leave the space out."
    ),
    (
      "a", 0,
      "A visual format can't begin with 'a'. Begin with H:, V:, | or a view in brackets."
    ),
    (
      "H[a]", 0,
      "A visual format can't begin with 'H'. Begin with H:, V:, | or a view in brackets."
    ),
    (
      "h:[a]", 0,
      "A visual format can't begin with 'h'. Begin with H:, V:, | or a view in brackets."
    ),
    (
      "-[a]", 0,
      "A visual format can't begin with '-'. Begin with H:, V:, | or a view in brackets."
    ),
    (
      "\u{1B}[a]", 0,
      "A visual format can't begin with U+1B. Begin with H:, V:, | or a view in brackets."
    ),
    (
      "H:", 2,
      "A view has to follow here, not the end. Write a view in brackets, as in [title]."
    ),
    (
      "V:-[a]", 2,
      "A view has to follow here, not '-'. Write a view in brackets, as in [title]."
    ),
    (
      "|-|", 2,
      "A view has to follow here, not '|'. Write a view in brackets, as in [title]."
    ),
    (
      "[a]-5-", 6,
      "A view or the superview's edge has to follow the gap, not the end. Write a view in"
        + " brackets, as in [title], or close with |."
    ),
    (
      "[a]-5-(", 6,
      "A view or the superview's edge has to follow the gap, not '('. Write a view in"
        + " brackets, as in [title], or close with |."
    ),
    (
      "[a]--[b]", 4,
      "Two dashes in a row are either one too many or a minus sign. Write -20-, or a negative"
        + " number in parentheses, as in -(-20)-."
    ),
    (
      "[a]--5-[b]", 4,
      "Two dashes in a row are either one too many or a minus sign. Write -20-, or a negative"
        + " number in parentheses, as in -(-20)-."
    ),
    (
      "[a]-5--[b]", 6,
      "Two dashes in a row are either one too many or a minus sign. Write -20-, or a negative"
        + " number in parentheses, as in -(-20)-."
    ),
    (
      "[", 1,
      "The name of a view has to follow the bracket, not the end. Begin names with a letter or"
        + " _, and go on with letters, digits and _."
    ),
    (
      "[]", 1,
      "The name of a view has to follow the bracket, not ']'. Begin names with a letter or _,"
        + " and go on with letters, digits and _."
    ),
    (
      "[1a]", 1,
      "The name of a view has to follow the bracket, not '1'. Begin names with a letter or _,"
        + " and go on with letters, digits and _."
    ),
    (
      "[a", 2,
      "The view's bracket has to be closed here, before the end. Write [title], or [title(80)]"
        + " with a size."
    ),
    (
      "[a-b]", 2,
      "The view's bracket has to be closed here, before '-'. Write [title], or [title(80)]"
        + " with a size."
    ),
    (
      "[a(5)(6)]", 5,
      "The view's bracket has to be closed here, before '('. Write [title], or [title(80)]"
        + " with a size."
    ),
    (
      "|", 1,
      "A gap or a view has to follow the superview's edge, not the end. Write |[title],"
        + " |-[title] or |-20-[title]."
    ),
    (
      "|5-[a]", 1,
      "A gap or a view has to follow the superview's edge, not '5'. Write |[title], |-[title]"
        + " or |-20-[title]."
    ),
    (
      "[a]5-[b]", 3,
      "A gap, a view or the superview's edge has to follow the view, not '5'. Write"
        + " [title][text], [title]-[text], [title]-20-[text] or [title]-|."
    ),
    (
      "[a])", 3,
      "A gap, a view or the superview's edge has to follow the view, not ')'. Write"
        + " [title][text], [title]-[text], [title]-20-[text] or [title]-|."
    ),
    (
      "|[a]|[b]", 5,
      "A visual format ends at the superview's edge, and '[' follows. Remove what follows the"
        + " |."
    ),
    (
      "|[a]|-", 5,
      "A visual format ends at the superview's edge, and '-' follows. Remove what follows the"
        + " |."
    ),
    (
      "[a]-", 4,
      "A distance, a view or the superview's edge has to follow the dash, not the end. Write -"
        + " alone, -20-, -margin- or -(>=20)-."
    ),
    (
      "[a]-*-[b]", 4,
      "A distance, a view or the superview's edge has to follow the dash, not '*'. Write -"
        + " alone, -20-, -margin- or -(>=20)-."
    ),
    (
      "[a]-]-[b]", 4,
      "A distance, a view or the superview's edge has to follow the dash, not ']'. Write -"
        + " alone, -20-, -margin- or -(>=20)-."
    ),
    (
      "[a]-5[b]", 5,
      "A dash has to follow the distance, not '['. Write a gap as -20-, with a dash on either"
        + " side."
    ),
    (
      "[a]-5", 5,
      "A dash has to follow the distance, not the end. Write a gap as -20-, with a dash on"
        + " either side."
    ),
    (
      "[a]-(5)[b]", 7,
      "A dash has to follow the distance, not '['. Write a gap as -20-, with a dash on either"
        + " side."
    ),
    (
      "[a]->=5-[b]", 4,
      "A distance with >= needs parentheses. Write -(>=20)-."
    ),
    (
      "[a]-()-[b]", 5,
      "A number or a name has to be here, not ')'. Write 20, >=20 or >=20@750, or a name"
        + " instead of a number."
    ),
    (
      "[a]-((5))-[b]", 5,
      "A number or a name has to be here, not '('. Write 20, >=20 or >=20@750, or a name"
        + " instead of a number."
    ),
    (
      "[a(>=)]", 5,
      "A number or a name has to be here, not ')'. Write 20, >=20 or >=20@750, or a name"
        + " instead of a number."
    ),
    (
      "[a(=5)]", 3,
      "A number or a name has to be here, not '='. Write 20, >=20 or >=20@750, or a name"
        + " instead of a number."
    ),
    (
      "[a(5,)]", 5,
      "A number or a name has to be here, not ')'. Write 20, >=20 or >=20@750, or a name"
        + " instead of a number."
    ),
    (
      "[a(-gap)]", 4,
      "A number has to follow the minus sign, not 'g'. Write a number, as in (-20), or make a"
        + " metric of the negative value."
    ),
    (
      "[a(--5)]", 4,
      "A number has to follow the minus sign, not '-'. Write a number, as in (-20), or make a"
        + " metric of the negative value."
    ),
    (
      "[a(5@)]", 5,
      "A priority has to follow the @, not ')'. Write a number above 0 and up to 1000, as in"
        + " 20@750, or a metric."
    ),
    (
      "[a]-5@-1-[b]", 6,
      "A priority has to follow the @, not '-'. Write a number above 0 and up to 1000, as in"
        + " 20@750, or a metric."
    ),
    (
      "[a(5]", 4,
      "The list in parentheses has to go on or be closed here, before ']'. Part conditions"
        + " with commas and close them, as in (>=20,<=80)."
    ),
    (
      "[a(5", 4,
      "The list in parentheses has to go on or be closed here, before the end. Part conditions"
        + " with commas and close them, as in (>=20,<=80)."
    ),
    (
      "[a(50%)]", 5,
      "The list in parentheses has to go on or be closed here, before '%'. Part conditions"
        + " with commas and close them, as in (>=20,<=80)."
    ),
    (
      "[a(5pt)]", 4,
      "The list in parentheses has to go on or be closed here, before 'p'. Part conditions"
        + " with commas and close them, as in (>=20,<=80)."
    ),
    (
      "[a(5 )]", 4,
      "A visual format has no spaces or line breaks. Leave the space out."
    ),
    (
      "[a] [b]", 3,
      "A visual format has no spaces or line breaks. Leave the space out."
    ),
    (
      "[a]\n-[b]", 3,
      "A visual format has no spaces or line breaks. Leave the space out."
    ),
    (
      "[a]-[zz]", 5,
      "No view has the name 'zz'. Correct the name, or add it to the views; there are a, b,"
        + " loose."
    ),
    (
      "[a]-x-[b]", 4,
      "No metric has the name 'x'. Correct the name, or add it to the metrics; there are gap,"
        + " huge, odd, zero."
    ),
    (
      "[a(x)]", 3,
      "No metric or view has the name 'x'. Correct the name, or add it to the metrics or"
        + " views."
    ),
    (
      "[a]-b-[b]", 4,
      "'b' is a view, and a number has to be here. Use a number or a metric; only a size can"
        + " be that of a view."
    ),
    (
      "[a(5@b)]", 5,
      "'b' is a view, and a number has to be here. Use a number or a metric; only a size can"
        + " be that of a view."
    ),
    (
      "[a(5@x)]", 5,
      "No metric has the name 'x'. Correct the name, or add it to the metrics; there are gap,"
        + " huge, odd, zero."
    ),
    (
      "[a]-1e13-[b]", 4,
      "The number can't be 10000000000000. Use a finite number of a size up to 1e12."
    ),
    (
      "[a(1e999)]", 3,
      "The number can't be inf. Use a finite number of a size up to 1e12."
    ),
    (
      "[a]-odd-[b]", 4,
      "The metric 'odd' can't be nan. Use a finite number of a size up to 1e12."
    ),
    (
      "[a(huge)]", 3,
      "The metric 'huge' can't be 10000000000000. Use a finite number of a size up to 1e12."
    ),
    (
      "[a(5@zero)]", 5,
      "The priority can't be 0. Use a number above 0 and up to 1000, which means required."
    ),
    (
      "[a(5@1001)]", 5,
      "The priority can't be 1001. Use a number above 0 and up to 1000, which means required."
    ),
    (
      "[a(5@1e-60)]", 5,
      "The priority can't be 1e-60. Use a number above 0 and up to 1000, which means required."
    ),
    (
      "[a(5@odd)]", 5,
      "The priority can't be nan. Use a number above 0 and up to 1000, which means required."
    ),
    (
      "|-[loose]", 0,
      "The | stands for the superview of loose, which has none. Add it to a view first, or"
        + " leave out the |."
    ),
    (
      "[a]-[loose]-5-|", 14,
      "The | stands for the superview of loose, which has none. Add it to a view first, or"
        + " leave out the |."
    ),
  ]

  @Test(arguments: mistakes)
  func `What is wrong, where, and how to mend it`(format: String, position: Int, text: String) {
    let error = error(format)
    #expect(error?.position == position)
    #expect(error.map { "\($0.message) \($0.hint)" } == text)
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
