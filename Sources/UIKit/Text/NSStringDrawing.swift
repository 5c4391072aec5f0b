public import Foundation
import Typesetting
import ViewTree

/// How a text is measured or drawn in a rectangle.
public nonisolated struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// The bits, with the values they have in UIKit.
  public let rawValue: Int

  /// Makes options from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The text may have several lines, and the rectangle begins at the top of the first one; else there
  /// is one line, and it begins at its baseline.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// The space between lines counts, as it always does here.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// The letters' own bounds count; here it is the lines'.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// Lines beyond the height don't count, and the last one ends in an ellipsis.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// What a text is measured with beside its attributes; its numbers are ignored here.
open nonisolated class NSStringDrawingContext: NSObject {
  /// How small the text may become.
  open var minimumScaleFactor: CGFloat = 0
  /// How small it has become: not at all.
  open var actualScaleFactor: CGFloat { 1 }

  deinit {}
}

nonisolated extension NSAttributedString {
  /// Makes an empty text, also one that can be changed: off Apple's systems Foundation has no initialiser without
  /// arguments.
  ///
  /// - Parameter nothing: Left out.
  public convenience init(_ nothing: Void = ()) { self.init(string: "") }

  /// How large the text is on one line a paragraph, in points, not rounded.
  ///
  /// It is measured by the measurer of `LayoutEnvironment.screen`, characters without a font at 12
  /// points.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  public func size() -> CGSize {
    let lines = paragraph().lines()
    return CGSize(width: lines.width, height: lines.height)
  }

  /// The rectangle that the text takes in a room, in points, not rounded.
  ///
  /// - Parameters:
  ///   - size: The room; a width of 0 or less is no limit. The height limits nothing, unless lines are
  ///     to be cut off.
  ///   - options: Whether there may be several lines, and whether lines are cut off.
  ///   - context: Ignored.
  /// - Returns: The rectangle, from the room's upper left corner or the baseline.
  /// - Complexity: O(*n*), where *n* is the length of the text.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let paragraph = paragraph()
    guard options.contains(.usesLineFragmentOrigin) else {
      let lines = paragraph.lines(in: .maxContent, limit: 1)
      return CGRect(
        x: 0, y: -(lines.lines.first?.baseline ?? 0), width: lines.width, height: lines.height)
    }
    let room: TextRoom = size.width > 0 ? .width(size.width) : .maxContent
    var lines = paragraph.lines(in: room)
    if options.contains(.truncatesLastVisibleLine), lines.height > size.height {
      let fitting = lines.lines.prefix { $0.top + $0.height <= size.height }.count
      lines = self.paragraph(.byTruncatingTail).lines(in: room, limit: max(fitting, 1))
    }
    return CGRect(x: 0, y: 0, width: lines.width, height: lines.height)
  }
}

nonisolated extension NSString {
  /// How large the text is on one line a paragraph, in points, not rounded.
  ///
  /// - Parameter attributes: What all of it has; without a font it is 12 points.
  /// - Returns: The size.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: description, attributes: attributes).size()
  }

  /// The rectangle that the text takes in a room, in points, not rounded.
  ///
  /// - Parameters:
  ///   - size: The room; a width of 0 or less is no limit.
  ///   - options: Whether there may be several lines, and whether lines are cut off.
  ///   - attributes: What all of the text has; without a font it is 12 points.
  ///   - context: Ignored.
  /// - Returns: The rectangle, from the room's upper left corner or the baseline.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: description, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}

nonisolated extension String {
  /// As `NSString` has it.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attributes).size()
  }

  /// As `NSString` has it.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}
