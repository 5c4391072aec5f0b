import Typesetting

/// The lines of a text in cells by trying every end, from the last place on: the longest line that fits.
///
/// Nothing is kept from one line to the next; what the library fills in one go is held against it.
struct PlainLines {
  let scalars: [Unicode.Scalar]
  private let breaks: [LineBreak]

  init(_ text: String) {
    scalars = Array(text.unicodeScalars)
    breaks = LineBreakRules.breaks(
      in: scalars.map { UnicodeDatabase.standard[$0.value].lineBreak })
  }

  private func hangs(_ place: Int) -> Bool { scalars[place] == " " || scalars[place] == "\n" }

  private func text(_ range: Range<Int>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars[range])
    return String(view)
  }

  /// What shows of a line between two places: spaces at its end don't.
  private func visible(_ start: Int, _ end: Int) -> Range<Int> {
    var end = end
    while end > start, hangs(end - 1) { end -= 1 }
    return start..<end
  }

  private func fits(_ range: Range<Int>, _ width: Int) -> Bool {
    CellMeasurer.cells(of: text(range)) <= width
  }

  private func mayEnd(at place: Int) -> Bool {
    place == scalars.count || breaks[place] != .prohibited
  }

  /// The places between what people see as characters.
  private func isBoundary(_ place: Int) -> Bool {
    text(0..<place).count + text(place..<scalars.count).count == text(0..<scalars.count).count
  }

  /// The scalars that show on each line.
  func lines(width: Int) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    while start < scalars.count {
      let hard = (start + 1..<scalars.count).first { breaks[$0] == .mandatory } ?? scalars.count
      let end = (start + 1...hard).last { mayEnd(at: $0) && fits(visible(start, $0), width) }
      if let end {
        lines.append(visible(start, end))
        start = end
        continue
      }
      // Cut between two characters, at least one long; spaces behind the cut stay with the line if it may end
      // behind them.
      let places = (start + 1...hard).filter(isBoundary)
      let cut = places.last { fits(start..<$0, width) } ?? places.first ?? hard
      lines.append(start..<cut)
      start = (cut...hard).last { mayEnd(at: $0) && visible(start, $0).upperBound <= cut } ?? cut
    }
    return lines
  }
}
