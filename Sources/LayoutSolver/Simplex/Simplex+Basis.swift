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
    if entering[place].magnitude <= Doubt.loss * enteringSize[place] { pivotDoubt = .grave }
    if range.dense < 0 {
      pivotSparsely(at: place, range, &parts.sparse)
    } else {
      Self.pivotDensely(at: place, range, &parts.dense, entering, &pivotDoubt)
    }
    let leaving = parts.columns[range.columns.lowerBound + place].tight
    if leaving >= 0 { parts.rows[Int(leaving)].place = -1 }
    parts.columns[range.columns.lowerBound + place].tight = Int32(truncatingIfNeeded: row)
    parts.rows[row].place = Int32(truncatingIfNeeded: place)
    parts.parts[part].age += 1
  }

  private mutating func pivotSparsely(
    at place: Int, _ part: Part, _ inverse: inout SparseMatrix
  ) {
    let first = part.columns.lowerBound
    let pivot = entering[place]
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
    let width = enteringPlaces.count
    let height = leavingEntries.count
    if min(width, height) <= 2, max(width, height) <= 8 {
      addProductDirectly(without: place, from: first, &inverse)
    } else if width > height {
      for index in 0..<height {
        addProductRow(Int(leavingEntries[index]), without: place, from: first, &inverse)
      }
    } else {
      for other in enteringPlaces where Int(other) != place {
        addProductColumn(Int(other), from: first, &inverse)
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
      for other in enteringPlaces where Int(other) != place {
        let doubt = inverse.add(
          row: row, column: first + Int(other), value: -share * entering[Int(other)])
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
    for other in enteringPlaces where Int(other) != place {
      let known = Int(knownEntries[Int(other)])
      let delta = -share * entering[Int(other)]
      if known >= 0 {
        let doubt = inverse.add(delta, to: known)
        if doubt > pivotDoubt { pivotDoubt = doubt }
      } else {
        inverse.insert(row: row, column: first + Int(other), value: delta)
      }
      knownEntries[Int(other)] = -1
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
      let delta = -inverse.value(leaving) * entering[other]
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
  mutating func express(_ row: Int, _ part: Part, _ parts: Parts) {
    for place in enteringPlaces {
      entering[Int(place)] = 0
      isEntering[Int(place)] = false
    }
    enteringPlaces.empty()
    if part.dense < 0 {
      expressSparsely(row, part, parts)
    } else {
      Self.expressDensely(
        parts.terms(of: row), parts.terms, part, parts.dense, &entering, &enteringSize,
        &enteringPlaces, &doubt)
    }
  }

  private mutating func expressSparsely(_ row: Int, _ part: Part, _ parts: Parts) {
    let first = part.columns.lowerBound
    for term in parts.terms(of: row) {
      let coefficient = parts.terms[term].coefficient
      var entry = parts.sparse.first(row: first + Int(parts.terms[term].column))
      while entry >= 0 {
        let place = parts.sparse.column(entry) - first
        if !isEntering[place] {
          isEntering[place] = true
          enteringSize[place] = 0
          enteringPlaces.append(Int32(truncatingIfNeeded: place))
        }
        let product = coefficient * parts.sparse.value(entry)
        entering[place] += product
        enteringSize[place] += product.magnitude
        entry = parts.sparse.next(inRow: entry)
      }
    }
    enteringPlaces.removeAll {
      let size = enteringSize[Int($0)]
      let magnitude = entering[Int($0)].magnitude
      guard magnitude <= Doubt.loss * size else { return false }
      doubt = max(doubt, Doubt(sum: magnitude, size: size))
      guard magnitude <= Self.lostShare * size else { return false }
      entering[Int($0)] = 0
      isEntering[Int($0)] = false
      return true
    }
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
    for row in range.rows { parts.rows[row].place = -1 }
    for column in 0..<range.size {
      parts.columns[range.columns.lowerBound + column].tight = Int32(truncatingIfNeeded: ~column)
    }
    if range.dense < 0 {
      for line in range.columns {
        parts.sparse.clear(row: line)
        parts.sparse.insert(row: line, column: line, value: 1)
      }
    } else {
      Self.makeIdentity(range, &parts.dense)
    }
  }

  /// The place of a placeholder that the row in `entering` can take with the least change to the
  /// inverse, of those where it has a coefficient to divide by.
  private func lightestPlace(_ part: Part, _ parts: Parts) -> Int? {
    let first = part.columns.lowerBound
    var largest = 0.0
    for place in enteringPlaces where parts.columns[first + Int(place)].tight < 0 {
      let size = entering[Int(place)].magnitude
      if size > 1e-11 * enteringSize[Int(place)] { largest = max(largest, size) }
    }
    guard largest > 0 else { return nil }
    var best: Int?
    var least = Int.max
    for place in enteringPlaces where parts.columns[first + Int(place)].tight < 0 {
      let size = entering[Int(place)].magnitude
      let height = parts.sparse.count(column: first + Int(place))
      guard size >= 0.1 * largest, size > 1e-11 * enteringSize[Int(place)], height < least else {
        continue
      }
      best = Int(place)
      least = height
    }
    return best
  }

  /// Puts a row in the place of a placeholder, if it is independent of the rows that are there.
  mutating func takeIn(_ row: Int, _ part: Int, _ parts: inout Parts) -> Bool {
    let range = parts.parts[part]
    express(row, range, parts)
    if range.dense < 0 {
      guard let place = lightestPlace(range, parts) else { return false }
      pivot(row: row, at: place, part, &parts)
      return true
    }
    var best = -1
    var largest = 0.0
    for place in enteringPlaces
    where parts.columns[range.columns.lowerBound + Int(place)].tight < 0
      && entering[Int(place)].magnitude > largest
      && entering[Int(place)].magnitude > 1e-11 * enteringSize[Int(place)]
    {
      best = Int(place)
      largest = entering[best].magnitude
    }
    guard best >= 0 else { return false }
    pivot(row: row, at: best, part, &parts)
    return true
  }
}
