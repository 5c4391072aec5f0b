extension Simplex {
  /// Marks the variables that may take other values without any row but stay rows being the worse.
  ///
  /// They are those that move along an undetermined edge. Some may be marked that can't move, as
  /// rows that have come to their constants together stand in their way; none is left out.
  mutating func markLoose(_ part: Int, _ parts: inout Parts) {
    let range = parts.parts[part]
    Self.clearLoose(range, &parts.columns)
    if undetermined.count > 0 { dropBlocked(range, &parts) }
    parts.parts[part].isLoose = undetermined.count > 0
    for index in 0..<undetermined.count {
      let place = range.columns.lowerBound + Int(undetermined[index].place)
      if range.dense < 0 {
        var entry = parts.sparse.first(column: place)
        while entry >= 0 {
          parts.columns[parts.sparse.row(entry)].isLoose = true
          entry = parts.sparse.next(inColumn: entry)
        }
        continue
      }
      for column in range.columns
      where parts.inverse(of: range, column: column, place: place) != 0 {
        parts.columns[column].isLoose = true
      }
    }
  }

  private static func clearLoose(_ part: Part, _ columns: inout [Parts.Column]) {
    var columns = columns.mutableSpan
    for column in part.columns { columns[column].isLoose = false }
  }

  /// Takes away the undetermined edges that are no part of any movement.
  ///
  /// A movement is a sum of edges. If a row that isn't tight and yet at its constant is hurt by
  /// some edges, and none of the others makes up for it, then those have no part in a movement.
  private mutating func dropBlocked(_ part: Part, _ parts: inout Parts) {
    var isChanged = true
    while isChanged {
      isChanged = false
      for row in part.rows {
        let offset = row &- part.rows.lowerBound
        guard parts.rows[row].place < 0, residual[offset].magnitude <= tolerance[offset] else {
          continue
        }
        if parts.rows[row].level < 0 { break }
        express(row, part, &parts)
        if !isBlocking(parts.rows[row].relation) { continue }
        undetermined.removeAll { entering[Int($0.place)].value != 0 }
        if undetermined.count == 0 { return }
        isChanged = true
      }
    }
  }

  /// Whether the row in `entering` is hurt by some undetermined edges, and none of the others makes
  /// up for it.
  private func isBlocking(_ relation: Relation) -> Bool {
    var isRaised = false
    var isLowered = false
    for index in 0..<undetermined.count {
      let edge = undetermined[index]
      let growth = edge.sign * entering[Int(edge.place)].value
      if growth > 0 { isRaised = true }
      if growth < 0 { isLowered = true }
    }
    switch relation {
    case .equal: return isRaised != isLowered
    case .lessThanOrEqual: return isRaised && !isLowered
    case .greaterThanOrEqual: return isLowered && !isRaised
    }
  }
}
