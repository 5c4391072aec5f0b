import Foundation
import ViewTree

/// Writes what a container states about one item, one statement after the other, over what it has
/// stated before.
///
/// A statement changes the constraint that was about the same attribute and other side, if there
/// is one, and what is the same isn't touched.
struct StackWriter {
  /// What has been stated.
  private(set) var constraints: [LayoutConstraint] = []
  /// What was stated before, and hasn't been again.
  private(set) var former: [LayoutConstraint]
  /// The first mistake, and the item on the other side.
  ///
  /// One is enough, as all follow from the settings of one container.
  private(set) var mistake: (what: StatementMistake, other: (any LayoutItem)?)?

  private let item: any LayoutItem
  /// The view of the item, nil if it isn't in the container.
  private let view: View?
  /// The container, which is above all items or has them.
  private let container: View
  /// The item on the other side that was found in the container last.
  private var known: (any LayoutItem)?
  /// What the next statement is to the container.
  private var statement: ContainerStatement

  /// What an attribute is compared with: one of an item.
  struct Side {
    let item: any LayoutItem
    let attribute: LayoutConstraint.Attribute
  }

  /// Begins statements of a container about an item in it.
  init(
    about item: any LayoutItem, in container: View, as statement: ContainerStatement,
    over former: [LayoutConstraint]
  ) {
    self.item = item
    self.container = container
    view = item.layoutElement.view.flatMap { $0.isPart(of: container) ? $0 : nil }
    self.statement = statement
    self.former = former
    constraints.reserveCapacity(6)
  }

  /// Compares an attribute with one of another item.
  mutating func state(
    _ attribute: LayoutConstraint.Attribute, _ relation: LayoutConstraint.Relation,
    _ other: Side, times multiplier: CGFloat = 1, plus constant: CGFloat = 0,
    at priority: LayoutPriority = .required, _ label: String? = nil
  ) {
    write(attribute, relation, other.item, other.attribute, multiplier, constant, priority, label)
  }

  /// Compares a dimension with a number.
  mutating func state(
    _ attribute: LayoutConstraint.Attribute, _ relation: LayoutConstraint.Relation,
    _ number: CGFloat, at priority: LayoutPriority = .required, _ label: String? = nil
  ) {
    write(attribute, relation, nil, .notAnAttribute, 1, number, priority, label)
  }

  private mutating func write(
    _ attribute: LayoutConstraint.Attribute, _ relation: LayoutConstraint.Relation,
    _ other: (any LayoutItem)?, _ otherAttribute: LayoutConstraint.Attribute,
    _ multiplier: CGFloat, _ number: CGFloat, _ priority: LayoutPriority, _ label: String?
  ) {
    // A zero is never negative.
    let constant = number + 0
    if let mistake = ConstraintMistake.inMultiplier(multiplier) ?? .inConstant(constant) {
      return note(.illegal(mistake, AttributeSet(attribute), .notAnAttribute), other)
    }
    guard let view, other.map({ isInContainer($0) }) ?? true else {
      return note(.noCommonSuperview(attribute, otherAttribute), other)
    }
    let reference = other?.layoutElement.reference
    let match = former.firstIndex {
      $0.firstAttribute == attribute && $0.second === reference
        && $0.secondAttribute == otherAttribute
    }
    let constraint =
      match.map { former.remove(at: $0) }
      ?? LayoutConstraint(
        item: item, attribute: attribute, relatedBy: relation, toItem: other,
        attribute: otherAttribute, multiplier: multiplier, constant: constant)
    constraint.setContainerStatement(statement)
    constraint.relation = relation
    constraint.multiplier = multiplier
    if constraint.constant != constant { constraint.constant = constant }
    if constraint.priority != priority { constraint.priority = priority }
    constraint.identifier = label
    constraint.isSetting = true
    constraint.source = nil
    constraint.activate(heldBy: other == nil ? view : container)
    constraints.append(constraint)
    statement.place += 1
  }

  /// Whether another item is in the container, as it is unless the program has taken it out meanwhile.
  private mutating func isInContainer(_ other: any LayoutItem) -> Bool {
    if other === known { return true }
    guard other.layoutElement.view?.isPart(of: container) == true else { return false }
    known = other
    return true
  }

  private mutating func note(_ what: StatementMistake, _ other: (any LayoutItem)?) {
    if mistake == nil { mistake = (what, other) }
  }
}

extension View {
  /// Whether the view is a container, or inside it.
  fileprivate final func isPart(of container: View) -> Bool {
    closestCommonSuperview(with: container) === container
  }
}

extension LayoutItem {
  /// An attribute to compare with.
  func at(_ attribute: LayoutConstraint.Attribute) -> StackWriter.Side {
    StackWriter.Side(item: self, attribute: attribute)
  }
}
