public import Foundation

/// A horizontal location of a view or guide: an edge or the middle.
public final class LayoutXAxisAnchor: LayoutAnchor<LayoutXAxisAnchor> {
  /// Makes a dimension of the distance from this anchor to another, in points; negative where the
  /// other comes first.
  public func anchorWithOffset(to other: LayoutXAxisAnchor) -> LayoutDimension {
    LayoutDimension(from: self, to: other)
  }

  /// Makes an inactive, required constraint: this anchor lies the standard distance after the other,
  /// times the multiplier.
  ///
  /// The distance is computed now and becomes the constant; a negative multiplier counts as 0.
  public func constraint(
    equalToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: CGFloat,
    fileID: String = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    constraint(
      .equal, anchor, plus: SystemSpacing.standard(times: multiplier),
      CodeLocation(fileID: fileID, line: line))
  }

  /// Makes an inactive, required constraint: this anchor lies at least the standard distance
  /// after the other, times the multiplier.
  ///
  /// The distance is computed now and becomes the constant; a negative multiplier counts as 0.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: CGFloat,
    fileID: String = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    constraint(
      .greaterThanOrEqual, anchor,
      plus: SystemSpacing.standard(times: multiplier),
      CodeLocation(fileID: fileID, line: line))
  }

  /// Makes an inactive, required constraint: this anchor lies at most the standard distance
  /// after the other, times the multiplier.
  ///
  /// The distance is computed now and becomes the constant; a negative multiplier counts as 0.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: CGFloat,
    fileID: String = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    constraint(
      .lessThanOrEqual, anchor,
      plus: SystemSpacing.standard(times: multiplier),
      CodeLocation(fileID: fileID, line: line))
  }
}
