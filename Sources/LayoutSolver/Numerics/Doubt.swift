/// A decision by doubles that might as well have gone the other way.
///
/// Whether a sum is zero is judged by the magnitudes of what was added up. Far below them is nothing
/// but rounding, and what is not far below has a sign. In between lie few sums of ordinary
/// problems; of one that does, the variables are remembered, so that the rows around them can be
/// solved with more digits.
enum Doubt: UInt8, Comparable, Sendable {
  case none
  /// Some digits are lost: too many only if more are lost elsewhere.
  case slight
  /// A sum may be rounding or not.
  case grave

  static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  /// A sum whose share of what was added up is no more than this has lost digits.
  static let loss = 1e-3
  /// A sum whose share is no more than this is taken for nothing but rounding.
  static let noise = 1e-15

  /// What is to be thought of a sum whose magnitude is at most ``loss`` of the size of what was
  /// added up.
  init(sum: Double, size: Double) {
    let magnitude = sum.magnitude
    self = magnitude <= Self.noise * size ? .none : magnitude <= 1e-7 * size ? .grave : .slight
  }

  /// Whether what a row exceeds its constant by is too near the bound below which it is nothing.
  static func isUnclear(_ excess: Double, bound: Double) -> Bool {
    let magnitude = excess.magnitude
    return magnitude > 1e-3 * bound && magnitude < 1e2 * bound
  }
}

/// The variables with a doubt.
struct Doubts: Sendable {
  private(set) var variables: [(variable: Int32, doubt: Doubt)] = []

  var isEmpty: Bool { variables.isEmpty }

  mutating func removeAll() {
    if !variables.isEmpty { variables.removeAll(keepingCapacity: true) }
  }

  mutating func add(_ doubt: Doubt, about variable: Int) {
    if doubt != .none { variables.append((Int32(truncatingIfNeeded: variable), doubt)) }
  }

  /// Takes over the doubts of another list, and empties it.
  mutating func take(from other: inout Doubts) {
    guard !other.isEmpty else { return }
    variables += other.variables
    other.removeAll()
  }
}
