import Foundation

nonisolated extension CGRect {
  /// As `==`, for rectangles without sizes below 0, in a few instructions: Foundation's own is a call.
  func isSame(as other: CGRect) -> Bool {
    origin.x == other.origin.x && origin.y == other.origin.y && size.width == other.size.width
      && size.height == other.size.height
  }
}
