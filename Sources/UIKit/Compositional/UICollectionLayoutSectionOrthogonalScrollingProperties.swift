public import Foundation
import ViewTree

/// How a section moves that a finger scrolls across the collection; it is remembered.
#if MainActor
  @preconcurrency @MainActor
#endif
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
  /// Whether a section goes beyond its ends and comes back.
  public nonisolated enum Bounce: Int, Hashable, Sendable {
    /// As the system has it.
    case automatic = 0
    /// Yes.
    case always = 1
    /// No.
    case never = 2
  }

  /// How soon a section stands still.
  public nonisolated struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// Which share of its speed is left after a thousandth of a second.
    public let rawValue: CGFloat

    /// Makes a rate.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// As the collection has it.
    public static let automatic = DecelerationRate(rawValue: 0)
    /// As usual.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// Sooner.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// Whether the section goes beyond its ends and comes back.
  open var bounce = Bounce.automatic
  /// How soon it stands still.
  open var decelerationRate = DecelerationRate.automatic

  /// Makes what a section begins with.
  public override init() { super.init() }

  deinit {}
}
