public import Foundation
public import ViewTree

nonisolated extension NSAttributedString.Key {
  /// The colour of the letters' outlines; kept.
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  /// The width of the letters' outlines; kept.
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  /// The shadow of the letters; kept.
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
  /// How the letters look as a whole; kept.
  public static let textEffect = NSAttributedString.Key(rawValue: "NSTextEffect")
  /// A picture in the text: an `NSTextAttachment`; it takes no room.
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
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

  /// A text of one picture, which takes no room.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
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

/// Lines under and through texts.
public nonisolated struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The bits, with the values they have in UIKit.
  public let rawValue: Int

  /// Makes lines from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// One line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// A thick line.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 9)
  /// Of dots.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  /// Of dashes.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  /// Of dashes and dots.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
  /// Of dashes and two dots each.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
  /// Not at blanks.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

/// A shadow of letters; it is remembered.
open nonisolated class NSShadow: NSObject {
  private let mark = FoundationMark()
  /// How far it lies from the letters, in points.
  open var shadowOffset = CGSize.zero
  /// How blurred it is, in points.
  open var shadowBlurRadius: CGFloat = 0
  /// The colour.
  open var shadowColor: Any?

  /// Makes no shadow.
  public override init() { super.init() }

  deinit {}
}

/// A picture in a text; it is remembered, and takes no room.
open nonisolated class NSTextAttachment: NSObject {
  private let mark = FoundationMark()
  /// The picture.
  open var image: UIImage?
  /// Where it stands from the baseline on, in points.
  open var bounds = CGRect.zero
  /// What it is made from.
  open var contents: Data?
  /// The kind of that.
  open var fileType: String?
  /// Whether it grows with the text.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false
  /// What is left free beside it, in points.
  open var lineLayoutPadding: CGFloat = 0

  /// Makes one of bytes.
  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
    super.init()
  }

  /// Makes one of nothing.
  public override init() { super.init() }

  /// Makes one of a picture.
  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }

  deinit {}
}
