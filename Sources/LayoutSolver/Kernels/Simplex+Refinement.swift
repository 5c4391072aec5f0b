/// Shares to all digits that the rows have.
///
/// After many exchanges, or where numbers cancel, a share that is nothing comes out as something small, or
/// the other way round. What the rows times their shares lack of the whole, in numbers of 31 digits, is
/// shared out in the same way and added; and what the last digits of the rows would change is an error to
/// compare the share with.
extension Simplex {
  /// Writes the row in `entering` in terms of the rows of the basis.
  ///
  /// If all digits are asked for, the sizes are then what the shares may be off by.
  mutating func express(_ part: inout Part) {
    if isRefined { expressToAllDigits(&part) } else { factors.express(&entering) }
  }

  private mutating func expressToAllDigits(_ part: inout Part) {
    var rest = (0..<part.size).map { DoubleDouble(entering[$0].value) }
    // A sum of rows whose terms cancel has lost digits of these, not of what is left.
    var size = (0..<part.size).map { entering[$0].size }
    factors.express(&entering)
    for place in 0..<part.size where entering[place].value != 0 {
      let share = entering[place].value
      part.forEachTerm(ofTight: place) { column, coefficient in
        let product = DoubleDouble.product(share, coefficient)
        rest[column] = rest[column] - product
        size[column] += product.double.magnitude
      }
    }
    var correction = rest.map { Sum(value: $0.double, size: $0.double.magnitude) }
    factors.express(&correction)
    let error = changes(by: size)
    for place in 0..<part.size {
      let value = entering[place].value + correction[place].value
      let bound =
        error[place] + entering[place].size * Tolerance.lastDigit
        + correction[place].value.magnitude * Tolerance.correction
      if bound > Tolerance.refinedShare * (1 + value.magnitude) { isDoubtful = true }
      entering[place] =
        value.magnitude <= Tolerance.certainlyNothing * bound
        ? Sum() : Sum(value: value, size: bound)
    }
  }

  /// By how much shares change if the last digits of rows do; of several trials, as in one of them changes that have
  /// nothing to do with each other may cancel.
  private mutating func changes(by size: [Double]) -> [Double] {
    var largest = [Double](repeating: 0, count: size.count)
    for trial in 0..<4 {
      var changed = size.indices.map { column in
        let digit = size[column] * Tolerance.lastDigit
        return Sum(value: scatteredShare(column + trial * size.count) * digit, size: digit)
      }
      factors.express(&changed)
      for place in size.indices {
        largest[place] = max(largest[place], changed[place].value.magnitude)
      }
    }
    return largest
  }

  /// Notes a doubt if a share that was computed to all digits may be nothing all the same.
  mutating func judge(_ share: Sum) {
    if isRefined, share.value.magnitude < Tolerance.certainlySomething * share.size {
      isDoubtful = true
    }
  }

  /// A slope, or 0 if it is level as far as is known; it is noted if digits may be missing to tell.
  @inline(__always)
  func judgedSlope(_ slope: Double, _ price: Sum, loss: Double, _ isUnsure: inout Bool) -> Double {
    let magnitude = slope.magnitude
    if isRefined {
      if magnitude <= Tolerance.certainlyNothing * price.size { return 0 }
      if magnitude < Tolerance.certainlySomething * price.size { isUnsure = true }
      return slope
    }
    let size = price.size + loss
    if magnitude <= Doubt.loss * size, magnitude > Doubt.noise * size { isUnsure = true }
    return magnitude <= Tolerance.slope * size ? 0 : slope
  }
}

extension Part {
  /// Passes on the terms of the tight row at a place.
  fileprivate func forEachTerm(ofTight place: Int, _ body: (Int, Double) -> Void) {
    let row = Int(columns[place].tight)
    if row < 0 { return body(~row, 1) }
    for term in rows[row].terms { body(Int(terms[term].column), terms[term].coefficient) }
  }
}
