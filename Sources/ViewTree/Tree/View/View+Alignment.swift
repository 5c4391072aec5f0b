import Foundation

/// Semantics 8.4: constraints and content sizes speak of alignment rectangles, frames are what is
/// drawn.
extension View {
  /// How far the alignment rectangle lies inside the frame.
  ///
  /// It is found by trying, as a subclass may override the insets or the two conversions. Numbers
  /// that can't be computed with count as 0.
  package final var alignmentInsets: EdgeInsets {
    let frame = CGRect(x: 0, y: 0, width: 1024, height: 1024)
    let rect = alignmentRect(forFrame: frame)
    guard rect != frame else { return .zero }
    let insets = EdgeInsets(
      top: rect.origin.y, left: rect.origin.x, bottom: 1024 - rect.origin.y - rect.size.height,
      right: 1024 - rect.origin.x - rect.size.width)
    return insets.isUsable ? insets : .zero
  }

  /// The frame without the insets, which may have a size below 0.
  final func alignmentRect(ofFrame frame: CGRect) -> CGRect {
    frame.inset(by: alignmentInsets)
  }
}

nonisolated extension EdgeInsets {
  /// The insets before and after an axis's extent, added up too.
  func extents(along axis: LayoutConstraint.Axis) -> (before: Double, total: Double) {
    switch axis {
    case .horizontal: (Double(left), Double(left + right))
    case .vertical: (Double(top), Double(top + bottom))
    }
  }
}

nonisolated extension CGRect {
  /// The rectangle with its edges moved inwards, whose size may be below 0.
  func inset(by insets: EdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }

  /// The rectangle with its edges moved inwards; where they would cross, both are half way between.
  package func room(inside insets: EdgeInsets) -> CGRect {
    var room = inset(by: insets)
    room.origin.x += min(room.size.width, 0) / 2
    room.origin.y += min(room.size.height, 0) / 2
    room.size = CGSize(width: max(room.size.width, 0), height: max(room.size.height, 0))
    return room
  }

  /// The rectangle with its edges moved outwards.
  func outset(by insets: EdgeInsets) -> CGRect {
    inset(
      by: EdgeInsets(
        top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }
}
