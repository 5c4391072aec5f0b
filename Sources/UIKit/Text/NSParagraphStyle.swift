public import Foundation
package import StandardViews
public import Typesetting
import ViewTree

/// How the lines of a paragraph are set; lengths are in points.
///
/// Lines break between words at first, which in a label means without an ellipsis.
open nonisolated class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
  /// Comes first, before everything that is stored.
  private let mark = FoundationMark()
  fileprivate var style: ParagraphStyle

  /// The style of paragraphs that don't have one.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// Makes the style of paragraphs that don't have one.
  public override init() {
    style = ParagraphStyle()
    style.lineBreakMode = .byWordWrapping
    super.init()
  }

  fileprivate init(_ style: ParagraphStyle) {
    self.style = style
    super.init()
  }

  deinit {}

  /// The space between two lines.
  open var lineSpacing: CGFloat { style.lineSpacing }
  /// The space after a paragraph.
  open var paragraphSpacing: CGFloat { style.paragraphSpacing }
  /// The space before a paragraph that follows another.
  open var paragraphSpacingBefore: CGFloat { style.paragraphSpacingBefore }
  /// Where the lines stand between the sides.
  open var alignment: NSTextAlignment {
    NSTextAlignment(rawValue: style.alignment.rawValue) ?? .natural
  }
  /// How far the lines but the first are moved in from where reading begins.
  open var headIndent: CGFloat { style.headIndent }
  /// Where lines end: a number above 0 counts from the side where reading begins, one below 0 from
  /// the other side.
  open var tailIndent: CGFloat { style.tailIndent }
  /// How far the first line is moved in from where reading begins.
  open var firstLineHeadIndent: CGFloat { style.firstLineHeadIndent }
  /// What happens to lines that are too long.
  open var lineBreakMode: NSLineBreakMode { style.lineBreakMode }
  /// The least height of a line.
  open var minimumLineHeight: CGFloat { style.minimumLineHeight }
  /// The greatest height of a line; 0 for no limit.
  open var maximumLineHeight: CGFloat { style.maximumLineHeight }
  /// What the height of lines is multiplied by; 0 changes nothing.
  open var lineHeightMultiple: CGFloat { style.lineHeightMultiple }
  /// The distance between tab stops after those of ``tabStops``.
  open var defaultTabInterval: CGFloat { style.tabInterval }
  /// Tab stops at given places.
  open var tabStops: [NSTextTab] {
    style.tabStops.map { NSTextTab(textAlignment: .natural, location: $0) }
  }

  /// A style that can't change.
  open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(style) }

  /// A style that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(style) }

  /// Whether another object is a style with the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.style == style
  }

  /// The hash of what the style says.
  open override var hash: Int { style.hashValue }
}

nonisolated extension NSParagraphStyle: ParagraphStyleObject {
  /// How the lines are set.
  package var paragraphStyle: ParagraphStyle { style }
}

/// How the lines of a paragraph are set, to be changed before a text is given it.
open nonisolated class NSMutableParagraphStyle: NSParagraphStyle {
  /// Makes the style of paragraphs that don't have one.
  public override init() { super.init() }

  fileprivate override init(_ style: ParagraphStyle) { super.init(style) }

  deinit {}

  /// The space between two lines.
  open override var lineSpacing: CGFloat {
    get { style.lineSpacing }
    set { style.lineSpacing = newValue }
  }
  /// The space after a paragraph.
  open override var paragraphSpacing: CGFloat {
    get { style.paragraphSpacing }
    set { style.paragraphSpacing = newValue }
  }
  /// The space before a paragraph that follows another.
  open override var paragraphSpacingBefore: CGFloat {
    get { style.paragraphSpacingBefore }
    set { style.paragraphSpacingBefore = newValue }
  }
  /// Where the lines stand between the sides.
  open override var alignment: NSTextAlignment {
    get { super.alignment }
    set { style.alignment = ParagraphAlignment(rawValue: newValue.rawValue) ?? .natural }
  }
  /// How far the lines but the first are moved in from where reading begins.
  open override var headIndent: CGFloat {
    get { style.headIndent }
    set { style.headIndent = newValue }
  }
  /// Where lines end: a number above 0 counts from the side where reading begins, one below 0 from
  /// the other side.
  open override var tailIndent: CGFloat {
    get { style.tailIndent }
    set { style.tailIndent = newValue }
  }
  /// How far the first line is moved in from where reading begins.
  open override var firstLineHeadIndent: CGFloat {
    get { style.firstLineHeadIndent }
    set { style.firstLineHeadIndent = newValue }
  }
  /// What happens to lines that are too long.
  open override var lineBreakMode: NSLineBreakMode {
    get { style.lineBreakMode }
    set { style.lineBreakMode = newValue }
  }
  /// The least height of a line.
  open override var minimumLineHeight: CGFloat {
    get { style.minimumLineHeight }
    set { style.minimumLineHeight = newValue }
  }
  /// The greatest height of a line; 0 for no limit.
  open override var maximumLineHeight: CGFloat {
    get { style.maximumLineHeight }
    set { style.maximumLineHeight = newValue }
  }
  /// What the height of lines is multiplied by; 0 changes nothing.
  open override var lineHeightMultiple: CGFloat {
    get { style.lineHeightMultiple }
    set { style.lineHeightMultiple = newValue }
  }
  /// The distance between tab stops after those of ``tabStops``.
  open override var defaultTabInterval: CGFloat {
    get { style.tabInterval }
    set { style.tabInterval = newValue }
  }
  /// Tab stops at given places.
  open override var tabStops: [NSTextTab] {
    get { super.tabStops }
    set { style.tabStops = newValue.map(\.location) }
  }

  /// Adds a tab stop.
  open func addTabStop(_ anObject: NSTextTab) {
    style.tabStops = (style.tabStops + [anObject.location]).sorted()
  }

  /// Takes the tab stops at the place of one away.
  open func removeTabStop(_ anObject: NSTextTab) {
    style.tabStops.removeAll { $0 == anObject.location }
  }

  /// Takes over the values of another style.
  open func setParagraphStyle(_ style: NSParagraphStyle) { self.style = style.style }
}

/// A place at which the text after a tab begins.
open nonisolated class NSTextTab: NSObject {
  /// Where the text stands at the place; text begins there whatever this says.
  open var alignment: NSTextAlignment { ownAlignment }
  /// How far the place lies from where reading begins, in points.
  open var location: CGFloat { ownLocation }
  private let ownAlignment: NSTextAlignment
  private let ownLocation: CGFloat

  /// Makes a tab stop.
  ///
  /// - Parameters:
  ///   - alignment: Ignored.
  ///   - location: How far it lies from where reading begins, in points.
  ///   - options: Ignored.
  public init(
    textAlignment alignment: NSTextAlignment, location: CGFloat, options: [String: Any] = [:]
  ) {
    ownAlignment = alignment
    ownLocation = location
    super.init()
  }

  deinit {}
}
