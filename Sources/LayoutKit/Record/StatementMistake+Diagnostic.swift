import Foundation
import ViewTree

extension StatementMistake {
  /// Tells the nearest handler of a mistake in a statement.
  func report(in statement: Statement, about item: any LayoutItem) {
    let target = statement.namedTarget(of: item)
    let (kind, message, hint) = words(item.itemName, target?.itemName ?? "its superview")
    var diagnostic = LayoutDiagnostic(
      kind, message, source: statement.source,
      itemNames: [item.itemName, target?.itemName].compactMap { $0 }, hint: hint)
    if case .noCommonSuperview = self {
      diagnostic.hint +=
        " Now they are at \(Self.path(to: item)) and at \(Self.path(to: target))."
    }
    diagnostic.report(to: item.itemView, or: target?.itemView)
  }

  private static func path(to item: (any LayoutItem)?) -> String {
    item?.itemView?.pathToRoot ?? "no view"
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
        "The aspect ratio of \(item) can't be \(plainNumber(Double(width))) to"
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
        .missingSuperview, "\(item) has no superview to compare its \(attributes) with.",
        "Add it to a view before stating its layout."
      )
    case .noCommonSuperview(let first, let second):
      (
        .noCommonSuperview,
        "\(item).\(first) can't be compared with \(other).\(second): no view is above both.",
        "Add them to one tree first."
      )
    }
  }
}

extension LayoutConstraint.Attribute {
  fileprivate var kindInWords: String {
    switch kind {
    case .none: "nothing"
    case .horizontal: "a horizontal location"
    case .vertical: "a vertical location"
    case .dimension: "a dimension"
    }
  }
}
