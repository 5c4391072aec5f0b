public import Foundation
public import ViewTree

/// A label that can be highlighted and can have a shadow, as those of cells and of UIKit.
open class HighlightableLabel: Label {
  /// Whether the text may be drawn a little tighter; it changes no size.
  open var allowsDefaultTighteningForTruncation = false
  /// The colour of the shadow under the text.
  open var shadowColor: Color?
  /// How far the shadow lies from the text, in points.
  open var shadowOffset = CGSize(width: 0, height: -1)
  /// The colour of the text while the label is highlighted.
  open var highlightedTextColor: Color?
  /// Whether the label is highlighted; false at first.
  open var isHighlighted = false
  /// Whether the label is drawn as usual, and not dimmed; true at first.
  open var isEnabled = true

  /// The colour that the text is drawn in: another one while the label is highlighted.
  open override var shownTextColor: Color {
    isHighlighted ? highlightedTextColor ?? super.shownTextColor : super.shownTextColor
  }

  /// The text in the colour of the shadow, moved by ``shadowOffset``.
  open override var textShadow: (color: Color, offset: CGSize)? {
    guard let shadowColor, shadowOffset.width.magnitude < 1e6, shadowOffset.height.magnitude < 1e6
    else { return nil }
    return (shadowColor, shadowOffset)
  }

  /// Makes a label with a frame in its future superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Makes an empty label; nothing is read from the archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }
}
