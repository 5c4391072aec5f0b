import Foundation
public import Typesetting

/// Measures text with the published metrics of Helvetica and Helvetica-Bold, whatever family it
/// names: what a ``LayoutEnvironment`` measures with at first.
///
/// From semibold up the glyphs are those of Helvetica-Bold. Pairs aren't kerned.
public nonisolated struct HelveticaMeasurer: TextMeasurer {
  /// Makes a measurer.
  public init() {}

  /// Measures a text.
  ///
  /// - Parameters:
  ///   - text: The text, with its fonts and the way its lines are set.
  ///   - direction: The direction it is read in.
  ///   - language: Counts for nothing.
  /// - Returns: The measured text.
  public func paragraph(
    of text: StyledText, direction: WritingDirection, language: String?
  ) -> Paragraph {
    let faces = text.runs.map { FontFace(weight: $0.font.weight) }
    let advances = zip(text.runs, faces).flatMap { run, face in
      face.advances(of: run.text).map { CGFloat($0) * run.font.size / 1000 + run.spacing }
    }
    let metrics = text.runs.map { run in
      LineMetrics(
        ascender: CGFloat(FontFace.ascender) * run.font.size / 1000,
        descender: CGFloat(FontFace.descender) * run.font.size / 1000)
    }
    let ellipses = zip(text.runs, faces).map { run, face in
      CGFloat(face.advance(of: "\u{2026}")) * run.font.size / 1000
    }
    return Paragraph(
      text, direction: direction, advances: advances, metrics: metrics, ellipses: ellipses)
  }
}

nonisolated extension FontFace {
  fileprivate init(weight: CGFloat) { self = weight >= 600 ? .bold : .regular }

  /// The width of each scalar, in thousandths of an em: that of a character is its first one's.
  fileprivate func advances(of text: String) -> [Int] {
    text.flatMap { character in
      let scalars = character.unicodeScalars.count
      return [advance(of: character)] + repeatElement(0, count: scalars - 1)
    }
  }
}
