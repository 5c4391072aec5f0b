public import Foundation

/// A picture of a size; without a screen its size is all that counts.
public nonisolated final class Image: Hashable, Sendable {
  /// The width and height, in points.
  public let size: CGSize

  /// Makes a picture of a size.
  ///
  /// - Parameter size: The width and height, in points, held between 0 and 1000000; what is no
  ///   number counts as 0.
  public init(size: CGSize) {
    func held(_ length: CGFloat) -> CGFloat { length > 0 ? min(length, 1_000_000) : 0 }
    self.size = CGSize(width: held(size.width), height: held(size.height))
  }

  /// Whether both are of one size.
  public static func == (left: Image, right: Image) -> Bool { left.size == right.size }

  /// Feeds the size.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(size.width)
    hasher.combine(size.height)
  }
}
