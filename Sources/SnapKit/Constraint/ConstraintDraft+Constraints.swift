import Foundation
import ViewTree

extension ConstraintDraft {
  /// One constraint for each attribute; none where the statement has a mistake, which is reported.
  func layoutConstraints(_ relation: LayoutConstraint.Relation) -> [LayoutConstraint] {
    switch target {
    case .missing: []
    case .nothing: constants(relation)
    case .item(let other, let named): relations(relation, to: other, named)
    }
  }

  /// Sizes of their own, and places from the superview's.
  private func constants(_ relation: LayoutConstraint.Relation) -> [LayoutConstraint] {
    let attributes = attributes.attributes
    let isPlaced = attributes.contains { $0.kind != .dimension }
    guard let superview = item.layoutElement.container ?? (isPlaced ? nil : item.layoutElement.view)
    else {
      reportMissingSuperview()
      return []
    }
    return attributes.map { attribute in
      if attribute.kind == .dimension { return constraint(attribute, relation, nil, attribute) }
      // A middle that is set to a number counts from the superview's left and upper edges.
      let second: LayoutConstraint.Attribute =
        switch attribute {
        case .centerX: .left
        case .centerY: .top
        default: attribute
        }
      return constraint(attribute, relation, superview, second)
    }
  }

  private func relations(
    _ relation: LayoutConstraint.Relation, to other: any LayoutItem, _ named: ConstraintAttributes
  ) -> [LayoutConstraint] {
    let others = named.attributes
    guard others.count <= 1 || named == attributes || isPaired(with: named) else {
      report(
        .illegalPairing,
        "\(others.count) attributes of \(other.itemName) can't be related to other ones of"
          + " \(item.itemName).",
        about: other,
        hint: "Relate the same attributes on both sides, or all to a single one.")
      return []
    }
    return attributes.attributes.map { attribute in
      let second =
        attributes.counterpart(of: attribute, in: named)
        ?? (named == attributes ? attribute : others.first ?? attribute)
      return constraint(attribute, relation, other, second)
    }
  }

  private func isPaired(with named: ConstraintAttributes) -> Bool {
    attributes.attributes.first.flatMap { attributes.counterpart(of: $0, in: named) } != nil
  }

  private func constraint(
    _ attribute: LayoutConstraint.Attribute, _ relation: LayoutConstraint.Relation,
    _ other: (any LayoutItem)?, _ second: LayoutConstraint.Attribute
  ) -> LayoutConstraint {
    let constraint = LayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: other,
      attribute: other == nil ? .notAnAttribute : second, multiplier: multiplier,
      constant: amount.constant(for: second), fileID: source.fileID,
      line: source.line)
    constraint.priority = LayoutPriority(priority)
    constraint.identifier = label
    return constraint
  }
}

/// The active constraints that were made for a view or guide, kept with it.
final class MadeConstraints: MadeConstraintList {
  private(set) var constraints: [Constraint] = []

  /// What is kept with an item, if anything is.
  static func of(_ item: any LayoutItem) -> MadeConstraints? {
    item.layoutElement.madeConstraints as? MadeConstraints
  }

  static func add(_ constraint: Constraint, to item: any LayoutItem) {
    let made = list(of: item)
    if !made.constraints.contains(where: { $0 === constraint }) {
      made.constraints.append(constraint)
    }
  }

  static func remove(_ constraint: Constraint, from item: any LayoutItem) {
    guard let made = of(item) else { return }
    // A constraint that goes may take others along, so it goes when the list is no longer being changed.
    let rest = made.constraints.filter { $0 !== constraint }
    made.constraints = rest
  }

  private static func list(of item: any LayoutItem) -> MadeConstraints {
    let element = item.layoutElement
    if let list = element.madeConstraints as? MadeConstraints { return list }
    let new = MadeConstraints()
    element.keep(new)
    return new
  }
}
