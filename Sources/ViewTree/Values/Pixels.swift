import Foundation

nonisolated extension CGFloat {
  /// A length rounded up to whole pixels, this being the number of pixels along a point.
  ///
  /// What exceeds a pixel by less than a ten millionth is noise of the computation.
  package func roundedUp(_ length: CGFloat) -> CGFloat {
    let pixels = (length * self - 1e-7).rounded(.up)
    return pixels > 0 ? pixels / self : 0
  }
}
