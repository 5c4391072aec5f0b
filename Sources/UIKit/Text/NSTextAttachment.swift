public import Foundation
package import StandardViews
import ViewTree

/// Something that stands in a text as one letter: a picture.
///
/// `NSAttributedString(attachment:)` is a text that has only this letter. It stands on the
/// baseline, as large as its ``bounds`` say, or without any as the picture.
open nonisolated class NSTextAttachment: NSObject {
  /// Comes first, before everything that is stored.
  private let mark = FoundationMark()
  /// The picture.
  open var image: UIImage?
  /// Where it is, from the place on the baseline where it begins, with y going up, in points; one without
  /// size stands for that of the picture.
  open var bounds = CGRect.zero
  /// What a file holds that isn't shown; it is remembered.
  open var contents: Data?
  /// The kind of what ``contents`` holds; it is remembered.
  open var fileType: String?
  /// The distance to the letters left and right of it, in points; it is remembered.
  open var lineLayoutPadding: CGFloat = 0

  /// Whether the picture grows with text for people who see badly; it is remembered.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false

  /// Makes an attachment without a picture.
  public override init() { super.init() }

  /// Makes an attachment of what a file holds; it shows no picture until it is given one.
  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
    super.init()
  }

  /// Makes an attachment of a picture.
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }

  deinit {}
}

nonisolated extension NSTextAttachment: TextAttachmentObject {
  /// Where it is drawn.
  package var place: CGRect {
    guard bounds.size == .zero, let image else { return bounds }
    // A symbol's square reaches below the line as its letters do.
    let drop = image.isSymbolImage ? -0.15 * image.size.height : 0
    return CGRect(
      x: bounds.minX, y: bounds.minY + drop, width: image.size.width, height: image.size.height)
  }

  /// What it shows.
  package var picture: UIImage? { image }
}

nonisolated extension NSAttributedString {
  /// The letter that stands for an attachment.
  public static var attachmentCharacter: Int { 0xFFFC }

  /// Makes the text of an attachment, one letter.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}

/// How a line under a text or through it is drawn.
public nonisolated struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The bits, with the values they have in UIKit.
  public let rawValue: Int

  /// Makes a style from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// One line.
  public static let single = NSUnderlineStyle(rawValue: 0x01)
  /// One thick line.
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 0x09)
  /// Dots.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
  /// Dashes.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
  /// Dashes and dots in turn.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
  /// Dashes and two dots in turn.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
  /// Words alone, without the spaces between them.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}
