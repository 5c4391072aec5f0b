import Foundation

extension Outline {
  /// Reads moves (M), lines (L), parabolas (Q), ellipses by middle and radii (O) and ends (Z), with spaces
  /// between numbers; what is none of these is left out.
  package init(strokes text: some StringProtocol) {
    self.init()
    var letter: Character = " "
    var numbers: [CGFloat] = []
    func point(_ place: Int) -> CGPoint {
      CGPoint(x: numbers[2 * place], y: numbers[2 * place + 1])
    }
    func finish() -> [Element] {
      switch (letter, numbers.count) {
      case ("M", 2): [.move(to: point(0))]
      case ("L", 2): [.line(to: point(0))]
      case ("Q", 4): [.quadratic(to: point(1), control: point(0))]
      case ("O", 4):
        Outline(
          ellipseIn: CGRect(
            x: numbers[0] - numbers[2], y: numbers[1] - numbers[3], width: 2 * numbers[2],
            height: 2 * numbers[3])
        ).elements
      case ("Z", 0): [.close]
      default: []
      }
    }
    for word in text.split(separator: " ") {
      var word = word[...]
      if let first = word.first, first.isLetter {
        elements += finish()
        numbers = []
        letter = first
        word = word.dropFirst()
      }
      if let number = Double(word) { numbers.append(CGFloat(number)) }
    }
    elements += finish()
  }
}
