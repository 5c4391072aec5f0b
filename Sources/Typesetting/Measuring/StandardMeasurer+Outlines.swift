public import Foundation

extension StandardMeasurer {
  /// The shapes of a text on one line, from the origin to the right, the y axis pointing up.
  ///
  /// Text in the standard font, and in fonts that aren't there, is shown in the first of the families.
  /// Shapes that would come out longer or shorter than the text was measured stand closer together or
  /// further apart; where that would take more than a twentieth of the size they are made narrower
  /// instead. Each glyph stands where the pen is: marks aren't
  /// moved onto their letters, and letters that join in Arabic stand by themselves.
  ///
  /// - Parameters:
  ///   - text: The text, in the order of reading; characters that no family has are shown as boxes.
  ///   - font: What it is set in.
  ///   - width: How long the text is to be, in points; nil for as long as the shapes are.
  ///   - isRightToLeft: Whether the text is read from right to left, all of it.
  /// - Returns: The shapes, in points; nil if there is no family.
  /// - Complexity: O(*n*), where *n* is the number of points of the shapes.
  public func outline(
    of text: String, font: TextFont, width: CGFloat? = nil, isRightToLeft: Bool = false
  ) -> GlyphOutline? {
    guard !families.isEmpty else { return nil }
    var scalars = text.unicodeScalars.map(\.value)
    if isRightToLeft { scalars = scalars.map { MirrorTables.standard.image(of: $0) } }
    var shapes = shapes(of: scalars, font: font)
    if isRightToLeft { shapes.reverse() }
    let natural = shapes.reduce(0) { $0 + $1.advance }
    let wanted = width ?? natural
    let visible = shapes.count { $0.advance > 0 }
    let missing = visible > 0 ? (wanted - natural) / CGFloat(visible) : 0
    let isTooTight = missing < font.size * -Self.greatestTightening
    let scale = isTooTight && wanted > 0 ? wanted / natural : 1
    let extra = isTooTight ? 0 : missing
    var elements: [GlyphOutline.Element] = []
    var x: CGFloat = 0
    for shape in shapes {
      let start = x
      elements += shape.outline.mapped { CGPoint(x: ($0.x + start) * scale, y: $0.y) }.elements
      x += shape.advance + (shape.advance > 0 ? extra : 0)
    }
    return GlyphOutline(elements: elements)
  }

  /// How much closer letters may stand than their font has it, as a part of its size.
  private static let greatestTightening: CGFloat = 0.05

  /// A glyph's shape, and how far the pen moves on, in points.
  private typealias Shape = (outline: GlyphOutline, advance: CGFloat)

  private func shapes(of scalars: [UInt32], font: TextFont) -> [Shape] {
    let face = StandardFace(font)
    return Self.stretches(of: scalars, in: typefaces(for: font), size: font.size)
      .flatMap { range, font -> [Shape] in
        if let font { return font.typeface.shapes(of: Array(scalars[range]), size: font.size) }
        var advances: [Double] = []
        face.appendAdvances(of: scalars[range], to: &advances)
        return advances.map { (.box(width: CGFloat($0), size: CGFloat(face.size)), CGFloat($0)) }
      }
  }
}

extension OpenTypeFont {
  /// The glyphs of a text with their shapes, in points.
  fileprivate func shapes(
    of scalars: [UInt32], size: CGFloat
  ) -> [(outline: GlyphOutline, advance: CGFloat)] {
    let scale = size / CGFloat(file.unitsPerEm)
    let outlines = outlines
    return glyphs(of: scalars).map { glyph in
      guard scalars[glyph.scalar] >= 0x20 else { return (GlyphOutline(), 0) }
      let outline = outlines.outline(of: glyph.glyph).moved(x: 0, y: 0, scale: scale)
      return (outline, CGFloat(glyph.advance) * scale)
    }
  }
}

extension GlyphOutline {
  /// A frame that stands for a character that can't be shown.
  fileprivate static func box(width: CGFloat, size: CGFloat) -> GlyphOutline {
    let line = size * 0.05
    guard width > 4 * line else { return GlyphOutline() }
    func frame(_ inset: CGFloat, reversed: Bool) -> [Element] {
      let corners = [
        CGPoint(x: inset, y: inset - line), CGPoint(x: width - inset, y: inset - line),
        CGPoint(x: width - inset, y: size * 0.7 - inset + line),
        CGPoint(x: inset, y: size * 0.7 - inset + line),
      ]
      let points = reversed ? corners.reversed() : corners
      return [.move(to: points[0])] + points.dropFirst().map { .line(to: $0) } + [.close]
    }
    return GlyphOutline(
      elements: frame(line, reversed: false) + frame(2 * line, reversed: true))
  }
}
