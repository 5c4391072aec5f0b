import Foundation
import StandardViews
import TestSupport
import Testing
import Typesetting
import ViewTree

/// With the plain measurer at 10 points a letter or figure is 5.56 wide, a space 2.78, an ellipsis 10; a
/// line is 11.5 high, 9.2 of it above the baseline.
@Suite(.plainText) struct LabelTests {
  private func makeLabel(
    _ text: String?, size: CGFloat = 10, lines: Int = 1, scale: CGFloat? = nil
  ) -> (label: CountingLabel, window: Window?) {
    let label = CountingLabel()
    label.text = text
    label.font = .systemFont(ofSize: size)
    label.numberOfLines = lines
    let window = scale.map { plainWindow(200, 200, scale: $0) }
    window?.addSubview(label)
    return (label, window)
  }

  @Test func `A label is made as in UI kit`() {
    let label = Label()
    #expect(label.text == nil)
    #expect(label.font == .systemFont(ofSize: 17))
    #expect(label.numberOfLines == 1)
    #expect(label.preferredMaxLayoutWidth == 0)
    #expect(label.textAlignment == .natural)
    #expect(label.textColor == Label.usualTextColor)
    #expect(label.intrinsicContentSize == .zero)
    #expect(label.contentHuggingPriority(for: .horizontal) == .defaultLow)
    #expect(label.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
  }

  /// "Hello" is 2.78 em wide, a line 1.15 em high.
  @Test(
    arguments: [
      ("Hello", 17, nil, 48, 20),  // 47.26, 19.55
      ("Hello", 17, 1, 48, 20),
      ("Hello", 17, 3, 142.0 / 3, 59.0 / 3),  // 141.78 and 58.65 pixels
      ("Hello", 10, 2, 28, 11.5),  // 55.6 and 23 pixels
      ("Hello", 100, 1, 278, 115),
      ("Hello", 0, 1, 0, 0),
      ("Hello", .nan, 1, 0, 0),
      ("Hello", -17, 1, 0, 0),
      ("Hello", .infinity, 1, 27_800, 11_500),
      ("", 17, 1, 0, 0),
      (nil, 17, 1, 0, 0),
      ("\n", 17, 1, 0, 20),
      ("\n\n\n", 17, 1, 17, 20),  // the ellipsis
      (" ", 17, 1, 0, 20),
    ] as [(String?, CGFloat, CGFloat?, CGFloat, CGFloat)])
  func `One line is measured in whole pixels`(
    _ text: String?, size: CGFloat, scale: CGFloat?, width: CGFloat, height: CGFloat
  ) {
    let (label, window) = makeLabel(text, size: size, scale: scale)
    #expect(label.intrinsicContentSize == CGSize(width: width, height: height))
    #expect(!label.contentHeightDependsOnWidth)
    #expect(label.intrinsicContentSize(forWidth: 5) == CGSize(width: width, height: height))
    _ = window
  }

  @Test(
    arguments: [
      ("11 22 33", 0, 26, 26, 23),  // 25.02 wide, two lines
      ("11 22 33", 0, 25, 12, 35),  // 11.12 wide, three lines of 11.5
      ("11 22 33", 2, 25, 22, 23),  // 11.12, then 11.12 and the ellipsis of 10
      ("11 22 33", 0, 39, 39, 12),
      ("11 22 33", 0, 0, 39, 12),
      ("11 22 33", 0, -1, 39, 12),
      ("11 22 33", 0, .nan, 39, 12),
      ("11 22 33", 0, .infinity, 39, 12),
      ("11 22 33", -7, 25, 12, 35),
      ("\n\n\n", 0, 10, 0, 35),
      ("", 0, 10, 0, 0),
    ] as [(String, Int, CGFloat, CGFloat, CGFloat)])
  func `Several lines wrap at a width`(
    _ text: String, lines: Int, room: CGFloat, width: CGFloat, height: CGFloat
  ) {
    let (label, _) = makeLabel(text, lines: lines)
    #expect(label.contentHeightDependsOnWidth)
    #expect(label.intrinsicContentSize(forWidth: room) == CGSize(width: width, height: height))
  }

  @Test func `A preferred width settles the size`() {
    let (label, _) = makeLabel("11 22 33", lines: 0)
    #expect(label.intrinsicContentSize == CGSize(width: 39, height: 12))
    label.preferredMaxLayoutWidth = 26
    #expect(label.intrinsicContentSize == CGSize(width: 26, height: 23))
    #expect(!label.contentHeightDependsOnWidth)
    label.preferredMaxLayoutWidth = .nan
    #expect(label.intrinsicContentSize == CGSize(width: 39, height: 12))
    #expect(label.contentHeightDependsOnWidth)
  }

