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
  /// Attributes that measure different things.
  case differentKinds(LayoutConstraint.Attribute, LayoutConstraint.Attribute)
  /// Left or right against leading or trailing.
  case mixedDirections(LayoutConstraint.Attribute, LayoutConstraint.Attribute)
  /// An attribute whose role nobody plays on the other side.
  case noCounterpart(LayoutConstraint.Attribute, AttributeSet)
  /// A constant in a form that has no part for the attribute.
  case unsuitableConstant(LayoutConstraint.Attribute, Statement.Shape)
  /// A multiplier that can't be computed with: not finite, or of an absurd size.
  case unusableMultiplier(AttributeSet, CGFloat)
  /// A constant that can't be computed with: not finite, or of an absurd size.
  case unusableConstant(LayoutConstraint.Attribute, CGFloat)
  /// A location that is nothing times another.
  case zeroMultiplier(LayoutConstraint.Attribute)
  /// A priority not above 0 and up to 1000.
  case priorityOutOfRange(AttributeSet, LayoutPriority)
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
    let (kind, message, hint) = words(item, target)
    var diagnostic = LayoutDiagnostic(
      kind, message, source: statement.source,
      itemNames: [item.itemName, target?.itemName].compactMap { $0 }, hint: hint)
    if more > 0 {
      let statements = more == 1 ? "Another statement" : "\(more) more statements"
      diagnostic.hint +=
        " \(statements) of the closure \(more == 1 ? "is" : "are") left out for it."
    }
    diagnostic.report(about: item, target)
  }

  /// Tells the nearest handler of a mistake in what a container states, as its settings ask for.
  func report(inSetting statement: Statement, of item: any LayoutItem) {
    let (kind, message, hint) = words(item, statement.namedTarget(of: item))
    let container = item.itemView?.arranger ?? item.containingView
    let place = container.map { "In \($0.itemName): " } ?? ""
    LayoutDiagnostic(
      kind, place + message, itemNames: [item.itemName, container?.itemName].compactMap { $0 },
      hint: hint
    ).report(about: item, container)
  }

  /// The item whose place in the tree is to blame, so that one report does for several statements.
  func culprit(in statement: Statement, about item: any LayoutItem) -> (any LayoutItem)? {
    switch self {
    case .missingSuperview: item
    case .noCommonSuperview: Separation(item, statement.namedTarget(of: item)).stranger
    default: nil
    }
  }

  private func words(
    _ subject: any LayoutItem, _ target: (any LayoutItem)?
  ) -> (kind: LayoutDiagnostic.Kind, message: String, hint: String) {
    let (name, item) = (subject.itemName, subject.itemTerm)
    let other = target?.itemTerm ?? "its superview"
    return switch self {
    case .noRelation(let attributes):
      (
        .incompleteStatement, "\(item).\(attributes) is not related to anything.",
        "End the chain with equalTo, lessThanOrEqualTo or greaterThanOrEqualTo."
      )
    case .noAttributes:
      (
        .incompleteStatement, "A statement about \(name) names no attributes.",
        "Name at least one, as in attributes([.left, .top])."
      )
    case .late(let attributes):
      (
        .incompleteStatement,
        "A statement about \(item).\(attributes) came after its closure had ended.",
        "State it inside the closure, or in another make or update."
      )
    case .differentKinds(let first, let second):
      (
        .illegalPairing,
        "\(item).\(first) can't be compared with \(other).\(second):"
          + " \(first.kindInWords) with \(second.kindInWords).",
        "Compare width and height with each other, and edges, centers and baselines with their like"
          + " on the same axis."
      )
    case .mixedDirections(let first, let second):
      (
        .illegalPairing, "\(item).\(first) can't be compared with \(other).\(second).",
        "Use leading and trailing on both sides, or left and right on both."
      )
    case .noCounterpart(let first, let attributes):
      (
        .illegalPairing, "\(other).\(attributes) has nothing to compare \(item).\(first) with.",
        "Name one attribute there, or one for each that is constrained."
      )
    case .unsuitableConstant(let first, let shape):
      (
        .illegalPairing, "\(item).\(first) can't be compared with \(shape.rawValue).",
        "Compare locations with numbers, points or insets, and dimensions with numbers or sizes."
      )
    case .unusableMultiplier(let attributes, let multiplier):
      (
        multiplier.isFinite ? .outOfRange : .notFinite,
        "The multiplier of \(item).\(attributes) can't be \(plainNumber(Double(multiplier))).",
        multiplier.isFinite
          ? "Use 0, or a number of a size between 1e-9 and 1e9."
          : "Use a finite number; look for a division by zero."
      )
    case .unusableConstant(let first, let constant):
      (
        constant.isFinite ? .outOfRange : .notFinite,
        "The constant of \(item).\(first) can't be \(plainNumber(Double(constant))).",
        constant.isFinite
          ? "Use a number of a size up to 1e12."
          : "Use a finite number; look for a division by zero."
      )
    case .zeroMultiplier(let first):
      (
        .illegalPairing, "\(item).\(first) can't be 0 times a location.",
        "Use another multiplier, or equalTo with a number."
      )
    case .priorityOutOfRange(let attributes, let priority):
      (
        .priorityOutOfRange, "The priority of \(item).\(attributes) can't be \(priority).",
        "Use a number above 0 and up to 1000, which means required."
      )
    case .tautology(let first):
      (
        .illegalPairing, "\(item).\(first) is compared with itself.",
        "Relate it to another item or another attribute."
      )
    case .unusableRatio(let width, let height):
      (
        width.isFinite && height.isFinite ? .outOfRange : .notFinite,
        "The aspect ratio of \(name) can't be \(plainNumber(Double(width))) to"
          + " \(plainNumber(Double(height))).",
        "Use two finite numbers above 0, as in aspectRatio(16, 9)."
      )
    case .uncontained(let attribute):
      (
        .illegalPairing, "\(item).\(attribute) can't be contained in \(other): it has no side.",
        "Contain edges or a size; relate a middle with equalTo."
      )
    case .missingSuperview(let attributes):
      (
        .missingSuperview, "\(name) has no superview to compare its \(attributes) with.",
        subject.layoutElement.isGuide ? "Call addLayoutGuide first." : "Call addSubview first."
      )
    case .noCommonSuperview(let first, let second):
      Separation(subject, target).words(
        "\(item).\(first) can't be compared with \(other).\(second)")
    }
  }
}

extension Separation {
  fileprivate func words(
    _ what: String
  ) -> (kind: LayoutDiagnostic.Kind, message: String, hint: String) {
    (.noCommonSuperview, "\(what): \(reason).", hint)
  }
}

extension LayoutElement {
  fileprivate var isGuide: Bool {
    if case .guide = self { true } else { false }
  }
}

nonisolated extension LayoutConstraint.Attribute {
  fileprivate var kindInWords: String {
    switch kind {
    case .none: "nothing"
    case .horizontal: "a horizontal location"
    case .vertical: "a vertical location"
    case .dimension: "a dimension"
    }
  }
}
