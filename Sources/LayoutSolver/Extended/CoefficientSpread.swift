/// What is known of the coefficients that a solver has, as far as it bears on whether doubles
/// have digits enough.
struct CoefficientSpread: Sendable {
  /// Most coefficients are 1, so that one is taken to be there, and need not be looked for.
  private var smallest = 1.0
  private var largest = 1.0
  /// Some of the coefficients that aren't short binary numbers.
  private var broken: [Double] = []
  private var next = 0
  /// Whether there are coefficients that differ in late digits alone, such as 1 and 1.0000001.
  private var hasNeighbors = false
  /// Whether a coefficient has gone for which the rows are looked at closely.
  private(set) var isStale = false

  /// How far apart the coefficients of connected rows may lie.
  private static let mostUneven = 1e5
  /// How near each other they may lie without being equal, as a share of their size.
  private static let nearest = 1e-5

  /// Whether rows must be looked at closely.
  var isUnusual: Bool { hasNeighbors || largest > Self.mostUneven * smallest }

  mutating func note(_ coefficient: Double) {
    let size = coefficient.magnitude
    if size != 1 { note(size: size) }
  }

  mutating func note(_ terms: Span<Term>) {
    for index in terms.indices { note(terms[index].coefficient) }
  }

  /// Notes that a coefficient has gone.
  mutating func forget(_ coefficient: Double) {
    let size = coefficient.magnitude
    guard isUnusual, size != 1 else { return }
    if size == largest || size == smallest || Self.isBroken(size) { isStale = true }
  }

  private mutating func note(size: Double) {
    if size > largest { largest = size }
    if size < smallest { smallest = size }
    if Self.isBroken(size) { noteBroken(size) }
  }

  /// Whether a number has more than eight digits behind the first, in binary; most have fewer.
  private static func isBroken(_ size: Double) -> Bool {
    size.bitPattern & 0xFFF_FFFF_FFFF != 0
  }

  private mutating func noteBroken(_ size: Double) {
    if hasNeighbors || broken.contains(size) { return }
    let short = Double(bitPattern: (size.bitPattern + 0x800_0000_0000) & ~0xFFF_FFFF_FFFF)
    hasNeighbors = Self.areNeighbors(short, size)
    for other in broken where Self.areNeighbors(other, size) { hasNeighbors = true }
    if broken.count < 16 {
      broken.append(size)
    } else {
      broken[next] = size
      next = (next + 1) % 16
    }
  }

  /// Whether two numbers differ in late digits alone, and not just by rounding.
  private static func areNeighbors(_ one: Double, _ other: Double) -> Bool {
    let distance = (one - other).magnitude
    return distance <= nearest * one && distance > Doubt.noise * one
  }

  /// What is to be thought of rows with some coefficients.
  static func doubt(about coefficients: some Sequence<Double>) -> Doubt {
    let sizes = coefficients.map(\.magnitude).sorted()
    guard let smallest = sizes.first, let largest = sizes.last else { return .none }
    if largest > 10 * mostUneven * smallest { return .grave }
    let hasNeighbors = zip(sizes, sizes.dropFirst()).contains { areNeighbors($0, $1) }
    return hasNeighbors || largest > mostUneven * smallest ? .slight : .none
  }
}
