public import Foundation
public import Typesetting

/// A view that shows text on one line or several and would like to be as large as it.
///
/// The text is centred up and down, as `UILabel` has it. Where it needs more lines than the label
/// may show or has room for, the last one ends in an ellipsis.
open class Label: View {
  /// What the label shows; nothing and an empty text have no size.
  open var text: String? {
    didSet { if text != oldValue { contentDidChange() } }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What the text is measured and drawn with; 17 points at first, and with nil.
  open var font: Font! {
    get { storedFont }
    set {
      let old = storedFont
      storedFont = newValue ?? .systemFont(ofSize: 17)
      adjustFont()
      if storedFont != old { contentDidChange() }
    }
  }

  /// Whether a font with a text style takes the size that the traits ask for; false at first.
  open var adjustsFontForContentSizeCategory = false {
    didSet { adjustFont() }
  }

  /// Adjusts the font, if it is to be.
  open override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    adjustFont()
  }

  private func adjustFont() {
    guard adjustsFontForContentSizeCategory, let style = storedFont.textStyle else { return }
    let wanted = Font.preferredFont(forTextStyle: style, compatibleWith: traitCollection)
    if storedFont != wanted { font = wanted }
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
  open var lineBreakMode: LineBreakMode = .byTruncatingTail {
    didSet { if lineBreakMode != oldValue { contentDidChange() } }
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
  /// The colour of the text; black at first, and with nil.
  open var textColor: Color! {
    get { storedTextColor }
    set { storedTextColor = newValue ?? .black }
  }

  /// Where the lines stand between the label's sides.
  open var textAlignment: TextAlignment = .natural

  final var storedFont = Font.systemFont(ofSize: 17)
  final var storedTextColor = Color.black
  /// What a layout may rest on: the sizes measured since the content changed last.
  final var measurements = LabelMeasurements()
  /// The text as it was measured last.
  final var measuredText: MeasuredText?

  /// The size of the text in points, rounded up to whole pixels of the window; wrapped only where
  /// ``preferredMaxLayoutWidth`` says so.
  ///
  /// - Complexity: O(*n*) after a change, where *n* is the length of the text; else O(1).
  open override var intrinsicContentSize: CGSize { naturalMeasurement.size }

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
    measurement(forWidth: width).size
  }

  /// The size of the text, wrapped at a width if it may be, in points.
  ///
  /// - Parameter size: The room; a width of 0 or less is no limit.
  /// - Returns: The size, rounded up to whole pixels of the window.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    intrinsicContentSize(forWidth: size.width)
  }

  override var textFont: Font? { storedFont }

  /// The line the first line's letters stand on; nil without text.
  open override var firstBaselinePosition: BaselinePosition? {
    currentMeasurement.metrics.map { BaselinePosition(centered: $0, line: 0) }
  }

  /// The line the last line's letters stand on; nil without text.
  open override var lastBaselinePosition: BaselinePosition? {
    currentMeasurement.metrics.map { BaselinePosition(centered: $0, line: $0.lineCount - 1) }
  }
}
