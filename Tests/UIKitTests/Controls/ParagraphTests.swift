import Foundation
import Testing
import UIKit

/// Paragraph styles and the sizes of fonts.
@Suite
struct ParagraphTests {
  /// What a style says in points.
  nonisolated struct Lengths: Equatable {
    var all: [CGFloat]

    init(_ style: NSParagraphStyle) {
      all = [
        style.lineSpacing, style.paragraphSpacing, style.paragraphSpacingBefore, style.headIndent,
        style.tailIndent, style.firstLineHeadIndent, style.minimumLineHeight,
        style.maximumLineHeight, style.lineHeightMultiple, style.defaultTabInterval,
      ]
    }
  }

  @Test func `A copy says the same and doesn't change any more`() throws {
    let style = NSMutableParagraphStyle()
    #expect(style.alignment == .natural && Lengths(style) == Lengths(NSParagraphStyle()))
    style.lineSpacing = 1
    style.paragraphSpacing = 2
    style.paragraphSpacingBefore = 3
    style.headIndent = 4
    style.tailIndent = -5
    style.firstLineHeadIndent = 6
    style.minimumLineHeight = 7
    style.maximumLineHeight = 8
    style.lineHeightMultiple = 9
    style.defaultTabInterval = 10
    style.alignment = .justified
    style.lineBreakMode = .byCharWrapping
    style.tabStops = [NSTextTab(textAlignment: .right, location: 11)]
    let expected: [CGFloat] = [1, 2, 3, 4, -5, 6, 7, 8, 9, 10]
    #expect(Lengths(style).all == expected)
    let copy = try #require(style.copy() as? NSParagraphStyle)
    style.lineSpacing = 99
    #expect(Lengths(copy).all == expected)
    #expect(copy.alignment == .justified && copy.lineBreakMode == .byCharWrapping)
    #expect(copy.tabStops.map(\.location) == [11])
    let other = NSMutableParagraphStyle()
    other.setParagraphStyle(copy)
    #expect(other == copy && other.hash == copy.hash && other != style)
  }

  @Test func `Fonts have the sizes that UIKit has for them`() {
    #expect(
      [UIFont.labelFontSize, UIFont.buttonFontSize, UIFont.systemFontSize]
        + [UIFont.smallSystemFontSize] == [17, 18, 14, 12])
    let digits = UIFont.monospacedDigitSystemFont(ofSize: 15, weight: .bold)
    #expect(digits.pointSize == 15 && digits.weight == .bold)
  }

  @Test func `Lengths grow with the text that people like`() {
    let metrics = UIFontMetrics.default
    let font = UIFont.systemFont(ofSize: 20)
    #expect(
      metrics.scaledFont(for: font).pointSize == font.pointSize
        && metrics.scaledValue(for: 20) == 20)
    let large = UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge)
    // Running text has 17 points, and 23 in that size: 20 · 23 / 17 is 27.06.
    #expect(metrics.scaledValue(for: 17, compatibleWith: large) == 23)
    #expect(metrics.scaledFont(for: font, compatibleWith: large).pointSize == 27)
    #expect(!large.preferredContentSizeCategory.isAccessibilityCategory)
    #expect(UIContentSizeCategory.accessibilityLarge.isAccessibilityCategory)
    #expect(UIContentSizeCategory.small < .large)
  }

  @Test func `NSString is measured as String is`() {
    let context = NSStringDrawingContext()
    #expect(context.minimumScaleFactor == 0 && context.actualScaleFactor == 1)
    let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]
    let (text, room) = ("Some words on lines", CGSize(width: 60, height: 0))
    let rect = text.boundingRect(
      with: room, options: .usesLineFragmentOrigin, attributes: attributes, context: context)
    #expect(
      NSString(string: text).boundingRect(
        with: room, options: .usesLineFragmentOrigin, attributes: attributes, context: nil) == rect)
    #expect(rect.width <= 60 && rect.height > text.size(withAttributes: attributes).height)
  }
}
