import Foundation
import ViewTree

/// A statement while its chain is being written.
final class ConstraintDraft {
  let item: any LayoutItem
  var attributes: ConstraintAttributes
  var relation: LayoutConstraint.Relation?
  var target = Target.nothing
  var multiplier: CGFloat = 1
  var amount = ConstraintAmount.zero
  var priority = Float(1000)
  var label: String?
  /// The line of the relation, or of the closure as long as there is none.
  var source: CodeLocation
  /// Whether the closure has ended, after which nothing is heard.
  private(set) var isClosed = false
  /// Made when it is first asked for; what the chain says after that is of no account.
  lazy var constraint = relation.map { Constraint(self, relation: $0) }

  /// What the attributes are related to.
  enum Target {
    /// A constant: of the superview for places, of nothing for sizes.
    case nothing
    case item(any LayoutItem, ConstraintAttributes)
    /// Something that is missing, which has been reported.
    case missing
  }

  init(
    _ item: any LayoutItem, _ attributes: ConstraintAttributes, _ source: CodeLocation
  ) {
    self.item = item
    self.attributes = attributes
    self.source = source
  }

  /// Ends the closure, and gives what the chain says; a chain without a relation says nothing, which is
  /// reported.
  ///
  /// What it is related to is let go of: it may be in its deinitialisers.
  func close() -> Constraint? {
    isClosed = true
    if let constraint {
      target = .missing
      return constraint
    }
    report(
      .incompleteStatement, "\(subject) is not related to anything.",
      hint: "End the chain with equalTo, lessThanOrEqualTo or greaterThanOrEqualTo.")
    return nil
  }

  /// A relation after the end of the closure; that of a chain without one has been reported.
  func reportLateRelation() {
    if relation == nil { return }
    report(
      .incompleteStatement, "A statement about \(subject) came after its closure had ended.",
      hint: "State it inside the closure, or in another makeConstraints.")
  }

  /// The item with the attributes, as in `title.left, right`.
  private var subject: String {
    "\(item.itemTerm).\(attributes.attributes.map(\.description).joined(separator: ", "))"
  }

  func report(
    _ kind: LayoutDiagnostic.Kind, _ message: String, about other: (any LayoutItem)? = nil,
    hint: String
  ) {
    LayoutDiagnostic(
      kind, message, source: source,
      itemNames: [item.itemName, other?.itemName].compactMap { $0 }, hint: hint
    ).report(about: item, other)
  }

  func reportMissingSuperview() {
    report(
      .missingSuperview, "\(item.itemName) has no superview to be related to.",
      hint: item is View
        ? "Call addSubview before makeConstraints." : "Call addLayoutGuide before makeConstraints.")
  }
}
