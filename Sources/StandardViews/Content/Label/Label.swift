public import Foundation
public import Typesetting
public import ViewTree

/// A view that shows text on one line or several and would like to be as large as it.
///
/// The text is centred up and down, as `UILabel` has it. Where it needs more lines than the label
/// may show or has room for, the last one ends in an ellipsis.
open class Label: View {
  /// What the label shows; nothing and an empty text have no size.
  ///
  /// A text that is set here has no attributes of its own: all of it has the label's font and colour,
  /// which stay those of the attributed text that was set before.
  open var text: String? {
    get { storedText }
    set {
      guard newValue != storedText || attributed != nil else { return }
      storedText = newValue
      attributed = nil
      contentDidChange()
    }
  }

  /// The text with attributes: fonts, colours, extra spacing and the style of paragraphs.
  ///
  /// Characters without a font or a colour take the label's as it was before. Setting it makes the
  /// label's ``font`` and ``textColor`` those of the first character, and if that has a paragraph
  /// style, ``textAlignment`` and ``lineBreakMode`` those of the style, as in UIKit. The style of a
  /// paragraph is that of its first character.
  ///
  /// Reading gives back what was set, with what was changed since, or the plain text with the label's
  /// font and colour. Attributes that neither measure nor draw, such as links, are kept.
  open var attributedText: NSAttributedString? {
    get { textWithAttributes }
    set { setAttributedText(newValue) }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The font of the text; at first, and for nil, the system font of 17 points.
  ///
  /// It is that of the first character of an attributed text; setting it changes them all.
  open var font: Font! {
    get { storedFont }
    set {
      let old = (storedFont, attributed)
      storedFont = newValue ?? .ofLabels
      attributed?.set(font: storedFont)
      adjustFont()
      if storedFont != old.0 || attributed != old.1 { contentDidChange() }
    }
  }

  /// Whether fonts with a text style take the size that the traits ask for; false at first.
  open var adjustsFontForContentSizeCategory = false {
    didSet { adjustFont() }
  }

  /// Adjusts the font, if ``adjustsFontForContentSizeCategory`` is true.
  open override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    adjustFont()
  }

  /// A label is read: true unless it is set.
  open override var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  /// The text unless it is set.
  open override var accessibilityLabel: String? {
    get { accessibility?.label?.string ?? text }
    set { super.accessibilityLabel = newValue }
  }

  /// Text that doesn't change, unless it is set.
  open override var accessibilityTraits: AccessibilityTraits {
    get { accessibility?.traits ?? .staticText }
    set { super.accessibilityTraits = newValue }
  }

  private func adjustFont() {
    guard adjustsFontForContentSizeCategory else { return }
    let old = (storedFont, attributed)
    storedFont = storedFont.adjusted(to: traitCollection)
    attributed?.adjustFonts(to: traitCollection)
    if storedFont != old.0 || attributed != old.1 { contentDidChange() }
  }

  /// The greatest number of lines, 1 at first; with 0 or less there is no limit.
  open var numberOfLines = 1 {
    didSet {
      guard numberOfLines != oldValue else { return }
      contentDidChange()
      // Whether text may wrap doesn't show in a size that was measured without limit.
      if (numberOfLines == 1) != (oldValue == 1) { invalidateIntrinsicContentSize() }
    }
  }

  /// What happens to lines that are too long, and to text there is no line for.
  ///
  /// Setting an attributed text sets it to that of the first paragraph; setting it changes them all.
  open var lineBreakMode: LineBreakMode = .byTruncatingTail {
    didSet {
      guard lineBreakMode != oldValue else { return }
      attributed?.set(lineBreakMode: lineBreakMode)
      contentDidChange()
    }
  }

  /// Whether an ellipsis cuts the text between characters, as UIKit's labels do, or between words.
  open var truncationUnit = TruncationUnit.character {
    didSet { if truncationUnit != oldValue { contentDidChange() } }
  }

