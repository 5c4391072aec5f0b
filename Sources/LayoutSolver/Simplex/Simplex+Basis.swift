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
    let size = range.size
    let pivot = entering[place]
    for column in 0..<size {
      let line = range.inverse + column * size
      let share = parts.inverse[line + place] / pivot
      guard share != 0 else { continue }
      for other in enteringPlaces {
        let other = Int(other)
        if other == place {
          parts.inverse[line + other] = share
        } else {
          let old = parts.inverse[line + other]
          let change = share * entering[other]
          let new = old - change
          // What is left of a difference of equals is rounding, and would grow from here.
          parts.inverse[line + other] =
            new.magnitude <= 1e-13 * (old.magnitude + change.magnitude) ? 0 : new
        }
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
    let size = part.size
    for place in 0..<size { entering[place] = 0 }
    for term in parts.terms(of: row) {
      let line = part.inverse + Int(parts.terms[term].column) * size
      let coefficient = parts.terms[term].coefficient
      for place in 0..<size { entering[place] += coefficient * parts.inverse[line + place] }
    }
    let bound = parts.rows[row].norm * 1e-13
    enteringPlaces.removeAll(keepingCapacity: true)
    for place in 0..<size where entering[place] != 0 {
      if entering[place].magnitude <= bound {
        entering[place] = 0
      } else {
        enteringPlaces.append(Int32(truncatingIfNeeded: place))
      }
    }
  }

  /// Computes the point where the tight rows cross, and the residuals of the others.
  mutating func locate(_ part: Int, _ parts: inout Parts) {
    let range = parts.parts[part]
    let size = range.size
    for column in 0..<size {
      var sum = 0.0
      let line = range.inverse + column * size
      for place in 0..<size {
        let row = Int(parts.columns[range.columns.lowerBound + place].tight)
        guard row >= 0 else { continue }
        let share = parts.inverse[line + place]
        if share != 0 {
          sum += share * (parts.rows[row].constant + shift[row - range.rows.lowerBound])
        }
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
      let row = Int(parts.columns[first + place].tight)
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
      let line = range.inverse + column * size
      for place in 0..<size { sum += parts.inverse[line + place] * correction[place] }
      parts.columns[first + column].value += sum
    }
    measure(range, &parts)
  }

  /// Computes the inverse afresh from the tight rows.
  mutating func refactor(_ part: Int, _ parts: inout Parts) {
    let range = parts.parts[part]
    let tight = parts.columns[range.columns].map(\.tight)
    clearBasis(part, &parts)
    for row in tight where row >= 0 { _ = takeIn(Int(row), part, &parts) }
    parts.parts[part].age = 0
  }

  /// Makes a basis of placeholders.
  mutating func clearBasis(_ part: Int, _ parts: inout Parts) {
    let range = parts.parts[part]
    let size = range.size
    for row in range.rows { parts.rows[row].place = -1 }
    for entry in range.inverse..<range.inverse + size * size { parts.inverse[entry] = 0 }
    for column in 0..<size {
      parts.inverse[range.inverse + column * size + column] = 1
      parts.columns[range.columns.lowerBound + column].tight = Int32(truncatingIfNeeded: ~column)
    }
  }

  /// Puts a row in the place of a placeholder, if it is independent of the rows that are there.
  mutating func takeIn(_ row: Int, _ part: Int, _ parts: inout Parts) -> Bool {
    let range = parts.parts[part]
    express(row, range, parts)
    var best = -1
    var largest = 1e-9 * parts.rows[row].norm
    for place in enteringPlaces
    where parts.columns[range.columns.lowerBound + Int(place)].tight < 0
      && entering[Int(place)].magnitude > largest
    {
      best = Int(place)
      largest = entering[best].magnitude
    }
    guard best >= 0 else { return false }
    pivot(row: row, at: best, part, &parts)
    return true
  }
}
