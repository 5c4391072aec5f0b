import Foundation

/// The distances that a layout takes where the program says no number.
///
/// Semantics 5.4. Between baselines UIKit's distance depends on the fonts of both items; ours is
/// that of items without fonts, the same as between edges.
enum SystemSpacing {
  /// The distance between neighbours, in points.
  static let standard: CGFloat = 8

  /// So many times the distance between neighbours, and never less than 0.
  ///
  /// What is not a number stays that, to be reported when the constraint is activated.
  static func standard(times multiplier: CGFloat) -> CGFloat {
    multiplier < 0 ? 0 : standard * multiplier
  }

  /// The line along a superview's edge that a standard gap is measured from, and the size of the
  /// gap: to become the edge's margin and 0.
  static func inset(
    at edge: LayoutConstraint.Attribute
  ) -> (line: LayoutConstraint.Attribute, distance: CGFloat) {
    (edge, standard)
  }
}
