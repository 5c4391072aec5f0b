/// What is done with the dense inverse of a small part.
///
/// The arrays are passed one by one, so that each is open for changes throughout.
extension Simplex {
  /// The largest share of what was added up that a sum may have and still count as nothing.
  static let lostShare = 1e-13

  static func makeIdentity(
    _ part: Part, _ inverse: inout [Double], _ columns: inout [Parts.Column]
  ) {
    var inverse = inverse.mutableSpan
    var columns = columns.mutableSpan
    let size = part.size
    for place in part.dense..<part.dense + size * size { inverse[place] = 0 }
    for column in 0..<size {
      inverse[part.dense + column * (size + 1)] = 1
      columns[part.columns.lowerBound &+ column].pattern = PlaceSet(column)
    }
  }

  /// Changes the inverse as a row enters the basis at a place; `entering` is that row written in
  /// the rows of the basis, which isn't zero at `count` places.
  static func pivotDensely(
    at place: Int, _ part: Part, _ inverse: inout [Double], _ columns: inout [Parts.Column],
    _ entering: [Sum], _ places: [Int32], _ count: Int, _ doubt: inout Doubt
  ) {
    var inverse = inverse.mutableSpan
    var columns = columns.mutableSpan
    let entering = entering.span
    let places = places.span
    let pivot = entering[place].value
    let leaving = PlaceSet(place)
    var first = part.dense &- part.size
    for column in part.columns {
      first &+= part.size
      var pattern = columns[column].pattern
      guard pattern.overlaps(leaving) else { continue }
      let share = inverse[first &+ place] / pivot
      for index in 0..<count {
        let other = Int(places[index])
        if other == place { continue }
        let change = share * entering[other].value
        guard pattern.overlaps(PlaceSet(other)) else {
          inverse[first &+ other] = -change
          pattern.insert(PlaceSet(other))
          continue
        }
        let (sum, loss) = SparseMatrix.sum(inverse[first &+ other], -change)
        inverse[first &+ other] = sum
        if sum == 0 { pattern.remove(PlaceSet(other)) }
        doubt = max(doubt, loss)
      }
      inverse[first &+ place] = share
      columns[column].pattern = pattern
    }
  }

  /// Writes a row in the rows of the basis.
  ///
  /// What is left of another row stands at as many places as `former` says. It returns at how many
  /// places the row isn't zero.
  static func expressDensely(
    _ row: Int, _ rows: [Parts.Row], _ terms: [Parts.Term], _ part: Part, _ inverse: [Double],
    _ columns: [Parts.Column], _ entering: inout [Sum], _ places: inout [Int32], former: Int,
    _ doubt: inout Doubt
  ) -> Int {
    var entering = entering.mutableSpan
    var places = places.mutableSpan
    let inverse = inverse.span
    let columns = columns.span
    let terms = terms.span
    for index in 0..<former { entering[Int(places[index])] = Sum() }
    var reached = PlaceSet()
    for term in rows[row].terms {
      let coefficient = terms[term].coefficient
      let column = Int(terms[term].column)
      let first = part.dense &+ column &* part.size
      var pattern = columns[part.columns.lowerBound &+ column].pattern
      reached.insert(pattern)
      while !pattern.isEmpty {
        let place = pattern.removeFirst()
        entering[place].add(coefficient * inverse[first &+ place])
      }
    }
    var count = 0
    while !reached.isEmpty {
      let place = reached.removeFirst()
      let sum = entering[place]
      let magnitude = sum.value.magnitude
      if magnitude <= Doubt.loss * sum.size {
        if magnitude <= lostShare * sum.size {
          entering[place] = Sum()
          if magnitude > Doubt.noise * sum.size { doubt = .grave }
          continue
        }
        doubt = max(doubt, Doubt(sum: magnitude, size: sum.size))
      }
      places[count] = Int32(truncatingIfNeeded: place)
      count &+= 1
    }
    return count
  }

  /// Copies the direction of an edge.
  static func aimDensely(
    _ edge: Edge, _ part: Part, _ inverse: [Double], _ direction: inout [Double]
  ) {
    var direction = direction.mutableSpan
    let inverse = inverse.span
    var entry = part.dense &+ Int(edge.place)
    for column in 0..<part.size {
      direction[column] = edge.sign * inverse[entry]
      entry &+= part.size
    }
  }

  /// Adds the product of the inverse and a vector to the values of the part's variables.
  static func addDensely(
    _ vector: [Double], _ part: Part, _ inverse: [Double], to columns: inout [Parts.Column]
  ) {
    var columns = columns.mutableSpan
    let inverse = inverse.span
    let vector = vector.span
    var first = part.dense
    for column in part.columns {
      columns[column].value = sum(
        columns[column].value, columns[column].pattern, of: inverse, from: first, times: vector)
      first &+= part.size
    }
  }

  /// Adds the product of a row of the inverse and a vector to a number.
  @inline(__always)
  static func sum(
    _ start: Double, _ pattern: PlaceSet, of inverse: Span<Double>, from first: Int,
    times vector: Span<Double>
  ) -> Double {
    var sum = start
    var pattern = pattern
    while !pattern.isEmpty {
      let place = pattern.removeFirst()
      sum += inverse[first &+ place] * vector[place]
    }
    return sum
  }
}
