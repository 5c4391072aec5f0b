import Foundation
import TestSupport
import Testing
import Typesetting

@Suite struct OpenTypeFontTests {
  private func font(_ change: (inout FontBuilder) -> Void = { _ in }) throws -> OpenTypeFont {
    var builder = FontBuilder()
    change(&builder)
    return try OpenTypeFont(data: builder.data)
  }

  @Test func `A font says what it is`() throws {
    let font = try font()
    #expect(font.familyName == "Test")
    #expect(font.styleName == "Bold")
    #expect(font.postScriptName == "Test-Bold")
    #expect(font.unitsPerEm == 1000)
    #expect(font.ascender == 0.95)
    #expect(font.descender == -0.25)
    #expect(font.leading == 0.05)
    #expect(font.capHeight == 0.71)
    #expect(font.xHeight == 0.52)
    #expect(font.weight == 700)
    #expect(!font.isItalic)
    #expect(font.weights == nil)
  }

  @Test(
    arguments: [
      // A 610, B 620, space 250, a missing character 500
      ("", 10, 0), ("A", 10, 6.1), ("AB", 10, 12.3), ("A B", 100, 148), ("a", 10, 5),
      // a mark beyond ASCII has no width of its own; A beyond the basic plane is one glyph
      ("A\u{301}", 10, 6.1), ("\u{1D400}", 10, 6.1), ("A\u{200B}A", 10, 12.2),
      ("A", 0, 0), ("A", -5, 0), ("A", .nan, 0),
    ] as [(String, CGFloat, CGFloat)])
  func `Widths are sums of advances`(_ text: String, size: CGFloat, width: CGFloat) throws {
    let font = try font()
    #expect((font.width(of: text, size: size) - width).magnitude < 1e-9)
  }

  /// A 610, T 800, V 820; A and V are 80 closer, A and T 30.
  @Test(arguments: FontBuilder.Pairs.allCases)
  func `Pairs are kerned`(_ pairs: FontBuilder.Pairs) throws {
    let font = try font { $0.addKerning(pairs) }
    for (text, width) in [("AV", 1350), ("AT", 1380), ("VA", 1350), ("TA", 1410), ("AVA", 1880)] {
      #expect(font.width(of: text, size: 1000) == CGFloat(width), "\(text)")
    }
  }

  @Test func `The old table kerns scripts that the new one has nothing for`() throws {
    let font = try font {
      $0.addKerning(.list)
      let name = Array("kern".utf8)
      guard let table = $0.tables["GPOS"], let at = table.firstRange(of: name)?.lowerBound else {
        return
      }
      $0.tables["GPOS"]?.replaceSubrange(at..<(at + 4), with: Array("mark".utf8))
      $0.addKerning(.old)
    }
    #expect(font.width(of: "AV", size: 1000) == 1350)
    let both = try self.font {
      $0.addKerning(.list)
      $0.tables["kern"] =
        words(0, 1, 0, 20, 1, 1, 6, 0, 0)
        + words(FontBuilder.glyph("A"), FontBuilder.glyph("V"), -500)
    }
    #expect(both.width(of: "AV", size: 1000) == 1350, "the new one goes before the old")
  }

  /// Parts of the old table lie one behind another, each as long as it says; those that aren't for the widths of lines
  /// are passed over, and what two say adds up.
  @Test(
    arguments: [
      ([1, 1], [1350, 1380]), ([0, 1], [1430, 1380]), ([3, 1], [1430, 1380]),
      ([5, 1], [1430, 1380]),
      ([257, 1], [1430, 1380]), ([1, 0], [1350, 1410]), ([1, 1, 1], [1350, 1350]),
      ([0, 0, 1], [1430, 1380]), ([], [1430, 1410]),
    ] as [([Int], [CGFloat])])
  func `Parts of the old table`(_ coverages: [Int], _ widths: [CGFloat]) throws {
    let (a, t, v) = (FontBuilder.glyph("A"), FontBuilder.glyph("T"), FontBuilder.glyph("V"))
    let font = try font {
      var table = words(0, coverages.count)
      for (place, coverage) in coverages.enumerated() {
        // The first brings A and V together if it is not the last, the others A and T.
        let isFirst = place == 0 && coverages.count > 1
        table += words(0, 20, coverage, 1, 6, 0, 0, a, isFirst ? v : t, isFirst ? -80 : -30)
      }
      $0.tables["kern"] = table
    }
    #expect(font.width(of: "AV", size: 1000) == widths[0])
    #expect(font.width(of: "AT", size: 1000) == widths[1])
  }

