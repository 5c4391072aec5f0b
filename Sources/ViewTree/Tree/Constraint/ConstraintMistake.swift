package import Foundation

/// What can be wrong with a constraint, whoever states it: the rules of Semantics 1.1 and their words.
package nonisolated enum ConstraintMistake: Error, Hashable {
  /// A side that names no attribute.
  case missingAttribute
  /// A guide's margin.
  case marginOfGuide
  /// A location that is set to a number.
  case locationAsNumber
  /// A location that is nothing times another.
  case zeroMultiplier
  /// Attributes that measure different things.
  case differentKinds(LayoutConstraint.Attribute.Kind, LayoutConstraint.Attribute.Kind)
  /// Left or right against leading or trailing.
  case mixedDirections
  /// A new multiplier where there is no second attribute.
  case nothingToMultiply
  /// A multiplier that can't be computed with: not finite, or of an absurd size.
  case unusableMultiplier(CGFloat)
  /// A constant that can't be computed with: not finite, or of an absurd size.
  case unusableConstant(CGFloat)
  /// A priority not above 0 and up to 1000.
  case unusablePriority(LayoutPriority)
}

// MARK: - The rules

nonisolated extension ConstraintMistake {
  /// What is wrong with one attribute compared with another, nil if nothing is.
  ///
  /// Horizontal and vertical locations may be compared in a constraint, but not in the DSL.
  package static func inPair(
    _ first: LayoutConstraint.Attribute, _ second: LayoutConstraint.Attribute,
    times multiplier: CGFloat, acrossAxes: Bool
  ) -> ConstraintMistake? {
    let kinds = (first.kind, second.kind)
    if kinds.0 == .none || kinds.1 == .none { return .missingAttribute }
    if multiplier == 0, kinds.0 != .dimension { return .zeroMultiplier }
    if kinds.0 != kinds.1, !acrossAxes || kinds.0 == .dimension || kinds.1 == .dimension {
      return .differentKinds(kinds.0, kinds.1)
    }
    return first.mixesDirections(with: second) ? .mixedDirections : nil
  }

  /// What is wrong with an attribute compared with a number, nil if nothing is.
  static func inAlone(_ attribute: LayoutConstraint.Attribute) -> ConstraintMistake? {
    switch attribute.kind {
    case .none: .missingAttribute
    case .horizontal, .vertical: .locationAsNumber
    case .dimension: nil
    }
  }

  package static func inConstant(_ value: CGFloat) -> ConstraintMistake? {
    value.magnitude <= UsableNumbers.largest ? nil : .unusableConstant(value)
  }

  package static func inMultiplier(_ value: CGFloat) -> ConstraintMistake? {
    value == 0 || UsableNumbers.multiplierSizes.contains(value.magnitude)
      ? nil : .unusableMultiplier(value)
  }

  package static func inPriority(_ value: LayoutPriority) -> ConstraintMistake? {
    value.isValid ? nil : .unusablePriority(value)
  }
}

nonisolated extension LayoutConstraint.Attribute {
  /// Whether one of the two follows the reading direction, and the other is a side that doesn't.
  package func mixesDirections(with other: LayoutConstraint.Attribute) -> Bool {
    isDirectional && other.isAbsolute || isAbsolute && other.isDirectional
  }
}

// MARK: - The words

nonisolated extension ConstraintMistake {
  /// What is said of the mistake in a constraint between two sides, such as `title.left` and `card.right`,
  /// and of its numbers.
  package func diagnostic(
    _ first: String, _ second: String, in constraint: String
  ) -> LayoutDiagnostic {
    switch self {
    case .missingAttribute:
      illegal(
        "\(first) can't be compared with \(second).", hint: "Name an attribute for each item.")
    case .marginOfGuide:
      illegal(
        "\(first) can't be compared with \(second): a guide has no margins.",
        hint: "Use the guide's edges and centers, or the margins of a view.")
    case .locationAsNumber:
      illegal(
        "\(first) can't be compared with \(second): a location with a number.",
        hint: "Name a second item, such as the superview.")
    case .zeroMultiplier:
      illegal("\(first) can't be 0 times \(second).", hint: "Use a multiplier other than 0.")
    case .differentKinds(let one, let other):
      illegal(
        "\(first) can't be compared with \(second): \(one.inWords) with \(other.inWords).",
        hint:
          "Compare width and height with each other, and edges, centers and baselines with their"
          + " like on the same axis.")
    case .mixedDirections:
      illegal(
        "\(first) can't be compared with \(second): one of them follows the reading direction.",
        hint: "Use leading and trailing on both sides, or left and right on both.")
    case .nothingToMultiply:
      illegal(
        "\(constraint) has no second attribute to multiply.", hint: "Change its constant.")
    case .unusableMultiplier(let value):
      unusable(
        "The multiplier of \(constraint)", value,
        hint: "Use 0, or a number of a size between 1e-9 and 1e9.")
    case .unusableConstant(let value):
      unusable("The constant of \(constraint)", value, hint: "Use a number of a size up to 1e12.")
    case .unusablePriority(let value):
      LayoutDiagnostic(
        .priorityOutOfRange, "The priority of \(constraint) can't be \(value).",
        hint: "Use a number above 0 and up to 1000, which means required.")
    }
  }

  private func illegal(_ message: String, hint: String) -> LayoutDiagnostic {
    LayoutDiagnostic(.illegalPairing, message, hint: hint)
  }

  private func unusable(_ what: String, _ value: CGFloat, hint: String) -> LayoutDiagnostic {
    LayoutDiagnostic(
      value.isFinite ? .outOfRange : .notFinite,
      "\(what) can't be \(plainNumber(Double(value))).",
      hint: value.isFinite ? hint : "Use a finite number; look for a division by zero.")
  }
}

nonisolated extension LayoutConstraint.Attribute.Kind {
  fileprivate var inWords: String {
    switch self {
    case .none: "nothing"
    case .horizontal: "a horizontal location"
    case .vertical: "a vertical location"
    case .dimension: "a dimension"
    }
  }
}
