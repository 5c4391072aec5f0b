package import Foundation
package import Typesetting
public import ViewTree

/// The attributes of a character that count for layouts.
package nonisolated struct TextAttributes {
  static let font = NSAttributedString.Key(rawValue: "NSFont")
  static let color = NSAttributedString.Key(rawValue: "NSColor")
  static let kern = NSAttributedString.Key(rawValue: "NSKern")
  static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
  static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  static let underline = NSAttributedString.Key(rawValue: "NSUnderline")
  static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  static let strikethrough = NSAttributedString.Key(rawValue: "NSStrikethrough")
  static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  static let background = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
  static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
  static let link = NSAttributedString.Key(rawValue: "NSLink")

  private let values: [NSAttributedString.Key: Any]

  init(_ values: [NSAttributedString.Key: Any]) { self.values = values }

  var font: Font? { values[Self.font] as? Font }
  /// The colour; a link without one has that of what can be touched.
  var color: Color? {
    values[Self.color] as? Color ?? (values[Self.link] == nil ? nil : .usualTint)
  }
  /// What stands in the place of the text.
  var attachment: (any TextAttachmentObject)? {
    values[Self.attachment] as? any TextAttachmentObject
  }

  /// What is added after each character, in points.
  var spacing: CGFloat {
    Self.number(values[Self.kern]) ?? Self.number(values[Self.tracking]) ?? 0
  }

  var paragraphStyle: ParagraphStyle? {
    switch values[Self.paragraphStyle] {
    case let style as ParagraphStyle: style
    case let object as any ParagraphStyleObject: object.paragraphStyle
    default: nil
    }
  }

  /// What is drawn beside the letters.
  var decorations: TextDecorations {
    TextDecorations(
      underline: style(Self.underline) ?? (values[Self.link] == nil ? 0 : 1),
      underlineColor: values[Self.underlineColor] as? Color,
      strikethrough: style(Self.strikethrough) ?? 0,
      strikethroughColor: values[Self.strikethroughColor] as? Color,
      background: values[Self.background] as? Color,
      raise: Self.number(values[Self.baselineOffset]).flatMap { $0.magnitude < 1e6 ? $0 : nil }
        ?? 0,
      strokeWidth: Self.number(values[Self.strokeWidth]) ?? 0,
      strokeColor: values[Self.strokeColor] as? Color,
      isSlanted: (Self.number(values[Self.obliqueness]) ?? 0) > 0)
  }

  /// The number of a style of lines, which has 16 bits.
  private func style(_ key: NSAttributedString.Key) -> Int? {
    Self.number(values[key]).flatMap { Int(exactly: $0.rounded(.towardZero)) }
      .map { $0 & 0xFFFF }
  }

  /// For attributes whose values are of another kind what they are, in words.
  var mistakes: [String] {
    let wanted: [(key: NSAttributedString.Key, kind: String, isMissing: Bool)] = [
      (Self.font, "a Font", font == nil), (Self.color, "a Color", color == nil),
      (Self.kern, "a number", Self.number(values[Self.kern]) == nil),
      (Self.tracking, "a number", Self.number(values[Self.tracking]) == nil),
      (Self.paragraphStyle, "a ParagraphStyle", paragraphStyle == nil),
    ]
    return wanted.compactMap { key, kind, isMissing in
      guard isMissing, let value = values[key] else { return nil }
      return "\(key.rawValue) is of type \(type(of: value)), not \(kind)"
    }
  }

  private static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let number as CGFloat: number
    case let number as Double: CGFloat(number)
    case let number as Float: CGFloat(number)
    case let number as Int: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: nil
    }
  }
}

/// What is drawn under letters, through them and behind them.
nonisolated struct TextDecorations: Equatable {
  /// The style of the line under them, with the values of UIKit; 0 for none.
  var underline = 0
  var underlineColor: Color?
  /// The style of the line through them.
  var strikethrough = 0
  var strikethroughColor: Color?
  var background: Color?
  /// How far they stand above their baseline.
  var raise: CGFloat = 0
  /// The width of a line along the letters' edges in hundredths of the font's size: above 0 they are hollow.
  var strokeWidth: CGFloat = 0
  var strokeColor: Color?
  var isSlanted = false
}

