/// What is done about required inequalities that the guessed point violates.
extension Simplex {
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
    if row < range.rows.lowerBound { return false }
    Self.findBounds(range, parts.rows, parts.terms, &lowest, &highest)
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
      if meet(row, by: -excess.value, part, &parts) { isChanged = true }
    }
    return isChanged
  }

  /// Makes a row tight that is so far from its constant.
  ///
  /// The weakest row gives way. If it is one on a single variable, it does so only as far as to a
  /// required bound of that variable, which takes its place, and what is missing then is up to the
  /// next one: so all the views that must shrink in a line do so at once.
  ///
  /// - Returns: Whether it changed the basis.
  private mutating func meet(
    _ row: Int, by distance: Double, _ part: Int, _ parts: inout Parts
  ) -> Bool {
    let range = parts.parts[part]
    express(row, range, &parts)
    Self.listYielding(
      range, parts.rows, parts.columns, entering, enteringPlaces, enteringCount,
      direction: distance, into: &yielding)
    var distance = distance
    var isChanged = false
    while let weakest = yielding.pop() {
      let place = Int(weakest)
      isChanged = true
      let reach = distance / entering[place].value
      if let stop = Self.stop(at: place, within: reach, range, &parts, lowest, highest) {
        Self.move(by: stop.distance, along: place, range, &parts)
        distance -= entering[place].value * stop.distance
        replace(at: place, by: stop.row, part, &parts)
      } else {
        pivot(row: row, at: place, part, &parts)
        let excess = Self.excess(of: row, range, parts.rows, parts.columns, parts.terms)
        Self.move(by: -excess.value, along: place, range, &parts)
        break
      }
    }
    return isChanged
  }

  /// Lists the places of the tight rows that can give way for the row in `entering` to move in a
  /// direction: all but required ones that are violated then.
  ///
  /// The weakest comes first. That is a placeholder, or a stay row, or an inequality that stays met,
  /// a required one rather than one that may have a counterpart on the other side; or else it is
  /// the last row in the order of the tie rule.
  private static func listYielding(
    _ part: Part, _ rows: [Parts.Row], _ columns: [Parts.Column], _ entering: [Sum],
    _ places: [Int32], _ count: Int, direction: Double, into yielding: inout Heap
  ) {
    let rows = rows.span
    let columns = columns.span
    let entering = entering.span
    let places = places.span
    yielding.removeAll()
    var largest = 0.0
    for index in 0..<count { largest = max(largest, entering[Int(places[index])].value.magnitude) }
    for index in 0..<count {
      let place = Int(places[index])
      let coefficient = entering[place].value
      guard coefficient.magnitude >= 1e-3 * largest else { continue }
      let row = Int(columns[part.columns.lowerBound &+ place].tight)
      // A placeholder, a stay row, an inequality that stays met, or another row.
      let strength: Int
      if row < 0 {
        strength = 0
      } else if rows[row].level < 0 {
        strength = part.rows.upperBound &- row
      } else if !isHurt(rows[row].relation, by: direction * coefficient) {
        strength = part.rows.count &+ row &- part.rows.lowerBound
      } else if rows[row].isRequired {
        continue
      } else {
        strength = 2 &* part.rows.count &+ part.rows.upperBound &- row
      }
      yielding.push(places[index], key: Double(strength))
    }
  }

  /// The required bound that the variable of a tight row comes to before the left-hand side of that
  /// row has grown by a distance, and how far it is to there; nil if there is none in the way, or
  /// the row has other variables too.
  private static func stop(
    at place: Int, within distance: Double, _ part: Part, _ parts: inout Parts, _ lowest: [Bound],
    _ highest: [Bound]
  ) -> (row: Int, distance: Double)? {
    let first = part.columns.lowerBound
    let tight = Int(parts.columns[first + place].tight)
    guard tight >= 0, parts.rows[tight].termCount == 1 else { return nil }
    let term = parts.terms[Int(parts.rows[tight].firstTerm)]
    let isRising = (distance > 0) == (term.coefficient > 0)
    let bound = isRising ? highest[Int(term.column)] : lowest[Int(term.column)]
    guard bound.row >= 0, parts.rows[Int(bound.row)].place < 0 else { return nil }
    let room = term.coefficient * (bound.value - parts.columns[first + Int(term.column)].value)
    // A bound that is violated already is none; one that is in the way lies between.
    guard room == 0 || (room > 0) == (distance > 0), room.magnitude < distance.magnitude else {
      return nil
    }
    return (Int(bound.row), room)
  }

  /// Puts a row on a single variable into the basis in the place of another row on the same one; what
  /// `entering` holds is written in the new basis then.
  private mutating func replace(at place: Int, by row: Int, _ part: Int, _ parts: inout Parts) {
    let range = parts.parts[part]
    let former = Int(parts.columns[range.columns.lowerBound + place].tight)
    let ratio =
      parts.terms[Int(parts.rows[former].firstTerm)].coefficient
      / parts.terms[Int(parts.rows[row].firstTerm)].coefficient
    parts.scale(place: place, of: range, by: ratio)
    entering[place].value *= ratio
    entering[place].size *= ratio.magnitude
    Self.noteChange(row, at: place, part, &parts)
  }

  /// Finds the required inequalities without other variables that keep each variable the most from
  /// falling and from rising.
  private static func findBounds(
    _ part: Part, _ rows: [Parts.Row], _ terms: [Parts.Term], _ lowest: inout [Bound],
    _ highest: inout [Bound]
  ) {
    lowest.grow(with: Bound(), count: part.size)
    highest.grow(with: Bound(), count: part.size)
    var lowest = lowest.mutableSpan
    var highest = highest.mutableSpan
    let rows = rows.span
    let terms = terms.span
    for column in 0..<part.size {
      lowest[column] = Bound(value: -.infinity)
      highest[column] = Bound(value: .infinity)
    }
    for index in part.rows {
      let row = rows[index]
      guard row.isRequired else { return }
      guard row.termCount == 1, row.relation != .equal else { continue }
      let term = terms[Int(row.firstTerm)]
      let column = Int(term.column)
      let bound = Bound(
        row: Int32(truncatingIfNeeded: index), value: row.constant / term.coefficient)
      if (row.relation == .greaterThanOrEqual) == (term.coefficient > 0) {
        if bound.value > lowest[column].value { lowest[column] = bound }
      } else if bound.value < highest[column].value {
        highest[column] = bound
      }
    }
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

  /// Moves the point so that the left-hand side of the tight row at a place grows by a distance.
  private static func move(
    by distance: Double, along place: Int, _ part: Part, _ parts: inout Parts
  ) {
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
