import Foundation

/// Digits and a few signs made of dots, for numbers in pictures without fonts.
enum SmallDigits {
  /// Five rows of three dots each, as bits from the left of the upper row on.
  private static let rows: [Character: [UInt8]] = [
    "0": [0b111, 0b101, 0b101, 0b101, 0b111], "1": [0b010, 0b110, 0b010, 0b010, 0b111],
    "2": [0b111, 0b001, 0b111, 0b100, 0b111], "3": [0b111, 0b001, 0b111, 0b001, 0b111],
    "4": [0b101, 0b101, 0b111, 0b001, 0b001], "5": [0b111, 0b100, 0b111, 0b001, 0b111],
    "6": [0b111, 0b100, 0b111, 0b101, 0b111], "7": [0b111, 0b001, 0b010, 0b010, 0b010],
    "8": [0b111, 0b101, 0b111, 0b101, 0b111], "9": [0b111, 0b101, 0b111, 0b001, 0b111],
    ".": [0b000, 0b000, 0b000, 0b000, 0b010], "-": [0b000, 0b000, 0b111, 0b000, 0b000],
    "≤": [0b011, 0b100, 0b011, 0b000, 0b111], "≥": [0b110, 0b001, 0b110, 0b000, 0b111],
    "=": [0b000, 0b111, 0b000, 0b111, 0b000], "×": [0b000, 0b101, 0b010, 0b101, 0b000],
  ]

  /// The dots of a text around a point; what there is no sign for is a gap.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - center: Its middle, in points.
  ///   - size: The size of a font that it stands for.
  /// - Returns: The dots, in points.
  static func dots(of text: String, center: CGPoint, size: CGFloat) -> [CGRect] {
    let dot = size * 0.72 / 5
    let left = center.x - (CGFloat(text.count) * 4 - 1) * dot / 2
    let top = center.y - 2.5 * dot
    var dots: [CGRect] = []
    for (place, letter) in text.enumerated() {
      for (row, bits) in (rows[letter] ?? []).enumerated() {
        for column in 0..<3 where bits & (0b100 >> UInt8(column)) != 0 {
          dots.append(
            CGRect(
              x: left + (CGFloat(place) * 4 + CGFloat(column)) * dot, y: top + CGFloat(row) * dot,
              width: dot, height: dot))
        }
      }
    }
    return dots
  }
}
