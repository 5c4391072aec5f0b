import LayoutSolver

/// What a layout computes with, row by row, to be described or solved elsewhere.
package struct InspectedRows {
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
  package var rows: [InspectedRow] = []
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
