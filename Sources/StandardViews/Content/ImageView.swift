public import Foundation
public import ViewTree

/// A view that shows a picture and would like to be as large as it.
open class ImageView: View {
  /// What the view shows; without it the view has no size of its own.
  open var image: Image? {
    didSet {
      noteMissingImage()
      guard fitted(image)?.size != fitted(oldValue)?.size else { return }
      call(.invalidateIntrinsicContentSize) { invalidateIntrinsicContentSize() }
    }
  }

  /// Makes a view of an image's size at the origin.
  ///
  /// - Parameter image: What the view shows.
  public init(image: Image?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    // Observers aren't called for what an initialiser sets.
    noteMissingImage()
  }

  /// Makes a view with a frame in its future superview's coordinates, in points.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes an empty view; nothing is read from the archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The picture that is drawn.
  open var shownImage: Image? { fitted(image) }

  /// Says once in a tree that another size stands for that of a picture that isn't there.
  private func noteMissingImage() {
    guard let image, let name = image.missingName,
      isFirstToMiss(imageNamed: name)
    else { return }
    let (width, height) = (
      plainNumber(Double(image.size.width)), plainNumber(Double(image.size.height))
    )
    report(
      LayoutDiagnostic(
        .missingImage(name),
        "There is no picture \"\(name)\"; it counts as \(width) × \(height) points.",
        itemNames: [itemDescription],
        hint: "Hold the views that show it by constraints of their width and height."))
  }

  /// A picture, unless it is set.
  open override var accessibilityTraits: AccessibilityTraits {
    get { accessibility?.traits ?? .image }
    set { super.accessibilityTraits = newValue }
  }

  /// The size of the image, in points; no metric without one.
  open override var intrinsicContentSize: CGSize {
    fitted(image)?.size
      ?? CGSize(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric)
  }

  /// The size of the image, in points; the present size without one.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    fitted(image)?.size ?? bounds.size
  }
}
