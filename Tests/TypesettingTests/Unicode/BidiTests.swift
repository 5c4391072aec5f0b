import Foundation
import TestSupport
import Testing
import Typesetting

@Suite struct BidiTests {
  /// Capital letters stand for Hebrew ones, as in the examples of UAX #9.
  private func scalars(_ text: String) -> [UInt32] {
    text.unicodeScalars.map {
      (0x41...0x5A).contains($0.value) ? $0.value - 0x41 + 0x5D0 : $0.value
    }
  }

  private func paragraph(_ scalars: [UInt32], baseLevel: UInt8?) -> BidiParagraph {
    BidiParagraph(
      classes: scalars.map { UnicodeDatabase.standard[$0].bidi }, baseLevel: baseLevel
    ) { MirrorTables.standard.bracket(scalars[$0]) }
  }

  @Test(
    arguments: [
      // origin: UAX #9 revision 46, section 3.4 and the examples of its rules
      ("car means CAR.", nil, "00000000001110"), ("CAR MEANS car.", nil, "11111111112221"),
      ("abc", nil, "000"), ("ABC", nil, "111"), ("abc", 1, "222"), ("ABC", 0, "111"),
      ("A1.5B", nil, "12221"), ("A 1-2", nil, "11222"), ("", nil, ""),
      ("a(B)c", nil, "00100"), ("A(b)C", 1, "11211"), ("(a", 1, "12"),
      // an embedding, an override, an isolate
      ("\u{202B}abc\u{202C}", nil, "02220"), ("\u{202E}abc\u{202C}", nil, "01110"),
      ("a\u{2067}b\u{2069}c", nil, "00200"), ("A\u{2066}b\u{2069}", nil, "1121"),
      ("\u{2068}A\u{2069}b", nil, "0100"),
    ] as [(String, UInt8?, String)])
  func `Levels are the rules`(_ text: String, base: UInt8?, expected: String) {
    let found = paragraph(scalars(text), baseLevel: base)
    let levels = found.levels(ofLine: 0..<found.levels.count)
    #expect(levels.map(String.init).joined() == expected)
  }

  @Test(
    arguments: [
      ([], []), ([0, 0], [0, 1]), ([1, 1, 1], [2, 1, 0]), ([0, 1, 1, 0], [0, 2, 1, 3]),
      ([1, 2, 2, 1], [3, 1, 2, 0]), ([2, 2, 1], [2, 0, 1]),
    ] as [([UInt8], [Int])])
  func `Runs are reversed from the highest level down`(_ levels: [UInt8], order: [Int]) {
    #expect(BidiParagraph.visualOrder(of: levels) == order)
  }

  @Test func `White space at the end of a line has the paragraphs level`() {
    let found = paragraph(scalars("AB CD"), baseLevel: 0)
    #expect(found.levels(ofLine: 0..<3) == [1, 1, 0])
    #expect(found.levels(ofLine: 3..<5) == [1, 1])
    #expect(found.levels(ofLine: 3..<99) == [1, 1])
  }

  @Test(
    .timeLimit(.minutes(Seeds.limit)),
    arguments: ["(", ")", "()", "\u{2067}", "\u{2069}", "\u{202E}A", "A\u{2068}", "[(a)]", "A("])
  func `Hostile texts take time in proportion`(_ part: String) {
    let scalars = scalars("A" + String(repeating: part, count: 20_000))
    #expect(paragraph(scalars, baseLevel: nil).levels.count == scalars.count)
  }

  /// 91,707 cases in version 15.0, of which debug builds look at one of 25.
  @Test func `The consortiums texts all pass`() throws {
    var failures: [String] = []
    for line in ConsortiumFile.sample(of: "BidiCharacterTest.txt") {
      let fields = line.split(separator: ";", omittingEmptySubsequences: false)
      let scalars = try fields[0].split(separator: " ").map { try #require(UInt32($0, radix: 16)) }
      let base: UInt8? = fields[1] == "2" ? nil : UInt8(fields[1])
      let found = paragraph(scalars, baseLevel: base)
      let levels = found.levels(ofLine: 0..<scalars.count)
      let expected = fields[3].split(whereSeparator: \.isWhitespace).map { UInt8($0) }
      let kept = levels.indices.filter { expected[$0] != nil }
      let order = BidiParagraph.visualOrder(of: kept.map { levels[$0] }).map { String(kept[$0]) }
      if String(found.baseLevel) != fields[2]
        || !zip(levels, expected).allSatisfy({ $1 == nil || $0 == $1 })
        || order != fields[4].split(separator: " ").map(String.init)
      {
        failures.append(line)
      }
    }
    #expect(failures.prefix(20) == [])
  }

  /// 770,241 cases in version 15.0, of which debug builds look at one of 25.
  @Test func `The consortiums classes all pass`() throws {
    let names = Dictionary(
      uniqueKeysWithValues: zip(
        "L R AL EN ES ET AN CS NSM BN B S WS ON LRE RLE LRO RLO PDF LRI RLI FSI PDI"
          .split(separator: " "), BidiClass.allCases))
    var expected: [UInt8?] = []
    var order: [Int] = []
    var failures: [String] = []
    for line in ConsortiumFile.sample(of: "BidiTest.txt") {
      if line.hasPrefix("@Levels:") {
        expected = line.dropFirst(8).split(whereSeparator: \.isWhitespace).map { UInt8($0) }
      } else if line.hasPrefix("@Reorder:") {
        order = line.dropFirst(9).split(whereSeparator: \.isWhitespace).compactMap { Int($0) }
      } else {
        let fields = line.split(separator: ";")
        let classes = try fields[0].split(whereSeparator: \.isWhitespace).map {
          try #require(names[$0])
        }
        let mask = try #require(UInt8(fields[1].trimmingCharacters(in: .whitespaces)))
        for (bit, base) in [(1, nil), (2, 0), (4, 1)] as [(UInt8, UInt8?)] where mask & bit != 0 {
          let found = BidiParagraph(classes: classes, baseLevel: base)
          let levels = found.levels(ofLine: 0..<classes.count)
          let kept = levels.indices.filter { expected[$0] != nil }
          let visual = BidiParagraph.visualOrder(of: kept.map { levels[$0] }).map { kept[$0] }
          if visual != order || !zip(levels, expected).allSatisfy({ $1 == nil || $0 == $1 }) {
            failures.append("\(line) \(bit)")
          }
        }
      }
    }
    #expect(failures.prefix(20) == [])
  }
}
