public import Foundation
public import Typesetting

extension LayoutSnapshot {
  /// A picture of what lies elsewhere than in another snapshot of the same tree, as an SVG document.
  ///
  /// The layout is shown faintly. Over it stand the frames that differ: dashed where they were, solid
  /// where they are; views that are new are green, those that have gone red. Views are told apart by
  /// their titles.
  ///
  /// - Parameters:
  ///   - before: The earlier snapshot.
  ///   - measurer: Who has the outlines of letters; nil for text that is set by whoever shows it.
  /// - Returns: The document, its elements one a line.
  /// - Complexity: O(*n* log *n*) for *n* views of both snapshots.
  public func svg(
    comparedTo before: LayoutSnapshot, outlinesFrom measurer: (any TextMeasurer)? = nil
  ) -> String {
    let picture = ComparisonPicture(from: before, to: self)
    return Self.svgDocument(picture.size, picture.marks, measurer)
  }

  /// The same picture as a PNG file.
  ///
  /// - Parameters:
  ///   - before: The earlier snapshot.
  ///   - scale: How many pixels there are to a point, within the limits of ``png(_:scale:outlinesFrom:)``.
  ///   - measurer: Who has the outlines of letters; nil for a font of the machine, or plain letters.
  /// - Returns: The bytes of the file.
  /// - Complexity: O(*p*), where *p* is the number of pixels of all that is drawn.
  public func png(
    comparedTo before: LayoutSnapshot, scale: CGFloat = 2,
    outlinesFrom measurer: (any TextMeasurer)? = nil
  ) -> Data {
    let picture = ComparisonPicture(from: before, to: self)
    return Self.pngFile(picture.size, picture.marks, scale: scale, measurer)
  }
}
