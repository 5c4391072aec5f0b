package import Foundation
package import Typesetting

/// The attributes of a character that count for layouts.
package nonisolated struct TextAttributes {
  static let font = NSAttributedString.Key(rawValue: "NSFont")
  static let color = NSAttributedString.Key(rawValue: "NSColor")
  static let kern = NSAttributedString.Key(rawValue: "NSKern")
  static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
  static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  static let underline = NSAttributedString.Key(rawValue: "NSUnderline")
  static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  static let strikethrough = NSAttributedString.Key(rawValue: "NSStrikethrough")
  static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  static let background = NSAttributedString.Key(rawValue: "NSBackgroundColor")

  private let values: [NSAttributedString.Key: Any]

  init(_ values: [NSAttributedString.Key: Any]) { self.values = values }

  var font: Font? { values[Self.font] as? Font }
  var color: Color? { values[Self.color] as? Color }

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
      isUnderlined: (Self.number(values[Self.underline]) ?? 0) != 0,
      underlineColor: values[Self.underlineColor] as? Color,
      isStruckThrough: (Self.number(values[Self.strikethrough]) ?? 0) != 0,
      strikethroughColor: values[Self.strikethroughColor] as? Color,
      background: values[Self.background] as? Color)
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
  var isUnderlined = false
  var underlineColor: Color?
  var isStruckThrough = false
  var strikethroughColor: Color?
  var background: Color?
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
    /// How far the text stands above its baseline; kept, but not measured.
    public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
    /// Where the text leads to; kept.
    public static let link = NSAttributedString.Key(rawValue: "NSLink")
  }
#endif
