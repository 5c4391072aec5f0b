public import Foundation

/// A picture of a size; without a screen its size is all that counts.
public nonisolated final class Image: Hashable, Sendable {
  /// The width and height, in points.
  public let size: CGSize

  /// The name of the picture that this one stands in for, as it isn't there; nil for all others.
  package let missingName: String?

  /// Makes a picture of a size.
  ///
  /// - Parameter size: The width and height, in points, held between 0 and 1000000; what is no
  ///   number counts as 0.
  public convenience init(size: CGSize) { self.init(size: size, insteadOf: nil) }

  /// Makes a picture of a size, which may stand in for one that isn't there.
  package init(size: CGSize, insteadOf missingName: String?) {
    self.missingName = missingName
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
