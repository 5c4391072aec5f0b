/// How much a constraint matters: of two that can't both be met, the one with the higher priority
/// is.
///
/// Priorities are strict: no number of constraints outweighs one of a higher priority. A value
/// lies above 0 and goes up to 1000, which means required; fractions are priorities of their own.
public nonisolated struct LayoutPriority: RawRepresentable, Hashable, Codable, Sendable {
  /// The number, above 0 and up to 1000 if it is a valid priority.
  public var rawValue: Float

  /// Must be met: 1000.
  public static let required = LayoutPriority(1000)
  /// The strength with which content resists being compressed, unless set otherwise: 750.
  public static let defaultHigh = LayoutPriority(750)
  /// The strength with which content resists being stretched, unless set otherwise: 250.
  public static let defaultLow = LayoutPriority(250)
  /// The strength of the target size when a view is measured: 50.
  public static let fittingSizeLevel = LayoutPriority(50)

  /// Makes a priority; one that is out of range is refused where it is used, not here.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// Makes a priority; one that is out of range is refused where it is used, not here.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// Whether this is a number above 0 and up to 1000.
  package var isValid: Bool { rawValue > 0 && rawValue <= 1000 }
}

nonisolated extension LayoutPriority: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// Makes a priority of a whole number in the program: `constraint.priority = 750`.
  public init(integerLiteral value: Int) { self.init(Float(value)) }

  /// Makes a priority of a number in the program: `constraint.priority = 999.5`.
  public init(floatLiteral value: Float) { self.init(value) }
}

nonisolated extension LayoutPriority: Comparable {
  /// Whether the left priority is the weaker one.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

nonisolated extension LayoutPriority: CustomStringConvertible {
  /// The number, without a fraction where there is none: `750`, `999.5`.
  public var description: String { plainNumber(Double(rawValue)) }
}
