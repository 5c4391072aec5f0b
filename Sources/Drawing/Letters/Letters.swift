package import Foundation
package import Typesetting

/// What the text of a picture is drawn with.
package struct Letters: Sendable {
  private let measurer: (any TextMeasurer)?

  /// Letters of the outlines that a measurer has; without one, or where it has none, plain letters made
  /// of strokes.
  package init(_ measurer: (any TextMeasurer)?) { self.measurer = measurer }

  /// Letters of a font found on the machine, else plain letters made of strokes.
  package static var ofMachine: Letters { Letters(MachineFonts.measurer) }

  /// A part of a line as it is drawn.
  package enum Part {
    /// What is filled.
    case area(Outline)
    /// What is drawn along, with a width in points.
    case strokes(Outline, width: CGFloat)
  }

  /// The letters of a line at their place.
  ///
  /// - Complexity: O(*n*), where *n* is the number of points of the shapes.
  package func shapes(of line: TextLine) -> [Part] {
    if let area = area(of: line) { return [.area(area)] }
    return StrokeLetters.shapes(of: line)
  }

  /// The areas of the letters of a line at their place; nil if nobody has them.
  package func area(of line: TextLine) -> Outline? {
    let font = TextFont(
      family: line.family, size: line.size, weight: line.weight, isItalic: line.isItalic)
    let outline = measurer?.outline(
      of: line.string, font: font, width: line.width, isRightToLeft: line.isRightToLeft)
    guard let outline else { return nil }
    func place(_ point: CGPoint) -> CGPoint {
      CGPoint(x: line.x + point.x, y: line.baseline - point.y)
    }
    // The y axis of letters points up.
    return Outline(
      elements: outline.elements.map { element in
        switch element {
        case .move(let point): .move(to: place(point))
        case .line(let point): .line(to: place(point))
        case .quadratic(let point, let control):
          .quadratic(to: place(point), control: place(control))
        case .cubic(let point, let control1, let control2):
          .cubic(to: place(point), control1: place(control1), control2: place(control2))
        case .close: .close
        }
      })
  }
}
