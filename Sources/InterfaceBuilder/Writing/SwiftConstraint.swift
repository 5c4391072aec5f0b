import UIKit
import ViewTree

/// A constraint as a statement of the DSL about one view or guide.
struct SwiftConstraint {
  /// Whom the statement is about, as `make` is called for it.
  let subject: String
  /// The statement, as in `$0.top.equalToSuperview().offset(8)`.
  let statement: String

  /// Writes a constraint.
  ///
  /// Where the view comes second, as in `superview.trailing == view.trailing + 8`, both sides change
  /// places, so that the statement is about the view inside.
  ///
  /// - Parameters:
  ///   - constraint: The constraint.
  ///   - term: The expression for an item, and the attribute it is to be named with; nil for one that
  ///     isn't written.
  init?(
    _ constraint: NSLayoutConstraint,
    term: (any LayoutItem, NSLayoutConstraint.Attribute) -> Term?
  ) {
    guard
      let first = constraint.firstItem.flatMap({ term($0, constraint.firstAttribute) })
    else { return nil }
    var subject = first.item
    var attribute = first.attribute
    var relation = constraint.relation
    var constant = constraint.constant
    var other: Term?
    if constraint.secondAttribute != .notAnAttribute {
      guard
        let second = constraint.secondItem.flatMap({ term($0, constraint.secondAttribute) })
      else { return nil }
      other = second
      if constraint.multiplier == 1, second.item.depth > first.item.depth {
        other = first
        subject = second.item
        attribute = second.attribute
        constant = -constant
        relation = NSLayoutConstraint.Relation(rawValue: -relation.rawValue) ?? .equal
      }
    }
    var text = "$0.\(attribute)"
    let verb =
      switch relation {
      case .equal: "equalTo"
      case .lessThanOrEqual: "lessThanOrEqualTo"
      case .greaterThanOrEqual: "greaterThanOrEqualTo"
      }
    if let other {
      if other.item.isSuperview(of: subject), other.attribute == attribute {
        text += ".\(verb)Superview()"
      } else {
        let prefix = other.item.expression == "self" ? "" : "\(other.item.expression)."
        text += ".\(verb)(\(prefix)layout.\(other.attribute))"
      }
      if constraint.multiplier != 1 {
        text += ".multipliedBy(\(SwiftLiteral.number(constraint.multiplier)))"
      }
      if constant != 0 { text += ".offset(\(SwiftLiteral.number(constant)))" }
    } else {
      text += ".\(verb)(\(SwiftLiteral.number(constant)))"
    }
    if constraint.priority != .required {
      text += ".priority(\(SwiftLiteral.number(CGFloat(constraint.priority.rawValue))))"
    }
    if let identifier = constraint.identifier {
      text += ".id(\(SwiftToken.string(identifier)))"
    }
    self.subject = subject.expression
    statement = text
  }

  /// One side of a constraint.
  typealias Term = (item: Item, attribute: NSLayoutConstraint.Attribute)

  /// What a statement may speak of.
  struct Item {
    /// The expression for it.
    var expression: String
    /// The expression for its superview.
    var superview: String?
    /// How many views it is inside of.
    var depth: Int

    func isSuperview(of other: Item) -> Bool { other.superview == expression }
  }
}
