import Foundation
import StandardViews
import TestSupport
import Testing
import ViewTree

/// What constraints come out of a visual format, in their order.
@Suite struct VisualFormatRowTests {
  typealias Options = LayoutConstraint.FormatOptions

  private let root = window(300, 200)
  private let views: [String: any LayoutItem]
  private let metrics: [String: CGFloat] = [
    "gap": 12, "minus": -4, "strong": 750, "both": 33, "größe": 44,
  ]

  init() {
    let guide = LayoutGuide()
    guide.identifier = "guide"
    root.addLayoutGuide(guide)
    var views: [String: any LayoutItem] = ["guide": guide]
    for name in ["a", "b", "c", "both", "_1"] { views[name] = box(name, in: root) }
    self.views = views
  }

  private func rows(_ format: String, _ options: Options = []) throws -> [String] {
    try LayoutConstraint.constraints(
      parsingVisualFormat: format, options: options, metrics: metrics, views: views
    ).map(\.description)
  }

  @Test(arguments: try Fixtures.pairs("rows.txt"))
  func `A gap is a number, a name or a list, as is a size, which may be a view's`(
    _ format: String, _ expected: String
  ) throws {
    #expect("  \(try rows(format).joined(separator: ", "))" == (expected.isEmpty ? "  " : expected))
  }

  @Test(
    arguments: [
      ("0", 0), ("007", 7), ("60.6666", 60.6666), (".5", 0.5), ("5.", 5), ("1e3", 1000),
      ("1E-2", 0.01), ("2.5e+1", 25), ("1000000000000", 1e12), ("1e-400", 0),
    ] as [(String, CGFloat)])
  func `Numbers as C writes them`(text: String, expected: CGFloat) throws {
    let rows = try LayoutConstraint.constraints(
      parsingVisualFormat: "[a(\(text))]-\(text)-[b]", views: views)
    #expect(rows.map(\.constant) == [expected, expected])
  }

  @Test func `Each view's gap and then its sizes, the last gap, the alignments`() throws {
    #expect(
      try rows("H:|-[a]-(>=10@500)-[b(60)]-|") == [
        "a.leading == window.leadingMargin",
        "b.leading >= a.trailing + 10 @500",
        "b.width == 60",
        "window.trailingMargin == b.trailing",
      ])
    #expect(
      try rows("|[a(10)][b(a)][c]|", [.alignAllBottom, .alignAllTop]) == [
        "a.leading == window.leading",
        "a.width == 10",
        "b.leading == a.trailing",
        "b.width == a.width",
        "c.leading == b.trailing",
        "window.trailing == c.trailing",
        "a.top == b.top",
        "b.top == c.top",
        "a.bottom == b.bottom",
        "b.bottom == c.bottom",
      ])
  }

  @Test(
    arguments: [
      ("V:[a][b]", .alignAllLeft, 1 << 1, "a.left == b.left"),
      ("V:[a][b]", .alignAllRight, 1 << 2, "a.right == b.right"),
      ("[a][b]", .alignAllTop, 1 << 3, "a.top == b.top"),
      ("[a][b]", .alignAllBottom, 1 << 4, "a.bottom == b.bottom"),
      ("V:[a][b]", .alignAllLeading, 1 << 5, "a.leading == b.leading"),
      ("V:[a][b]", .alignAllTrailing, 1 << 6, "a.trailing == b.trailing"),
      ("V:[a][b]", .alignAllCenterX, 1 << 9, "a.centerX == b.centerX"),
      ("[a][b]", .alignAllCenterY, 1 << 10, "a.centerY == b.centerY"),
      ("[a][b]", .alignAllLastBaseline, 1 << 11, "a.lastBaseline == b.lastBaseline"),
      ("[a][b]", .alignAllFirstBaseline, 1 << 12, "a.firstBaseline == b.firstBaseline"),
    ] as [(String, Options, UInt, String)])
  func `Alignments, with their bits`(format: String, option: Options, bits: UInt, expected: String)
    throws
  {
    #expect(option.rawValue == bits)
    #expect(Options.alignmentMask.contains(option))
    #expect(try rows(format, option).dropFirst() == [expected])
    #expect(try rows(String(format.dropLast(3)), option) == [])
  }

  @Test(
    arguments: [
      (
        .directionLeadingToTrailing,
        [
          "a.leading == window.leading + 1", "b.leading >= a.trailing + 2",
          "window.trailing == b.trailing + 3",
        ]
      ),
      (
        .directionLeftToRight,
        [
          "a.left == window.left + 1", "b.left >= a.right + 2",
          "window.right == b.right + 3",
        ]
      ),
      (
        .directionRightToLeft,
        [
          "window.right == a.right + 1", "a.left >= b.right + 2",
          "b.left == window.left + 3",
        ]
      ),
    ] as [(Options, [String])])
  func `A format says its direction`(option: Options, expected: [String]) throws {
    #expect(try rows("|-1-[a]-(>=2)-[b]-3-|", option) == expected)
    #expect(try rows("V:[a][b]", option) == ["b.top == a.bottom"])
  }

  @Test func `Spacing between baselines, of vertical formats only`() throws {
    #expect(
      try rows("V:|-[a]-[b]-20-[c]-|", .spacingBaselineToBaseline) == [
        "a.top == window.topMargin",
        "b.firstBaseline == a.lastBaseline + 8",
        "c.firstBaseline == b.lastBaseline + 20",
        "window.bottomMargin == c.bottom",
      ])
    #expect(try rows("[a]-[b]", .spacingBaselineToBaseline) == ["b.leading == a.trailing + 8"])
  }

  @Test func `Unknown bits are of no account`() throws {
    let options = Options(rawValue: 1 << 40 | 1 << 7 | 1 << 8 | 1 << 14 | 1)
    #expect(try rows("[a][b]", options) == ["b.leading == a.trailing"])
    #expect(Options.directionMask.rawValue == 3 << 16)
    #expect(Options.spacingMask == .spacingBaselineToBaseline)
  }

  @Test func `Constraints are inactive and know their line`() {
    let line = #line + 1
    let rows = LayoutConstraint.constraints(withVisualFormat: "|-[a(50)]", views: views)
    #expect(rows.map(\.isActive) == [false, false])
    #expect(
      rows.map(\.source)
        == Array(repeating: CodeLocation(fileID: #fileID, line: line), count: 2))
  }
}
