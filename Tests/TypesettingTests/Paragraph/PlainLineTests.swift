import Foundation
import TestSupport
import Testing
import Typesetting

/// Lines are the longest that fit, in cells, where letters are 1 wide and ideographs 2.
@Suite(.timeLimit(.minutes(Seeds.limit))) struct PlainLineTests {
  private func check(_ text: String, widths: some Sequence<Int>) {
    let paragraph = CellMeasurer().paragraph(of: StyledText(text, font: TextFont(size: 1)))
    let plain = PlainLines(text)
    for width in widths {
      let found = paragraph.lines(in: .width(CGFloat(width))).lines.map(\.range)
      #expect(found == plain.lines(width: width), "“\(text)” in \(width)")
    }
  }

  @Test(arguments: [
    "The quick brown fox jumps over the lazy dog", "well-known 3-year-old (or so) costs $12,345.60",
    "漢字と仮名。「引用」、そして終わり", "one\n\ntwo\nthree  \n four", "a/b/c http://example.org/a-b?c=d",
    "e\u{301}e\u{301}e\u{301} 👩‍👩‍👧‍👦👍🏽🇫🇷🇩🇪 x", "supercalifragilistic expialidocious", "   a   b   ",
    "\u{A0}a\u{A0}b c",
  ])
  func `A sentence at every width`(_ text: String) {
    check(text, widths: 1...50)
  }

  @Test func `Any text at some widths`() {
    let pieces = [
      "a", "bb", "cccc", "ddddddddd", " ", " ", "  ", "-", "漢", "\n", "\u{5D0}\u{5D1}", "e\u{301}",
      "(", ")",
      ",", "12", "$", "%", "\u{A0}", "。", "👍🏽", "/",
    ]
    for seed in Seeds(4_000) {
      var random = SplitMix64(seed: UInt64(seed))
      let text = (0..<random.integer(1...14)).map { _ in
        pieces[random.integer(0...pieces.count - 1)]
      }
      check(text.joined(), widths: [1, 2, 3, 5, 8])
    }
  }
}
