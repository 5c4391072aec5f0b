import Drawing
import Foundation
import LayoutInspector
import Testing
import UIKit

/// What attributed texts have beside their letters.
@Suite struct TextDrawingTests {
  private func screen(_ text: NSAttributedString) -> DrawnScreen {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
    label.attributedText = text
    return DrawnScreen(label)
  }

  private func screen(
    _ attributes: [NSAttributedString.Key: Any], _ text: String = "Text"
  ) -> DrawnScreen {
    var all = attributes
    all[.font] = UIFont.systemFont(ofSize: 18)
    return screen(NSAttributedString(string: text, attributes: all))
  }

  // A line is as thick as an eighteenth of the size: a point.
  @Test(
    arguments: [
      (.single, [1], []), (.thick, [2], []), (.double, [1, 1], []),
      ([.single, .patternDot], [], [2, 2]), ([.single, .patternDash], [], [8, 4]),
      ([.single, .patternDashDot], [], [8, 4, 2, 4]), ([.thick, .patternDash], [], [16, 8]),
    ] as [(NSUnderlineStyle, [CGFloat], [CGFloat])])
  func `Lines under a text have the style that is asked for`(
    style: NSUnderlineStyle, heights: [CGFloat], dashes: [CGFloat]
  ) {
    for key in [NSAttributedString.Key.underlineStyle, .strikethroughStyle] {
      let screen = screen([key: style.rawValue])
      #expect(screen.boxes("#000000").map(\.height) == heights)
      #expect(screen.strokes.map(\.dashes) == (dashes.isEmpty ? [] : [dashes]))
    }
  }

  @Test(
    arguments: [
      (NSUnderlineStyle.single, "one two", 1), ([.single, .byWord], "one two  three", 3),
      ([.single, .byWord], " one ", 1), ([.single, .byWord], "  ", 0),
      ([.single, .patternDash, .byWord], "one two", 2), ([.double, .byWord], "one two", 4),
    ] as [(NSUnderlineStyle, String, Int)])
  func `A line that goes by words leaves out what is between them`(
    style: NSUnderlineStyle, text: String, count: Int
  ) {
    let screen = screen([.underlineStyle: style.rawValue], text)
    let boxes = screen.boxes("#000000")
    #expect(boxes.count + screen.strokes.count == count)
    guard let line = screen.texts.first, boxes.count == 3 else { return }
    // From the first letter to the last, with a space of some five points after each word.
    #expect(boxes[0].minX == line.x && abs(boxes[2].maxX - line.x - line.width) < 0.01)
    #expect(boxes[1].minX - boxes[0].maxX > 3 && boxes[2].minX - boxes[1].maxX > 6)
  }

  @Test func `Colours of their own, of lines under, through and behind the text`() {
    let screen = screen([
      .underlineStyle: 1, .underlineColor: UIColor.red, .strikethroughStyle: 1,
      .strikethroughColor: UIColor.blue, .backgroundColor: UIColor.green,
    ])
    #expect(screen.boxes("#FF0000").count == 1 && screen.boxes("#0000FF").count == 1)
    // As high as a line: 1.193 × 18.
    let behind = screen.boxes("#00FF00").map { ($0.height * 10).rounded() }
    #expect(behind == [215])
  }

  // In hundredths of 18 points.
  @Test(
    arguments: [
      (3, nil, 0.54, "#FF0000", false), (-3, UIColor.blue, 0.54, "#0000FF", true),
      (5_000, nil, 180, "#FF0000", false),
    ] as [(CGFloat, UIColor?, CGFloat, String, Bool)])
  func `A line along the letters' edges leaves them hollow, below 0 it doesn't`(
    width: CGFloat, color: UIColor?, points: CGFloat, code: String, isFilled: Bool
  ) {
    var attributes: [NSAttributedString.Key: Any] = [
      .strokeWidth: width, .foregroundColor: UIColor(red: 1, green: 0, blue: 0, alpha: 1),
    ]
    attributes[.strokeColor] = color
    let stroke = screen(attributes).texts.first?.stroke
    #expect(stroke == LetterStroke(width: points, color: code, isFilled: isFilled))
  }

  @Test(arguments: [0, .nan, .infinity] as [CGFloat])
  func `There is no such line without a width`(width: CGFloat) {
    let line = screen([.strokeWidth: width, .strokeColor: UIColor.red]).texts.first
    #expect(line?.string == "Text" && line?.stroke == nil)
  }

