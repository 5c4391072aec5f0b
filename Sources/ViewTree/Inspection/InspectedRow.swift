import LayoutSolver

/// A row of the solver, or one that is left out of it.
package struct InspectedRow {
  /// Where a row comes from.
  package enum Origin {
    /// A constraint of the program, of a container or of one of the layout's own guides.
    case constraint(LayoutConstraint)
    /// The size that a view's content would like; what is given is not to grow or not to shrink.
    case content
    /// The frame of a view that no constraint places, or the corner of what is scrolled.
    case frame
    /// The size of the root.
    case root
    /// That no size is below 0.
    case minimum
  }

  /// A product of a row's left-hand side.
  package struct Term {
    /// Whose rectangle it speaks of, relative to the superview.
    package var element: LayoutElement
    /// Which of the rectangle's four numbers.
    package var part: LayoutEngine.Part
    /// What that number is multiplied by.
    package var coefficient: Double
    /// What the number is in the last solution.
    package var value = 0.0
  }

  /// Where it comes from.
  package var origin: Origin
  /// The item that a row without constraint is about.
  package var element: LayoutElement?
  /// The left-hand side.
  package var terms: [Term]
  /// How the sides compare.
  package var relation: LayoutConstraint.Relation
  /// The right-hand side.
  package var constant: Double
  /// Above 0 and up to 1000.
  package var priority: Double
  /// The key of the solver's tie rule: of two rows of a priority the one with the larger is met.
  package var order: Int
  /// How readily it gives way where required rows contradict each other: that with the largest is
  /// left out; nil for rows that never are.
  package var readiness: Int?
  /// Whether it contradicts others and is left out.
  package var isLeftOut = false
  /// What the solved left-hand side is above the constant.
  package var excess = 0.0
}
