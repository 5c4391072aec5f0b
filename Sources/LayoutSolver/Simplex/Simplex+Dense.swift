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
  /// the rows of the basis.
  static func pivotDensely(
    at place: Int, _ part: Part, _ inverse: inout [Double], _ entering: [Double],
    _ doubt: inout Doubt
  ) {
    var inverse = inverse.mutableSpan
    let entering = entering.span
    let size = part.size
    let pivot = entering[place]
    var first = part.dense
    for _ in 0..<size {
      let old = inverse[first + place]
      if old != 0 {
        let share = old / pivot
        for other in 0..<size where entering[other] != 0 {
          let value = inverse[first + other]
          let change = share * entering[other]
          let new = value - change
          let whole = value.magnitude + change.magnitude
          inverse[first + other] = new.magnitude <= 1e-12 * whole ? 0 : new
          if new.magnitude <= Doubt.loss * whole {
            doubt = max(doubt, Doubt(sum: new, size: whole))
          }
        }
        inverse[first + place] = share
      }
      first += size
    }
  }

  /// Writes the terms of a row in the rows of the basis.
  static func expressDensely(
    _ range: Range<Int>, _ terms: [Parts.Term], _ part: Part, _ inverse: [Double],
    _ entering: inout [Double], _ sizes: inout [Double], _ places: inout [Int32],
    _ doubt: inout Doubt
  ) {
    var entering = entering.mutableSpan
    var sizes = sizes.mutableSpan
    let inverse = inverse.span
    let terms = terms.span
    let size = part.size
    for place in 0..<size {
      entering[place] = 0
      sizes[place] = 0
    }
    for term in range {
      let coefficient = terms[term].coefficient
      let first = part.dense + Int(terms[term].column) * size
      for place in 0..<size {
        let product = coefficient * inverse[first + place]
        entering[place] += product
        sizes[place] += product.magnitude
      }
    }
    for place in 0..<size {
      let magnitude = entering[place].magnitude
      if magnitude <= lostShare * sizes[place] {
        entering[place] = 0
        if magnitude > Doubt.noise * sizes[place] { doubt = .grave }
      } else {
        places.append(Int32(truncatingIfNeeded: place))
        if magnitude <= Doubt.loss * sizes[place] {
          doubt = max(doubt, Doubt(sum: magnitude, size: sizes[place]))
        }
      }
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
        entry += 1
      }
      columns[column].value = sum
    }
  }
}