  @Test func `Ligatures take the place of their letters`() throws {
    let font = try font { $0.addLigature() }
    // F 660, I 690, the ligature 900
    #expect(font.width(of: "FI", size: 1000) == 900)
    #expect(font.width(of: "FFI", size: 1000) == 1560)
    #expect(font.width(of: "IF", size: 1000) == 1350)
    #expect(font.width(of: "F\u{301}I", size: 1000) == 900)
  }

  @Test(
    arguments: [
      (400, 610), (900, 710), (650, 660), (100, 570), (250, 590), (5000, 710), (-5, 570),
      (.nan, 610),
    ] as [(CGFloat, CGFloat)])
  func `Weights change widths`(_ weight: CGFloat, width: CGFloat) throws {
    let font = try font { $0.addWeights() }
    #expect(font.weights == 100...900)
    #expect(font.withWeight(weight).width(of: "A", size: 1000) == width)
    #expect(font.withWeight(weight).width(of: "B", size: 1000) == 620)
    #expect((font.withWeight(weight) == font) == (width == 610))
  }

  @Test(arguments: [false, true])
  func `A map says which variation is meant`(_ isLong: Bool) throws {
    let font = try font { $0.mapWeights(isLong: isLong) }.withWeight(900)
    // B takes the 100 that A would have, and A those of a glyph that has none.
    #expect(font.width(of: "A", size: 1000) == 610)
    #expect(font.width(of: "B", size: 1000) == 720)
  }

  // A quarter of the way counts as a half, so that 5/8 of it counts as 3/4.
  @Test(
    arguments: [(525, 660), (462.5, 635), (712.5, 685), (900, 710), (100, 570), (250, 590)]
      as [(CGFloat, CGFloat)])
  func `Axes may be bent`(_ weight: CGFloat, width: CGFloat) throws {
    let font = try font { $0.bendWeights() }
    #expect(font.withWeight(weight).width(of: "A", size: 1000) == width)
  }

  @Test func `Heights come from one table or the other`() throws {
    // The typographic heights from byte 68 on, and those that are cut off from 74 on.
    func heights(_ typographic: [Int]) throws -> [CGFloat] {
      let font = try font {
        $0.tables["hhea"] =
          words(1, 0, 0, 0, 0) + [UInt8](repeating: 0, count: 24) + words(FontBuilder.glyphCount)
        $0.tables["OS/2"] =
          words(4, 0, 700) + [UInt8](repeating: 0, count: 62) + words(typographic)
          + words(900, 300) + [UInt8](repeating: 0, count: 8) + words(520, 710)
      }
      return [font.ascender, font.descender, font.leading]
    }
    #expect(try heights([800, -200, 90]) == [0.8, -0.2, 0.09])
    #expect(try heights([0, 0, 0]) == [0.9, -0.3, 0])
  }

