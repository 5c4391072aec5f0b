import ViewTree

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
