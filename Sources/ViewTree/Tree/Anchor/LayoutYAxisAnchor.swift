public import Foundation

/// A vertical location of a view or guide: an edge, the middle or a baseline.
public final class LayoutYAxisAnchor: LayoutAnchor<LayoutYAxisAnchor> {
  /// Makes a dimension of the distance from this anchor down to another, in points; negative where
  /// the other lies above.
  public func anchorWithOffset(to other: LayoutYAxisAnchor) -> LayoutDimension {
    LayoutDimension(from: self, to: other)
  }

  /// Makes an inactive, required constraint: this anchor lies the standard distance below the other,
  /// times the multiplier.
  ///
  /// The distance is computed now and becomes the constant; a negative multiplier counts as 0.
  /// Between baselines it is that of two lines of text in the items' fonts.
  public func constraint(
    equalToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: CGFloat,
    fileID: String = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    constraint(
      .equal, anchor, plus: SystemSpacing.below(anchor, self, times: multiplier),
      CodeLocation(fileID: fileID, line: line))
  }

  /// Makes an inactive, required constraint: this anchor lies at least the standard distance
  /// below the other, times the multiplier.
  ///
  /// The distance is computed now and becomes the constant; a negative multiplier counts as 0.
  /// Between baselines it is that of two lines of text in the items' fonts.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: CGFloat,
    fileID: String = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    constraint(
      .greaterThanOrEqual, anchor,
      plus: SystemSpacing.below(anchor, self, times: multiplier),
      CodeLocation(fileID: fileID, line: line))
  }

  /// Makes an inactive, required constraint: this anchor lies at most the standard distance
  /// below the other, times the multiplier.
  ///
  /// The distance is computed now and becomes the constant; a negative multiplier counts as 0.
  /// Between baselines it is that of two lines of text in the items' fonts.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: CGFloat,
    fileID: String = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    constraint(
      .lessThanOrEqual, anchor,
      plus: SystemSpacing.below(anchor, self, times: multiplier),
      CodeLocation(fileID: fileID, line: line))
  }
}
