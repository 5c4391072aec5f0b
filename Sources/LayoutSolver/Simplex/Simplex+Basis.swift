extension Simplex {
  /// Puts a row into the basis in the place of another.
  ///
  /// `entering` holds the row written in the rows of the basis, `enteringPlaces` the places where
  /// it isn't zero.
  ///
  /// - Complexity: O(*d*·*e*), where *d* and *e* are the numbers of entries that aren't zero in the
  ///   column that leaves and in the row that enters; O(*n*²) in a small part of *n* variables.
  mutating func pivot(row: Int, at place: Int, _ part: Int, _ parts: inout Parts) {
    let range = parts.parts[part]
    if entering[place].value.magnitude <= Doubt.loss * entering[place].size { pivotDoubt = .grave }
    if range.dense < 0 {
      pivotSparsely(at: place, range, &parts.sparse)
    } else {
      Self.pivotDensely(
        at: place, range, &parts.dense, &parts.columns, entering, enteringPlaces, enteringCount,
        &pivotDoubt)
    }
    Self.noteChange(row, at: place, part, &parts)
  }

  /// Notes that a row is in the basis in the place of another, and the inverse is that of the new
  /// one.
  static func noteChange(_ row: Int, at place: Int, _ part: Int, _ parts: inout Parts) {
    exchange(row, place, parts.parts[part], &parts.rows, &parts.columns)
    parts.parts[part].age += 1
    parts.parts[part].isExact = false
  }

  /// Notes a row as tight in the place of another.
  private static func exchange(
    _ row: Int, _ place: Int, _ part: Part, _ rows: inout [Parts.Row],
    _ columns: inout [Parts.Column]
  ) {
    var rows = rows.mutableSpan
    let column = part.columns.lowerBound + place
    let leaving = columns[column].tight
    columns[column].tight = Int32(truncatingIfNeeded: row)
    if leaving >= 0 { rows[Int(leaving)].place = -1 }
    rows[row].place = Int32(truncatingIfNeeded: place)
  }

  private mutating func pivotSparsely(
    at place: Int, _ part: Part, _ inverse: inout SparseMatrix
  ) {
    let first = part.columns.lowerBound
    let pivot = entering[place].value
    leavingEntries.removeAll()
    var entry = inverse.first(column: first + place)
    while entry >= 0 {
      leavingEntries.append(Int32(truncatingIfNeeded: entry))
      entry = inverse.next(inColumn: entry)
    }
    for index in 0..<leavingEntries.count {
      let entry = Int(leavingEntries[index])
      inverse.replace(entry, by: inverse.value(entry) / pivot)
    }
    let width = enteringCount
    let height = leavingEntries.count
    if min(width, height) <= 2, max(width, height) <= 8 {
      addProductDirectly(without: place, from: first, &inverse)
    } else if width > height {
      for index in 0..<height {
        addProductRow(Int(leavingEntries[index]), without: place, from: first, &inverse)
      }
    } else {
      for index in 0..<enteringCount where Int(enteringPlaces[index]) != place {
        addProductColumn(Int(enteringPlaces[index]), from: first, &inverse)
      }
    }
  }

  /// Subtracts the product of the column that leaves and the row that enters from the inverse, entry
  /// by entry.
  private mutating func addProductDirectly(
    without place: Int, from first: Int, _ inverse: inout SparseMatrix
  ) {
    for index in 0..<leavingEntries.count {
      let row = inverse.row(Int(leavingEntries[index]))
      let share = inverse.value(Int(leavingEntries[index]))
      for index in 0..<enteringCount where Int(enteringPlaces[index]) != place {
        let other = Int(enteringPlaces[index])
        let doubt = inverse.add(
          row: row, column: first + other, value: -share * entering[other].value)
        if doubt > pivotDoubt { pivotDoubt = doubt }
      }
    }
  }

  /// Does so for a row of the inverse, given its entry at the place.
  ///
  /// The entries that are there are noted first, which saves looking for each.
  private mutating func addProductRow(
    _ leaving: Int, without place: Int, from first: Int, _ inverse: inout SparseMatrix
  ) {
    knownEntries.grow(with: -1, count: entering.count)
    let row = inverse.row(leaving)
    let share = inverse.value(leaving)
    var entry = inverse.first(row: row)
    while entry >= 0 {
      knownEntries[inverse.column(entry) - first] = Int32(truncatingIfNeeded: entry)
      entry = inverse.next(inRow: entry)
    }
    for index in 0..<enteringCount where Int(enteringPlaces[index]) != place {
      let other = Int(enteringPlaces[index])
      let known = Int(knownEntries[other])
      let delta = -share * entering[other].value
      if known >= 0 {
        let doubt = inverse.add(delta, to: known)
        if doubt > pivotDoubt { pivotDoubt = doubt }
      } else {
        inverse.insert(row: row, column: first + other, value: delta)
      }
      knownEntries[other] = -1
    }
    entry = inverse.first(row: row)
    while entry >= 0 {
      knownEntries[inverse.column(entry) - first] = -1
      entry = inverse.next(inRow: entry)
    }
  }

  /// Does so for a column of the inverse.
  private mutating func addProductColumn(
    _ other: Int, from first: Int, _ inverse: inout SparseMatrix
  ) {
    knownEntries.grow(with: -1, count: entering.count)
    var entry = inverse.first(column: first + other)
    while entry >= 0 {
      knownEntries[inverse.row(entry) - first] = Int32(truncatingIfNeeded: entry)
      entry = inverse.next(inColumn: entry)
    }
    for index in 0..<leavingEntries.count {
      let leaving = Int(leavingEntries[index])
      let row = inverse.row(leaving)
      let known = Int(knownEntries[row - first])
      let delta = -inverse.value(leaving) * entering[other].value
      if known >= 0 {
        let doubt = inverse.add(delta, to: known)
        if doubt > pivotDoubt { pivotDoubt = doubt }
      } else {
        inverse.insert(row: row, column: first + other, value: delta)
      }
      knownEntries[row - first] = -1
    }
    entry = inverse.first(column: first + other)
    while entry >= 0 {
      knownEntries[inverse.row(entry) - first] = -1
      entry = inverse.next(inColumn: entry)
    }
  }

  /// Writes a row in the rows of the basis, into `entering` and `enteringPlaces`.
  ///
  /// The parts stay as they are; handed over by value, their fields would be copied.
  mutating func express(_ row: Int, _ part: Part, _ parts: inout Parts) {
    if part.dense < 0 {
      enteringCount = Self.expressSparsely(
        row, parts.rows, parts.terms, part, parts.sparse, &entering, &isEntering, &enteringPlaces,
        former: enteringCount, &doubt)
    } else {
      enteringCount = Self.expressDensely(
        row, parts.rows, parts.terms, part, parts.dense, parts.columns, &entering, &enteringPlaces,
        former: enteringCount, &doubt)
    }
  }

  /// The arrays are passed one by one, so that each is open for changes throughout.
  ///
  /// What is left of another row stands at as many places as `former` says. It returns at how many
  /// places the row isn't zero.
  private static func expressSparsely(
    _ row: Int, _ rows: [Parts.Row], _ terms: [Parts.Term], _ part: Part,
    _ inverse: SparseMatrix, _ entering: inout [Sum], _ isEntering: inout [Bool],
    _ places: inout [Int32], former: Int, _ doubt: inout Doubt
  ) -> Int {
    var entering = entering.mutableSpan
    var isEntering = isEntering.mutableSpan
    var places = places.mutableSpan
    let entries = inverse.entries.span
    let terms = terms.span
    for index in 0..<former { entering[Int(places[index])] = Sum() }
    let first = part.columns.lowerBound
    var found = 0
    for term in rows[row].terms {
      let coefficient = terms[term].coefficient
      var next = inverse.first(row: first &+ Int(terms[term].column))
      while next >= 0 {
        let entry = entries[next]
        let place = Int(entry.column) &- first
        if !isEntering[place] {
          isEntering[place] = true
          places[found] = Int32(truncatingIfNeeded: place)
          found &+= 1
        }
        entering[place].add(coefficient * entry.value)
        next = Int(entry.rowNext)
      }
    }
    var count = 0
    for index in 0..<found {
      let place = Int(places[index])
      isEntering[place] = false
      let sum = entering[place]
      let magnitude = sum.value.magnitude
      if magnitude <= Doubt.loss * sum.size {
        doubt = max(doubt, Doubt(sum: magnitude, size: sum.size))
        if magnitude <= lostShare * sum.size {
          entering[place] = Sum()
          continue
        }
      }
      places[count] = Int32(truncatingIfNeeded: place)
      count &+= 1
    }
    return count
  }

  /// Computes the inverse afresh from the tight rows.
  mutating func refactor(_ part: Int, _ parts: inout Parts) {
    let range = parts.parts[part]
    formerBasis.empty()
    for column in range.columns { formerBasis.append(parts.columns[column].tight) }
    clearBasis(part, &parts)
    for place in formerBasis.indices where formerBasis[place] >= 0 {
      _ = takeIn(Int(formerBasis[place]), part, &parts)
    }
    parts.parts[part].age = 0
  }

  /// Makes a basis of placeholders.
  mutating func clearBasis(_ part: Int, _ parts: inout Parts) {
    let range = parts.parts[part]
    Self.clearBasis(range, &parts.rows, &parts.columns)
    if range.dense < 0 {
      for line in range.columns {
        parts.sparse.clear(row: line)
        parts.sparse.insert(row: line, column: line, value: 1)
      }
    } else {
      Self.makeIdentity(range, &parts.dense, &parts.columns)
    }
  }

  /// The arrays are passed one by one, so that each is open for changes throughout.
  private static func clearBasis(
    _ part: Part, _ rows: inout [Parts.Row], _ columns: inout [Parts.Column]
  ) {
    var rows = rows.mutableSpan
    var columns = columns.mutableSpan
    for row in part.rows { rows[row].place = -1 }
    for column in 0..<part.size {
      columns[part.columns.lowerBound &+ column].tight = Int32(truncatingIfNeeded: ~column)
    }
  }

  /// Puts a row in the place of a placeholder, if it is independent of the rows that are there.
  mutating func takeIn(_ row: Int, _ part: Int, _ parts: inout Parts) -> Bool {
    let range = parts.parts[part]
    express(row, range, &parts)
    let place =
      range.dense < 0
      ? lightestPlace(range, &parts)
      : Self.largestPlace(range, parts.columns, entering, enteringPlaces, enteringCount)
    if place < 0 { return false }
    pivot(row: row, at: place, part, &parts)
    return true
  }

  /// The place of a placeholder at which the row in `entering` has its largest coefficient to divide
  /// by, or -1.
  private static func largestPlace(
    _ part: Part, _ columns: [Parts.Column], _ entering: [Sum], _ places: [Int32], _ count: Int
  ) -> Int {
    let columns = columns.span
    let entering = entering.span
    let places = places.span
    var best = -1
    var largest = 0.0
    for index in 0..<count {
      let place = Int(places[index])
      let sum = entering[place]
      if columns[part.columns.lowerBound &+ place].tight < 0, sum.value.magnitude > largest,
        sum.value.magnitude > 1e-11 * sum.size
      {
        best = place
        largest = sum.value.magnitude
      }
    }
    return best
  }

  /// The place of a placeholder that the row in `entering` can take with the least change to the
  /// inverse, of those where it has a coefficient to divide by; or -1.
  private func lightestPlace(_ part: Part, _ parts: inout Parts) -> Int {
    let first = part.columns.lowerBound
    var largest = 0.0
    for index in 0..<enteringCount {
      let place = Int(enteringPlaces[index])
      let size = entering[place].value.magnitude
      if parts.columns[first + place].tight < 0, size > 1e-11 * entering[place].size {
        largest = max(largest, size)
      }
    }
    guard largest > 0 else { return -1 }
    var best = -1
    var least = Int.max
    for index in 0..<enteringCount {
      let place = Int(enteringPlaces[index])
      let size = entering[place].value.magnitude
      guard parts.columns[first + place].tight < 0, size >= 0.1 * largest,
        size > 1e-11 * entering[place].size
      else { continue }
      let height = parts.sparse.count(column: first + place)
      guard height < least else { continue }
      best = place
      least = height
    }
    return best
  }
}
