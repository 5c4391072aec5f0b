extension Simplex {
  /// Brings the tight rows of a part into triangular form.
  mutating func factor(_ part: inout Part) {
    formerBasis.removeAll()
    for place in 0..<part.size { formerBasis.append(part.columns[place].tight) }
    for row in part.rows.indices { part.rows[row].place = -1 }
    order.find(&part)
    factors.begin(size: part.size)
    for index in 0..<order.order.count {
      let (place, column) = order.order[index]
      _ = enter(Int(formerBasis[Int(place)]), &part, preferred: Int(column))
    }
    fillUp(&part)
    hold(part)
  }

  /// Notes what the factors were made of.
  private mutating func hold(_ part: borrowing Part) {
    heldShape = factors.losesDigits ? 0 : part.shape
    heldBasis.removeAll()
    if heldShape == 0 { return }
    for place in 0..<part.size { heldBasis.append(part.columns[place].tight) }
  }

  /// Whether the factors are those that the tight rows of a part would be brought into.
  func holds(_ part: borrowing Part) -> Bool {
    guard part.shape > 0, part.shape == heldShape, factors.exchangeCount == 0,
      heldBasis.count == part.size
    else { return false }
    for place in 0..<part.size where heldBasis[place] != part.columns[place].tight { return false }
    return true
  }

  /// Makes a row, or `~column` for a variable that stands in for one, tight if it is independent of the
  /// rows that are.
  mutating func enter(_ row: Int, _ part: inout Part, preferred: Int = -1) -> Bool {
    let place = factors.count
    let isEntered: Bool
    if row < 0 {
      let term: InlineArray<1, Part.Term> = [
        Part.Term(coefficient: 1, column: Int32(truncatingIfNeeded: ~row))
      ]
      isEntered = factors.append(term.span, part.columns.span, preferred: preferred)
    } else {
      isEntered = factors.append(
        part.terms.span.extracting(part.rows[row].terms), part.columns.span, preferred: preferred)
      if isEntered { part.rows[row].place = Int32(truncatingIfNeeded: place) }
    }
    if isEntered { part.columns[place].tight = Int32(truncatingIfNeeded: row) }
    return isEntered
  }

  /// Lets variables that no tight row is solved for stand in for the rows that are missing.
  mutating func fillUp(_ part: inout Part) {
    if factors.count == part.size { return }
    for column in 0..<part.size where !factors.isPivot(column) { _ = enter(~column, &part) }
  }

  /// Puts a row into the basis in the place of another; `entering` holds it in terms of the basis.
  mutating func pivot(row: Int, at place: Int, _ part: inout Part) {
    factors.exchange(place, for: entering)
    exchange(row, at: place, &part)
  }

  /// Notes that a row is tight in the place of another.
  func exchange(_ row: Int, at place: Int, _ part: inout Part) {
    let leaving = part.columns[place].tight
    part.columns[place].tight = Int32(truncatingIfNeeded: row)
    if leaving >= 0 { part.rows[Int(leaving)].place = -1 }
    part.rows[row].place = Int32(truncatingIfNeeded: place)
  }

  /// Writes a row in terms of the rows of the basis, into `entering`.
  mutating func express(_ row: Int, _ part: inout Part) {
    for place in 0..<part.size { entering[place] = Sum() }
    for term in part.rows[row].terms {
      let coefficient = part.terms[term].coefficient
      entering[Int(part.terms[term].column)] = Sum(
        value: coefficient, size: coefficient.magnitude)
    }
    express(&part)
  }
}
