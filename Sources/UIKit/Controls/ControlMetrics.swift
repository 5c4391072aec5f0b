package import Foundation
import ViewTree

/// Sizes of controls that were measured on iOS, in points.
enum ControlMetrics {
  /// The line of the system font, as a part of its size.
  static let linePart: CGFloat = 1.193359375

  static func lineHeight(of font: UIFont) -> CGFloat { font.pointSize * linePart }
}

/// The size that a control has on a version of the system.
package nonisolated struct SystemSize: Equatable, Sendable {
  /// The size of the frame, in points; below 0 along an axis for none.
  package var frame: CGSize
  /// How far the content lies inside the frame, in points.
  package var insets: UIEdgeInsets

  /// Makes a size.
  package init(_ frame: CGSize, _ insets: UIEdgeInsets = .zero) {
    self.frame = frame
    self.insets = insets
  }

  /// The size of the content, as constraints see it.
  package var content: CGSize {
    CGSize(
      width: frame.width < 0
        ? UIView.noIntrinsicMetric : max(frame.width - insets.left - insets.right, 0),
      height: frame.height < 0
        ? UIView.noIntrinsicMetric : max(frame.height - insets.top - insets.bottom, 0))
  }
}

extension UIView {
  /// Puts a part of a control where the control's overrides want it, in points of the control.
  ///
  /// `.null`, which is what insetting a rectangle without room gives, is no room: a control has no size before its
  /// first layout.
  func place(at frame: CGRect) {
    let frame = frame.isNull ? .zero : frame
    if self.frame != frame { self.frame = frame }
  }
}
