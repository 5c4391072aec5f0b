import Foundation
import ViewTree

/// One constraint as it should be, with the objects it joins.
struct Record {
  var resolution: Resolution
  var partner: (any LayoutItem)?
  var priority: LayoutPriority?
  var label: String?
  var source: SourceLocation
}

extension Record {
  /// Makes the constraint, inactive.
  func makeConstraint(for item: any LayoutItem) -> LayoutConstraint {
    let constraint = LayoutConstraint(
      item: item, attribute: resolution.attribute, relatedBy: resolution.relation,
      toItem: partner, attribute: resolution.partnerAttribute,
      multiplier: resolution.multiplier, constant: resolution.constant,
      fileID: source.fileID, line: source.line)
    constraint.rightToLeftConstant = resolution.rightToLeftConstant
    constraint.identifier = label
    if let priority { constraint.priority = priority }
    return constraint
  }

  /// Makes a constraint of the same identity say what the record says.
  ///
  /// What is the same already isn't touched, so that the layout costs only what changed. A
  /// priority or label that isn't stated either stays or goes back to required and none.
  func rewrite(_ constraint: LayoutConstraint, keepingUnstated: Bool) {
    let priority = priority ?? (keepingUnstated ? constraint.priority : .required)
    constraint.relation = resolution.relation
    constraint.multiplier = resolution.multiplier
    if constraint.constant != resolution.constant { constraint.constant = resolution.constant }
    constraint.rightToLeftConstant = resolution.rightToLeftConstant
    if constraint.priority != priority { constraint.priority = priority }
    if label != nil || !keepingUnstated { constraint.identifier = label }
    constraint.source = source
  }
}
