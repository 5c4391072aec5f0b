import Drawing
public import Foundation
import LayoutKit
public import Typesetting

extension LayoutSnapshot {
  /// A picture of the layout as a PNG file, on white ground.
  ///
  /// It shows what ``svg(_:outlinesFrom:)`` shows. Text is drawn by the outlines of its letters: those
  /// that a measurer has, else those of a font that is installed on the machine, else plain ones made of
  /// strokes. Each line is as long as it was measured.
  ///
  /// - Parameters:
  ///   - style: How much to show.
  ///   - scale: How many pixels there are to a point. It is held between 0.01 and 16, and lowered where
  ///     a side would be longer than 8192 pixels, or the picture larger than 33 million; what is no
  ///     number counts as 1.
  ///   - measurer: Who has the outlines of letters, such as a `StandardMeasurer` with a family of
  ///     fonts; nil for a font of the machine, and a `StandardMeasurer` without families for plain
  ///     letters, which are the same on every machine.
  /// - Returns: The bytes of the file.
  /// - Complexity: O(*p*), where *p* is the number of pixels of all that is drawn.
  public func png(
    _ style: PictureStyle = .painted, scale: CGFloat = 2,
    outlinesFrom measurer: (any TextMeasurer)? = nil
  ) -> Data {
    Self.pngFile(size, marks(style), scale: scale, measurer)
  }

  static func pngFile(
    _ size: CGSize, _ marks: [Mark], scale: CGFloat, _ measurer: (any TextMeasurer)?
  ) -> Data {
    let letters = measurer.map { Letters($0) } ?? Letters.ofMachine
    var painter = MarkPainter(size: size, scale: scale, letters: letters)
    painter.draw(marks)
    return PNGFile(painter.image).data
  }
}
