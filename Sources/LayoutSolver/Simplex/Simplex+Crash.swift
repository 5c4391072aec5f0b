extension Simplex {
  /// Guesses the first basis: the rows that were tight before, then those of the highest levels.
  ///
  /// Inside a level equalities come first; a required inequality is guessed to be tight only where
  /// nothing else is, and if it would be violated otherwise.
  mutating func crash(_ part: Int, _ parts: inout Parts, wasTight: [Bool]) {
    clearBasis(part, &parts)
    var open = parts.parts[part].size
    for row in parts.parts[part].rows where open > 0 && wasTight[Int(parts.rows[row].source)] {
      if takeIn(row, part, &parts) { open -= 1 }
    }
    let rows = parts.parts[part].rows
    var start = rows.lowerBound
    while start < rows.upperBound, open > 0 {
      let level = parts.rows[start].level
      var end = start
      while end < rows.upperBound, parts.rows[end].level == level { end += 1 }
      for row in start..<end
      where open > 0 && parts.rows[row].place < 0 && parts.rows[row].relation == .equal {
        if takeIn(row, part, &parts) { open -= 1 }
      }
      for row in start..<end
      where open > 0 && parts.rows[row].place < 0 && parts.rows[row].relation != .equal
        && !parts.rows[row].isRequired
      {
        if takeIn(row, part, &parts) { open -= 1 }
      }
      start = end
    }
    if open > 0 { takeInViolated(part, &parts) }
    parts.parts[part].hasBasis = true
    parts.parts[part].age = 0
  }

  /// Lets required inequalities take the places that are left, one after the other, each if it is
  /// violated at the point that those before it lead to.
  private mutating func takeInViolated(_ part: Int, _ parts: inout Parts) {
    let range = parts.parts[part]
    let first = range.columns.lowerBound
    findPoint(range, &parts)
    for row in range.rows {
      guard parts.rows[row].isRequired else { return }
      guard parts.rows[row].place < 0 else { continue }
      var excess = -parts.rows[row].constant
      var size = parts.rows[row].norm + parts.rows[row].scale + excess.magnitude
      for term in parts.terms(of: row) {
        let column = first + Int(parts.terms[term].column)
        let product = parts.terms[term].coefficient * parts.columns[column].value
        excess += product
        size += product.magnitude
      }
      guard parts.rows[row].relation.isViolated(excess, bound: Self.rounding * size),
        takeIn(row, part, &parts)
      else { continue }
      let place = Int(parts.rows[row].place)
      if range.dense >= 0 {
        for column in 0..<range.size {
          parts.columns[first + column].value -=
            excess * parts.dense[range.dense + column * range.size + place]
        }
        continue
      }
      var entry = parts.sparse.first(column: first + place)
      while entry >= 0 {
        parts.columns[parts.sparse.row(entry)].value -= excess * parts.sparse.value(entry)
        entry = parts.sparse.next(inColumn: entry)
      }
    }
  }
}
