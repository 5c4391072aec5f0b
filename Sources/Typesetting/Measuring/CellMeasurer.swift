public import Foundation

/// Measures text in the cells of a terminal: ideographs and emoji take two, marks none.
///
/// A line is one cell high, its letters stand on its lower edge. The fonts of a text are ignored.
public struct CellMeasurer: TextMeasurer, Hashable {
  /// The width of a cell, in points.
  public let cellWidth: CGFloat
  /// The height of a cell, in points.
  public let cellHeight: CGFloat

  /// Makes a measurer.
  ///
  /// - Parameters:
  ///   - cellWidth: The width of a cell, in points; what isn't above 0 counts as 1.
  ///   - cellHeight: The height of a cell, in points; what isn't above 0 counts as 1.
  public init(cellWidth: CGFloat = 1, cellHeight: CGFloat = 1) {
    self.cellWidth = cellWidth > 0 && cellWidth < 1e6 ? cellWidth : 1
    self.cellHeight = cellHeight > 0 && cellHeight < 1e6 ? cellHeight : 1
  }

  /// True.
  public var countsCells: Bool { true }

  /// How many cells a text takes on one line.
  ///
  /// - Parameter text: The text; newlines, tabs and other control characters take none.
  /// - Returns: The number of cells.
  public static func cells(of text: String) -> Int {
    cells(of: text.unicodeScalars.map(\.value)).reduce(0, +)
  }

  /// Measures a text in cells.
  ///
  /// - Parameters:
  ///   - text: The text; its fonts and extra spacing are ignored.
  ///   - direction: The direction it is read in.
  ///   - language: Ignored.
  /// - Returns: The measured text.
  public func paragraph(
    of text: StyledText, direction: WritingDirection, language: String?
  ) -> Paragraph {
    var scalars: [UInt32] = []
    var runs: [MeasuredRun] = []
    for run in text.runs {
      runs.append(
        MeasuredRun(
          start: scalars.count, metrics: metrics(of: run.font), ellipsis: Double(cellWidth)))
      scalars.append(contentsOf: run.text.unicodeScalars.lazy.map(\.value))
    }
    let advances = Self.cells(of: scalars).map { Double($0) * Double(cellWidth) }
    return Paragraph(
      text, direction: direction, scalars: scalars, advances: advances, runs: runs)
  }

  /// The heights of a line: a cell's, whatever the font.
  ///
  /// - Parameter font: Ignored.
  /// - Returns: The heights, in points.
  public func metrics(of font: TextFont) -> LineMetrics {
    LineMetrics(ascender: cellHeight, descender: 0)
  }

  private static func cells(of scalars: [UInt32]) -> [Int] {
    let database = UnicodeDatabase.standard
    var sequence = EmojiSequence()
    var last = 0
    return scalars.map { scalar in
      let properties = database[scalar]
      switch sequence.next(scalar, properties) {
      case .plain:
        if properties.cells > 0 { last = properties.cells }
        return properties.cells
      case .part: return 0
      case .flag: return 2
      case .widens: return last == 1 ? 1 : 0
      }
    }
  }
}
