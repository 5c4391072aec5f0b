public import Foundation
public import ViewTree

extension LayoutConstraint {
  /// Makes the constraints that a visual format such as `|-[icon(24)]-8-[title]-|` stands for.
  ///
  /// A format is read in the reading direction, or downwards if it begins with `V:`. A bar is the
  /// superview's edge, a single dash the standard gap; gaps and sizes take relations and
  /// priorities. A mistake is reported, and no constraint is made.
  ///
  /// - Parameters:
  ///   - format: The layout of one row or column of views, without spaces.
  ///   - options: How the views are aligned across the row, and what gaps are measured between.
  ///   - metrics: Numbers that the format names, in points or as priorities.
  ///   - views: The views and guides that the format names.
  ///   - fileID: The file of the call, for diagnostics.
  ///   - line: The line of the call, for diagnostics.
  /// - Returns: The constraints, inactive: those of each view's gap and sizes, then of the last
  ///   gap, then of alignments.
  /// - Complexity: O(*n*), where *n* is the length of the format.
  public static func constraints(
    withVisualFormat format: String, options: FormatOptions = [],
    metrics: [String: CGFloat]? = nil, views: [String: any LayoutItem],
    fileID: String = #fileID, line: Int = #line
  ) -> [LayoutConstraint] {
    do {
      return try constraints(
        parsingVisualFormat: format, options: options, metrics: metrics, views: views,
        fileID: fileID, line: line)
    } catch {
      error.diagnostic(source: CodeLocation(fileID: fileID, line: line))
        .report(about: listener(among: views))
      return []
    }
  }

  /// Makes the constraints that a visual format stands for, with metrics of several types.
  ///
  /// As ``constraints(withVisualFormat:options:metrics:views:fileID:line:)``; a metric may be any
  /// number, or a ``LayoutPriority``. One that is neither counts as not given.
  public static func constraints(
    withVisualFormat format: String, options: FormatOptions = [], metrics: [String: Any],
    views: [String: any LayoutItem], fileID: String = #fileID, line: Int = #line
  ) -> [LayoutConstraint] {
    constraints(
      withVisualFormat: format, options: options, metrics: metrics.compactMapValues(number),
      views: views, fileID: fileID, line: line)
  }

  private static func number(_ value: Any) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as any BinaryInteger: CGFloat(Double(value))
    case let value as LayoutPriority: CGFloat(value.rawValue)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }

  /// Makes the constraints that a visual format stands for, or throws what is wrong with it.
  ///
  /// - Parameters:
  ///   - format: The layout of one row or column of views, without spaces.
  ///   - options: How the views are aligned across the row, and what gaps are measured between.
  ///   - metrics: Numbers that the format names, in points or as priorities.
  ///   - views: The views and guides that the format names.
  ///   - fileID: The file of the call, for diagnostics.
  ///   - line: The line of the call, for diagnostics.
  /// - Returns: The constraints, inactive: those of each view's gap and sizes, then of the last
  ///   gap, then of alignments.
  /// - Throws: What is wrong, and at which character.
  /// - Complexity: O(*n*), where *n* is the length of the format.
  public static func constraints(
    parsingVisualFormat format: String, options: FormatOptions = [],
    metrics: [String: CGFloat]? = nil, views: [String: any LayoutItem],
    fileID: String = #fileID, line: Int = #line
  ) throws(VisualFormatError) -> [LayoutConstraint] {
    try VisualFormatRows.make(
      try VisualFormatParser.parse(format), options: options,
      names: VisualFormatNames(text: format, metrics: metrics ?? [:], views: views),
      source: CodeLocation(fileID: fileID, line: line))
  }

  /// The item that a mistake is reported to: of those in a tree that is heard, or else of all, the one
  /// whose name comes first.
  private static func listener(among views: [String: any LayoutItem]) -> (any LayoutItem)? {
    let items = views.sorted { $0.key < $1.key }.map(\.value)
    return items.first { $0.itemView?.isHeard == true } ?? items.first
  }
}
