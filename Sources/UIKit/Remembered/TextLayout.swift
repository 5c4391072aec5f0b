public import Foundation
import ViewTree

nonisolated extension NSAttributedString.Key {
  /// The colour of the lines along the letters' edges; that of the letters without one.
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  /// The width of the lines along the letters' edges in hundredths of the font's size: above 0 the letters are hollow.
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  /// The shadow of the letters; kept.
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
  /// How the letters look as a whole; kept.
  public static let textEffect = NSAttributedString.Key(rawValue: "NSTextEffect")
  /// How letters are joined; kept.
  public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
  /// How far letters lean; kept.
  public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
  /// How wide letters are; kept.
  public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
  /// In which directions the text runs; kept.
  public static let writingDirection = NSAttributedString.Key(rawValue: "NSWritingDirection")
  /// Whether the letters are read one by one; kept.
  public static let accessibilitySpeechSpellOut = NSAttributedString.Key(
    rawValue: "UIAccessibilitySpeechAttributeSpellOut")
  /// In which language the text is read; kept.
  public static let accessibilitySpeechLanguage = NSAttributedString.Key(
    rawValue: "UIAccessibilitySpeechAttributeLanguage")
  /// How high the text is read; kept.
  public static let accessibilitySpeechPitch = NSAttributedString.Key(
    rawValue: "UIAccessibilitySpeechAttributePitch")
  /// Whether the text waits for what is read; kept.
  public static let accessibilitySpeechQueueAnnouncement = NSAttributedString.Key(
    rawValue: "UIAccessibilitySpeechAttributeQueueAnnouncement")
}

nonisolated extension NSAttributedString {
  /// How letters look as a whole.
  public nonisolated struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
    /// The text.
    public let rawValue: String

    /// Makes a style from a text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// As if printed.
    public static let letterpressStyle = TextEffectStyle(rawValue: "_UIKitNewLetterpressStyle")
  }

  /// A kind of document.
  public nonisolated struct DocumentType: RawRepresentable, Hashable, Sendable {
    /// The text.
    public let rawValue: String

    /// Makes a kind from a text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A page.
    public static let html = DocumentType(rawValue: "NSHTML")
    /// A text.
    public static let plain = DocumentType(rawValue: "NSPlainText")
    /// A text with attributes.
    public static let rtf = DocumentType(rawValue: "NSRTF")
  }

  /// How a document is read.
  public nonisolated struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    /// The text.
    public let rawValue: String

    /// Makes a key from a text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The kind of document.
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    /// How bytes stand for letters.
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    /// The attributes of what has none.
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
  }

  /// Reads a document as plain text in UTF-8: of pages the words without their marks.
  ///
  /// - Throws: An error for bytes that are no UTF-8.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    guard let text = String(data: data, encoding: .utf8) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    let isPage = (options[.documentType] as? DocumentType) == .html
    self.init(string: isPage ? text.withoutMarks : text)
  }

  /// Reads a document at an address as plain text in UTF-8: of pages the words without their marks.
  ///
  /// - Throws: An error for what can't be read or is no UTF-8.
  public convenience init(
    url: URL, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    unsafe try self.init(
      data: Data(contentsOf: url), options: options, documentAttributes: dict)
  }
}

nonisolated extension String {
  fileprivate var withoutMarks: String {
    var result = ""
    var isMark = false
    for character in self {
      if character == "<" {
        isMark = true
      } else if character == ">", isMark {
        isMark = false
      } else if !isMark {
        result.append(character)
      }
    }
    for (name, letter) in [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&amp;", "&")] {
      result = result.replacing(name, with: letter)
    }
    return result
  }
}

/// A shadow of letters; it is remembered.
open nonisolated class NSShadow: NSObject {
  private let mark = FoundationMark()
  /// How far it lies from the letters, in points.
  open var shadowOffset = CGSize.zero
  /// How blurred it is, in points.
  open var shadowBlurRadius: CGFloat = 0
  /// The colour, at first a third of black.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1 / 3)

  /// Makes a shadow that lies right behind the letters.
  public override init() { super.init() }

  deinit {}
}
