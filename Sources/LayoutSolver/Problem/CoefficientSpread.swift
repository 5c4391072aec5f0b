/// What is known of the coefficients that a solver has, as far as it bears on whether doubles
/// have digits enough.
struct CoefficientSpread: Sendable {
  /// Most coefficients are 1, so that one is taken to be there, and need not be looked for.
  private var smallest = 1.0
  private var largest = 1.0
  /// The sizes of the coefficients that aren't short binary numbers, each once, in order.
  private var broken: [Double] = []
  /// Whether there are coefficients that differ in late digits alone, such as 1 and 1.0000001.
  private var hasNeighbors = false
  /// How many of them are kept before it is time to look which of them are still there.
  private var mostBroken = 4096
  /// Whether a coefficient has gone for which the rows are looked at closely, or many may have.
  private(set) var isStale = false

  /// How far apart the coefficients of connected rows may lie.
  private static let mostUneven = 1e5
  /// How near each other they may lie without being equal, as a share of their size.
  private static let nearest = 1e-5

  /// Whether rows must be looked at closely.
  var isUnusual: Bool { hasNeighbors || largest > Self.mostUneven * smallest }

  /// Whether a few of them after one another may make something of a rounding.
  var isUneven: Bool { largest > 100 * smallest }

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
    if hasNeighbors { return }
    var place = broken.count
    if let last = broken.last, last >= size {
      place = Self.place(of: size, in: broken)
      if broken[place] == size { return }
    }
    let short = Double(bitPattern: (size.bitPattern + 0x800_0000_0000) & ~0xFFF_FFFF_FFFF)
    hasNeighbors = Self.areNeighbors(short, size)
    if place > 0, Self.areNeighbors(broken[place - 1], size) { hasNeighbors = true }
    if place < broken.count, Self.areNeighbors(size, broken[place]) { hasNeighbors = true }
    broken.insert(size, at: place)
    if broken.count > mostBroken { isStale = true }
  }

  /// Notes that the coefficients noted are all there are.
  mutating func endSurvey() {
    mostBroken = max(4096, 2 * broken.count)
    isStale = false
  }

  /// The place of the first size that is no smaller.
  private static func place(of size: Double, in sizes: [Double]) -> Int {
    var low = 0
    var high = sizes.count
    while low < high {
      let middle = (low + high) / 2
      if sizes[middle] < size { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Whether two numbers differ in late digits alone, and not just by rounding.
  private static func areNeighbors(_ one: Double, _ other: Double) -> Bool {
    let distance = (one - other).magnitude
    return distance <= nearest * one && distance > Doubt.noise * one
  }

  /// What is to be thought of rows with some coefficients.
  static func doubt(about coefficients: some Sequence<Double>) -> Doubt {
    let sizes = coefficients.map { $0.magnitude }.sorted()
    guard let smallest = sizes.first, let largest = sizes.last else { return .none }
    if largest > 10 * mostUneven * smallest { return .grave }
    let hasNeighbors = zip(sizes, sizes.dropFirst()).contains { areNeighbors($0, $1) }
    return hasNeighbors || largest > mostUneven * smallest ? .slight : .none
  }
}
