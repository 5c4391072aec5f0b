public import Foundation

/// A view that shows text on one line or several and would like to be as large as it.
///
/// The text is centred up and down, as `UILabel` has it. Where it needs more lines than the label
/// may show, the last one ends in an ellipsis.
open class Label: View {
  /// What the label shows; nothing and an empty text have no size.
  public var text: String? {
    didSet {
      if text != oldValue { contentDidChange() }
    }
  }

  /// What the text is measured and drawn with; 17 points at first.
  public var font: Font = .systemFont(ofSize: 17) {
    didSet {
      if font != oldValue { contentDidChange() }
    }
  }

  /// The greatest number of lines, 1 at first; with 0 or less there is no limit.
  public var numberOfLines: Int = 1 {
    didSet {
      if numberOfLines != oldValue { contentDidChange() }
    }
  }

  /// The width at which several lines wrap, in points; with 0, less, or no number they wrap at the
  /// width the layout gives the label.
  public var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet {
      if preferredMaxLayoutWidth != oldValue { contentDidChange() }
    }
  }

  /// The colour of the text; black at first.
  public var textColor: Color = .black

  /// Where the lines stand between the label's sides.
  public var textAlignment: TextAlignment = .natural

  /// What was measured since the content changed last, which is what a layout may rest on.
  private var measurements = Measurements()

  private struct Measurements: Equatable {
    var natural: Measurement?
    var wrapped: Measurement?
  }

  private struct Measurement: Equatable {
    var width: CGFloat
    var lineCount: Int
    var size: CGSize
  }

  // MARK: Size

  /// The size of the text, rounded up to the pixels of the window; wrapped only where
  /// ``preferredMaxLayoutWidth`` says so.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text, after a change; else O(1).
  open override var intrinsicContentSize: CGSize {
    natural().size
  }

  /// The size of the text if it wraps at a width, rounded up to the pixels of the window.
  ///
  /// - Parameter width: The room for a line, in points; with 0, less, or no number there is no
  ///   limit.
  /// - Returns: The size, whose width may be less than the room.
  /// - Complexity: O(*n*), where *n* is the length of the text; O(1) for the width asked for last.
  open override func intrinsicContentSize(forWidth width: CGFloat) -> CGSize {
    wrapped(at: width).size
  }

  /// True where the text may wrap at a width that only the layout knows.
  open override var contentHeightDependsOnWidth: Bool {
    numberOfLines != 1 && !(preferredMaxLayoutWidth > 0)
  }

  private func natural() -> Measurement {
    if let known = measurements.natural { return known }
    let result = measure(width: preferredMaxLayoutWidth)
    measurements.natural = result
    return result
  }

  private func wrapped(at width: CGFloat) -> Measurement {
    if let known = measurements.wrapped, known.width == width { return known }
    let result = measure(width: width)
    measurements.wrapped = result
    return result
  }

  private func measure(width: CGFloat) -> Measurement {
    let layout = TextLayout(
      text ?? "", font: font, width: numberOfLines == 1 ? 0 : width, limit: numberOfLines)
    let size = layout.size
    return Measurement(
      width: width, lineCount: layout.lines.count,
      size: CGSize(width: roundedUp(size.width), height: roundedUp(size.height)))
  }

  // MARK: Changes

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    contentDidChange()
  }

  /// Tells the layout only if something it rests on is different now.
  private func contentDidChange() {
    let old = measurements
    measurements = Measurements()
    if old.natural != nil { _ = natural() }
    if let width = old.wrapped?.width { _ = wrapped(at: width) }
    if measurements != old { invalidateIntrinsicContentSize() }
  }
}
