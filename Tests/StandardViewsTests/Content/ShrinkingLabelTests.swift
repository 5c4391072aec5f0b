import Foundation
import StandardViews
import TestSupport
import Testing
import Typesetting
import ViewTree

/// With the plain measurer at 10 points a figure is 5.56 wide; a line is 11.5 high, 9.2 of it above the
/// baseline.
@Suite(.plainText) struct ShrinkingLabelTests {
  private func label(_ text: String, width: CGFloat, height: CGFloat = 12, lines: Int = 1) -> Label
  {
    let label = Label(frame: CGRect(x: 0, y: 0, width: width, height: height))
    label.text = text
    label.font = .systemFont(ofSize: 10)
    label.numberOfLines = lines
    label.adjustsFontSizeToFitWidth = true
    return label
  }

  @Test(
    arguments: [
      // 55.6 fits; half of it; two thirds at most
      (56, 0, 10, "1111111111"), (27.8, 0, 5, "1111111111"), (27.8, 0.5, 5, "1111111111"),
      (44.48, 0.75, 8, "1111111111"),
      // not enough: 8 points, of which the ellipsis takes 8 and five figures 22.24
      (33, 0.8, 8, "11111…"),
      // a factor beyond 1, or none
      (33, 1, 10, "1111…"), (33, .nan, 10, "1111…"), (27.8, -1, 5, "1111111111"),
    ] as [(CGFloat, CGFloat, CGFloat, String)])
  func `Text is drawn smaller`(_ width: CGFloat, least: CGFloat, size: CGFloat, text: String) {
    let label = label("1111111111", width: width)
    label.minimumScaleFactor = least
    #expect(label.lines.map(\.text) == [text])
    #expect(label.lines.allSatisfy { ($0.font.pointSize - size).magnitude < 0.01 })
    #expect(label.intrinsicContentSize == CGSize(width: 56, height: 12), "no size changes")
  }

  @Test(
    arguments: [
      // the line of 12 has its letters at 9; one of half the size is 5.75 high, 4.6 above its baseline
      (.alignBaselines, 9), (.alignCenters, 6 - 3 + 4.5), (.none, 4.5),
    ] as [(BaselineAdjustment, CGFloat)])
  func `Something stays in place`(_ adjustment: BaselineAdjustment, baseline: CGFloat) {
    let label = label("1111111111", width: 27.8)
    label.baselineAdjustment = adjustment
    #expect(label.lines.map { ($0.baseline - baseline).magnitude <= 0.25 } == [true])
    #expect(label.firstBaselinePosition?.offset == 9, "the layout's baseline stays too")
  }

  @Test func `Several lines shrink together`() {
    let label = label("11 11 11 11", width: 14, height: 12, lines: 2)
    let sizes = Set(label.lines.map(\.font.pointSize))
    #expect(label.lines.map(\.text) == ["11 11", "11 11"])
    // two lines of 11.5 in 12: at most 0.52, to a hundredth
    #expect(sizes.count == 1 && sizes.allSatisfy { $0 <= 5.22 && $0 > 5 })
  }

  @Test func `Without being asked text stays as it is`() {
    let label = label("1111111111", width: 33)
    label.adjustsFontSizeToFitWidth = false
    #expect(label.lines.map(\.text) == ["1111…"])
  }

  @Test func `Lines are stretched to both sides`() {
    let label = label("11 11 11 11", width: 30, height: 24, lines: 0)
    label.adjustsFontSizeToFitWidth = false
    label.textAlignment = .justified
    // two words of 11.12 and a space to the end, at 30
    #expect(label.lines.map(\.text) == ["11", "11", "11 11"])
    #expect((label.lines[1].x - 18.88).magnitude < 1e-9)
    #expect(label.lines[2].x == 0)
  }

  @Test func `Words are left out whole`() {
    let label = label("11 22 33", width: 38)
    label.adjustsFontSizeToFitWidth = false
    label.lineBreakMode = .byTruncatingTail
    #expect(label.lines.map(\.text) == ["11 22…"])
    label.frame.size.width = 31
    #expect(label.lines.map(\.text) == ["11 2…"])
    label.truncationUnit = .word
    #expect(label.lines.map(\.text) == ["11…"])
  }
}
