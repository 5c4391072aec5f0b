public import Foundation
import ViewTree

/// A view of a picture that can be highlighted, as those of cells and of UIKit.
open class HighlightableImageView: ImageView {
  /// The picture in the place of `image` while the view is highlighted.
  open var highlightedImage: Image?
  /// The picture that is drawn: another one while the view is highlighted.
  open override var shownImage: Image? {
    fitted(isHighlighted ? highlightedImage ?? image : image)
  }
  /// Whether the view is highlighted; false at first.
  open var isHighlighted = false
  /// The pictures that follow each other; nothing moves.
  open var animationImages: [Image]?
  /// How long a round of the pictures takes, in seconds.
  open var animationDuration: TimeInterval = 0
  /// Whether the pictures follow each other; they never do.
  open var isAnimating: Bool { false }

  /// Would make the pictures follow each other; without effect.
  open func startAnimating() {}

  /// Would make the pictures stand still; without effect.
  open func stopAnimating() {}

  /// Makes a view of an image's size at the origin.
  public override init(image: Image?) {
    super.init(image: image)
    isUserInteractionEnabled = false
  }

  /// Makes a view of an image's size at the origin.
  public init(image: Image?, highlightedImage: Image?) {
    super.init(image: image)
    self.highlightedImage = highlightedImage
    isUserInteractionEnabled = false
  }

  /// Makes a view with a frame in its future superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Makes an empty view; nothing is read from the archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }
}
