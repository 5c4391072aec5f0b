/// What is done about required inequalities that the guessed point violates.
extension Simplex {
  /// A row that keeps a variable from going beyond a value; none if the row is -1.
  struct Bound: BitwiseCopyable {
    var row: Int32 = -1
    var value = 0.0
  }

  /// The memory that a repair works in.
  struct Repair: Sendable {
    /// The places of the tight rows that can give way, the weakest on top.
    var yielding = Heap()
    /// What keeps each variable the most from falling, and from rising.
    var lowest: [Bound] = []
    var highest: [Bound] = []
  }

  /// How often the required rows are looked at, as what meets one may violate another.
  private static let repairRounds = 4

  /// Makes required inequalities tight that the first point violates, one after the other, each in
  /// the place of the weakest row that this moves off.
  ///
  /// It takes them from the smallest key, as chains are stated from their beginning as a rule. What
  /// is not the best about it the walks put right; without it each of these rows would be a walk.
  ///
  /// - Returns: Whether it changed the basis.
  mutating func repairPoint(_ part: inout Part) -> Bool {
    var isChanged = false
    for _ in 0..<Self.repairRounds {
      if !repairRequired(&part, isFirst: !isChanged) { break }
      isChanged = true
    }
    return isChanged
  }

  /// One round of ``repairPoint(_:)``.
  private mutating func repairRequired(_ part: inout Part, isFirst: Bool) -> Bool {
    var end = 0
    while end < part.rows.count, part.rows[end].isRequired { end += 1 }
    var isChanged = false
    for row in (0..<end).reversed() {
      guard part.rows[row].place < 0, part.rows[row].relation != .equal else { continue }
      let good: Double = part.rows[row].relation == .lessThanOrEqual ? -1 : 1
      guard residual[row] * good < -tolerance[row] else {
        part.rows[row].side = good
        continue
      }
      if isFirst, !isChanged { findBounds(&part) }
      if meet(row, by: -residual[row], &part) {
        isChanged = true
        if factors.isWorn { factor(&part) }
        locate(&part, isRough: true)
      }
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
  private mutating func meet(_ row: Int, by distance: Double, _ part: inout Part) -> Bool {
    express(row, &part)
    listYielding(&part, direction: distance)
    var distance = distance
    var isChanged = false
    while let weakest = repair.yielding.pop() {
      let place = Int(weakest)
      isChanged = true
      let reach = distance / entering[place].value
      guard let stop = stop(at: place, within: reach, &part) else {
        pivot(row: row, at: place, &part)
        break
      }
      distance -= entering[place].value * stop.distance
      let ratio =
        coefficient(part.columns[place].tight, &part) / coefficient(stop.row, &part)
      entering[place].value *= ratio
      entering[place].size *= ratio.magnitude
      factors.scale(place, by: 1 / ratio)
      exchange(Int(stop.row), at: place, &part)
    }
    return isChanged
  }

  /// The coefficient of a row on a single variable.
  private func coefficient(_ row: Int32, _ part: inout Part) -> Double {
    part.terms[Int(part.rows[Int(row)].firstTerm)].coefficient
  }

  /// Lists the places of the tight rows that can give way for the row in `entering` to move in a
  /// direction: all but required ones that are violated then.
  ///
  /// The weakest comes first. That is a placeholder, or a stay row, or an inequality that stays met,
  /// a required one rather than one that may have a counterpart on the other side; or else it is
  /// the last row in the order of the tie rule.
  private mutating func listYielding(_ part: inout Part, direction: Double) {
    repair.yielding.removeAll()
    var largest = 0.0
    for place in 0..<part.size { largest = max(largest, entering[place].value.magnitude) }
    let count = part.rows.count
    for place in 0..<part.size {
      let coefficient = entering[place].value
      guard coefficient != 0, coefficient.magnitude >= 1e-3 * largest else { continue }
      let row = Int(part.columns[place].tight)
      // A placeholder, a stay row, an inequality that stays met, or another row.
      let strength: Int
      if row < 0 {
        strength = 0
      } else if part.rows[row].level < 0 {
        strength = count - row
      } else if !part.rows[row].relation.isHurt(by: direction * coefficient) {
        strength = count + row
      } else if part.rows[row].isRequired {
        continue
      } else {
        strength = 3 * count - row
      }
      repair.yielding.push(Int32(truncatingIfNeeded: place), key: Double(strength))
    }
  }

  /// The required bound that the variable of a tight row comes to before the left-hand side of that
  /// row has grown by a distance, and how far it is to there; nil if there is none in the way, or
  /// the row has other variables too.
  private func stop(
    at place: Int, within distance: Double, _ part: inout Part
  ) -> (row: Int32, distance: Double)? {
    let tight = Int(part.columns[place].tight)
    guard tight >= 0, part.rows[tight].termCount == 1 else { return nil }
    let term = part.terms[Int(part.rows[tight].firstTerm)]
    let isRising = (distance > 0) == (term.coefficient > 0)
    let bound = isRising ? repair.highest[Int(term.column)] : repair.lowest[Int(term.column)]
    guard bound.row >= 0, part.rows[Int(bound.row)].place < 0 else { return nil }
    let room = term.coefficient * bound.value - part.rows[tight].constant
    // A bound that is violated already is none; one that is in the way lies between.
    guard room == 0 || (room > 0) == (distance > 0), room.magnitude < distance.magnitude else {
      return nil
    }
    return (bound.row, room)
  }

  /// Finds the required inequalities without other variables that keep each variable the most from
  /// falling and from rising.
  private mutating func findBounds(_ part: inout Part) {
    repair.lowest.refill(with: Bound(value: -.infinity), count: part.size)
    repair.highest.refill(with: Bound(value: .infinity), count: part.size)
    for index in part.rows.indices {
      let row = part.rows[index]
      guard row.isRequired else { return }
      guard row.termCount == 1, row.relation != .equal else { continue }
      let term = part.terms[Int(row.firstTerm)]
      let column = Int(term.column)
      let bound = Bound(
        row: Int32(truncatingIfNeeded: index), value: row.constant / term.coefficient)
      if (row.relation == .greaterThanOrEqual) == (term.coefficient > 0) {
        if bound.value > repair.lowest[column].value { repair.lowest[column] = bound }
      } else if bound.value < repair.highest[column].value {
        repair.highest[column] = bound
      }
    }
  }
}
