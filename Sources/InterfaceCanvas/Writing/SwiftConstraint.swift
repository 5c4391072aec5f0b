import InterfaceBuilder
import UIKit
import ViewTree

/// A constraint as a statement about one view or guide, in the words of a library.
struct SwiftConstraint {
  /// Whom the statement is about.
  let subject: String
  /// The statement, as in `$0.top.equalToSuperview().offset(8)`.
  let statement: String
  /// The property that an outlet of the document gives the constraint.
  let outlet: String?

  /// Writes a constraint.
  ///
  /// Where the view comes second, as in `superview.trailing == view.trailing + 8`, both sides change
  /// places, so that the statement is about the view inside.
  ///
  /// - Parameters:
  ///   - constraint: The constraint.
  ///   - form: In which words.
  ///   - outlet: The property that holds it.
  ///   - term: The expression for an item, and the attribute it is to be named with; nil for one that
  ///     isn't written.
  init?(
    _ constraint: NSLayoutConstraint, in form: SwiftForm, outlet: String?,
    term: (any LayoutItem, NSLayoutConstraint.Attribute) -> Term?
  ) {
    guard
      let first = constraint.firstItem.flatMap({ term($0, constraint.firstAttribute) })
    else { return nil }
    var sides = Sides(
      first: first, relation: constraint.relation, multiplier: constraint.multiplier,
      constant: constraint.constant, priority: constraint.priority,
      identifier: constraint.identifier)
    if constraint.secondAttribute != .notAnAttribute {
      guard
        let second = constraint.secondItem.flatMap({ term($0, constraint.secondAttribute) })
      else { return nil }
      sides.second = second
      if constraint.multiplier == 1, second.item.depth > first.item.depth { sides.swap() }
    }
    subject = sides.first.item.expression
    self.outlet = outlet
    statement =
      switch form {
      case .layoutKit: sides.statement(start: "$0", member: "layout", id: "id")
      case .snapkit: sides.statement(start: "make", member: "snp", id: "labeled")
      case .uikit: sides.anchors
      }
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

    /// What stands before a member of it.
    var prefix: String { expression == "self" ? "" : "\(expression)." }
  }
}

/// A constraint taken apart.
private struct Sides {
  var first: SwiftConstraint.Term
  var second: SwiftConstraint.Term?
  var relation: NSLayoutConstraint.Relation
  var multiplier: CGFloat
  var constant: CGFloat
  var priority: UILayoutPriority
  var identifier: String?

  /// Lets both sides change places; with a multiplier of 1.
  mutating func swap() {
    guard let other = second else { return }
    second = first
    first = other
    constant = -constant
    relation = NSLayoutConstraint.Relation(rawValue: -relation.rawValue) ?? .equal
  }

  // MARK: DSLs

  func statement(start: String, member: String, id: String) -> String {
    var text = "\(start).\(first.attribute)"
    let verb =
      switch relation {
      case .equal: "equalTo"
      case .lessThanOrEqual: "lessThanOrEqualTo"
      case .greaterThanOrEqual: "greaterThanOrEqualTo"
      }
    if let second {
      if second.item.isSuperview(of: first.item), second.attribute == first.attribute {
        text += ".\(verb)Superview()"
      } else {
        text += ".\(verb)(\(second.item.prefix)\(member).\(second.attribute))"
      }
      if multiplier != 1 { text += ".multipliedBy(\(SwiftLiteral.number(multiplier)))" }
      if constant != 0 { text += ".offset(\(SwiftLiteral.number(constant)))" }
    } else {
      text += ".\(verb)(\(SwiftLiteral.number(constant)))"
    }
    if priority != .required {
      text += ".priority(\(SwiftLiteral.number(CGFloat(priority.rawValue))))"
    }
    if let identifier { text += ".\(id)(\(SwiftToken.string(identifier)))" }
    return text
  }

  // MARK: Anchors

  var anchors: String {
    var text = anchored ?? plain
    var settings: [String] = []
    if priority != .required {
      settings.append("priority: \(SwiftLiteral.number(CGFloat(priority.rawValue)))")
    }
    if let identifier { settings.append("identifier: \(SwiftToken.string(identifier))") }
    if !settings.isEmpty { text += ".with(\(settings.joined(separator: ", ")))" }
    return text
  }

  /// With anchors; nil where there are none for it.
  private var anchored: String? {
    guard let own = Self.anchor(first) else { return nil }
    let verb =
      switch relation {
      case .equal: "equalTo"
      case .lessThanOrEqual: "lessThanOrEqualTo"
      case .greaterThanOrEqual: "greaterThanOrEqualTo"
      }
    guard let second else {
      guard first.attribute == .width || first.attribute == .height else { return nil }
      return "\(own).constraint(\(verb)Constant: \(SwiftLiteral.number(constant)))"
    }
    guard let other = Self.anchor(second) else { return nil }
    let areSizes = [first.attribute, second.attribute].map { $0 == .width || $0 == .height }
    guard areSizes[0] == areSizes[1], multiplier == 1 || areSizes[0],
      areSizes[0] || Self.kind(first.attribute) == Self.kind(second.attribute)
    else { return nil }
    var arguments = ["\(verb): \(other)"]
    if multiplier != 1 { arguments.append("multiplier: \(SwiftLiteral.number(multiplier))") }
    if constant != 0 { arguments.append("constant: \(SwiftLiteral.number(constant))") }
    return "\(own).constraint(\(arguments.joined(separator: ", ")))"
  }

  /// Which anchors can be compared: leading ones with each other, left ones, those of heights.
  private static func kind(_ attribute: NSLayoutConstraint.Attribute) -> Int {
    switch attribute {
    case .leading, .trailing, .leadingMargin, .trailingMargin: 0
    case .left, .right, .leftMargin, .rightMargin: 1
    case .centerX, .centerXWithinMargins: 2
    default: 3
    }
  }

  private static func anchor(_ term: SwiftConstraint.Term) -> String? {
    let name: String
    switch term.attribute {
    case .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY,
      .firstBaseline, .lastBaseline:
      name = "\(term.attribute)Anchor"
    case .leftMargin: name = "layoutMarginsGuide.leftAnchor"
    case .rightMargin: name = "layoutMarginsGuide.rightAnchor"
    case .topMargin: name = "layoutMarginsGuide.topAnchor"
    case .bottomMargin: name = "layoutMarginsGuide.bottomAnchor"
    case .leadingMargin: name = "layoutMarginsGuide.leadingAnchor"
    case .trailingMargin: name = "layoutMarginsGuide.trailingAnchor"
    case .centerXWithinMargins: name = "layoutMarginsGuide.centerXAnchor"
    case .centerYWithinMargins: name = "layoutMarginsGuide.centerYAnchor"
    default: return nil
    }
    return term.item.prefix + name
  }

  /// With all of a constraint's parts by name.
  private var plain: String {
    let relations: [NSLayoutConstraint.Relation: String] = [
      .lessThanOrEqual: "lessThanOrEqual", .greaterThanOrEqual: "greaterThanOrEqual",
    ]
    let other = second?.item.expression ?? "nil"
    let attribute = second.map { "\($0.attribute)" } ?? "notAnAttribute"
    return "NSLayoutConstraint(item: \(first.item.expression), attribute: .\(first.attribute),"
      + " relatedBy: .\(relations[relation] ?? "equal"), toItem: \(other),"
      + " attribute: .\(attribute), multiplier: \(SwiftLiteral.number(multiplier)),"
      + " constant: \(SwiftLiteral.number(constant)))"
  }
}
