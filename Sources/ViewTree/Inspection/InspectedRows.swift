import LayoutSolver

/// What a layout computes with, row by row, to be described or solved elsewhere.
package struct InspectedRows {
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

  /// A row of the solver, or one that is left out of it.
  package struct Row {
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

  /// Rows that can't all be met.
  package struct Conflict {
    /// The row that is left out, by its place in the list.
    package var leftOut: Int
    /// The rows it contradicts, by their places.
    package var clashing: [Int]
  }

  /// What is known of one of the numbers of an item's rectangle.
  package struct Finding {
    /// Whose number it is.
    package var element: LayoutElement
    /// Which one.
    package var part: LayoutEngine.Part
    /// What it is, not rounded.
    package var value: Double
    /// The rows it follows from that speak of the item, by their places in the list.
    package var rows: [Int]
    /// Another value that would be as good, if the rows leave it open.
    package var alternative: Double?
  }

  /// The rows in an order in which those of equal keys may be added to a solver one after another.
  package var rows: [Row] = []
  /// Who contradicts whom.
  package var conflicts: [Conflict] = []
  /// What the numbers of the items' rectangles follow from.
  package var findings: [Finding] = []
}

extension View {
  /// What the layout of the tree computes with.
  ///
  /// - Parameter findings: Whether to find out what each number follows from and which are open.
  /// - Returns: The rows; none if the layout isn't up to date.
  /// - Complexity: O(*r*) for *r* rows; with findings a walk and up to two solutions for each number.
  package final func inspectedRows(findings: Bool) -> InspectedRows {
    hierarchy?.engine?.inspectedRows(findings: findings) ?? InspectedRows()
  }
}

extension LayoutElement {
  /// The place of a view or guide in the order of the tree; 0 before it takes part.
  package var inspectedRank: Int {
    switch self {
    case .view(let view): view.participation.takesPart ? Int(rank) : 0
    case .guide(let guide): guide.participation.takesPart ? Int(rank) : 0
    }
  }
}

extension LayoutConstraint {
  /// Whether the layout itself made the constraint, to hold a guide of its own.
  package final var isOfLayout: Bool { isSystem }
  /// Whether a container made the constraint, to arrange its views.
  package final var isContainers: Bool { containerStatement != nil }
  /// Which sides are distances between anchors.
  package final var isOfDistances: (first: Bool, second: Bool) {
    (distances?.first != nil, distances?.second != nil)
  }
}

extension LayoutGuide {
  /// Whether the layout itself made the guide and keeps it with its owner.
  package final var isOfLayout: Bool { isSystemGuide }
}