  @Test func `A change is told only if the size changes`() {
    let (label, _) = makeLabel("11", lines: 0)
    label.changes = 0
    label.text = "2"
    #expect(label.changes == 0, "nobody has asked for a size yet")
    #expect(label.intrinsicContentSize == CGSize(width: 6, height: 12))
    label.text = "3"
    label.textColor = .red
    label.textAlignment = .center
    label.font = .boldSystemFont(ofSize: 10)
    label.numberOfLines = 2
    #expect(label.changes == 0)
    label.text = "33"
    #expect(label.changes == 1)
    label.text = "33"
    #expect(label.changes == 1)
    label.font = .systemFont(ofSize: 12)
    #expect(label.changes == 2)
    label.text = nil
    #expect(label.changes == 3)
  }

  @Test func `A change that shows only when wrapped is told`() {
    let (label, _) = makeLabel("11 22", lines: 0)
    #expect(label.intrinsicContentSize == CGSize(width: 26, height: 12))
    #expect(label.intrinsicContentSize(forWidth: 20) == CGSize(width: 12, height: 23))
    label.changes = 0
    label.text = "1 223"
    #expect(label.changes == 1, "now the second line is wider")
  }

  @Test func `A window of finer pixels is measured again`() {
    let (label, _) = makeLabel("11")
    #expect(label.intrinsicContentSize == CGSize(width: 12, height: 12))
    let window = plainWindow(100, 100, scale: 2)
    window.addSubview(label)
    #expect(label.intrinsicContentSize == CGSize(width: 11.5, height: 11.5))
    label.removeFromSuperview()
    #expect(label.intrinsicContentSize == CGSize(width: 12, height: 12))
  }

  @Test func `The windows measurer measures`() {
    let (label, _) = makeLabel("11 1", size: 17)
    let alone = label.intrinsicContentSize
    let window = plainWindow(200, 200)
    window.addSubview(label)
    #expect(label.intrinsicContentSize == alone)
    window.environment.textMeasurer = CellMeasurer(cellWidth: 8, cellHeight: 16)
    #expect(label.intrinsicContentSize == CGSize(width: 32, height: 16))
    window.layoutIfNeeded()
    // 20.287 high, as on iOS
    window.environment.textMeasurer = StandardMeasurer()
    #expect(label.intrinsicContentSize.height == 21)
    label.removeFromSuperview()
    #expect(label.intrinsicContentSize == alone)
  }

  @Test func `Another measurer moves the layout`() {
    let window = Window(size: CGSize(width: 200, height: 200))
    let (label, _) = makeLabel("abc de", lines: 0)
    label.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(label)
    label.leftAnchor.constraint(equalTo: window.leftAnchor).isActive = true
    label.topAnchor.constraint(equalTo: window.topAnchor).isActive = true
    label.widthAnchor.constraint(equalToConstant: 20).isActive = true
    window.environment.textMeasurer = CellMeasurer(cellWidth: 5, cellHeight: 10)
    #expect(label.laidOut == CGRect(x: 0, y: 0, width: 20, height: 20))
    window.environment.textMeasurer = CellMeasurer(cellWidth: 2, cellHeight: 4)
    #expect(label.laidOut == CGRect(x: 0, y: 0, width: 20, height: 4))
  }

  @Test func `Every letter is 1 wide`() {
    let window = Window(size: CGSize(width: 200, height: 200))
    window.environment.textMeasurer = CellMeasurer()
    let label = Label(frame: CGRect(x: 0, y: 0, width: 20, height: 1))
    label.text = "ab \u{5D0}\u{5D1} cd"
    window.addSubview(label)
    #expect(label.lines.map(\.text) == ["ab ", "\u{5D0}\u{5D1}", " cd"])
    #expect(label.lines.map(\.x) == [0, 3, 5])
  }

  @Test func `The line break mode says what is left out`() {
    let window = Window(size: CGSize(width: 200, height: 200))
    window.environment.textMeasurer = CellMeasurer()
    let label = Label(frame: CGRect(x: 0, y: 0, width: 5, height: 1))
    label.text = "abcd efgh"
    window.addSubview(label)
    #expect(label.lines.map(\.text) == ["abcd…"])
    label.lineBreakMode = .byTruncatingHead
    #expect(label.lines.map(\.text) == ["…efgh"])
    label.lineBreakMode = .byClipping
    #expect(label.lines.map(\.text) == ["abcd "])
  }

