/// Whether 31 digits were enough to say where rows stand and which edges rise.
///
/// The values must be right to as many digits as are promised. What is zero is known for certain.
/// Whether anything else is above or below zero is looked at once more at the end, and not on the way
/// there.
extension PreciseSimplex {
  func isProven() -> Bool {
    let errors = errors(ofPoint: values, basis.map(constant))
    let largest = values.reduce(1) { max($0, $1.magnitude) }
    guard errors.allSatisfy({ $0 <= 1e-10 * largest }) else { return false }
    for row in 0..<rowCount where place[row] < 0 && !residual[row].isZero {
      var error = constant(row).magnitude * Self.rounding
      for entry in lines[row] {
        let value = values[entry.index].magnitude
        error += entry.value.magnitude * (errors[entry.index] + value * Self.rounding)
      }
      if !(residual[row].magnitude > Self.margin * error) { return false }
    }
    return areSlopesCertain() && areValuesCertain()
  }

  /// Whether no value moves by more than 1e-10 of the largest if numbers that aren't exact change by
  /// a unit in their last place.
  private func areValuesCertain() -> Bool {
    let changes = basis.map { row in
      lines[row].reduce(constant(row).lastPlace) {
        $0 + $1.value.lastPlace * values[$1.index].magnitude
      }
    }
    if changes.allSatisfy({ $0 == 0 }) { return true }
    let largest = values.reduce(1) { max($0, $1.magnitude) }
    // Rows that are nearly parallel move the values far if they change apart, or if they do together.
    return (0..<4).allSatisfy { trial in
      let shares = changes.enumerated().map { place, change in
        PreciseNumber(DoubleDouble(scatteredShare(place + trial * size) * change), nil)
      }
      let moves = factors.point(shares)
      return moves.allSatisfy { 4 * $0.magnitude <= 1e-10 * largest }
    }
  }

  /// The share of a number that the last digits kept are.
  private static let rounding = 0x1p-100
  /// How many times as large as its error a number must be to have a sign.
  private static let margin = 1024.0

  private func areSlopesCertain() -> Bool {
    var open = (0..<size).flatMap { [Edge(place: $0, sign: 1), Edge(place: $0, sign: -1)] }
    for level in 0..<system.levels {
      guard let gradient = gradient(ofLevel: level) else {
        open = open.filter { slope(of: $0, nil, level: level).isZero }
        continue
      }
      let price = factors.shares(of: gradient)
      let errors = errors(ofShares: price, in: gradient)
      var isCertain = true
      open = open.filter { edge in
        let slope = slope(of: edge, price, level: level)
        if slope.isZero { return true }
        let error = errors[edge.place] + (1 + price[edge.place].magnitude) * Self.rounding
        if !(slope.magnitude > Self.margin * error) { isCertain = false }
        return false
      }
      if !isCertain { return false }
    }
    return open.allSatisfy { isTieCertain($0) }
  }

  /// Whether it is clear how the first row that notices moves along an edge.
  private func isTieCertain(_ edge: Edge) -> Bool {
    let direction = direction(of: edge)
    guard let row = firstToNotice(edge, direction), place[row] < 0 else { return true }
    var unit = [PreciseNumber](repeating: .zero, count: size)
    unit[edge.place] = edge.sign > 0 ? .one : -.one
    let errors = errors(ofPoint: direction, unit)
    var error = 0.0
    for entry in lines[row] {
      let length = direction[entry.index].magnitude
      error += entry.value.magnitude * (errors[entry.index] + length * Self.rounding)
    }
    return growth(of: row, along: direction).magnitude > Self.margin * error
  }

  /// By how much a point may be off at which the rows of the basis have some values.
  ///
  /// What the rows lack of these values, and what of that was rounded, is an error in the rows; it
  /// is followed to the point, with signs that don't matter.
  private func errors(
    ofPoint point: [PreciseNumber], _ values: [PreciseNumber]
  ) -> [Double] {
    let errors = basis.indices.map { index -> PreciseNumber in
      var rest = -values[index].value
      var size = rest.high.magnitude
      for entry in lines[basis[index]] {
        let product = entry.value.value * point[entry.index].value
        rest = rest + product
        size += product.high.magnitude
      }
      return Self.error(rest.high.magnitude + size * Self.rounding, at: index)
    }
    return factors.point(errors).map { $0.magnitude }
  }

  /// By how much the shares may be off that the rows of the basis have in a row.
  private func errors(
    ofShares shares: [PreciseNumber], in row: [PreciseNumber]
  ) -> [Double] {
    var rest = row.map { -$0.value }
    var size = rest.map { $0.high.magnitude }
    for (index, share) in shares.enumerated() where !share.isZero {
      for entry in lines[basis[index]] {
        let product = entry.value.value * share.value
        rest[entry.index] = rest[entry.index] + product
        size[entry.index] += product.high.magnitude
      }
    }
    let errors = rest.indices.map { column in
      Self.error(rest[column].high.magnitude + size[column] * Self.rounding, at: column)
    }
    return factors.shares(of: errors).map { $0.magnitude }
  }

  private static func error(_ size: Double, at place: Int) -> PreciseNumber {
    if size == 0 { return .zero }
    let isUp = (UInt64(place) &* 0x9E37_79B9_7F4A_7C15) >> 63 == 0
    return PreciseNumber(DoubleDouble(isUp ? size : -size), nil)
  }
}

extension PreciseNumber {
  /// A unit in the last place of the double that the number was read from; 0 if it is exact.
  fileprivate var lastPlace: Double { isExact ? 0 : value.double.ulp }
}