  @Test func `Pictures draw hollow letters so`() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 60))
    func ink(_ attributes: [NSAttributedString.Key: Any]) throws -> (svg: String, ink: Int) {
      var all = attributes
      all[.font] = UIFont.systemFont(ofSize: 48)
      label.attributedText = NSAttributedString(string: "Text", attributes: all)
      let snapshot = LayoutSnapshot(of: label, detail: .frames)
      let png = try #require(PixelImage(png: snapshot.png(scale: 1)))
      let places = (0..<60).flatMap { y in (0..<300).map { (x: $0, y: y) } }
      return (snapshot.svg(), places.reduce(0) { $0 + 255 - Int(png[$1.x, $1.y]?.red ?? 255) })
    }
    let (plain, hollow) = (try ink([:]), try ink([.strokeWidth: 2]))
    let (bold, none) = (try ink([.strokeWidth: -4]), try ink([.foregroundColor: UIColor.white]))
    #expect(hollow.svg.contains(##"fill="none" stroke="#000000" stroke-width="0.96""##))
    #expect(bold.svg.contains(##"fill="#000000" stroke="#000000" stroke-width="1.92""##))
    #expect(!plain.svg.contains(#"stroke-width="0.96""#))
    #expect(none.ink < hollow.ink && hollow.ink < plain.ink && plain.ink < bold.ink)
  }

  @Test func `A link is underlined in the tint, unless it says otherwise`() {
    let plain = screen([.link: "https://example.org"])
    #expect(plain.color(of: "Text") == "#007AFF" && plain.boxes("#007AFF").count == 1)
    let own = screen([.link: "a", .foregroundColor: UIColor.red, .underlineStyle: 0])
    #expect(own.color(of: "Text") == "#FF0000" && own.boxes().isEmpty)
  }

  @Test func `Raised and slanted letters`() {
    let plain = screen([:]).texts.first
    let raised = screen([.baselineOffset: 4]).texts.first
    #expect(raised?.baseline == (plain?.baseline ?? 0) - 4)
    #expect(screen([.obliqueness: 0.2]).texts.first?.isItalic == true && plain?.isItalic == false)
  }

  @Test func `Numbers that no style has draw nothing wild`() {
    for value in [Double.nan, .infinity, -1e300, 1e300] {
      let screen = screen([
        .underlineStyle: value, .baselineOffset: value, .obliqueness: value, .kern: value,
      ])
      #expect(screen.texts.allSatisfy { $0.baseline.isFinite && $0.width.isFinite })
    }
  }

  @Test func `A shadow is the text in another colour, moved`() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
    label.text = "Text"
    label.shadowColor = .red
    label.shadowOffset = CGSize(width: 2, height: 3)
    let screen = DrawnScreen(label)
    #expect(screen.tints == ["#FF0000"] && screen.texts.count == 2)
    #expect(screen.texts.first?.x == 2)
    #expect(screen.texts[0].baseline == screen.texts[1].baseline + 3)
  }

  private func withAttachment(_ attachment: NSTextAttachment) -> NSAttributedString {
    let text = NSMutableAttributedString(string: "a")
    text.append(NSAttributedString(attachment: attachment))
    text.append(NSAttributedString(string: "b"))
    text.addAttribute(
      .font, value: UIFont.systemFont(ofSize: 17), range: NSRange(location: 0, length: 3))
    return text
  }

  @Test func `An attachment stands in the text as a letter of its size`() {
    let attachment = NSTextAttachment(image: UIImage(size: CGSize(width: 30, height: 50)))
    let label = UILabel()
    label.attributedText = NSAttributedString(
      string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 17)])
    let plain = label.intrinsicContentSize
    label.attributedText = withAttachment(attachment)
    let size = label.intrinsicContentSize
    // 30 wider; 50 above the line and what the letters have below it, 0.241 × 17.
    #expect(abs(size.width - plain.width - 30) < 1 && abs(size.height - 54.1) < 1)
    let screen = screen(withAttachment(attachment))
    #expect(screen.boxes("#D8DEE6").map(\.size) == [CGSize(width: 30, height: 50)])
    #expect(screen.texts.map(\.string) == ["a", "b"])
    let (a, b) = (screen.texts[0], screen.texts[1])
    #expect(abs(b.x - a.x - a.width - 30) < 0.01)
    let box = screen.boxes("#D8DEE6")[0]
    #expect(abs(box.minX - a.x - a.width) < 0.01 && abs(box.maxY - a.baseline) < 0.01)
  }

  @Test
  func `Its bounds go before its picture's size; what can't be computed with counts for nothing`() {
    let attachment = NSTextAttachment(image: UIImage(size: CGSize(width: 30, height: 30)))
    attachment.bounds = CGRect(x: 0, y: -4, width: 16, height: 16)
    let screen = screen(withAttachment(attachment))
    let box = screen.boxes("#D8DEE6").first ?? .zero
    #expect(box.size == CGSize(width: 16, height: 16))
    #expect(abs(box.maxY - screen.texts[0].baseline - 4) < 0.01)
    attachment.bounds = CGRect(x: 0, y: 0, width: .infinity, height: 1e300)
    #expect(self.screen(withAttachment(attachment)).texts.allSatisfy { $0.x.isFinite })
    #expect(NSAttributedString(attachment: NSTextAttachment()).length == 1)
  }
}
