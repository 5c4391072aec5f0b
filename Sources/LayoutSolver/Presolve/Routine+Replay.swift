/// Replaying what was recorded.
///
/// The arrays are passed one by one, so that each is open throughout.
extension Routine {
  /// Gives sums that are edited the constants that they are given.
  static func take(
    _ given: [RowStore.Record], for edited: [Int32], of sums: inout [Sum]
  ) {
    for index in edited.indices {
      let place = Int(edited[index])
      let constant = given[Int(sums[place].row)].constant
      sums[place].constant = constant
      sums[place].scale = constant.magnitude
    }
  }

  /// Computes the constants of equalities, in the order given.
  static func compute(_ sums: [Sum], _ terms: [Term], _ lines: inout [Reduction.Line]) {
    let sums = sums.span
    let terms = terms.span
    var lines = lines.mutableSpan
    for index in sums.indices {
      let sum = sums[index]
      let (constant, scale) = total(sum, terms, lines)
      lines[Int(sum.row)].constant = constant
      lines[Int(sum.row)].scale = scale
    }
  }

  /// Computes the constants of rows that are left, and lists those for which it may make a
  /// difference, with the constants they had.
  static func compute(
    _ rows: [Row], _ terms: [Term], _ lines: inout [Reduction.Line], rowOfSource: Slots<Int32>,
    _ values: [Double], _ changed: inout Buffer<(row: Int32, constant: Double)>
  ) {
    let rows = rows.span
    let terms = terms.span
    var lines = lines.mutableSpan
    let values = values.span
    for index in rows.indices {
      let row = rows[index]
      let source = Int(row.sum.row)
      let (constant, scale) = total(row.sum, terms, lines)
      let old = lines[source].constant
      lines[source].constant = constant
      lines[source].scale = scale
      if constant == old { continue }
      if row.variable < 0 {
        if Solver.isMet(constant, row.relation, norm: row.coefficient, scale: scale) { continue }
      } else if rowOfSource[source] < 0 {
        let product = row.coefficient * values[Int(row.variable)]
        let size =
          product.magnitude + row.coefficient.magnitude + old.magnitude + constant.magnitude
        if row.relation.hasRoom(product, beside: old, constant, size: size) { continue }
      }
      changed.append((row.sum.row, old))
    }
  }

  @inline(__always)
  private static func total(
    _ sum: Sum, _ terms: Span<Term>, _ lines: borrowing MutableSpan<Reduction.Line>
  ) -> (constant: Double, scale: Double) {
    var constant = sum.constant
    var scale = sum.scale
    var place = Int(sum.firstTerm)
    while place < Int(sum.termEnd) {
      let term = terms[place]
      constant -= term.factor * lines[Int(term.row)].constant
      scale += term.factor.magnitude * lines[Int(term.row)].scale
      place &+= 1
    }
    return (constant, scale)
  }

  /// Computes the eliminated variables that are reached, and lists those that have new values.
  ///
  /// - Returns: Whether doubles hold all of these, and all their checks are clearly met.
  static func restore(
    _ definitions: [Definition], _ checks: [Check], _ others: [Reduction.Other],
    _ lines: [Reduction.Line], _ values: inout [Double], _ changed: inout Buffer<Int32>
  ) -> Bool {
    changed.makeRoom(for: definitions.count, 0)
    let definitions = definitions.span
    let checks = checks.span
    let others = others.span
    let lines = lines.span
    var values = values.mutableSpan
    var count = changed.count
    var list = changed.elements.mutableSpan
    var areSound = true
    for index in definitions.indices {
      let definition = definitions[index]
      let line = lines[Int(definition.equality)]
      var sum = line.constant
      var size = line.scale
      var place = Int(definition.firstOther)
      while place < Int(definition.otherEnd) {
        let product = others[place].coefficient * values[Int(others[place].variable)]
        sum -= product
        size += product.magnitude
        place &+= 1
      }
      let value = sum / definition.pivot + 0
      guard value != values[Int(definition.variable)] else { continue }
      values[Int(definition.variable)] = value
      list[count] = definition.variable
      count &+= 1
      // A value that isn't finite is in no room: the ends don't belong to it.
      if definition.room.contains(value, scale: size) { continue }
      if !value.isFinite { areSound = false }
      let scale = 1 + size / definition.pivot.magnitude
      for place in Int(definition.firstCheck)..<Int(definition.checkEnd)
      where !Solver.isMet(checks[place], by: value, scale: scale) { areSound = false }
    }
    changed.count = count
    return areSound
  }
}
