public import Foundation

/// The shape of a glyph or of several: closed curves, the y axis pointing up.
public struct GlyphOutline: Hashable, Sendable {
  /// A piece of a curve.
  public enum Element: Hashable, Sendable {
    /// Begins a curve at a point.
    case move(to: CGPoint)
    /// A straight line to a point.
    case line(to: CGPoint)
    /// A parabola to a point, drawn towards a control point.
    case quadratic(to: CGPoint, control: CGPoint)
    /// A cubic curve to a point, drawn towards two control points.
    case cubic(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A straight line back to where the curve began.
    case close
  }

  /// The pieces, in the order they are drawn in.
  public var elements: [Element]

  /// Makes an outline of pieces.
  ///
  /// - Parameter elements: The pieces, each curve beginning with a move.
  public init(elements: [Element] = []) { self.elements = elements }

  /// Makes the outline moved and scaled.
  ///
  /// - Parameters:
  ///   - x: What is added to x after scaling.
  ///   - y: What is added to y after scaling.
  ///   - scale: What lengths are multiplied by.
  /// - Returns: The outline.
  public func moved(x: CGFloat, y: CGFloat, scale: CGFloat = 1) -> GlyphOutline {
    mapped { CGPoint(x: $0.x * scale + x, y: $0.y * scale + y) }
  }

  func mapped(_ change: (CGPoint) -> CGPoint) -> GlyphOutline {
    GlyphOutline(
      elements: elements.map { element in
        switch element {
        case .move(let point): .move(to: change(point))
        case .line(let point): .line(to: change(point))
        case .quadratic(let point, let control):
          .quadratic(to: change(point), control: change(control))
        case .cubic(let point, let control1, let control2):
          .cubic(to: change(point), control1: change(control1), control2: change(control2))
        case .close: .close
        }
      })
  }
}

extension OpenTypeFont {
  /// The shapes of a text's glyphs on one line, from the origin to the right, in points.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - size: The side of the em square, in points; what isn't above 0 counts as 0.
  /// - Returns: The shapes; those that the file has no sound outline for are left out.
  /// - Complexity: O(*n*), where *n* is the number of points.
  public func outline(of text: String, size: CGFloat) -> GlyphOutline {
    let scale = (size > 0 ? size : 0) / CGFloat(file.unitsPerEm)
    var elements: [GlyphOutline.Element] = []
    var x = 0.0
    let outlines = outlines
    for glyph in glyphs(of: text.unicodeScalars.map(\.value)) {
      let outline = outlines.outline(of: glyph.glyph).moved(
        x: CGFloat(x) * scale, y: 0, scale: scale)
      elements += outline.elements
      x += glyph.advance
    }
    return GlyphOutline(elements: elements)
  }

  /// The shapes of the font's glyphs.
  var outlines: GlyphOutlines { GlyphOutlines(file) }
}

/// The shapes of a font's glyphs in font units, in either of two tables.
struct GlyphOutlines {
  private let glyphCount: Int
  private let parabolas: TrueTypeOutlines?
  private let programs: CompactOutlines?

  /// Finds the table.
  init(_ file: OpenTypeFont.File) {
    glyphCount = file.widths.glyphCount
    parabolas = TrueTypeOutlines(file.directory)
    programs = parabolas == nil ? CompactOutlines(file.directory) : nil
  }

  /// The shape of a glyph; empty if it has none, or none that is sound.
  ///
  /// - Complexity: O(*n*), where *n* is the number of points.
  func outline(of glyph: Int) -> GlyphOutline {
    guard glyph >= 0, glyph < glyphCount else { return GlyphOutline() }
    return parabolas?.outline(of: glyph) ?? programs?.outline(of: glyph) ?? GlyphOutline()
  }
}