  /// The width at which several lines wrap, in points; with 0, less, or no number they wrap at the
  /// width the layout gives the label.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet {
      guard preferredMaxLayoutWidth != oldValue else { return }
      contentDidChange()
      if (preferredMaxLayoutWidth > 0) != (oldValue > 0) { invalidateIntrinsicContentSize() }
    }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The colour of the text; at first, and for nil, black, and white on dark screens.
  ///
  /// It is that of the first character of an attributed text; setting it changes them all.
  open var textColor: Color! {
    get { storedTextColor }
    set {
      storedTextColor = newValue ?? Self.usualTextColor
      attributed?.set(color: storedTextColor)
    }
  }

  /// Where the lines stand between the label's sides.
  ///
  /// Natural lines stand where the label's own layout direction begins. Setting an attributed text
  /// sets it to that of the first paragraph; setting it changes them all.
  open var textAlignment: TextAlignment = .natural {
    didSet { attributed?.set(alignment: textAlignment) }
  }

  /// Whether text that has no room is drawn smaller, down to ``minimumScaleFactor``; false at first.
  ///
  /// It changes no size and no baseline that a layout sees.
  open var adjustsFontSizeToFitWidth = false
  /// How small the text may be drawn, as a share of its size; 0, as at first, for as small as need be.
  open var minimumScaleFactor: CGFloat = 0
  /// What stays in place of a line that is drawn smaller.
  open var baselineAdjustment = BaselineAdjustment.alignBaselines

  final var storedText: String?
  final var storedFont = Font.ofLabels
  final var storedTextColor = Label.usualTextColor
  /// The colour of text that has none of its own: black, on dark screens white.
  package nonisolated static let usualTextColor = Color(light: .black, dark: .white)
  /// The colour that the text is drawn in.
  open var shownTextColor: Color { storedTextColor }

  /// The colour of the text's shadow and how far it lies from it, in points; nil for none.
  open var textShadow: (color: Color, offset: CGSize)? { nil }
  /// The text with its attributes; nil if the label's own count for all of it.
  final var attributed: LabelText?
  /// What a layout may rest on: the sizes measured since the content changed last.
  final var measurements = LabelMeasurements()
  /// The text as it was measured last.
  final var measuredText: MeasuredText?
  /// The bounds and the limit of lines for which the text is being measured, and its size.
  final var ownTextRect: (bounds: CGRect, limit: Int, size: CGSize)?
  /// The width for which the intrinsic size is being asked.
  final var askedWidth: CGFloat?
  /// What is drawn at the moment, or was drawn last.
  final var drawnText: DrawnText?

  /// The rectangle of the text in one of the label's bounds, in points.
  ///
  /// A subclass that returns another one is as large as that. It doesn't move the text, which is
  /// drawn by ``drawText(in:)``.
  ///
  /// - Parameters:
  ///   - bounds: The room.
  ///   - numberOfLines: The greatest number of lines, no limit with 0.
  /// - Returns: The part of the room that the text takes, from its upper left corner.
  open func textRect(
    forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    if let own = ownTextRect, own.bounds == bounds, own.limit == numberOfLines {
      return CGRect(origin: bounds.origin, size: own.size)
    }
    let size = size(forWidth: bounds.width, limit: numberOfLines)
    return CGRect(
      x: bounds.minX, y: bounds.minY, width: min(size.width, bounds.width),
      height: min(size.height, bounds.height))
  }

  /// Draws the text with its shadow into the current context: as many lines as have room in a
  /// rectangle, in the middle of its height.
  ///
  /// It is called when a picture is made of the label, with its bounds. A subclass can give another
  /// rectangle, or draw something else.
  ///
  /// - Parameter rect: Where the text is, in the label's coordinates.
  open func drawText(in rect: CGRect) { drawLines(in: rect) }

  /// Calls ``drawText(in:)`` with the bounds.
  open override func draw(_ rect: CGRect) {
    CurrentContexts.top?.state.fill = shownTextColor
    drawText(in: bounds)
  }

  /// The size of the text in points, rounded up to whole pixels of the window; wrapped only where
  /// ``preferredMaxLayoutWidth`` says so.
  ///
  /// It is that of ``textRect(forBounds:limitedToNumberOfLines:)`` in a subclass that changes this.
  ///
  /// - Complexity: O(*n*) after a change, where *n* is the length of the text; else O(1).
  open override var intrinsicContentSize: CGSize {
    guard let askedWidth else { return naturalMeasurement.size }
    return measurement(forWidth: askedWidth).size
  }

  /// True where the text may wrap at a width that only the layout knows.
  open override var contentHeightDependsOnWidth: Bool {
    numberOfLines != 1 && !(preferredMaxLayoutWidth > 0)
  }

  /// The size of the text wrapped at a width, in points, rounded up to whole pixels of the window.
  ///
  /// - Parameter width: The room for a line, in points; with 0, less, or no number there is no
  ///   limit.
  /// - Returns: The size, whose width may be less than the room.
  /// - Complexity: O(*n*), where *n* is the length of the text; O(1) for the width asked for last.
  open override func intrinsicContentSize(forWidth width: CGFloat) -> CGSize {
    // A subclass that overrides the size without a width counts here too.
    askedWidth = width
    defer { askedWidth = nil }
    return intrinsicContentSize
  }

  /// The size of the text, wrapped at a width if it may be, in points.
  ///
  /// - Parameter size: The room; a width of 0 or less is no limit.
  /// - Returns: The size, rounded up to whole pixels of the window.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    measurement(forWidth: size.width).size
  }

  /// The first baseline, counted from the top as in a label that is as high as it would like to be;
  /// without text, that of a line in the label's font.
  ///
  /// It stays as far from the top where the label is stretched or squeezed, as in UIKit, though the text is
  /// drawn in the middle.
  open override var firstBaselinePosition: BaselinePosition? {
    var position = BaselinePosition(firstLineOf: currentMeasurement.metrics)
    position.offset += roomAboveText
    return position
  }

  /// The last baseline, counted from the bottom as in a label that is as high as it would like to be;
  /// without text, that of a line in the label's font.
  open override var lastBaselinePosition: BaselinePosition? {
    var position = BaselinePosition(lastLineOf: currentMeasurement.metrics)
    position.offset -= roomAboveText
    return position
  }
}
