/// Parts that are alike.
///
/// A screen repeats itself: the rows of a list, the cards of a grid and the weeks of a calendar become parts
/// that differ in their constants alone. What is best about a basis as long as no row changes sides then
/// holds for all of them, so that a new part begins where another one has come to.
extension Part {
  /// A number that is the same for parts that are alike, and another one as a rule for others.
  ///
  /// - Complexity: O(*z*) for *z* terms.
  var fingerprint: UInt64 {
    var digits = UInt64(truncatingIfNeeded: columns.count)
    let rows = rows.span
    for index in rows.indices {
      digits = digits.mixed(with: UInt64(truncatingIfNeeded: rows[index].level))
      digits = digits.mixed(with: UInt64(truncatingIfNeeded: rows[index].termCount))
    }
    let terms = terms.span
    for index in terms.indices {
      digits = digits.mixed(with: terms[index].coefficient.bitPattern)
      digits = digits.mixed(with: UInt64(truncatingIfNeeded: terms[index].column))
    }
    return digits
  }

  /// Whether another part has the same rows but for their constants, in the same order.
  func isAlike(_ other: borrowing Part) -> Bool {
    guard columns.count == other.columns.count, rows.count == other.rows.count,
      terms.count == other.terms.count
    else { return false }
    let (ours, theirs) = (rows.span, other.rows.span)
    for index in ours.indices {
      guard ours[index].termCount == theirs[index].termCount,
        ours[index].level == theirs[index].level, ours[index].relation == theirs[index].relation,
        ours[index].isRequired == theirs[index].isRequired, ours[index].norm == theirs[index].norm
      else { return false }
    }
    let (left, right) = (terms.span, other.terms.span)
    for index in left.indices {
      guard left[index].column == right[index].column,
        left[index].coefficient == right[index].coefficient
      else { return false }
    }
    return true
  }

  /// Takes over what a solved part that is alike has come to, but for its values.
  mutating func begin(like model: borrowing Part) {
    shape = model.shape
    hasBasis = true
    isSettled = true
    isModel = true
    isInfeasible = model.isInfeasible
    isLoose = model.isLoose
    for column in columns.indices {
      columns[column].tight = model.columns[column].tight
      columns[column].isLoose = model.columns[column].isLoose
    }
    for row in rows.indices {
      rows[row].place = model.rows[row].place
      rows[row].side = model.rows[row].side
      rows[row].isAtConstant = model.rows[row].isAtConstant
    }
  }
}

/// The parts that new ones may be like.
struct PartModels: Sendable {
  /// By six digits of their fingerprints, the part that was solved last of those with these, or -1.
  private var parts: [Int32] = []
  /// How many shapes have been seen.
  private var shapes: Int32 = 0

  private static let count = 64

  /// Forgets all parts.
  mutating func reset() { parts.refill(with: -1, count: parts.count) }

  /// The part that one with this fingerprint may be like, which stands there for it from now on.
  mutating func replace(by part: Int, _ fingerprint: UInt64) -> Int {
    if parts.isEmpty { parts.grow(with: -1, count: Self.count) }
    let place = Int(truncatingIfNeeded: fingerprint >> 32) & (Self.count &- 1)
    let model = parts[place]
    parts[place] = Int32(truncatingIfNeeded: part)
    return Int(model)
  }

  /// The number of a shape that no part has yet.
  mutating func newShape() -> Int32 {
    shapes &+= 1
    return shapes
  }
}

extension UInt64 {
  fileprivate func mixed(with other: UInt64) -> UInt64 {
    (self ^ other) &* 0x9E37_79B9_7F4A_7C15 ^ (self >> 29)
  }
}
