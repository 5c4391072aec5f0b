import Foundation
import TestSupport
import Testing
import Typesetting

/// What holds of the lines of any text, in cells, where every letter is 1 wide and 1 high.
@Suite struct LineLawTests {
  /// Words of one to nine letters, spaces, hyphens, ideographs, newlines and Hebrew.
  private static func text(seed: Int) -> String {
    var random = SplitMix64(seed: UInt64(seed))
    let pieces = [
      "a", "bb", "cccc", "ddddddddd", " ", " ", "  ", "-", "漢", "\n", "\u{5D0}\u{5D1}", "e\u{301}",
    ]
    return (0..<random.integer(1...30)).map { _ in pieces[random.integer(0...pieces.count - 1)] }
      .joined()
  }

  private static func paragraph(
    _ text: String, _ change: (inout ParagraphStyle) -> Void = { _ in }
  ) -> Paragraph {
    var style = ParagraphStyle()
    change(&style)
    return CellMeasurer().paragraph(of: StyledText(text, font: TextFont(size: 1), style: style))
  }

  /// The cells of a line's letters.
  private static func cells(_ lines: ParagraphLines, _ index: Int) -> Int {
    CellMeasurer.cells(of: lines.text(ofLine: index))
  }

  private static let widths: [CGFloat] = [1, 2, 3, 5, 8, 13, 21]

  @Test func `Nothing but white space is lost between lines`() throws {
    for seed in 0..<200 {
      let text = Self.text(seed: seed)
      for width in Self.widths {
        let lines = Self.paragraph(text).lines(in: .width(width))
        var end = 0
        let scalars = Array(text.unicodeScalars)
        for line in lines.lines {
          try #require(line.range.lowerBound >= end)
          #expect(scalars[end..<line.range.lowerBound].allSatisfy { $0 == " " || $0 == "\n" })
          end = line.range.upperBound
        }
        #expect(scalars[end...].allSatisfy { $0 == " " || $0 == "\n" }, "\(text) in \(width)")
      }
    }
  }

  @Test func `A line is no wider than its room, but for a character that is wider alone`() {
    for seed in 0..<200 {
      let text = Self.text(seed: seed)
      for width in Self.widths {
        let lines = Self.paragraph(text).lines(in: .width(width))
        for index in lines.lines.indices where lines.lines[index].width > width {
          #expect(lines.text(ofLine: index).count == 1, "\(text) in \(width)")
        }
      }
    }
  }

  @Test func `A line's width is that of its letters`() {
    for seed in 0..<200 {
      let lines = Self.paragraph(Self.text(seed: seed)).lines(in: .width(7))
      for index in lines.lines.indices {
        #expect(lines.lines[index].width == CGFloat(Self.cells(lines, index)))
      }
    }
  }

  @Test func `More room never makes more lines`() {
    for seed in 0..<200 {
      let paragraph = Self.paragraph(Self.text(seed: seed))
      let counts = (1...40).map { paragraph.lines(in: .width(CGFloat($0))).lines.count }
      for (less, more) in zip(counts, counts.dropFirst()) { #expect(less >= more) }
    }
  }

  @Test func `At its greatest width a text has a line for each of its newlines`() {
    for seed in 0..<200 {
      let text = Self.text(seed: seed)
      let paragraph = Self.paragraph(text)
      let whole = paragraph.lines(in: .maxContent)
      let parts = text.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(whole.lines.count == parts.count - (text.hasSuffix("\n") ? 1 : 0), "\(text)")
      #expect(paragraph.maxWidth == whole.width)
      #expect(paragraph.lines(in: .width(paragraph.maxWidth)).lines.count == whole.lines.count)
    }
  }

  @Test func `At its least width no word is cut`() {
    for seed in 0..<200 {
      let text = Self.text(seed: seed)
      let paragraph = Self.paragraph(text)
      let narrow = paragraph.lines(in: .minContent)
      #expect(narrow.width <= paragraph.minWidth)
      for line in narrow.lines.dropLast() where !line.range.isEmpty {
        let scalars = Array(text.unicodeScalars)
        let (last, next) = (scalars[line.range.upperBound - 1], scalars[line.range.upperBound])
        #expect(
          !(last.isASCII && last.properties.isAlphabetic && next.properties.isAlphabetic
            && next.isASCII))
      }
    }
  }

  @Test func `Lines stand one below the other without a gap`() {
    for seed in 0..<100 {
      let lines = Self.paragraph(Self.text(seed: seed)).lines(in: .width(6))
      for (index, line) in lines.lines.enumerated() {
        #expect(line.top == CGFloat(index) && line.height == 1 && line.baseline == line.top + 1)
      }
      #expect(lines.height == CGFloat(lines.lines.count))
    }
  }

  @Test(arguments: [ParagraphAlignment.left, .center, .right, .natural, .justified])
  func `Aligned lines stay in their room`(_ alignment: ParagraphAlignment) {
    for seed in 0..<100 {
      let paragraph = Self.paragraph(Self.text(seed: seed)) { $0.alignment = alignment }
      let lines = paragraph.lines(in: .width(12))
      for line in lines.lines {
        #expect(line.x >= 0 && line.x + line.width + line.stretch <= 12)
        switch alignment {
        case .left: #expect(line.x == 0)
        case .right: #expect(line.x + line.width == 12)
        case .center: #expect(2 * line.x + line.width == 12)
        case .natural, .justified: break
        }
      }
    }
  }

  @Test func `The pieces of a line are as wide as the line and say what it says`() {
    for seed in 0..<200 {
      let lines = Self.paragraph(Self.text(seed: seed)).lines(in: .width(9))
      for (index, line) in lines.lines.enumerated() {
        let pieces = lines.pieces(ofLine: index)
        #expect(pieces.reduce(0) { $0 + $1.width } == line.width)
        #expect(
          pieces.map(\.text).joined().unicodeScalars.sorted()
            == lines.text(ofLine: index).unicodeScalars.sorted())
        var x = line.x
        for piece in pieces {
          #expect(piece.x == x)
          x += piece.width
        }
      }
    }
  }

  @Test(arguments: [LineBreakMode.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail])
  func `A text that is cut fits, and begins or ends as the whole does`(_ mode: LineBreakMode) {
    for seed in 0..<200 {
      let text = Self.text(seed: seed).replacingOccurrences(of: "\n", with: " ")
      let paragraph = Self.paragraph(text) { $0.lineBreakMode = mode }
      let lines = paragraph.lines(in: .width(6), limit: 1)
      guard let line = lines.lines.first, lines.isTruncated, line.omission != nil else { continue }
      let shown = lines.text(ofLine: 0)
      #expect(line.width <= 6 && shown.contains("\u{2026}"), "\(text)")
      let sides = shown.components(separatedBy: "\u{2026}")
      #expect(sides.count == 2)
      #expect(text.unicodeScalars.starts(with: sides[0].unicodeScalars))
      switch mode {
      case .byTruncatingHead: #expect(sides[0].isEmpty)
      case .byTruncatingTail: #expect(sides[1].isEmpty)
      default: break
      }
    }
  }

  @Test func `As many lines as the limit are those of the whole text`() {
    for seed in 0..<200 {
      let paragraph = Self.paragraph(Self.text(seed: seed))
      let all = paragraph.lines(in: .width(6))
      for limit in 1...4 {
        let some = paragraph.lines(in: .width(6), limit: limit)
        #expect(some.lines.count == min(limit, all.lines.count))
        #expect(some.isTruncated == (all.lines.count > limit))
        #expect(some.lines.dropLast() == all.lines.prefix(some.lines.count).dropLast())
      }
    }
  }
}
