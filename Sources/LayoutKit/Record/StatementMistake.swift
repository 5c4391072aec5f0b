package import Foundation
package import ViewTree

/// What can be wrong with a statement that the compiler lets through.
package enum StatementMistake: Error, Hashable {
  /// A chain that names attributes and ends there.
  case noRelation(AttributeSet)
  /// A set of attributes that is empty.
  case noAttributes
  /// A statement made after its closure had returned.
  case late(AttributeSet)
  /// What no constraint may say, of attributes and what they are compared with.
  case illegal(ConstraintMistake, AttributeSet, LayoutConstraint.Attribute)
  /// An attribute whose role nobody plays on the other side.
  case noCounterpart(LayoutConstraint.Attribute, AttributeSet)
  /// A constant in a form that has no part for the attribute.
  case unsuitableConstant(LayoutConstraint.Attribute, Statement.Shape)
  /// An attribute that is compared with itself.
  case tautology(LayoutConstraint.Attribute)
  /// An aspect ratio whose two numbers are not both finite and above 0.
  case unusableRatio(CGFloat, CGFloat)
  /// A middle that is to be contained, which has no side.
  case uncontained(LayoutConstraint.Attribute)
  /// A superview that is needed and isn't there.
  case missingSuperview(AttributeSet)
  /// Items that no view is above of.
  case noCommonSuperview(LayoutConstraint.Attribute, LayoutConstraint.Attribute)
}

#if MainActor
  @MainActor
#endif
extension StatementMistake {
  /// Tells the nearest handler of a mistake in a statement, and how many more statements of the
  /// closure have one for the same cause.
  func report(in statement: Statement, about item: any LayoutItem, more: Int = 0) {
    let target = statement.namedTarget(of: item)
    var diagnostic = diagnostic(item, target)
    diagnostic.source = statement.source
    diagnostic.itemNames = [item.itemName, target?.itemName].compactMap { $0 }
    if more > 0 {
      let statements = more == 1 ? "Another statement" : "\(more) more statements"
      diagnostic.hint +=
        " \(statements) of the closure \(more == 1 ? "is" : "are") left out for it."
    }
    diagnostic.report(about: item, target)
  }

  /// Tells the nearest handler of a mistake in what a container states, as its settings ask for.
  func report(inSettingAbout item: any LayoutItem, _ other: (any LayoutItem)?) {
    var diagnostic = diagnostic(item, other ?? item.containingView)
    let container = item.itemView?.arranger ?? item.containingView
    if let container { diagnostic.message = "In \(container.itemName): \(diagnostic.message)" }
    diagnostic.itemNames = [item.itemName, container?.itemName].compactMap { $0 }
    diagnostic.report(about: item, container)
  }

  /// The item whose place in the tree is to blame, so that one report does for several statements.
  func culprit(in statement: Statement, about item: any LayoutItem) -> (any LayoutItem)? {
    switch self {
    case .missingSuperview: item
    case .noCommonSuperview: Separation(item, statement.namedTarget(of: item)).stranger
    default: nil
    }
  }

  /// What is said of the mistake.
  private func diagnostic(
    _ subject: any LayoutItem, _ target: (any LayoutItem)?
  ) -> LayoutDiagnostic {
    let (name, item) = (subject.itemName, subject.itemTerm)
    let other = target?.itemTerm ?? "its superview"
    return switch self {
    case .illegal(let mistake, let first, let second):
      mistake.diagnostic(
        "\(item).\(first)", "\(other).\(second)", in: "\(item).\(first)")
    case .noCommonSuperview(let first, let second):
      Separation(subject, target).diagnostic("\(item).\(first)", "\(other).\(second)")
    case .noRelation(let attributes):
      LayoutDiagnostic(
        .incompleteStatement, "\(item).\(attributes) is not related to anything.",
        hint: "End the chain with equalTo, lessThanOrEqualTo or greaterThanOrEqualTo.")
    case .noAttributes:
      LayoutDiagnostic(
        .incompleteStatement, "A statement about \(name) names no attributes.",
        hint: "Name at least one, as in attributes([.left, .top]).")
    case .late(let attributes):
      LayoutDiagnostic(
        .incompleteStatement,
        "A statement about \(item).\(attributes) came after its closure had ended.",
        hint: "State it inside the closure, or in another make or update.")
    case .noCounterpart(let first, let attributes):
      LayoutDiagnostic(
        .illegalPairing, "\(other).\(attributes) has nothing to compare \(item).\(first) with.",
        hint: "Name one attribute there, or one for each that is constrained.")
    case .unsuitableConstant(let first, let shape):
      LayoutDiagnostic(
        .illegalPairing, "\(item).\(first) can't be compared with \(shape.rawValue).",
        hint: "Compare locations with numbers, points or insets, and dimensions with numbers or"
          + " sizes.")
    case .tautology(let first):
      LayoutDiagnostic(
        .illegalPairing, "\(item).\(first) is compared with itself.",
        hint: "Relate it to another item or another attribute.")
    case .unusableRatio(let width, let height):
      LayoutDiagnostic(
        width.isFinite && height.isFinite ? .outOfRange : .notFinite,
        "The aspect ratio of \(name) can't be \(plainNumber(Double(width))) to"
          + " \(plainNumber(Double(height))).",
        hint: "Use two finite numbers above 0, as in aspectRatio(16, 9).")
    case .uncontained(let attribute):
      LayoutDiagnostic(
        .illegalPairing, "\(item).\(attribute) can't be contained in \(other): it has no side.",
        hint: "Contain edges or a size; relate a middle with equalTo.")
    case .missingSuperview(let attributes):
      LayoutDiagnostic(
        .missingSuperview, "\(name) has no superview to compare its \(attributes) with.",
        hint: subject.isGuide ? "Call addLayoutGuide first." : "Call addSubview first.")
    }
  }
}

extension LayoutItem {
  var isGuide: Bool {
    if case .guide = layoutElement { true } else { false }
  }
}
