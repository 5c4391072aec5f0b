/// What the numbers of a layout are the sums of, for those who ask about many.
///
/// ``LayoutSnapshot/explain(_:_:)`` also tries which constraints could go, which takes solutions for
/// each number; here one solution serves all.
package struct LayoutSums {
  private let snapshot: LayoutSnapshot
  private let system: ConstraintSystem

  /// Solves the constraints of a snapshot.
  package init(_ snapshot: LayoutSnapshot) {
    self.snapshot = snapshot
    var system = ConstraintSystem(snapshot)
    system.findAllDetermining()
    self.system = system
  }

  /// The sum that a number of a view is, and what that comes from.
  package struct Sum: Hashable, Sendable {
    /// The sum in a line, such as `width 343 = superview 375 − 16 (Card.swift:31) − 16 (Card.swift:32)`.
    package var text: String
    /// What the sum is made of, without its numbers: the same in every environment in which the same
    /// constraints settle it.
    package var formula: String
    /// The names of the numbers in it, such as `title.bottom`.
    package var names: [String]
  }

  /// The sum that a number is; nil where no constraint settles it.
  package func sum(
    of item: LayoutSnapshot.Reference, _ attribute: LayoutSnapshot.Attribute
  ) -> Sum? {
    let quantity = snapshot.quantity(attribute, of: item)
    guard quantity.terms.keys.allSatisfy({ system.variables[$0] != nil }),
      let derivation = system.derivation(of: quantity)
    else { return nil }
    let subject = "\(term(snapshot.title(of: item))).\(attribute.rawValue)"
    let step = system.step(of: quantity, named: attribute.rawValue, subject: subject, derivation)
    let parts =
      step.summands.map { $0.name ?? $0.constraint.map(Self.origin) ?? "" }
      + step.links.map(Self.origin)
    return Sum(
      text: step.text, formula: "\(subject) = " + parts.joined(separator: ", "),
      names: step.summands.compactMap(\.name))
  }

  private static func origin(of constraint: LayoutSnapshot.Constraint) -> String {
    constraint.source?.description ?? constraint.label ?? constraint.origin.rawValue
  }
}
