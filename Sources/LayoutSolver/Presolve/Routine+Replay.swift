/// Replaying what was recorded.
///
/// The arrays are passed one by one, so that each is open throughout.
extension Routine {
  /// What has come of an edit after which no row but dormant ones is to be looked at.
  enum Outcome {
    /// Dormant rows are to be looked at: equalities have their constants, but that is all.
    case isStirring
    /// Values are new, but not all are sound.
    case isUnsound
    /// Values are new, and published.
    case isDone
  }

  /// Replays an edit after which no row but dormant ones is to be looked at.
  ///
  /// That is what resizing a window mostly is, so all is done in one go.
  static func replay(
    _ equalities: [Sum], _ terms: [Term], _ watches: [Watch], _ definitions: [Definition],
    _ checks: [Check], _ given: [RowStore.Record], _ others: [Reduction.Other],
    _ lines: inout [Reduction.Line], _ values: inout [Double], _ changed: inout Buffer<Int32>,
    published: inout [Double]
  ) -> Outcome {
    var lines = lines.mutableSpan
    compute(equalities.span, terms.span, given.span, &lines)
    guard areCalm(watches.span, lines.span) else { return .isStirring }
    changed.makeRoom(for: definitions.count, 0)
    var values = values.mutableSpan
    var count = changed.count
    var list = changed.elements.mutableSpan
    let areSound = restore(
      definitions.span, checks.span, others.span, lines.span, &values, &list, &count)
    if areSound {
      var published = published.mutableSpan
      for index in 0..<count {
        let variable = Int(list[index])
        published[variable] = values[variable]
      }
    }
    changed.count = count
    return areSound ? .isDone : .isUnsound
  }

  /// Computes the constants of equalities, in the order given.
  static func compute(
    _ sums: [Sum], _ terms: [Term], _ given: [RowStore.Record], _ lines: inout [Reduction.Line]
  ) {
    var lines = lines.mutableSpan
    compute(sums.span, terms.span, given.span, &lines)
  }

  @inline(__always)
  private static func compute(
    _ sums: Span<Sum>, _ terms: Span<Term>, _ given: Span<RowStore.Record>,
    _ lines: inout MutableSpan<Reduction.Line>
  ) {
    for index in sums.indices {
      let sum = sums[index]
      let (constant, scale) = total(sum, terms, given, lines)
      lines[Int(sum.row)].constant = constant
      lines[Int(sum.row)].scale = scale
    }
  }

  /// Computes the constants of rows that are left, and lists those for which it may make a
  /// difference, with the constants they had.
  static func compute(
    _ rows: [Row], _ terms: [Term], _ given: [RowStore.Record],
    _ lines: inout [Reduction.Line], rowOfSource: Slots<Int32>, _ values: [Double],
    _ changed: inout Buffer<(row: Int32, constant: Double)>
  ) {
    let rows = rows.span
    let terms = terms.span
    let given = given.span
    var lines = lines.mutableSpan
    let values = values.span
    for index in rows.indices {
      let row = rows[index]
      let source = Int(row.sum.row)
      let (constant, scale) = total(row.sum, terms, given, lines)
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
    _ sum: Sum, _ terms: Span<Term>, _ given: Span<RowStore.Record>,
    _ lines: borrowing MutableSpan<Reduction.Line>
  ) -> (constant: Double, scale: Double) {
    var constant = sum.constant
    var scale = sum.scale
    if sum.isEdited {
      constant = given[Int(sum.row)].constant
      scale = constant.magnitude
    }
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
    var values = values.mutableSpan
    var count = changed.count
    var list = changed.elements.mutableSpan
    let areSound = restore(
      definitions.span, checks.span, others.span, lines.span, &values, &list, &count)
    changed.count = count
    return areSound
  }

  @inline(__always)
  private static func restore(
    _ definitions: Span<Definition>, _ checks: Span<Check>, _ others: Span<Reduction.Other>,
    _ lines: Span<Reduction.Line>, _ values: inout MutableSpan<Double>,
    _ list: inout MutableSpan<Int32>, _ count: inout Int
  ) -> Bool {
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
    return areSound
  }
}
