public import Foundation

/// Where the baseline of a line of text lies in a view, as a function of the view's height.
///
/// The baseline is `heightFraction · height + offset` below the view's top: text that keeps to the
/// top has the fraction 0, text centred in the view has 0.5, text that keeps to the bottom 1.
public nonisolated struct BaselinePosition: Hashable, Sendable {
  /// The part of the view's height that lies above the baseline, without unit.
  public var heightFraction: CGFloat
  /// What is added to that part, in points; negative values go up.
  public var offset: CGFloat

  /// Makes a position from its two parts.
  public init(heightFraction: CGFloat, offset: CGFloat) {
    self.heightFraction = heightFraction
    self.offset = offset
  }
}