  /// Versions from 2 on have heights of letters, behind 86 bytes; before, what stands there is none.
  @Test(
    arguments: [
      (0, 86, false), (1, 86, false), (2, 86, true), (3, 86, true), (4, 86, true), (5, 86, true),
      (4, 0, false),
    ])
  func `Letters are as high as a table says that has heights`(
    version: Int, length: Int, isRead: Bool
  ) throws {
    for width in [0, 2, 600] {
      let font = try font {
        let head = words(version, width, 700) + [UInt8](repeating: 0, count: 80)
        $0.tables["OS/2"] = Array(head.prefix(length)) + (length > 0 ? words(520, 710) : [])
      }
      // Else three quarters of the ascender's 0.95, and 55 of 100.
      #expect(font.capHeight == (isRead ? 0.71 : font.ascender * 0.75))
      #expect(font.xHeight == (isRead ? 0.52 : font.ascender * 0.55))
      #expect(font.ascender == 0.95)
    }
  }

  @Test func `Fonts of one file are one`() throws {
    let font = try font { $0.addWeights() }
    #expect(Set([font, font, font.withWeight(900)]).count == 2)
    #expect(try self.font() != font)
  }

  @Test func `Outlines are read as parabolas`() throws {
    let font = try font()
    #expect(
      font.outline(of: "A", size: 1000).elements == [
        .move(to: CGPoint(x: 100, y: 0)), .line(to: CGPoint(x: 500, y: 0)),
        .line(to: CGPoint(x: 500, y: 400)), .line(to: CGPoint(x: 100, y: 400)), .close,
      ])
    // B is made of A, moved by 10 and 20, and stands after an A of 610
    #expect(
      font.outline(of: "AB", size: 500).elements[5...] == [
        .move(to: CGPoint(x: 360, y: 10)), .line(to: CGPoint(x: 560, y: 10)),
        .line(to: CGPoint(x: 560, y: 210)), .line(to: CGPoint(x: 360, y: 210)), .close,
      ])
    // C has control points only: the curve begins half-way between the first and the last
    #expect(
      font.outline(of: "C", size: 1000).elements.prefix(2) == [
        .move(to: CGPoint(x: 0, y: 50)),
        .quadratic(to: CGPoint(x: 50, y: 0), control: CGPoint(x: 0, y: 0)),
      ])
    // D is made of itself
    #expect(font.outline(of: "D E", size: 1000).elements == [])
  }

  @Test func `Outlines are read as programs`() throws {
    let font = try OpenTypeFont(data: FontBuilder(cubic: true).data)
    #expect(
      font.outline(of: "A", size: 1000).elements == [
        .move(to: CGPoint(x: 100, y: 0)), .line(to: CGPoint(x: 500, y: 0)),
        .line(to: CGPoint(x: 500, y: 400)), .line(to: CGPoint(x: 100, y: 400)), .close,
      ])
    #expect(
      font.outline(of: "B", size: 1000).elements == [
        .move(to: .zero),
        .cubic(
          to: CGPoint(x: 90, y: 120), control1: CGPoint(x: 10, y: 20),
          control2: CGPoint(x: 40, y: 60)), .close,
      ])
  }

  @Test func `Collections hold several fonts`() throws {
    var narrow = FontBuilder()
    narrow.tables["hmtx"] = FontBuilder.advances.flatMap { words($0 - 100, 0) }
    let first = FontBuilder().bytes(at: 20)
    let second = narrow.bytes(at: 20 + first.count)
    let data = Data(
      Array("ttcf".utf8) + words(1, 0) + long(2) + long(20) + long(20 + first.count) + first
        + second)
    #expect(OpenTypeFont.fontCount(in: data) == 2)
    let regular = try OpenTypeFont(data: data)
    #expect(regular.width(of: "A", size: 1000) == 610)
    let other = try OpenTypeFont(data: data, index: 1)
    #expect(other.width(of: "A", size: 1000) == 510)
    #expect(throws: OpenTypeError.self) { try OpenTypeFont(data: data, index: 2) }
    #expect(throws: OpenTypeError.self) { try OpenTypeFont(data: data, index: -1) }
  }

  @Test func `A font knows its characters`() throws {
    let font = try font()
    #expect(font.contains("A"))
    #expect(!font.contains("a"))
    #expect(font.contains("A\u{301}"))
    #expect(!font.contains("漢"))
  }
}
