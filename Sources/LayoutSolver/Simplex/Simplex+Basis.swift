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
    let leaving = parts.tight[range.columns.lowerBound + place]
    if leaving >= 0 { parts.place[Int(leaving)] = -1 }
    parts.tight[range.columns.lowerBound + place] = Int32(truncatingIfNeeded: row)
    parts.place[row] = Int32(truncatingIfNeeded: place)
    parts.parts[part].age += 1
  }

  /// Writes a row in the rows of the basis, into `entering` and `enteringPlaces`.
  mutating func express(_ row: Int, _ part: Part, _ parts: Parts) {
    let size = part.size
    for place in 0..<size { entering[place] = 0 }
    for term in parts.terms(of: row) {
      let line = part.inverse + Int(parts.termColumn[term]) * size
      let coefficient = parts.termValue[term]
      for place in 0..<size { entering[place] += coefficient * parts.inverse[line + place] }
    }
    let bound = parts.norm[row] * 1e-13
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
        let row = Int(parts.tight[range.columns.lowerBound + place])
        guard row >= 0 else { continue }
        let share = parts.inverse[line + place]
        if share != 0 {
          sum += share * (parts.constant[row] + shift[row - range.rows.lowerBound])
        }
      }
      parts.value[range.columns.lowerBound + column] = sum
    }
    measure(range, &parts)
  }

  /// Computes the residuals at the point, what counts as none, and the sides of the rows: a row at
  /// its constant stays on the side it came from.
  mutating func measure(_ part: Part, _ parts: inout Parts) {
    for row in part.rows {
      let offset = row - part.rows.lowerBound
      let constant = parts.constant[row] + shift[offset]
      var sum = -constant
      var size = parts.norm[row] + constant.magnitude + parts.scale[row]
      for term in parts.terms(of: row) {
        let product =
          parts.termValue[term]
          * parts.value[part.columns.lowerBound + Int(parts.termColumn[term])]
        sum += product
        size += product.magnitude
      }
      residual[offset] = parts.place[row] >= 0 ? 0 : sum
      tolerance[offset] = size * Self.rounding
      if residual[offset].magnitude > tolerance[offset] { parts.side[row] = sum < 0 ? -1 : 1 }
    }
  }

  /// Takes the error out of the point that the inverse has left in the tight rows.
  mutating func refine(_ part: Int, _ parts: inout Parts) {
    let range = parts.parts[part]
    let size = range.size
    let first = range.columns.lowerBound
    var isExact = true
    for place in 0..<size {
      let row = Int(parts.tight[first + place])
      var sum = 0.0
      if row >= 0 {
        sum = parts.constant[row]
        for term in parts.terms(of: row) {
          sum -= parts.termValue[term] * parts.value[first + Int(parts.termColumn[term])]
        }
      } else {
        sum = -parts.value[first + Int(~row)]
      }
      correction[place] = sum
      if sum != 0 { isExact = false }
    }
    if isExact { return }
    for column in 0..<size {
      var sum = 0.0
      let line = range.inverse + column * size
      for place in 0..<size { sum += parts.inverse[line + place] * correction[place] }
      parts.value[first + column] += sum
    }
    measure(range, &parts)
  }

  /// Computes the inverse afresh from the tight rows.
  mutating func refactor(_ part: Int, _ parts: inout Parts) {
    let range = parts.parts[part]
    let tight = Array(parts.tight[range.columns])
    clearBasis(part, &parts)
    for row in tight where row >= 0 { _ = takeIn(Int(row), part, &parts) }
    parts.parts[part].age = 0
  }

  /// Makes a basis of placeholders.
  mutating func clearBasis(_ part: Int, _ parts: inout Parts) {
    let range = parts.parts[part]
    let size = range.size
    for row in range.rows { parts.place[row] = -1 }
    for entry in range.inverse..<range.inverse + size * size { parts.inverse[entry] = 0 }
    for column in 0..<size {
      parts.inverse[range.inverse + column * size + column] = 1
      parts.tight[range.columns.lowerBound + column] = Int32(truncatingIfNeeded: ~column)
    }
  }

  /// Puts a row in the place of a placeholder, if it is independent of the rows that are there.
  mutating func takeIn(_ row: Int, _ part: Int, _ parts: inout Parts) -> Bool {
    let range = parts.parts[part]
    express(row, range, parts)
    var best = -1
    var largest = 1e-9 * parts.norm[row]
    for place in enteringPlaces
    where parts.tight[range.columns.lowerBound + Int(place)] < 0
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
