extension Simplex {
  /// Guesses the first basis: the rows that were tight before, then those of the highest levels.
  ///
  /// Inside a level equalities come first; a required inequality is not guessed to be tight.
  mutating func crash(_ part: Int, _ parts: inout Parts, wasTight: Slots<Bool>) {
    clearBasis(part, &parts)
    let rows = parts.parts[part].rows
    var open = parts.parts[part].size
    var row = Self.firstTight(from: rows.lowerBound, rows, parts.rows, wasTight.values)
    while open > 0, row < rows.upperBound {
      if takeIn(row, part, &parts) { open -= 1 }
      row = Self.firstTight(from: row + 1, rows, parts.rows, wasTight.values)
    }
    var start = rows.lowerBound
    while start < rows.upperBound, open > 0 {
      let level = Self.level(from: start, rows, parts.rows)
      takeIn(level, part, &parts, areEqualities: true, open: &open)
      if !parts.rows[start].isRequired {
        takeIn(level, part, &parts, areEqualities: false, open: &open)
      }
      start = level.upperBound
    }
    parts.parts[part].hasBasis = true
    parts.parts[part].age = 0
  }

  /// The first row at or behind another that was tight before.
  private static func firstTight(
    from first: Int, _ range: Range<Int>, _ rows: [Parts.Row], _ wasTight: [Bool]
  ) -> Int {
    let rows = rows.span
    let wasTight = wasTight.span
    if wasTight.isEmpty { return range.upperBound }
    var row = first
    while row < range.upperBound {
      let source = Int(rows[row].source)
      if source < wasTight.count, wasTight[source] { break }
      row &+= 1
    }
    return row
  }

  /// The rows of one level, the first of which is given.
  private static func level(
    from first: Int, _ range: Range<Int>, _ rows: [Parts.Row]
  ) -> Range<Int> {
    let rows = rows.span
    var end = first &+ 1
    while end < range.upperBound, rows[end].level == rows[first].level { end &+= 1 }
    return first..<end
  }

  /// Takes rows of a level in, either equalities or the others, as long as places are open.
  private mutating func takeIn(
    _ level: Range<Int>, _ part: Int, _ parts: inout Parts, areEqualities: Bool, open: inout Int
  ) {
    for row in level where (parts.rows[row].relation == .equal) == areEqualities {
      if open == 0 { return }
      if parts.rows[row].place < 0, takeIn(row, part, &parts) { open -= 1 }
    }
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
    var row = Self.lastViolated(range, &parts.rows, residual, tolerance)
    var isChanged = false
    while row >= range.rows.lowerBound {
      defer { row -= 1 }
      guard parts.rows[row].place < 0, parts.rows[row].relation != .equal else { continue }
      let excess = Self.excess(of: row, range, parts.rows, parts.columns, parts.terms)
      let good: Double = parts.rows[row].relation == .lessThanOrEqual ? -1 : 1
      guard excess.value * good < -Self.rounding * excess.size else {
        parts.rows[row].side = good
        continue
      }
      express(row, range, &parts)
      let place = Self.weakestPlace(
        range, parts.rows, parts.columns, entering, enteringPlaces[..<enteringCount],
        direction: good)
      guard place >= 0 else { continue }
      pivot(row: row, at: place, part, &parts)
      isChanged = true
      move(by: -excess.value, along: place, range, &parts)
    }
    return isChanged
  }

  /// The last required inequality that isn't met at the point that was measured, or one before the
  /// first row; those behind it are on their good sides.
  private static func lastViolated(
    _ part: Part, _ rows: inout [Parts.Row], _ residual: [Double], _ tolerance: [Double]
  ) -> Int {
    var rows = rows.mutableSpan
    let residual = residual.span
    let tolerance = tolerance.span
    let first = part.rows.lowerBound
    var row = first
    while row < part.rows.upperBound, rows[row].isRequired { row &+= 1 }
    row &-= 1
    while row >= first {
      if rows[row].place < 0, rows[row].relation != .equal {
        let good: Double = rows[row].relation == .lessThanOrEqual ? -1 : 1
        if residual[row &- first] * good < -tolerance[row &- first] { return row }
        rows[row].side = good
      }
      row &-= 1
    }
    return row
  }

  /// By how much the left-hand side of a row exceeds its constant.
  private static func excess(
    of row: Int, _ part: Part, _ rows: [Parts.Row], _ columns: [Parts.Column],
    _ terms: [Parts.Term]
  ) -> Sum {
    let row = rows[row]
    var sum = Sum(value: -row.constant, size: row.norm + row.scale + row.constant.magnitude)
    for place in row.terms {
      let term = terms[place]
      sum.add(term.coefficient * columns[part.columns.lowerBound &+ Int(term.column)].value)
    }
    return sum
  }

  /// The place of the weakest tight row that moves off as the row in `entering` moves in a
  /// direction, or -1 if only required rows do.
  ///
  /// The weakest is a placeholder, or an inequality that stays met; or else one of the lowest level.
  private static func weakestPlace(
    _ part: Part, _ rows: [Parts.Row], _ columns: [Parts.Column], _ entering: [Sum],
    _ places: ArraySlice<Int32>, direction: Double
  ) -> Int {
    var largest = 0.0
    for place in places { largest = max(largest, entering[Int(place)].value.magnitude) }
    var best = -1
    var bestStrength = Int32.max
    var bestSize = 0.0
    for place in places {
      let coefficient = entering[Int(place)].value
      guard coefficient.magnitude >= 1e-3 * largest else { continue }
      let row = Int(columns[part.columns.lowerBound &+ Int(place)].tight)
      let strength: Int32
      if row < 0 {
        strength = -2
      } else if rows[row].level < 0 {
        strength = -1
      } else if !isHurt(rows[row].relation, by: direction * coefficient) {
        strength = 0
      } else if rows[row].isRequired {
        continue
      } else {
        strength = Int32.max - rows[row].level
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
