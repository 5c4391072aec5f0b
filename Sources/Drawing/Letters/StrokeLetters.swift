import Foundation

/// Plain letters made of strokes, for machines without a font: ASCII and Latin-1; others are boxes.
enum StrokeLetters {
  /// A letter in a square of 20 units a side, the y axis pointing up from the baseline.
  struct Letter {
    let width: CGFloat
    let strokes: Outline
  }

  /// Units to the side of the em square.
  private static let em: CGFloat = 20

  /// The letters of a line at their place, as wide together as the line.
  static func shapes(of line: TextLine) -> [Letters.Part] {
    var characters = Array(line.string)
    if line.isRightToLeft { characters.reverse() }
    let letters = characters.map(letter(of:))
    let natural = letters.reduce(0) { $0 + $1.width } * line.size / em
    guard natural > 0, line.size > 0, line.size.isFinite else { return [] }
    let stretch = line.width > 0 && line.width.isFinite ? line.width / natural : 1
    let (across, up) = (line.size / em * stretch, line.size / em)
    let slant: CGFloat = line.isItalic ? 0.2 : 0
    var elements: [Outline.Element] = []
    var x = line.x
    for letter in letters {
      let start = x
      elements +=
        letter.strokes.mapped {
          CGPoint(x: start + ($0.x + $0.y * slant) * across, y: line.baseline - $0.y * up)
        }.elements
      x += letter.width * across
    }
    let weight = line.weight > 0 ? min(line.weight, 1000) : 400
    let width = (0.4 + weight / 400 * 1.1) * line.size / em
    return [.strokes(Outline(elements: elements), width: width)]
  }

  private static func letter(of character: Character) -> Letter {
    if let letter = all[character] { return letter }
    let parts = String(character).decomposedStringWithCanonicalMapping.unicodeScalars
    if parts.count == 2, let first = parts.first, let base = all[Character(first)],
      let accent = accents[parts[parts.index(after: parts.startIndex)]]
    {
      // The dot of an i gives way to an accent.
      let isSmall = base.strokes.points.allSatisfy { $0.y < 11 } || first == "i"
      let body =
        first == "i" ? Outline(elements: Array(base.strokes.elements.prefix(2))) : base.strokes
      let isBelow = accent.points.allSatisfy { $0.y <= 0 }
      let raised: CGFloat = isSmall || isBelow ? 0 : 4.5
      let marks = accent.moved(by: CGPoint(x: base.width / 2, y: raised))
      return Letter(width: base.width, strokes: Outline(elements: body.elements + marks.elements))
    }
    if character.isWhitespace { return Letter(width: 5.5, strokes: Outline()) }
    return Letter(width: 13, strokes: Outline(strokes: "M2 0 L11 0 L11 14 L2 14 Z"))
  }

  private static let all: [Character: Letter] = {
    var letters: [Character: Letter] = [:]
    for row in StrokeLetterTable.rows.split(separator: "\n") {
      let parts = row.split(separator: " ", maxSplits: 2)
      guard parts.count >= 2, let character = parts[0].first, let width = Double(parts[1]) else {
        continue
      }
      letters[character] = Letter(
        width: CGFloat(width), strokes: parts.count > 2 ? Outline(strokes: parts[2]) : Outline())
    }
    return letters
  }()

  /// What stands over or under letters, from their middle.
  private static let accents: [Unicode.Scalar: Outline] = [
    "\u{300}": Outline(strokes: "M-2.2 14.3 L0.6 11.8"),
    "\u{301}": Outline(strokes: "M2.2 14.3 L-0.6 11.8"),
    "\u{302}": Outline(strokes: "M-2.8 11.8 L0 14.3 L2.8 11.8"),
    "\u{303}": Outline(strokes: "M-3 12 Q-1.5 14.6 0 13 Q1.5 11.6 3 13.8"),
    "\u{308}": Outline(strokes: "M-2.4 13 L-2.4 13.1 M2.4 13 L2.4 13.1"),
    "\u{30A}": Outline(strokes: "O0 13.2 1.6 1.6"),
    "\u{327}": Outline(strokes: "M0 0 L0 -1.6 Q2 -2 1.4 -3.4 L-1 -3.8"),
    "\u{30C}": Outline(strokes: "M-2.8 14.3 L0 11.8 L2.8 14.3"),
    "\u{304}": Outline(strokes: "M-2.8 13 L2.8 13"),
  ]
}
