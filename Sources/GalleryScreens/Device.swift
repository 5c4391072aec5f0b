package import Foundation

/// A screen size that the gallery lays out for, in points.
package struct Device: Hashable, Sendable {
  /// A word for file names.
  package let name: String
  /// The width and height.
  package let size: CGSize
  /// The number of pixels along a point.
  package let scale: CGFloat

  /// A phone held upright.
  package static let phone = Device(
    name: "phone", size: CGSize(width: 390, height: 844), scale: 3)
  /// A tablet held upright.
  package static let tablet = Device(
    name: "tablet", size: CGSize(width: 820, height: 1180), scale: 2)

  /// Both devices, the smaller first.
  package static let all = [phone, tablet]
}
