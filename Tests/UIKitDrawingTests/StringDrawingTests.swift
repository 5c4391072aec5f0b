import Drawing
import Foundation
import Testing
import UIKit

/// Texts that are drawn into a context, as the pages of `NSAttributedString` and `NSString` have it.
///
/// A line at 20 points is 1.193 · 20 points high, and its baseline lies 0.952 · 20 below its top.
@Suite struct StringDrawingTests {
  private final class Sheet: UIView {
    var closure: () -> Void = {}

    override func draw(_ rect: CGRect) { closure() }
  }

  private static let font = UIFont.systemFont(ofSize: 20)
  private static var text: NSAttributedString {
    NSAttributedString(string: "one two three four five", attributes: [.font: font])
  }

  private func drawn(_ closure: @escaping () -> Void) -> DrawnScreen {
    let sheet = Sheet(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    sheet.closure = closure
    return DrawnScreen(sheet)
  }

  /// The width that holds "three four" and no more.
  private var width: CGFloat {
    NSAttributedString(string: "three four", attributes: [.font: Self.font]).size().width + 1
  }

  private let lineHeight = font.lineHeight

  // "one two" and "three" don't fit together.
  @Test func `Lines are as wide as the rectangle, those that don't fit into its height left out`() {
    let cases: [(CGFloat, [String])] = [
      (200, ["one two", "three four", "five"]),
      (3 * lineHeight, ["one two", "three four", "five"]),
      (3 * lineHeight - 1, ["one two", "three four"]), (2 * lineHeight, ["one two", "three four"]),
      (5, ["one two"]), (0, ["one two", "three four", "five"]),
    ]
    for (height, lines) in cases {
      let rect = CGRect(x: 30, y: 40, width: width, height: height)
      for screen in [
        drawn { Self.text.draw(in: rect) },
        drawn { Self.text.draw(with: rect, options: .usesLineFragmentOrigin, context: nil) },
        drawn { Self.text.string.draw(in: rect, withAttributes: [.font: Self.font]) },
        drawn {
          (Self.text.string as NSString).draw(in: rect, withAttributes: [.font: Self.font])
        },
      ] {
        #expect(screen.texts.map { $0.string.trimmingCharacters(in: .whitespaces) } == lines)
        #expect(screen.texts.allSatisfy { $0.x == 30 })
        for (index, line) in screen.texts.enumerated() {
          let baseline = 40 + CGFloat(index) * lineHeight + Self.font.ascender
          #expect(abs(line.baseline - baseline) < 0.5)
        }
      }
    }
  }

  @Test func `The last line that fits ends in an ellipsis where that is asked for`() {
    let rect = CGRect(x: 0, y: 0, width: width, height: 2 * lineHeight)
    let options: NSStringDrawingOptions = [.usesLineFragmentOrigin, .truncatesLastVisibleLine]
    for screen in [
      drawn { Self.text.draw(with: rect, options: options, context: nil) },
      drawn {
        Self.text.string.draw(
          with: rect, options: options, attributes: [.font: Self.font], context: nil)
      },
      drawn {
        (Self.text.string as NSString).draw(
          with: rect, options: options, attributes: [.font: Self.font], context: nil)
      },
    ] {
      #expect(screen.texts.count == 2 && screen.texts.last?.string.contains("…") == true)
    }
    let roomy = drawn {
      Self.text.draw(
        with: CGRect(x: 0, y: 0, width: width, height: 200), options: options, context: nil)
    }
    #expect(roomy.texts.count == 3 && roomy.texts.last?.string == "five")
  }

  // The page of usesLineFragmentOrigin: without it the text is one line, and the rectangle begins at its baseline.
  // As labels with links of their own do in `drawText(in:)`.
  @Test(arguments: [
    (0, 23, ["one two", "three four", "five"]), (8, 10, ["three four"]), (14, 9, ["four", "five"]),
    (20, 100, ["ive"]), (23, 1, []),
  ])
  func `A layout manager draws lines, or parts of them`(
    start: Int, count: Int, lines: [String]
  ) {
    let (storage, manager) = (NSTextStorage(attributedString: Self.text), NSLayoutManager())
    let container = NSTextContainer(size: CGSize(width: width, height: 1_000))
    container.lineFragmentPadding = 0
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    let range = NSRange(location: start, length: count)
    let screen = drawn {
      manager.drawBackground(forGlyphRange: range, at: CGPoint(x: 30, y: 40))
      manager.drawGlyphs(forGlyphRange: range, at: CGPoint(x: 30, y: 40))
    }
    #expect(screen.texts.map { $0.string.trimmingCharacters(in: .whitespaces) } == lines)
    let whole = drawn { Self.text.draw(in: CGRect(x: 30, y: 40, width: width, height: 1_000)) }
    for line in screen.texts where whole.texts.contains(where: { $0.string == line.string }) {
      #expect(whole.texts.contains { abs($0.baseline - line.baseline) < 0.5 && $0.x == line.x })
    }
  }

  @Test func `Without lines of its own a text stands on the rectangle's upper edge`() {
    let screen = drawn {
      Self.text.draw(
        with: CGRect(x: 30, y: 40, width: width, height: 10), options: [], context: nil)
    }
    #expect(screen.texts.map(\.string) == [Self.text.string])
    #expect(screen.texts.first?.x == 30 && abs((screen.texts.first?.baseline ?? 0) - 40) < 1e-6)
  }

  @Test func `At a point a text has one line a paragraph, its upper left corner there`() {
    let text = "one two three four five\nsix"
    let attributes: [NSAttributedString.Key: Any] = [.font: Self.font]
    let point = CGPoint(x: 30, y: 40)
    for screen in [
      drawn { NSAttributedString(string: text, attributes: attributes).draw(at: point) },
      drawn { text.draw(at: point, withAttributes: attributes) },
      drawn { (text as NSString).draw(at: point, withAttributes: attributes) },
    ] {
      #expect(screen.texts.map(\.string) == ["one two three four five", "six"])
      #expect(screen.texts.map(\.x) == [30, 30])
      #expect(abs((screen.texts.first?.baseline ?? 0) - 40 - Self.font.ascender) < 0.5)
    }
    #expect(drawn { NSAttributedString(string: "").draw(at: point) }.texts.isEmpty)
    // Without a font 12 points count, as the page of NSAttributedString.Key.font has it.
    #expect(drawn { text.draw(at: point) }.texts.map(\.size) == [12, 12])
  }

  @Test func `Colours, lines, grounds and pictures of a text are drawn with it`() throws {
    let attachment = NSTextAttachment()
    attachment.image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image {
      UIColor.blue.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    let text = NSMutableAttributedString(
      string: "one",
      attributes: [
        .font: Self.font, .foregroundColor: UIColor.red, .underlineStyle: 1,
        .backgroundColor: UIColor.green,
      ])
    text.append(NSAttributedString(attachment: attachment))
    let screen = drawn { text.draw(at: .zero) }
    let line = try #require(screen.texts.first)
    #expect(line.color == "#FF0000" && screen.boxes("#FF0000").count == 1)
    #expect(screen.boxes("#00FF00").count == 1)
    // The picture stands on the baseline, behind the text.
    let picture = try #require(screen.boxes("#0000FF").first)
    #expect(picture.size == CGSize(width: 10, height: 10))
    let end = line.x + line.width
    #expect(screen.pixel(Int(end) + 5, Int(line.baseline) - 5) == "0000FF")
  }

  @Test func `A text in the middle or at the right stands there in its rectangle`() {
    for (alignment, share) in [(NSTextAlignment.center, 0.5), (.right, 1)] {
      let style = NSMutableParagraphStyle()
      style.alignment = alignment
      let text = NSAttributedString(
        string: "one", attributes: [.font: Self.font, .paragraphStyle: style])
      let screen = drawn { text.draw(in: CGRect(x: 10, y: 0, width: 200, height: 40)) }
      let left = 10 + (200 - text.size().width) * share
      #expect(abs((screen.texts.first?.x ?? 0) - left) < 0.5)
    }
  }
}
