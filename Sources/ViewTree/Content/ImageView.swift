public import Foundation

/// A view that shows a picture and would like to be as large as it.
open class ImageView: View {
  /// What the view shows; without it the view has no size of its own.
  open var image: Image? {
    didSet {
      guard image?.size != oldValue?.size else { return }
      call(.invalidateIntrinsicContentSize) { invalidateIntrinsicContentSize() }
    }
  }

  /// Makes a view of an image's size at the origin.
  ///
  /// - Parameter image: What the view shows.
  public convenience init(image: Image?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }

  /// The size of the image, in points; no metric without one.
  open override var intrinsicContentSize: CGSize {
    image?.size ?? CGSize(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric)
  }

  /// The size of the image, in points; the present size without one.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? bounds.size }
}
