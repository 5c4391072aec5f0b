/// What is done with the dense inverse of a small part.
///
/// The arrays are passed one by one, so that each is open for changes throughout.
extension Simplex {
  /// The largest share of what was added up that a sum may have and still count as nothing.
  static let lostShare = 1e-13

  static func makeIdentity(_ part: Part, _ inverse: inout [Double]) {
    var inverse = inverse.mutableSpan
    let size = part.size
    for place in part.dense..<part.dense + size * size { inverse[place] = 0 }
    for column in 0..<size { inverse[part.dense + column * (size + 1)] = 1 }
  }

  /// Changes the inverse as a row enters the basis at a place; `entering` is that row written in
  /// the rows of the basis, which isn't zero at `count` places.
  static func pivotDensely(
    at place: Int, _ part: Part, _ inverse: inout [Double], _ entering: [Sum], _ places: [Int32],
    _ count: Int, _ doubt: inout Doubt
  ) {
    var inverse = inverse.mutableSpan
    let entering = entering.span
    let places = places.span
    let size = part.size
    let pivot = entering[place].value
    var first = part.dense
    for _ in 0..<size {
      let old = inverse[first &+ place]
      if old != 0 {
        let share = old / pivot
        for index in 0..<count {
          let other = Int(places[index])
          let value = inverse[first &+ other]
          let change = share * entering[other].value
          let new = value - change
          let whole = value.magnitude + change.magnitude
          if new.magnitude <= Doubt.loss * whole {
            inverse[first &+ other] = new.magnitude <= 1e-12 * whole ? 0 : new
            doubt = max(doubt, Doubt(sum: new, size: whole))
          } else {
            inverse[first &+ other] = new
          }
        }
        inverse[first &+ place] = share
      }
      first &+= size
    }
  }

  /// Writes a row in the rows of the basis.
  ///
  /// What is left of another row stands at as many places as `former` says. It returns at how many
  /// places the row isn't zero.
  static func expressDensely(
    _ row: Int, _ rows: [Parts.Row], _ terms: [Parts.Term], _ part: Part, _ inverse: [Double],
    _ entering: inout [Sum], _ places: inout [Int32], former: Int, _ doubt: inout Doubt
  ) -> Int {
    var entering = entering.mutableSpan
    var places = places.mutableSpan
    let inverse = inverse.span
    let terms = terms.span
    let size = part.size
    for index in 0..<former { entering[Int(places[index])] = Sum() }
    for term in rows[row].terms {
      let coefficient = terms[term].coefficient
      let first = part.dense &+ Int(terms[term].column) &* size
      // Most of an inverse is empty.
      for place in 0..<size where inverse[first &+ place] != 0 {
        entering[place].add(coefficient * inverse[first &+ place])
      }
    }
    var count = 0
    for place in 0..<size where entering[place].size != 0 {
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
    var entry = part.dense
    for column in part.columns {
      var sum = columns[column].value
      for place in 0..<part.size {
        sum += inverse[entry] * vector[place]
        entry &+= 1
      }
      columns[column].value = sum
    }
  }
}
