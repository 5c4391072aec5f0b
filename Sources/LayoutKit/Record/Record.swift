import Foundation
import ViewTree

/// One constraint as it should be, with the item that it is about left out.
struct Record {
  let attribute: LayoutConstraint.Attribute
  let relation: LayoutConstraint.Relation
  /// The item on the other side, nil where the attribute is compared with a number.
  var partner: (any LayoutItem)?
  let partnerAttribute: LayoutConstraint.Attribute
  let multiplier: CGFloat
  let constant: CGFloat
  /// What stands for the constant where the item reads from right to left, if it differs.
  let rightToLeftConstant: CGFloat?
  /// The view that will hold the constraint, if that is known to be possible.
  var holder: View?
  var priority: LayoutPriority?
  var label: String?
  let name: String?
  var isInactive: Bool
  let pending: PendingConstraints?
  let source: CodeLocation
  /// The constraint that the record is about, as a place among those that it may be about.
  var match: Int?
}

extension Record {
  /// Makes the constraint, inactive.
  func makeConstraint(
    for item: any LayoutItem, in section: ConstraintNote.Section?
  ) -> LayoutConstraint {
    let constraint = LayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: partner,
      attribute: partnerAttribute, multiplier: multiplier, constant: constant,
      fileID: source.fileID, line: source.line)
    if let rightToLeftConstant { constraint.rightToLeftConstant = rightToLeftConstant }
    if let label { constraint.identifier = label }
    if let priority { constraint.priority = priority }
    if name != nil || section != nil {
      constraint.note = ConstraintNote(name: name, section: section)
    }
    return constraint
  }

  /// Makes a constraint of the same identity say what the record says.
  ///
  /// What is the same already isn't touched, so that the layout costs only what changed. What
  /// isn't stated, of priority, label and name, either stays or goes back to required and none.
  func rewrite(_ constraint: LayoutConstraint, keepingUnstated: Bool) {
    let priority = priority ?? (keepingUnstated ? constraint.priority : .required)
    constraint.relation = relation
    constraint.multiplier = multiplier
    if constraint.constant != constant { constraint.constant = constant }
    constraint.rightToLeftConstant = rightToLeftConstant
    if constraint.priority != priority { constraint.priority = priority }
    if label != nil || !keepingUnstated { constraint.identifier = label }
    if name != nil || !keepingUnstated { rename(constraint) }
    constraint.source = source
  }

  /// Takes over what a constraint says that the record doesn't: for one that stands in its place.
  mutating func inherit(from constraint: LayoutConstraint) {
    if priority == nil { priority = constraint.priority }
    if label == nil { label = constraint.identifier }
    if !constraint.isActive { isInactive = true }
  }

  private func rename(_ constraint: LayoutConstraint) {
    if let note = constraint.note {
      note.name = name
      if name == nil && note.section == nil { constraint.note = nil }
    } else if name != nil {
      constraint.note = ConstraintNote(name: name, section: nil)
    }
  }
}

/// What makes two constraints of an item the same one at different times.
///
/// It is the attributes and the item on the other side; relation, multiplier, constant and
/// priority may change.
struct RecordKey: Hashable {
  let attribute: LayoutConstraint.Attribute
  /// What refers to the item on the other side, of which each item has one.
  let partner: ObjectIdentifier?
  let partnerAttribute: LayoutConstraint.Attribute
}

extension Record {
  var key: RecordKey {
    RecordKey(
      attribute: attribute,
      partner: partner.map { ObjectIdentifier($0.layoutElement.reference) },
      partnerAttribute: partnerAttribute)
  }
}

extension LayoutConstraint {
  /// The constraint's key among those of one item.
  var key: RecordKey {
    RecordKey(
      attribute: firstAttribute, partner: second.map { ObjectIdentifier($0) },
      partnerAttribute: secondAttribute)
  }
}
