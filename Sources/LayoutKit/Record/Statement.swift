package import Foundation
package import ViewTree

/// One sentence of the DSL as it was written, before anything is worked out from it.
package struct Statement {
  package var attributes: AttributeSet
  package var comparison = Comparison.relation(.equal)
  /// Nil until the attributes are related to something.
  package var target: Target?
  package var multiplier: CGFloat = 1
  package var offset = Offset()
  /// What each edge is moved by, as insets that go inwards; nil unless an offset names edges.
  package var edgeOffset: Inset?
  /// Nil unless an inset was asked for.
  package var inset: Inset?
  /// Nil unless stated: required then, or in an update what it was.
  package var priority: LayoutPriority?
  package var label: String?
  /// The name under which the statement's constraints are found again.
  package var name: String?
  /// Whether the constraints are to be out of force at first.
  package var isInactive = false
  /// What was given out for the constraints that come of the statement.
  var pending: PendingConstraints?
  /// What was wrong with the statement as it was made.
  package var mistake: StatementMistake?
  /// The line of the relation, or of the closure as long as there is none.
  package var source: CodeLocation
}

extension Statement {
  /// Whether it has several targets.
  var isAboutEach: Bool { if case .each = target { true } else { false } }

  /// How a statement's attributes compare with what they are related to.
  package enum Comparison {
    /// All in the same way.
    case relation(LayoutConstraint.Relation)
    /// Each so that it stays inside: near edges at least, far edges and dimensions at most.
    case containment
  }

  /// What a statement relates its attributes to.
  package enum Target {
    /// The attributes named of the superview, or of a guide's owner; the same ones if none are.
    case superview(AttributeSet?)
    /// The same attributes of an area that the superview keeps.
    case area(SuperviewArea)
    /// The attributes named, or the same ones if none are.
    case item(any LayoutItem, AttributeSet?)
    /// Other attributes of the item that the statement is about.
    case itself(AttributeSet)
    /// Plain values, kept in the statement's offset and inset.
    case constant(Shape)
    /// A number, beside the statement's offset and inset.
    case number(CGFloat)
    /// Each of several targets.
    case each([Target])
  }

  /// The form in which constants were given, which decides the attributes they suit.
  package enum Shape: String {
    case number = "a number"
    case point = "a point"
    case size = "a size"
    case insets = "insets"

    /// Whether values of this form have a part for `attribute`.
    package func suits(_ attribute: LayoutConstraint.Attribute) -> Bool {
      switch self {
      case .number: true
      case .size: attribute.kind == .dimension
      case .point, .insets: attribute.kind != .dimension
      }
    }
  }
}
