import Foundation
import Testing
import Typesetting

/// What stands in a text that nobody has checked before it is measured.
@Suite struct TextValueTests {
  @Test(
    arguments: [
      (17, 400, 17, 400), (0, 1, 0, 1), (-3, 0, 0, 1), (.nan, .nan, 0, 400),
      (.infinity, .infinity, 10_000, 1000), (20_000, 1001, 10_000, 1000),
      (-.infinity, -.infinity, 0, 1),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat)])
  func `A font's numbers are held within what can be measured`(
    _ size: CGFloat, weight: CGFloat, heldSize: CGFloat, heldWeight: CGFloat
  ) {
    let font = TextFont(size: size, weight: weight)
    #expect(font.size == heldSize)
    #expect(font.weight == heldWeight)
  }

  @Test func `Heights that a font doesn't state are shares of its ascender`() {
    let plain = LineMetrics(ascender: 200, descender: -20)
    #expect(plain.capHeight == 148)
    #expect((plain.xHeight - 110).magnitude < 1e-9)
    #expect(plain.leading == 0)
    #expect(plain.height == 220)
    let own = LineMetrics(ascender: 100, descender: -20, leading: 5, capHeight: 70, xHeight: 50)
    #expect([own.capHeight, own.xHeight, own.leading] == [70, 50, 5])
    #expect(own.height == 120, "what stands between lines belongs to none")
  }

  @Test(
    arguments: [(2, 2), (-1, -1), (.nan, 0), (.infinity, 0)] as [(CGFloat, CGFloat)])
  func `Spacing that is no number is none`(_ spacing: CGFloat, held: CGFloat) {
    let run = StyledText.Run("ab", font: TextFont(size: 10), spacing: spacing)
    #expect(run.spacing == held)
  }

  @Test func `A text's string is that of its runs`() {
    let font = TextFont(size: 1)
    #expect(StyledText("ab", font: font).string == "ab")
    #expect(
      StyledText(runs: [.init("a", font: font), .init("", font: font), .init("漢", font: font)])
        .string == "a漢")
    #expect(StyledText(runs: []).string == "")
  }

  @Test func `Plain text is set without anything added`() {
    let style = ParagraphStyle()
    #expect(style.alignment == .natural)
    #expect(style.lineBreakMode == .byTruncatingTail)
    #expect(style.truncation == .character)
    let lengths = [
      style.lineSpacing, style.paragraphSpacing, style.paragraphSpacingBefore,
      style.lineHeightMultiple, style.minimumLineHeight, style.maximumLineHeight,
      style.firstLineHeadIndent, style.headIndent, style.tailIndent,
    ]
    #expect(lengths.allSatisfy { $0 == 0 })
    #expect(style.tabInterval == 28)
    #expect(style.tabStops == [])
  }

  /// The numbers are those of UIKit's enumerations, which are made from them.
  @Test func `Alignments and modes have UIKit's numbers`() {
    let alignments = [ParagraphAlignment.left, .center, .right, .justified, .natural]
    #expect(alignments.map(\.rawValue) == [0, 1, 2, 3, 4])
    let modes = [
      LineBreakMode.byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingHead,
      .byTruncatingTail, .byTruncatingMiddle,
    ]
    #expect(modes.map(\.rawValue) == [0, 1, 2, 3, 4, 5])
  }
}
