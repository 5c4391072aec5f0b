package import LayoutKit

/// Something about rectangles in the window that must not be so, at any size.
///
/// It is so where, of any one of the clauses, all terms are above 0.
package struct SweepCondition {
  /// A sum of shares of rectangles' numbers.
  package struct Term {
    /// The views, with the shares of x, y, width and height of each.
    package var parts: [(view: View, shares: SIMD4<Double>)]
    /// What is added.
    package var constant: Double

    /// Makes a sum of edges.
    package init(_ parts: [(view: View, shares: SIMD4<Double>)], _ constant: Double) {
      self.parts = parts
      self.constant = constant
    }

    /// How far one view's edge lies after another's, less so many points.
    package static func distance(
      _ view: View, _ edge: SIMD4<Double>, after other: View, _ otherEdge: SIMD4<Double>,
      less points: Double
    ) -> Term {
      Term([(view, edge), (other, -otherEdge)], -points)
    }
  }

  /// The clauses.
  package var clauses: [[Term]]
  /// By how many points all terms are less, as so little doesn't count; what is wrong by more is wrong by all of it.
  package var allowance: Double

  /// Makes a condition whose terms are less by so many points.
  package init(_ clauses: [[Term]], allowance: Double = Self.tolerance) {
    self.clauses = clauses
    self.allowance = allowance
  }

  /// The views that it is about.
  package var views: [View] {
    var views: [View] = []
    for part in clauses.joined().flatMap(\.parts) where !views.contains(where: { $0 === part.view })
    {
      views.append(part.view)
    }
    return views
  }
}

extension SIMD4<Double> {
  /// The left edge of a rectangle.
  package static var left: Self { Self(1, 0, 0, 0) }
  /// The right edge of a rectangle.
  package static var right: Self { Self(1, 0, 1, 0) }
  /// The upper edge of a rectangle.
  package static var top: Self { Self(0, 1, 0, 0) }
  /// The lower edge of a rectangle.
  package static var bottom: Self { Self(0, 1, 0, 1) }
  /// The width of a rectangle.
  package static var extentX: Self { Self(0, 0, 1, 0) }
  /// The height of a rectangle.
  package static var extentY: Self { Self(0, 0, 0, 1) }
}

extension SweepCondition {
  /// Half a point either way is taken for the same place, as edges are rounded to pixels.
  package static var tolerance: Double { 0.5 }

  /// The view is more than half a point wide and high; so large a multiple that it is never the least term.
  static func hasArea(_ view: View) -> [Term] {
    [.extentX, .extentY].map { (extent: SIMD4<Double>) in
      Term([(view, extent * 1e6)], -tolerance * 1e6)
    }
  }

  /// A part of the view is outside the other one.
  package static func isOutside(_ view: View, _ other: View) -> SweepCondition {
    SweepCondition([
      [.distance(other, .left, after: view, .left, less: tolerance)],
      [.distance(view, .right, after: other, .right, less: tolerance)],
      [.distance(other, .top, after: view, .top, less: tolerance)],
      [.distance(view, .bottom, after: other, .bottom, less: tolerance)],
    ])
  }

  /// The views have points in common.
  package static func overlaps(_ view: View, _ other: View) -> SweepCondition {
    SweepCondition([
      [
        .distance(view, .right, after: other, .left, less: tolerance),
        .distance(other, .right, after: view, .left, less: tolerance),
        .distance(view, .bottom, after: other, .top, less: tolerance),
        .distance(other, .bottom, after: view, .top, less: tolerance),
      ] + hasArea(view) + hasArea(other)
    ])
  }

  /// The view is smaller than so many points.
  package static func isSmaller(
    _ view: View, _ width: Double, _ height: Double
  ) -> SweepCondition {
    SweepCondition([
      [Term([(view, -.extentX)], width - tolerance)],
      [Term([(view, -.extentY)], height - tolerance)],
    ])
  }

  /// The view isn't of a size.
  package static func hasOtherSize(
    _ view: View, _ width: Double, _ height: Double
  ) -> SweepCondition {
    SweepCondition(
      isSmaller(view, width, height).clauses + [
        [Term([(view, .extentX)], -width - tolerance)],
        [Term([(view, .extentY)], -height - tolerance)],
      ])
  }

  /// An edge of the view lies after one of the other.
  package static func isAfter(
    _ view: View, _ edge: SIMD4<Double>, _ other: View, _ otherEdge: SIMD4<Double>
  ) -> SweepCondition {
    SweepCondition([[.distance(view, edge, after: other, otherEdge, less: tolerance)]])
  }

  /// An edge of both views isn't the same.
  package static func differs(
    _ view: View, _ edge: SIMD4<Double>, _ other: View, _ otherEdge: SIMD4<Double>
  ) -> SweepCondition {
    SweepCondition([
      [.distance(view, edge, after: other, otherEdge, less: tolerance)],
      [.distance(other, otherEdge, after: view, edge, less: tolerance)],
    ])
  }

  /// The view comes after the other one where people read line by line.
  package static func isReadAfter(
    _ view: View, _ other: View, isMirrored: Bool
  ) -> SweepCondition {
    let after: Term =
      isMirrored
      ? .distance(other, .left, after: view, .right, less: -tolerance)
      : .distance(view, .left, after: other, .right, less: -tolerance)
    return SweepCondition(
      [
        [.distance(view, .top, after: other, .bottom, less: -tolerance)],
        [
          after, .distance(other, .bottom, after: view, .top, less: tolerance),
          .distance(view, .bottom, after: other, .top, less: tolerance),
        ],
      ], allowance: 0)
  }
}
