import Foundation
import ViewTree

/// Sizes of controls that were measured on iOS, in points.
enum ControlMetrics {
  /// The line of the system font, as a part of its size.
  static let linePart: CGFloat = 1.193359375

  static func lineHeight(of font: UIFont) -> CGFloat { font.pointSize * linePart }
}
