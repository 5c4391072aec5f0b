/// How sums stand to constants.
extension Relation {
  /// Whether a left-hand side that exceeds the constant by the given amount is on the wrong side.
  func isViolated(_ excess: Double, bound: Double) -> Bool {
    switch self {
    case .equal: excess.magnitude > bound
    case .lessThanOrEqual: excess > bound
    case .greaterThanOrEqual: excess < -bound
    }
  }

  /// Whether a left-hand side meets two constants by more than rounding.
  @inline(__always)
  func hasRoom(_ sum: Double, beside one: Double, _ other: Double, size: Double) -> Bool {
    let bound = Tolerance.room * size
    switch self {
    case .equal: return false
    case _ where Shortcut.room.isOff: return false
    case .lessThanOrEqual: return sum < one - bound && sum < other - bound
    case .greaterThanOrEqual: return sum > one + bound && sum > other + bound
    }
  }

  /// Whether a row at its constant is violated as its left-hand side grows, or with -1 shrinks.
  func isHurt(by sign: Double) -> Bool {
    switch self {
    case .equal: true
    case .lessThanOrEqual: sign > 0
    case .greaterThanOrEqual: sign < 0
    }
  }
}
