import Foundation
import ViewTree

/// The item that statements are about, with what all of them ask of it.
struct Subject {
  let item: any LayoutItem
  /// The view itself, or the guide's owner.
  let view: View?
  /// The superview, or the guide's owner.
  let container: View?
  let isGuide: Bool

  init(_ item: any LayoutItem) {
    self.item = item
    let element = item.layoutElement
    view = element.view
    container = element.container
    isGuide = if case .guide = element { true } else { false }
  }
}

extension Statement {
  /// Adds one record for each attribute, in canonical order.
  ///
  /// The items must be in one tree already, unless the constraints come into force later. A statement
  /// holds as a whole or not at all: a mistake may leave some of the records behind, and the caller
  /// takes them back.
  mutating func addRecords(
    to records: inout [Record], about subject: Subject, mustJoin: Bool
  ) throws(StatementMistake) {
    try checkWhole()
    for attribute in attributes.expansion {
      var record = try record(of: subject.isGuide ? attribute.withoutMargin : attribute)
      try join(&record, subject, isHeld: mustJoin && !isInactive)
      records.append(consume record)
    }
  }

  /// Finds the mistakes that concern all attributes alike.
  private func checkWhole() throws(StatementMistake) {
    if let mistake { throw mistake }
    guard !attributes.isEmpty else { throw .noAttributes }
    guard target != nil else { throw .noRelation(attributes) }
    if let mistake = ConstraintMistake.inMultiplier(multiplier) {
      throw .illegal(mistake, attributes, .notAnAttribute)
    }
    if let priority, let mistake = ConstraintMistake.inPriority(priority) {
      throw .illegal(mistake, attributes, .notAnAttribute)
    }
  }

  /// What the statement says of one attribute, without the item on the other side.
  private func record(
    of attribute: LayoutConstraint.Attribute
  ) throws(StatementMistake) -> Record {
    let other = try counterpart(of: attribute)
    if other != .notAnAttribute,
      let mistake = ConstraintMistake.inPair(attribute, other, times: multiplier, acrossAxes: false)
    {
      throw .illegal(mistake, AttributeSet(attribute), other)
    }
    let rightwards = try constant(of: attribute, against: other, .leftToRight)
    let leftwards =
      inset == nil && edgeOffset == nil
      ? rightwards : try constant(of: attribute, against: other, .rightToLeft)
    return Record(
      attribute: attribute, relation: try relation(of: attribute), partnerAttribute: other,
      multiplier: multiplier, constant: rightwards,
      rightToLeftConstant: leftwards == rightwards ? nil : leftwards, priority: priority,
      label: label, name: name, isInactive: isInactive, pending: pending, source: source)
  }
}

// MARK: - The other side

extension Statement {
  /// The attribute that `attribute` is related to; not an attribute where that is a number.
  ///
  /// One attribute meets all of the statement's; of several, each meets the one with its role.
  /// A constant is measured from the same attribute of the superview, but for dimensions.
  private func counterpart(
    of attribute: LayoutConstraint.Attribute
  ) throws(StatementMistake) -> LayoutConstraint.Attribute {
    switch target {
    case .superview(let named):
      return try named?.requiredCounterpart(of: attribute) ?? attribute
    case .area:
      return attribute.withoutMargin
    case .item(let item, let named):
      let match = try named?.requiredCounterpart(of: attribute) ?? attribute
      return item.isGuide ? match.withoutMargin : match
    case .itself(let named):
      return try named.requiredCounterpart(of: attribute)
    case .constant(let shape):
      guard shape.suits(attribute) else { throw .unsuitableConstant(attribute, shape) }
      return attribute.kind == .dimension ? .notAnAttribute : attribute
    case .number:
      return attribute.kind == .dimension ? .notAnAttribute : attribute
    case nil, .each:
      // Each of several targets is looked at by itself.
      throw .noRelation(attributes)
    }
  }

  /// Finds the item on the other side and, if the constraint is to be held, the view above both.
  private func join(
    _ record: inout Record, _ subject: Subject, isHeld: Bool
  ) throws(StatementMistake) {
    var holder = subject.view
    if record.partnerAttribute != .notAnAttribute {
      switch target {
      case .item(let item, _):
        record.partner = item
        try checkIdentity(of: record, subject)
        if isHeld { holder = try common(record, subject, item) }
      case .itself:
        record.partner = subject.item
        try checkIdentity(of: record, subject)
      case .area, .superview, .constant, .number, .each, nil:
        guard let container = subject.container else { throw .missingSuperview(attributes) }
        record.partner =
          if case .area(let area) = target { area.guide(of: container) } else { container }
        holder = container
      }
    }
    if isHeld { record.holder = holder }
  }

  /// An attribute times one, related to itself, says nothing about the layout.
  private func checkIdentity(of record: Record, _ subject: Subject) throws(StatementMistake) {
    if record.partner === subject.item, record.attribute == record.partnerAttribute, multiplier == 1
    {
      throw .tautology(record.attribute)
    }
  }

  /// The view above both items; items that share none can't be compared.
  private func common(
    _ record: Record, _ subject: Subject, _ item: any LayoutItem
  ) throws(StatementMistake) -> View {
    guard let first = subject.view, let second = item.layoutElement.view,
      let common = first.closestCommonSuperview(with: second)
    else { throw .noCommonSuperview(record.attribute, record.partnerAttribute) }
    return common
  }

  /// The item on the other side, as far as diagnostics can name it.
  func namedTarget(of item: any LayoutItem) -> (any LayoutItem)? {
    switch target {
    case nil: nil
    case .item(let target, _): target
    case .itself: item
    case .superview, .area, .constant, .number, .each: item.containingView
    }
  }
}

nonisolated extension AttributeSet {
  fileprivate func requiredCounterpart(
    of attribute: LayoutConstraint.Attribute
  ) throws(StatementMistake) -> LayoutConstraint.Attribute {
    guard let match = counterpart(of: attribute) else { throw .noCounterpart(attribute, self) }
    return match
  }
}

// MARK: - Amounts and relations

extension Statement {
  /// Offsets are added as written; an inset's sign is that of the attribute that is read from the
  /// box drawn in.
  private func constant(
    of attribute: LayoutConstraint.Attribute, against other: LayoutConstraint.Attribute,
    _ direction: UserInterfaceLayoutDirection
  ) throws(StatementMistake) -> CGFloat {
    let drawnIn = inset?.value(for: attribute, readFrom: other, direction: direction) ?? 0
    var constant = offset.value(for: attribute) + drawnIn
    if let edgeOffset {
      constant += edgeOffset.value(for: attribute, inRowWith: other, direction: direction)
    }
    if case .number(let number) = target { constant += number }
    if let mistake = ConstraintMistake.inConstant(constant) {
      throw .illegal(mistake, AttributeSet(attribute), .notAnAttribute)
    }
    return constant
  }

  /// A relation is what was written, whatever is added; what contains leaves room on each side.
  private func relation(
    of attribute: LayoutConstraint.Attribute
  ) throws(StatementMistake) -> LayoutConstraint.Relation {
    switch comparison {
    case .relation(let relation):
      return relation
    case .containment:
      guard let relation = attribute.relationInside else { throw .uncontained(attribute) }
      return relation
    }
  }
}
