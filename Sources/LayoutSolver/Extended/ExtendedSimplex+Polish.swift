/// By how much a number of the table moves if all given numbers move.
struct Sensitivity {
  /// For a change of each by a share of its magnitude: the same share of this.
  var size = 0.0
  /// For a change of each by its uncertainty.
  var uncertainty = 0.0

  /// Whether a number has a sign, or is zero; nil if it may be either.
  ///
  /// A number is zero that a change of the given numbers in the 27th digit makes so. It has a sign
  /// if that takes a change in the 18th digit, and far more than the given numbers are uncertain by.
  func hasSign(_ number: DoubleDouble) -> Bool? {
    let magnitude = number.high.magnitude
    if magnitude <= 0x1p-90 * size { return false }
    return magnitude > 0x1p-60 * size && isCertain(number) ? true : nil
  }

  /// Whether a number is far larger than what the given numbers are uncertain by.
  func isCertain(_ number: DoubleDouble) -> Bool { number.high.magnitude > 16 * uncertainty }
}

extension ExtendedSimplex {
  /// Takes out of the table what rounding has left in it.
  ///
  /// Each row is put together from the tight rows as the table says, and what is then missing is
  /// composed of the tight rows, too. Numbers that are zero but for rounding become so.
  ///
  /// - Returns: False if the table is too far off, or has numbers that no double can hold.
  mutating func polish() -> Bool {
    guard table.allSatisfy(\.high.isFinite), residual.allSatisfy(\.high.isFinite) else {
      return false
    }
    for _ in 0..<4 {
      let missing = (0..<rowCount).map { self.missing(of: $0) }
      if missing.allSatisfy({ $0 == nil }) {
        round()
        return true
      }
      let inverse = Array(table[(system.rows.count * size)...])
      for (row, missing) in missing.enumerated() {
        guard let missing else { continue }
        for place in 0..<size {
          var error = DoubleDouble.zero
          for (column, share) in missing.enumerated() where !share.isZero {
            error = error + share * inverse[column * size + place]
          }
          let old = table[row * size + place]
          let new = old + error
          // What was nothing but rounding is zero; if it isn't, the next round tells.
          let isNothing = new.high.magnitude <= 0x1p-20 * old.high.magnitude
          table[row * size + place] = isNothing ? .zero : new
        }
      }
      for row in 0..<rowCount where place[row] < 0 { measure(row) }
    }
    return false
  }

  /// What the tight rows, as the table composes them, lack of a row; nil if it is nothing but
  /// rounding.
  private func missing(of row: Int) -> [DoubleDouble]? {
    guard place[row] < 0 else { return nil }
    var missing = given[row].map(\.value)
    var magnitudes = missing.map(\.high.magnitude)
    missing[size] = missing[size] + residual[row]
    magnitudes[size] += residual[row].high.magnitude
    for place in 0..<size where !table[row * size + place].isZero {
      for (column, number) in given[basis[place]].enumerated() where !number.value.isZero {
        let product = table[row * size + place] * number.value
        missing[column] = missing[column] - product
        magnitudes[column] += product.high.magnitude
      }
    }
    var isRounding = missing[size].high.magnitude <= 0x1p-94 * magnitudes[size]
    for place in 0..<size where isRounding {
      var error = 0.0
      var whole = 0.0
      for column in 0..<size {
        let share = table[(system.rows.count + column) * size + place].high.magnitude
        error += missing[column].high.magnitude * share
        whole += magnitudes[column] * share
      }
      isRounding = error <= 0x1p-94 * whole
    }
    missing.removeLast()
    return isRounding ? nil : missing
  }

  /// Computes what a row's left-hand side exceeds its constant by.
  private mutating func measure(_ row: Int) {
    var sum = -given[row][size].value
    for place in 0..<size {
      sum = sum + table[row * size + place] * given[basis[place]][size].value
    }
    residual[row] = sum
  }

  /// Makes zero what is zero but for rounding, and notes what may be zero or not.
  private mutating func round() {
    isPolished = true
    isUnclear = false
    valueUncertainty = Array(repeating: 0, count: size)
    // Tight rows that might as well depend on each other have an inverse that is all uncertain.
    var isCertain = basis.map { $0 >= system.rows.count }
    for row in 0..<rowCount where place[row] < 0 {
      let weights = weights(of: [row], table[row * size..<(row + 1) * size])
      round(residualOf: row, weights)
      for place in 0..<size where !table[row * size + place].isZero {
        let index = row * size + place
        let sensitivity = sensitivity(weights, at: place)
        if sensitivity.hasSign(table[index]) == false { table[index] = .zero }
        if row >= system.rows.count, sensitivity.isCertain(table[index]) { isCertain[place] = true }
      }
      let entries = table[row * size..<(row + 1) * size]
      error[row] = 0x1p-104 * entries.reduce(0) { max($0, $1.high.magnitude) }
    }
    if isCertain.contains(false) { isUnclear = true }
  }

  private mutating func round(residualOf row: Int, _ weights: [Sensitivity]) {
    // Behind the columns stands the constant.
    var whole = weights[size]
    for column in 0..<size {
      let point = residual[system.rows.count + column].high.magnitude
      whole.size += weights[column].size * point
      whole.uncertainty += weights[column].uncertainty * point
    }
    switch whole.hasSign(residual[row]) {
    case true?: break
    case false?: residual[row] = .zero
    case nil: isUnclear = true
    }
    if row >= system.rows.count {
      valueUncertainty[row - system.rows.count] = whole.uncertainty
    }
  }

  /// How much each column, and behind them the constant, counts in a sum of rows and of the tight
  /// rows it is composed of.
  func weights(of rows: [Int], _ shares: ArraySlice<DoubleDouble>) -> [Sensitivity] {
    var weights = [Sensitivity](repeating: Sensitivity(), count: size + 1)
    func add(_ row: Int, _ share: Double) {
      for (column, number) in given[row].enumerated() where !number.value.isZero {
        weights[column].size += share * number.value.high.magnitude
        weights[column].uncertainty += share * number.uncertainty
      }
    }
    for row in rows { add(row, 1) }
    for (place, share) in shares.enumerated() where !share.isZero {
      add(basis[place], share.high.magnitude)
    }
    return weights
  }

  /// The sensitivity of the share that the tight row of a place has in a sum with the weights.
  func sensitivity(_ weights: [Sensitivity], at place: Int) -> Sensitivity {
    var result = Sensitivity()
    for column in 0..<size {
      let factor = table[(system.rows.count + column) * size + place].high.magnitude
      result.size += weights[column].size * factor
      result.uncertainty += weights[column].uncertainty * factor
    }
    return result
  }
}
