import Foundation
import ViewTree

/// One constraint as it should be, with the objects it joins.
struct Record {
  var resolution: Resolution
  var partner: (any LayoutItem)?
  /// The view that will hold the constraint, if that is known to be possible.
  var holder: View?
  var priority: LayoutPriority?
  var label: String?
  var slot: String?
  var isInactive: Bool
  var pending: PendingConstraints?
  var source: CodeLocation
  /// The constraint that the record is about, as a place among the candidates.
  var match: Int?
}

extension Record {
  /// Makes the constraint, inactive.
  func makeConstraint(
    for item: any LayoutItem, in section: ConstraintNote.Section?
  ) -> LayoutConstraint {
    let constraint = LayoutConstraint(
      item: item, attribute: resolution.attribute, relatedBy: resolution.relation,
      toItem: partner, attribute: resolution.partnerAttribute,
      multiplier: resolution.multiplier, constant: resolution.constant,
      fileID: source.fileID, line: source.line)
    if let leftwards = resolution.rightToLeftConstant { constraint.rightToLeftConstant = leftwards }
    if let label { constraint.identifier = label }
    if let priority { constraint.priority = priority }
    if slot != nil || section != nil {
      constraint.note = ConstraintNote(slot: slot, section: section)
    }
    return constraint
  }

  /// Makes a constraint of the same identity say what the record says.
  ///
  /// What is the same already isn't touched, so that the layout costs only what changed. What
  /// isn't stated, of priority, label and name, either stays or goes back to required and none.
  func rewrite(_ constraint: LayoutConstraint, keepingUnstated: Bool) {
    let priority = priority ?? (keepingUnstated ? constraint.priority : .required)
    constraint.relation = resolution.relation
    constraint.multiplier = resolution.multiplier
    if constraint.constant != resolution.constant { constraint.constant = resolution.constant }
    constraint.rightToLeftConstant = resolution.rightToLeftConstant
    if constraint.priority != priority { constraint.priority = priority }
    if label != nil || !keepingUnstated { constraint.identifier = label }
    if slot != nil || !keepingUnstated { name(constraint) }
    constraint.source = source
  }

  /// Takes over what a constraint says that the record doesn't: for one that stands in its place.
  mutating func inherit(from constraint: LayoutConstraint) {
    if priority == nil { priority = constraint.priority }
    if label == nil { label = constraint.identifier }
    if !constraint.isActive { isInactive = true }
  }

  private func name(_ constraint: LayoutConstraint) {
    if let note = constraint.note {
      note.slot = slot
      if slot == nil && note.section == nil { constraint.note = nil }
    } else if slot != nil {
      constraint.note = ConstraintNote(slot: slot, section: nil)
    }
  }
}

/// What makes two constraints of an item the same one at different times.
///
/// It is the attributes and the item on the other side; relation, multiplier, constant and
/// priority may change.
struct RecordKey: Hashable {
  let attribute: LayoutConstraint.Attribute
  let partner: ObjectIdentifier?
  let partnerAttribute: LayoutConstraint.Attribute
}

extension Record {
  var key: RecordKey {
    RecordKey(
      attribute: resolution.attribute, partner: partner.map { ObjectIdentifier($0) },
      partnerAttribute: resolution.partnerAttribute)
  }
}

extension LayoutConstraint {
  /// Among the constraints of one item; nothing can be told of one whose other item is gone.
  var key: RecordKey? {
    let partner = second?.item
    if partner == nil && secondAttribute != .notAnAttribute { return nil }
    return RecordKey(
      attribute: firstAttribute, partner: partner.map { ObjectIdentifier($0) },
      partnerAttribute: secondAttribute)
  }
}
