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
  var source: CodeLocation?
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

  init(_ item: any LayoutItem, _ attributes: ConstraintAttributes) {
    self.item = item
    self.attributes = attributes
  }

  func report(_ kind: LayoutDiagnostic.Kind, _ message: String, hint: String) {
    LayoutDiagnostic(
      kind, message, source: source, itemNames: [item.itemName], hint: hint
    ).report(to: item.itemView)
  }

  func reportMissingSuperview() {
    report(
      .missingSuperview, "\(item.itemName) has no superview to be related to.",
      hint: item is View
        ? "Call addSubview before makeConstraints." : "Call addLayoutGuide before makeConstraints.")
  }
}
