import Foundation
import ViewTree

extension StatementMistake {
  /// The mistake in words, with the names of the constrained item and of its target, if any.
  func diagnostic(item: String, target: String?, source: SourceLocation) -> LayoutDiagnostic {
    let (kind, message, hint) = words(item, target ?? "its superview")
    return LayoutDiagnostic(
      kind, message, source: source, itemNames: [item] + (target.map { [$0] } ?? []), hint: hint)
  }

  private func words(
    _ item: String, _ other: String
  ) -> (kind: LayoutDiagnostic.Kind, message: String, hint: String) {
    switch self {
    case .noRelation(let attributes):
      (
        .incompleteStatement, "\(item).\(attributes) is not related to anything.",
        "End the chain with equalTo, lessThanOrEqualTo or greaterThanOrEqualTo."
      )
    case .noAttributes:
      (
        .incompleteStatement, "A statement about \(item) names no attributes.",
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
        "\(item).\(first), \(first.kindInWords), can't be compared with"
          + " \(other).\(second), \(second.kindInWords).",
        "Compare places across with places across, places down with places down,"
          + " and extents with extents."
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
        "Compare places with numbers, points or insets, and extents with numbers or sizes."
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
        .illegalPairing, "\(item).\(first) can't be 0 times a place.",
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
    case .missingSuperview(let attributes):
      (
        .missingSuperview, "\(item) has no superview to compare its \(attributes) with.",
        "Add it to a superview before stating its layout."
      )
    case .noCommonSuperview(let first, let second):
      (
        .noCommonSuperview,
        "No view is above both items of \(item).\(first) and \(other).\(second).",
        "Add them to one tree first."
      )
    }
  }
}

extension LayoutConstraint.Attribute {
  fileprivate var kindInWords: String {
    switch kind {
    case .none: "nothing"
    case .horizontal: "a place across"
    case .vertical: "a place down"
    case .dimension: "an extent"
    }
  }
}

extension StatementMistake {
  /// Tells the nearest handler of a mistake in a statement.
  func report(in statement: Statement, about item: any LayoutItem) {
    report(
      about: item, target: statement.namedTarget(of: item)?.itemName, source: statement.source)
  }

  /// Tells the nearest handler of a mistake.
  func report(about item: any LayoutItem, target: String? = nil, source: SourceLocation) {
    diagnostic(item: item.itemName, target: target, source: source).report(to: item.itemView)
  }
}
