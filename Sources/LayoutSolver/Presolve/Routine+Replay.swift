/// Replaying what was recorded.
///
/// The arrays are passed one by one, so that each is open throughout.
extension Routine {
  /// Computes the constants that are reached, and lists the rows that are left for which it may make
  /// a difference, with the constants they had.
  static func replay(
    _ sums: inout [Sum], equalityCount: Int, edited: [Int32], _ terms: [Term],
    _ judgements: [Judgement], _ given: [RowStore.Record], _ lines: inout [Reduction.Line],
    rowOfSource: [Int32], _ values: [Double],
    _ changed: inout Buffer<(row: Int32, constant: Double)>
  ) {
    changed.removeAll()
    var sums = sums.mutableSpan
    let edited = edited.span
    let terms = terms.span
    let judgements = judgements.span
    let given = given.span
    var lines = lines.mutableSpan
    let rowOfSource = rowOfSource.span
    let values = values.span
    for index in edited.indices {
      let sum = Int(edited[index])
      let constant = given[Int(sums[sum].row)].constant
      sums[sum].constant = constant
      sums[sum].scale = constant.magnitude
    }
    for index in 0..<equalityCount {
      let sum = sums[index]
      let (constant, scale) = total(sum, terms, lines)
      lines[Int(sum.row)].constant = constant
      lines[Int(sum.row)].scale = scale
    }
    for index in equalityCount..<sums.count {
      let sum = sums[index]
      let (constant, scale) = total(sum, terms, lines)
      let old = lines[Int(sum.row)].constant
      lines[Int(sum.row)].constant = constant
      lines[Int(sum.row)].scale = scale
      if constant == old { continue }
      let judgement = judgements[index &- equalityCount]
      if judgement.variable < 0 {
        if Solver.isMet(constant, judgement.relation, norm: judgement.coefficient, scale: scale) {
          continue
        }
      } else if Int(sum.row) >= rowOfSource.count || rowOfSource[Int(sum.row)] < 0 {
        let product = judgement.coefficient * values[Int(judgement.variable)]
        let size =
          product.magnitude + judgement.coefficient.magnitude + old.magnitude + constant.magnitude
        if judgement.relation.hasRoom(product, beside: old, constant, size: size) { continue }
      }
      changed.append((sum.row, old))
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
      var place = Int(definition.firstOther)
      while place < Int(definition.otherEnd) {
        sum -= others[place].coefficient * values[Int(others[place].variable)]
        place &+= 1
      }
      let value = sum / definition.pivot + 0
      guard value != values[Int(definition.variable)] else { continue }
      values[Int(definition.variable)] = value
      list[count] = definition.variable
      count &+= 1
      if !value.isFinite { areSound = false }
      if definition.firstCheck == definition.checkEnd { continue }
      let scale = 1 + line.scale / definition.pivot.magnitude
      for place in Int(definition.firstCheck)..<Int(definition.checkEnd)
      where !Solver.isMet(checks[place], by: value, scale: scale) { areSound = false }
    }
    changed.count = count
    return areSound
  }
}
