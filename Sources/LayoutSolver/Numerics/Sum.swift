/// A sum, and how large the numbers were that it was added up from, by which it is judged whether it is
/// nothing but rounding.
struct Sum: BitwiseCopyable {
  var value = 0.0
  var size = 0.0

  @inline(__always)
  mutating func add(_ product: Double) {
    value += product
    size += product.magnitude
  }

  /// Whether a multiplier of a row, or a share of it, is more than what rounding leaves.
  var isContribution: Bool { value.magnitude > Tolerance.multiplier * size }

  /// The sum, or 0 if it is lost in the rounding of its parts; it is noted if digits may be.
  @inline(__always)
  func judged(_ losesDigits: inout Bool) -> Double {
    let magnitude = value.magnitude
    guard magnitude <= Doubt.loss * size, magnitude != 0 else { return value }
    if magnitude > Doubt.noise * size { losesDigits = true }
    return magnitude <= Tolerance.lostShare * size ? 0 : value
  }
}
