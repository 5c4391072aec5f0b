import Foundation
import TestSupport
import Testing
import Typesetting

@Suite struct LineBreakTests {
  /// The text with a stroke where a line may end and two where it does.
  private func marked(_ text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    let breaks = LineBreaks.find(
      in: scalars.map { UnicodeDatabase.standard[$0.value].lineBreak })
    return zip(scalars, breaks).map { scalar, kind in
      (kind == .allowed ? "|" : kind == .mandatory ? "‖" : "") + String(scalar)
    }.joined()
  }

  @Test(arguments: [
    // origin: the rule that decides, in UAX #14 revision 49
    ("a b", "a |b"), ("a  b", "a  |b"),  // LB18
    ("a\nb", "a\n‖b"), ("a\r\nb\rc\u{85}d\u{2028}e", "a\r\n‖b\r‖c\u{85}‖d\u{2028}‖e"),  // LB4, LB5
    ("a\u{200B} b", "a\u{200B} |b"),  // LB8
    ("👩\u{200D}👩", "👩\u{200D}👩"),  // LB8a
    ("e\u{301} \u{301}", "e\u{301} |\u{301}"),  // LB9, LB10
    ("a\u{2060}漢", "a\u{2060}漢"),  // LB11
    ("1\u{A0}km", "1\u{A0}km"),  // LB12
    ("a !", "a !"), ("( a", "( a"), ("\u{201C} (", "\u{201C} ("),  // LB13 to LB15
    ("well-known", "well-|known"), ("a-1", "a-1"), ("1-1", "1-1"),  // LB21, LB25
    ("a/b", "a/|b"), ("—漢", "—|漢"),
    ("$12,345.60", "$12,345.60"), ("(12) %", "(12) |%"), ("12)%", "12)%"),  // LB25
    ("漢字。漢", "漢|字。|漢"), ("ｶﾞー", "ｶﾞー"),  // LB13, LB21
    ("한국", "한|국"), ("\u{1112}\u{1161}\u{11AB}", "\u{1112}\u{1161}\u{11AB}"),  // LB26
    ("a(b)c", "a(b)c"), ("a（b）c", "a|（b）|c"),  // LB30
    ("🇫🇷🇩🇪", "🇫🇷|🇩🇪"), ("👍🏽", "👍🏽"),  // LB30a, LB30b
    ("\u{5D0}-\u{5D0}", "\u{5D0}-\u{5D0}"),  // LB21a
    ("ไทย", "ไทย"),  // LB1 without a dictionary
  ])
  func `Lines end where the rules say`(_ text: String, expected: String) {
    #expect(marked(text) == expected)
  }

  /// The consortium's own cases, which Debian's package unicode-data installs: 7,654 in version 15.0.
  @Test func `The consortiums cases all pass`() throws {
    let lines = ConsortiumFile.lines(of: "auxiliary/LineBreakTest.txt")
    var failures: [String] = []
    for line in lines {
      var classes: [LineBreakClass] = []
      var expected: [Bool] = []
      for token in line.split(whereSeparator: \.isWhitespace) {
        switch token {
        case "÷": expected.append(true)
        case "×": expected.append(false)
        default:
          let scalar = try #require(UInt32(token, radix: 16))
          classes.append(UnicodeDatabase.standard[scalar].lineBreak)
        }
      }
      let found = LineBreaks.find(in: classes).map { $0 != .prohibited }
      if found != Array(expected.dropLast()) { failures.append(line) }
    }
    #expect(failures == [])
  }

  @Test(.timeLimit(.minutes(Seeds.limit))) func `Long texts take time in proportion`() {
    let classes = [LineBreakClass](repeating: .open, count: 100_000)
    #expect(LineBreaks.find(in: classes).allSatisfy { $0 == .prohibited })
  }
}
