public import Foundation
import ViewTree

/// A width or height of a part of a collection.
public nonisolated struct NSCollectionLayoutDimension: Hashable, Sendable {
  enum Kind: Hashable {
    case fractionalWidth
    case fractionalHeight
    case absolute
    case estimated
    case uniform
  }

  let kind: Kind
  /// The share, or the length in points.
  public let dimension: CGFloat

  /// A share of the width of what the part is in.
  public static func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
    Self(kind: .fractionalWidth, dimension: fractionalWidth)
  }
  /// A share of the height of what the part is in.
  public static func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
    Self(kind: .fractionalHeight, dimension: fractionalHeight)
  }
  /// A length in points.
  public static func absolute(_ absoluteDimension: CGFloat) -> Self {
    Self(kind: .absolute, dimension: absoluteDimension)
  }
  /// A length in points until the content asks for another.
  public static func estimated(_ estimatedDimension: CGFloat) -> Self {
    Self(kind: .estimated, dimension: estimatedDimension)
  }

  /// A length in points until the contents ask for others: then that of the part of the group whose content asks for the most.
  ///
  /// The length of the group along the same axis has to be estimated.
  public static func uniformAcrossSiblings(estimate estimatedDimension: CGFloat) -> Self {
    Self(kind: .uniform, dimension: estimatedDimension)
  }

  /// Whether it is a share of a width.
  public var isFractionalWidth: Bool { kind == .fractionalWidth }
  /// Whether it is a share of a height.
  public var isFractionalHeight: Bool { kind == .fractionalHeight }
  /// Whether it is a length.
  public var isAbsolute: Bool { kind == .absolute }
  /// Whether the content decides the length.
  public var isEstimated: Bool { kind == .estimated }
  /// Whether the contents of all parts of the group decide the length.
  public var isUniformAcrossSiblings: Bool { kind == .uniform }
  /// Whether content has a say.
  var isOpen: Bool { kind == .estimated || kind == .uniform }

  /// The length within something, in points; what can't be computed with counts as 0.
  func length(in container: CGSize) -> CGFloat {
    let length =
      switch kind {
      case .fractionalWidth: dimension * container.width
      case .fractionalHeight: dimension * container.height
      case .absolute, .estimated, .uniform: dimension
      }
    return length >= 0 && length <= 1e9 ? length : 0
  }
}

/// The size of a part of a collection.
public nonisolated final class NSCollectionLayoutSize: Hashable, Sendable {
  /// The width.
  public let widthDimension: NSCollectionLayoutDimension
  /// The height.
  public let heightDimension: NSCollectionLayoutDimension

  /// Makes a size.
  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    widthDimension = width
    heightDimension = height
  }

  deinit {}

  /// Whether two sizes are equal.
  public static func == (one: NSCollectionLayoutSize, other: NSCollectionLayoutSize) -> Bool {
    one.widthDimension == other.widthDimension && one.heightDimension == other.heightDimension
  }

  /// Hashes width and height.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(widthDimension)
    hasher.combine(heightDimension)
  }

  func size(in container: CGSize) -> CGSize {
    CGSize(
      width: widthDimension.length(in: container), height: heightDimension.length(in: container))
  }

  /// The axes along which the content has a say.
  var openAxes: UIAxis {
    var axes: UIAxis = []
    if widthDimension.isOpen { axes.insert(.horizontal) }
    if heightDimension.isOpen { axes.insert(.vertical) }
    return axes
  }
}

/// A distance between parts of a collection.
public nonisolated final class NSCollectionLayoutSpacing: Hashable, Sendable {
  /// The distance, or the least, in points.
  public let spacing: CGFloat
  /// Whether it may be more, so that parts fill what they are in.
  public let isFlexibleSpacing: Bool
  /// Whether it is exactly that distance.
  public var isFixedSpacing: Bool { !isFlexibleSpacing }

  private init(_ spacing: CGFloat, isFlexible: Bool) {
    self.spacing = spacing
    isFlexibleSpacing = isFlexible
  }

  deinit {}

  /// A distance in points.
  public static func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
  }
  /// At least a distance in points.
  public static func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
  }

  /// Whether two are the same distance.
  public static func == (one: NSCollectionLayoutSpacing, other: NSCollectionLayoutSpacing) -> Bool {
    one.spacing == other.spacing && one.isFlexibleSpacing == other.isFlexibleSpacing
  }

  /// Hashes the distance.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(spacing)
    hasher.combine(isFlexibleSpacing)
  }

  var usable: CGFloat { spacing.magnitude <= 1e9 ? spacing : 0 }
}

/// Distances around a part of a collection; flexible ones share what is left of the room.
public nonisolated final class NSCollectionLayoutEdgeSpacing: Hashable, Sendable {
  /// Before it.
  public let leading: NSCollectionLayoutSpacing?
  /// Above it.
  public let top: NSCollectionLayoutSpacing?
  /// After it.
  public let trailing: NSCollectionLayoutSpacing?
  /// Below it.
  public let bottom: NSCollectionLayoutSpacing?

  /// Makes distances; nil for none.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
  }

  deinit {}

  /// Whether two are the same distances.
  public static func == (
    one: NSCollectionLayoutEdgeSpacing, other: NSCollectionLayoutEdgeSpacing
  ) -> Bool {
    one.leading == other.leading && one.top == other.top && one.trailing == other.trailing
      && one.bottom == other.bottom
  }

  /// Hashes the distances.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(leading)
    hasher.combine(top)
    hasher.combine(trailing)
    hasher.combine(bottom)
  }

  /// The distances before and after along an axis, or the least ones, in points.
  func ends(_ axis: UIAxis) -> (before: CGFloat, after: CGFloat) {
    let (before, after) = spacings(axis)
    return (before?.usable ?? 0, after?.usable ?? 0)
  }

  /// How many of the distances along an axis may be more.
  func flexibleCount(_ axis: UIAxis) -> Int {
    let (before, after) = spacings(axis)
    return (before?.isFlexibleSpacing == true ? 1 : 0) + (after?.isFlexibleSpacing == true ? 1 : 0)
  }

  /// How much more there is before along an axis where each flexible distance grows by as much.
  func growthBefore(_ axis: UIAxis, _ share: CGFloat) -> CGFloat {
    spacings(axis).before?.isFlexibleSpacing == true ? share : 0
  }

  private func spacings(
    _ axis: UIAxis
  ) -> (before: NSCollectionLayoutSpacing?, after: NSCollectionLayoutSpacing?) {
    axis == .horizontal ? (leading, trailing) : (top, bottom)
  }
}
