import Foundation
import ViewTree

extension Statement {
  /// Works out one constraint for each attribute, in canonical order.
  ///
  /// Nothing outside the statement is looked at. It holds as a whole or not at all: the first
  /// mistake ends it.
  package func resolve() throws(StatementMistake) -> [Resolution] {
    try checkWhole()
    var resolutions: [Resolution] = []
    for attribute in attributes.expansion { resolutions.append(try resolve(attribute)) }
    return resolutions
  }

  /// Finds the mistakes that concern all attributes alike.
  func checkWhole() throws(StatementMistake) {
    if let mistake { throw mistake }
    guard !attributes.isEmpty else { throw .noAttributes }
    guard target != nil else { throw .noRelation(attributes) }
    let isUsable = multiplier == 0 || UsableNumbers.multiplierSizes ~= multiplier.magnitude
    guard isUsable else { throw .unusableMultiplier(attributes, multiplier) }
    if let priority, !priority.isValid { throw .priorityOutOfRange(attributes, priority) }
  }

  /// Works out the constraint of one attribute.
  func resolve(_ attribute: LayoutConstraint.Attribute) throws(StatementMistake) -> Resolution {
    let (partner, partnerAttribute) = try counterpart(of: attribute)
    try checkPairing(of: attribute, with: partner, partnerAttribute)
    let rightwards = try constant(of: attribute, against: partnerAttribute, .leftToRight)
    let leftwards =
      inset == nil && edgeOffset == nil
      ? rightwards : try constant(of: attribute, against: partnerAttribute, .rightToLeft)
    return Resolution(
      attribute: attribute, relation: try relation(of: attribute), partner: partner,
      partnerAttribute: partnerAttribute, multiplier: multiplier, constant: rightwards,
      rightToLeftConstant: leftwards == rightwards ? nil : leftwards)
  }
}

// MARK: - The other side

extension Statement {
  /// The attribute that `attribute` is related to, and whose it is.
  ///
  /// One attribute meets all of the statement's; of several, each meets the one with its role.
  /// A constant is measured from the same attribute of the superview, but for dimensions.
  private func counterpart(
    of attribute: LayoutConstraint.Attribute
  ) throws(StatementMistake) -> (Resolution.Partner, LayoutConstraint.Attribute) {
    switch target {
    case nil:
      throw .noRelation(attributes)
    case .superview(let named):
      return (.superview, try named?.requiredCounterpart(of: attribute) ?? attribute)
    case .area(let area):
      return (.area(area), attribute.withoutMargin)
    case .item(let item, nil):
      return (.target, item.isGuide ? attribute.withoutMargin : attribute)
    case .item(let item, let named?):
      let match = try named.requiredCounterpart(of: attribute)
      return (.target, item.isGuide ? match.withoutMargin : match)
    case .itself(let named):
      return (.itself, try named.requiredCounterpart(of: attribute))
    case .constant(let shape):
      guard shape.suits(attribute) else { throw .unsuitableConstant(attribute, shape) }
      return attribute.kind == .dimension
        ? (.none, .notAnAttribute) : (.superview, attribute)
    case .number:
      return attribute.kind == .dimension
        ? (.none, .notAnAttribute) : (.superview, attribute)
    case .each:
      // Each of the targets is resolved for itself.
      throw .noRelation(attributes)
    }
  }

  private func checkPairing(
    of attribute: LayoutConstraint.Attribute, with partner: Resolution.Partner,
    _ other: LayoutConstraint.Attribute
  ) throws(StatementMistake) {
    guard partner != .none else { return }
    guard attribute.kind == other.kind else {
      throw .differentKinds(attribute, other)
    }
    if attribute.isDirectional && other.isAbsolute
      || attribute.isAbsolute && other.isDirectional
    {
      throw .mixedDirections(attribute, other)
    }
    if multiplier == 0 && attribute.kind != .dimension {
      throw .zeroMultiplier(attribute)
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

extension LayoutItem {
  var isGuide: Bool {
    if case .guide = layoutElement { true } else { false }
  }
}

// MARK: - Amounts

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
    guard constant.magnitude <= UsableNumbers.largest else {
      throw .unusableConstant(attribute, constant)
    }
    return constant
  }
}

// MARK: - Relations

extension Statement {
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
