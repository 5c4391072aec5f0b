import Foundation
import LayoutInspector
import LayoutKit
import TestSupport
import Testing
import Typesetting

/// The code of the article on fonts and text, and what comes of it.
@Suite struct TextArticleTests {
  let window = Window(environment: LayoutEnvironment(device: .iPhone14))
  let label = Label(frame: CGRect(x: 10, y: 50, width: 200, height: 100))

  init() { window.addSubview(label) }

  @Test func `The code on standard`() {
    // article: standard
    let title = Label()
    title.text = "Settings"
    title.font = .preferredFont(forTextStyle: .headline)
    title.adjustsFontForContentSizeCategory = true
    // 20⅓ on a screen of three pixels a point, 20½ on one of two
    let height = title.intrinsicContentSize.height
    // end
    #expect((height * 3).rounded() == 61)
    window.addSubview(title)
    #expect((title.intrinsicContentSize.height * 3).rounded() == 61)
  }

  @Test func `The code on lines`() {
    // article: lines
    let note = Label()
    note.text = "Breakfast is served from 7:00 to 10:30 in the garden room."
    note.numberOfLines = 2
    note.lineBreakMode = .byTruncatingTail
    note.truncationUnit = .word

    let price = Label()
    price.text = "1,234.50"
    price.adjustsFontSizeToFitWidth = true
    price.minimumScaleFactor = 0.5
    // end
    window.environment.textMeasurer = CellMeasurer(cellWidth: 5, cellHeight: 10)
    window.addSubview(note)
    window.addSubview(price)
    note.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
    price.frame = CGRect(x: 0, y: 0, width: 32, height: 20)
    // 20 letters a line
    #expect(note.lines.map(\.text) == ["Breakfast is served", "from 7:00 to 10:30…"])
    // 8 letters of 5 in 32
    #expect(price.lines.map(\.text) == ["1,234.50"])
    #expect(price.lines.allSatisfy { ($0.font.pointSize - 13.6).magnitude < 1e-9 })
    #expect(price.intrinsicContentSize.width == 40)
  }

  @Test func `The code on attributes`() {
    window.environment.textMeasurer = PlainMeasurer()
    // article: attributes
    var style = ParagraphStyle()
    style.lineSpacing = 4
    style.paragraphSpacing = 8
    style.headIndent = 12
    style.lineBreakMode = .byWordWrapping
    let text = NSMutableAttributedString(
      string: "Check-in\nfrom 15:00", attributes: [.paragraphStyle: style])
    text.addAttribute(
      .font, value: Font.boldSystemFont(ofSize: 17), range: NSRange(location: 0, length: 8))
    label.attributedText = text
    // end
    label.numberOfLines = 0
    #expect(label.lines.map(\.font.weight) == [.bold, .regular])
    // 19.55 twice, 4 and 8
    #expect((label.intrinsicContentSize.height * 3).rounded() == 154)
  }

  @Test func `The code on files`() throws {
    var builder = FontBuilder()
    let bold = builder.data
    builder.tables["OS/2"]?.replaceSubrange(4..<6, with: words(400))
    builder.tables["hmtx"] = FontBuilder.advances.flatMap { words($0 - 100, 0) }
    let regular = builder.data
    // article: files
    let family = FontFamily(
      name: "Garden",
      fonts: [try OpenTypeFont(data: regular), try OpenTypeFont(data: bold)])
    window.environment.textMeasurer = StandardMeasurer(families: [family])
    label.font = Font(name: "Garden-Bold", size: 20)
    // end
    label.text = "A"
    // 0.61 em and 0.51 em; 0.95 and 0.25 em high
    #expect((label.intrinsicContentSize.width * 3).rounded() == 37)
    #expect(label.font.metrics(in: window.environment).height == 24)
    label.font = Font(name: "Garden", size: 20)
    #expect((label.intrinsicContentSize.width * 3).rounded() == 31)
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let picture = folder.appendingPathComponent("picture.svg")
    let pixels = folder.appendingPathComponent("picture.png")
    // article: pictures
    let snapshot = LayoutSnapshot(of: window)
    let measurer = StandardMeasurer(families: [family])
    try Data(snapshot.svg(outlinesFrom: measurer).utf8).write(to: picture)
    try snapshot.png(scale: 2, outlinesFrom: measurer).write(to: pixels)
    // end
    let svg = try String(contentsOf: picture, encoding: .utf8)
    #expect(svg.contains("<path d=\"M") && !svg.contains("<text"))
    #expect(try Data(contentsOf: pixels).prefix(4) == Data([0x89, 0x50, 0x4E, 0x47]))
  }

  @Test func `The code on typewriter`() {
    // article: measurer
    struct Typewriter: TextMeasurer {
      func paragraph(
        of text: StyledText, direction: WritingDirection, language: String?
      ) -> Paragraph {
        let widths = text.runs.flatMap { run in
          run.text.unicodeScalars.map { _ in run.font.size * 0.6 }
        }
        let lines = text.runs.map {
          LineMetrics(ascender: $0.font.size * 0.9, descender: $0.font.size * -0.3)
        }
        return Paragraph(
          text, direction: direction, advances: widths, metrics: lines,
          ellipses: text.runs.map { $0.font.size * 0.6 })
      }
    }
    window.environment.textMeasurer = Typewriter()
    // end
    label.font = .systemFont(ofSize: 10)
    label.text = "four"
    #expect(label.intrinsicContentSize == CGSize(width: 24, height: 12))
    // from a line of one letter, as the measurer doesn't say more
    let metrics = label.font.metrics(in: window.environment)
    #expect(metrics.ascender == 9 && (metrics.descender + 3).magnitude < 1e-9)
  }

  @Test func `The code on directions`() {
    // article: directions
    label.text = "ארוחת הבוקר: 7:00"
    label.semanticContentAttribute = .forceRightToLeft
    // end
    #expect(label.lines.map(\.text) == ["7:00", "ארוחת הבוקר: "])
    #expect(label.lines.last.map { $0.x + $0.width } == 200)
  }
}
