import Foundation

extension View {
  /// Which of the three lengths of each axis (margin, size, margin) change when the superview's
  /// size does.
  ///
  /// What doesn't change is kept; with no bit of an axis, the size and the first margin are.
  public nonisolated struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// The bits, with the values they have in UIKit.
    public let rawValue: UInt

    /// Makes a mask from bits; unknown ones have no effect.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The distance from the left edge changes.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width changes.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The distance from the right edge changes.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The distance from the upper edge changes.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height changes.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The distance from the lower edge changes.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }
}

nonisolated extension View.AutoresizingMask {
  /// The lengths of an axis that change.
  func flexibility(along axis: LayoutConstraint.Axis) -> AxisFlexibility {
    AxisFlexibility(bits: axis == .horizontal ? rawValue & 7 : rawValue >> 3 & 7)
  }
}
