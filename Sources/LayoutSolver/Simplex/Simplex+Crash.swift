extension Simplex {
  /// Guesses the first basis: the rows that were tight before, then those of the highest levels.
  ///
  /// Inside a level equalities come first; a required inequality is not guessed to be tight.
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
    parts.parts[part].hasBasis = true
    parts.parts[part].age = 0
  }

  /// Makes required inequalities tight that the first point violates, one after the other, each in
  /// the place of the weakest row that this moves off.
  ///
  /// It takes them from the smallest key, as chains are stated from their beginning as a rule. What
  /// is not the best about it the walks put right; without it each of these rows would be a walk.
  ///
  /// - Returns: Whether it changed the basis.
  mutating func repair(_ part: Int, _ parts: inout Parts) -> Bool {
    let range = parts.parts[part]
    var end = range.rows.lowerBound
    while end < range.rows.upperBound, parts.rows[end].isRequired { end += 1 }
    var isChanged = false
    for row in (range.rows.lowerBound..<end).reversed() where parts.rows[row].place < 0 {
      let excess = excess(of: row, range, parts)
      let good: Double = parts.rows[row].relation == .lessThanOrEqual ? -1 : 1
      guard parts.rows[row].relation != .equal else { continue }
      guard excess.amount * good < -excess.bound else {
        parts.rows[row].side = good
        continue
      }
      express(row, range, parts)
      guard let place = weakestPlace(range, parts, direction: good) else { continue }
      pivot(row: row, at: place, part, &parts)
      isChanged = true
      move(by: -excess.amount, along: place, range, &parts)
    }
    return isChanged
  }

  /// By how much the left-hand side of a row exceeds its constant, and up to how much that is
  /// rounding.
  private func excess(
    of row: Int, _ part: Part, _ parts: Parts
  ) -> (amount: Double, bound: Double) {
    var sum = -parts.rows[row].constant
    var size = parts.rows[row].norm + parts.rows[row].scale + sum.magnitude
    for term in parts.terms(of: row) {
      let column = part.columns.lowerBound + Int(parts.terms[term].column)
      let product = parts.terms[term].coefficient * parts.columns[column].value
      sum += product
      size += product.magnitude
    }
    return (sum, Self.rounding * size)
  }

  /// The place of the weakest tight row that moves off as the row in `entering` moves in a
  /// direction: a placeholder, or an inequality that stays met; or else one of the lowest level.
  private func weakestPlace(_ part: Part, _ parts: Parts, direction: Double) -> Int? {
    var largest = 0.0
    for place in enteringPlaces { largest = max(largest, entering[Int(place)].magnitude) }
    var best: Int?
    var bestStrength = Int32.max
    var bestSize = 0.0
    for place in enteringPlaces {
      let coefficient = entering[Int(place)]
      guard coefficient.magnitude >= 1e-3 * largest else { continue }
      let row = Int(parts.columns[part.columns.lowerBound + Int(place)].tight)
      let strength: Int32
      if row < 0 {
        strength = -2
      } else if parts.rows[row].level < 0 {
        strength = -1
      } else if !Self.isHurt(parts.rows[row].relation, by: direction * coefficient) {
        strength = 0
      } else if parts.rows[row].isRequired {
        continue
      } else {
        strength = Int32.max - parts.rows[row].level
      }
      if strength < bestStrength
        || (strength == bestStrength && coefficient.magnitude > bestSize)
      {
        best = Int(place)
        bestStrength = strength
        bestSize = coefficient.magnitude
      }
    }
    return best
  }

  /// Moves the point so that the left-hand side of the tight row at a place grows by a distance.
  private func move(by distance: Double, along place: Int, _ part: Part, _ parts: inout Parts) {
    let first = part.columns.lowerBound
    if part.dense >= 0 {
      for column in 0..<part.size {
        let share = parts.dense[part.dense + column * part.size + place]
        parts.columns[first + column].value += distance * share
      }
      return
    }
    var entry = parts.sparse.first(column: first + place)
    while entry >= 0 {
      parts.columns[parts.sparse.row(entry)].value += distance * parts.sparse.value(entry)
      entry = parts.sparse.next(inColumn: entry)
    }
  }
}
