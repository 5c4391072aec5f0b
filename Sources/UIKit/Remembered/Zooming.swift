public import Foundation
import ViewTree

extension UIScrollView {
  /// How many times as large the content is; it is remembered.
  public var zoomScale: CGFloat {
    get { remembered(1) }
    set { remember(newValue) }
  }

  /// Remembers how many times as large the content is.
  public func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }

  /// Without effect.
  public func zoom(to rect: CGRect, animated: Bool) {}
}