  @Test(
    arguments: [
      // one line of 12, 9.2 to the baseline, so 9
      ("1", 10, 1, 1, 9, -3),
      // two lines of 23: 9.2 and 20.7, so 9 and 21
      ("1\n2", 10, 0, 1, 9, -2),
      // 20 high, 15.64 to the baseline, so 16
      ("1", 17, 1, 1, 16, -4),
      // at two pixels a point 11.5 high: 18.4 pixels, so 18
      ("1", 10, 1, 2, 9, -2.5),
      // without text those of a line
      ("", 10, 1, 1, 9, -3), ("", 17, 0, 1, 16, -4),
    ] as [(String, CGFloat, Int, CGFloat, CGFloat, CGFloat)])
  func `Baselines: the first below the top, the last above the bottom of the label`(
    _ text: String, size: CGFloat, lines: Int, scale: CGFloat, first: CGFloat, last: CGFloat
  ) {
    let (label, window) = makeLabel(text, size: size, lines: lines, scale: scale)
    #expect(label.firstBaselinePosition == BaselinePosition(heightFraction: 0, offset: first))
    #expect(label.lastBaselinePosition == BaselinePosition(heightFraction: 1, offset: last))
    _ = window
  }

  @Test func `Baselines follow the width the layout asked about`() {
    let (label, _) = makeLabel("11 22", lines: 0)
    #expect(label.lastBaselinePosition == BaselinePosition(heightFraction: 1, offset: -3))
    _ = label.intrinsicContentSize(forWidth: 20)
    #expect(label.lastBaselinePosition == BaselinePosition(heightFraction: 1, offset: -2))
  }

  @Test(
    arguments: [
      // 11.12 wide in 50: 38.88 to spare
      (.left, .leftToRight, 0), (.center, .leftToRight, 19.44), (.right, .leftToRight, 38.88),
      (.natural, .leftToRight, 0), (.natural, .rightToLeft, 38.88),
      (.justified, .leftToRight, 0), (.left, .rightToLeft, 0),
    ] as [(TextAlignment, UserInterfaceLayoutDirection, CGFloat)])
  func `Lines stand where the alignment says`(
    _ alignment: TextAlignment, direction: UserInterfaceLayoutDirection, x: CGFloat
  ) {
    let (label, _) = makeLabel("11")
    label.textAlignment = alignment
    label.semanticContentAttribute =
      direction == .leftToRight ? .forceLeftToRight : .forceRightToLeft
    label.frame = CGRect(x: 7, y: 7, width: 50, height: 20)
    #expect(label.lines.map(\.text) == ["11"])
    #expect(label.lines.map { ($0.x - x).magnitude < 1e-9 } == [true])
    // the line of 12 is 4 below the top, its baseline 9 below that
    #expect(label.lines.map(\.baseline) == [13])
  }

  @Test(
    arguments: [
      (26, 23, 0, ["11 22", "33"], [9, 21]),
      (26, 33, 0, ["11 22", "33"], [14, 26]),
      // what has no room is cut off with an ellipsis
      (26, 21, 0, ["11…"], [13.5]),
      // but the rounding of frames, less than a pixel, cuts nothing off
      (38.01, 12, 1, ["11 22 33"], [9]), (38, 12, 1, ["11 22…"], [9]),
      (26, 22.5, 0, ["11 22", "33"], [8.75, 20.75]),
      (26, 3, 0, ["11…"], [4.5]),
      (26, 100, 1, ["11…"], [53]),
      (39, 12, 1, ["11 22 33"], [9]),
      (0, 12, 0, [], []), (26, 0, 0, [], []),
    ] as [(CGFloat, CGFloat, Int, [String], [CGFloat])])
  func `Lines fit the label`(
    _ width: CGFloat, height: CGFloat, limit: Int, texts: [String], baselines: [CGFloat]
  ) {
    let (label, _) = makeLabel("11 22 33", lines: limit)
    label.frame = CGRect(x: 0, y: 0, width: width, height: height)
    #expect(label.lines.map(\.text) == texts)
    #expect(label.lines.map(\.baseline) == baselines)
  }
}

/// Counts how often it told the layout that its size changed.
private final class CountingLabel: Label {
  var changes = 0

  override func invalidateIntrinsicContentSize() {
    changes += 1
    super.invalidateIntrinsicContentSize()
  }
}