/// An object that stands in a text as a letter does.
package nonisolated protocol TextAttachmentObject: AnyObject {
  /// Where it is drawn, from the place on the baseline where it begins, with y going up, in points.
  var place: CGRect { get }
  /// What it shows.
  var picture: Image? { get }
}

/// An object that stands for a paragraph style, as UIKit has it.
package nonisolated protocol ParagraphStyleObject: AnyObject {
  /// How the lines are set.
  var paragraphStyle: ParagraphStyle { get }
}

nonisolated extension NSAttributedString {
  /// Calls a function for each stretch of characters with the same attributes.
  func forEachRun(_ body: (String, TextAttributes) -> Void) {
    let whole = string as NSString
    unsafe enumerateAttributes(in: NSRange(location: 0, length: length)) { values, range, _ in
      body(whole.substring(with: range), TextAttributes(values))
    }
  }
}

#if !canImport(Darwin)
  // The names and values of UIKit.
  nonisolated extension NSAttributedString.Key {
    /// The font: a ``Font``.
    public static let font = TextAttributes.font
    /// The colour of the text: a ``Color``.
    public static let foregroundColor = TextAttributes.color
    /// What is added after each character, a number of points.
    public static let kern = TextAttributes.kern
    /// What is added after each character, a number of points; ``kern`` goes before it.
    public static let tracking = TextAttributes.tracking
    /// How the lines of a paragraph are set: a `ParagraphStyle`, or UIKit's object for it.
    public static let paragraphStyle = TextAttributes.paragraphStyle
    /// The colour behind the text: a ``Color``.
    public static let backgroundColor = TextAttributes.background
    /// Whether there is a line under the text: a number, 0 for none.
    public static let underlineStyle = TextAttributes.underline
    /// The colour of the line under the text, that of the text without it: a ``Color``.
    public static let underlineColor = TextAttributes.underlineColor
    /// Whether there is a line through the text: a number, 0 for none.
    public static let strikethroughStyle = TextAttributes.strikethrough
    /// The colour of the line through the text, that of the text without it: a ``Color``.
    public static let strikethroughColor = TextAttributes.strikethroughColor
    /// How far the text stands above its baseline; it is drawn there, but not measured.
    public static let baselineOffset = TextAttributes.baselineOffset
    /// Where the text leads to; it is underlined, and blue unless it has a colour.
    public static let link = TextAttributes.link
    /// What stands in the text as one letter.
    public static let attachment = TextAttributes.attachment
    /// How much the letters slant; above 0 they are drawn italic, but not measured so.
    public static let obliqueness = TextAttributes.obliqueness
    /// How wide the lines around the letters are, in hundredths of their size: above 0 the letters are hollow.
    public static let strokeWidth = TextAttributes.strokeWidth
    /// The colour of the lines around the letters; that of the letters without one.
    public static let strokeColor = TextAttributes.strokeColor
    /// The shadow of the letters; kept.
    public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
    /// How much wider the letters are drawn; kept.
    public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
    /// Whether letters that belong together are drawn as one; kept.
    public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
    /// What the letters look like beside that; kept.
    public static let textEffect = NSAttributedString.Key(rawValue: "NSTextEffect")
    /// The directions of reading; kept.
    public static let writingDirection = NSAttributedString.Key(rawValue: "NSWritingDirection")
  }
#endif

/// Where the lines of a text stand between the sides of their view.
public nonisolated enum TextAlignment: Int, Hashable, Sendable {
  /// At the left side.
  case left = 0
  /// In the middle.
  case center = 1
  /// At the right side.
  case right = 2
  /// At both sides, spaces being stretched; the last line of a paragraph stands as natural.
  case justified = 3
  /// At the side where reading begins.
  case natural = 4
}
