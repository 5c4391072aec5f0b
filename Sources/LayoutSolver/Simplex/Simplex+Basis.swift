extension Simplex {
  /// Puts a row into the basis in the place of another.
  ///
  /// `entering` holds the row written in the rows of the basis, `enteringPlaces` the places where
  /// it isn't zero.
  ///
  /// - Complexity: O(*d*·*e*), where *d* and *e* are the numbers of entries that aren't zero in the
  ///   column that leaves and in the row that enters.
  mutating func pivot(row: Int, at place: Int, _ part: Int, _ parts: inout Parts) {
    let range = parts.parts[part]
    let first = range.columns.lowerBound
    let pivot = entering[place]
    if pivot.magnitude <= Doubt.loss * enteringSize[place] {
      pivotDoubt = max(pivotDoubt, pivot.magnitude <= 1e-7 * enteringSize[place] ? .grave : .slight)
    }
    leavingEntries.removeAll(keepingCapacity: true)
    var entry = parts.inverse.first(column: first + place)
    while entry >= 0 {
      leavingEntries.append(Int32(truncatingIfNeeded: entry))
      entry = parts.inverse.next(inColumn: entry)
    }
    for entry in leavingEntries {
      let column = parts.inverse.row(Int(entry))
      let share = parts.inverse.value(Int(entry)) / pivot
      parts.inverse.replace(Int(entry), by: share)
      for other in enteringPlaces where Int(other) != place {
        let doubt = parts.inverse.add(
          row: column, column: first + Int(other), value: -share * entering[Int(other)])
        if doubt > pivotDoubt { pivotDoubt = doubt }
      }
    }
    let leaving = parts.columns[range.columns.lowerBound + place].tight
    if leaving >= 0 { parts.rows[Int(leaving)].place = -1 }
    parts.columns[range.columns.lowerBound + place].tight = Int32(truncatingIfNeeded: row)
    parts.rows[row].place = Int32(truncatingIfNeeded: place)
    parts.parts[part].age += 1
  }

  /// Writes a row in the rows of the basis, into `entering` and `enteringPlaces`.
  mutating func express(_ row: Int, _ part: Part, _ parts: Parts) {
    let first = part.columns.lowerBound
    for place in enteringPlaces {
      entering[Int(place)] = 0
      isEntering[Int(place)] = false
    }
    enteringPlaces.removeAll(keepingCapacity: true)
    for term in parts.terms(of: row) {
      let coefficient = parts.terms[term].coefficient
      var entry = parts.inverse.first(row: first + Int(parts.terms[term].column))
      while entry >= 0 {
        let place = parts.inverse.column(entry) - first
        if !isEntering[place] {
          isEntering[place] = true
          enteringSize[place] = 0
          enteringPlaces.append(Int32(truncatingIfNeeded: place))
        }
        let product = coefficient * parts.inverse.value(entry)
        entering[place] += product
        enteringSize[place] += product.magnitude
        entry = parts.inverse.next(inRow: entry)
      }
    }
    enteringPlaces.removeAll {
      let size = enteringSize[Int($0)]
      guard entering[Int($0)].magnitude <= Doubt.loss * size else { return false }
      doubt = max(doubt, Doubt(sum: entering[Int($0)], size: size))
      guard entering[Int($0)].magnitude <= 1e-13 * size else { return false }
      entering[Int($0)] = 0
      isEntering[Int($0)] = false
      return true
    }
  }

  /// Computes the point where the tight rows cross, and the residuals of the others.
  mutating func locate(_ part: Int, _ parts: inout Parts) {
    let range = parts.parts[part]
    let size = range.size
    for column in 0..<size {
      var sum = 0.0
      var entry = parts.inverse.first(row: range.columns.lowerBound + column)
      while entry >= 0 {
        let row = Int(parts.columns[parts.inverse.column(entry)].tight)
        if row >= 0 {
          let constant = parts.rows[row].constant + shift[row - range.rows.lowerBound]
          sum += parts.inverse.value(entry) * constant
        }
        entry = parts.inverse.next(inRow: entry)
      }
      parts.columns[range.columns.lowerBound + column].value = sum
    }
    measure(range, &parts)
  }

  /// Computes the residuals at the point, what counts as none, and the sides of the rows: a row at
  /// its constant stays on the side it came from.
  mutating func measure(_ part: Part, _ parts: inout Parts) {
    for row in part.rows {
      let offset = row - part.rows.lowerBound
      let constant = parts.rows[row].constant + shift[offset]
      var sum = -constant
      var size = parts.rows[row].norm + constant.magnitude + parts.rows[row].scale
      for term in parts.terms(of: row) {
        let product =
          parts.terms[term].coefficient
          * parts.columns[part.columns.lowerBound + Int(parts.terms[term].column)].value
        sum += product
        size += product.magnitude
      }
      residual[offset] = parts.rows[row].place >= 0 ? 0 : sum
      tolerance[offset] = size * Self.rounding
      if residual[offset].magnitude > tolerance[offset] { parts.rows[row].side = sum < 0 ? -1 : 1 }
    }
  }

  /// Takes the error out of the point that the inverse has left in the tight rows.
  mutating func refine(_ part: Int, _ parts: inout Parts) {
    let range = parts.parts[part]
    let size = range.size
    let first = range.columns.lowerBound
    var isExact = true
    for place in 0..<size {
      let row = Int(parts.columns[range.columns.lowerBound + place].tight)
      var sum = 0.0
      if row >= 0 {
        sum = parts.rows[row].constant
        for place in parts.terms(of: row) {
          let term = parts.terms[place]
          sum -= term.coefficient * parts.columns[first + Int(term.column)].value
        }
      } else {
        sum = -parts.columns[first + ~row].value
      }
      correction[place] = sum
      if sum != 0 { isExact = false }
    }
    if isExact { return }
    for column in 0..<size {
      var sum = 0.0
      var entry = parts.inverse.first(row: first + column)
      while entry >= 0 {
        sum += parts.inverse.value(entry) * correction[parts.inverse.column(entry) - first]
        entry = parts.inverse.next(inRow: entry)
      }
      parts.columns[first + column].value += sum
    }
    measure(range, &parts)
  }

  /// Computes the inverse afresh from the tight rows.
  mutating func refactor(_ part: Int, _ parts: inout Parts) {
    let range = parts.parts[part]
    formerBasis.removeAll(keepingCapacity: true)
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
      let line = range.columns.lowerBound + column
      while parts.inverse.first(row: line) >= 0 {
        parts.inverse.remove(parts.inverse.first(row: line))
      }
      parts.inverse.insert(row: line, column: line, value: 1)
      parts.columns[range.columns.lowerBound + column].tight = Int32(truncatingIfNeeded: ~column)
    }
  }

  /// Puts a row in the place of a placeholder, if it is independent of the rows that are there.
  mutating func takeIn(_ row: Int, _ part: Int, _ parts: inout Parts) -> Bool {
    let range = parts.parts[part]
    express(row, range, parts)
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
