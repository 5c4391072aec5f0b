/// How the left-hand side of a row compares to its constant.
public enum Relation: UInt8, Hashable, Sendable, CaseIterable {
  /// The left-hand side is no greater than the constant.
  case lessThanOrEqual
  /// The left-hand side is the constant.
  case equal
  /// The left-hand side is no less than the constant.
  case greaterThanOrEqual
}

extension Relation: CustomStringConvertible {
  /// The relation's sign: `<=`, `==` or `>=`.
  public var description: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }
}
