extension Simplex {
  /// Marks the variables that may take other values without any row but stay rows being the worse.
  ///
  /// They are those that move along an undetermined edge. Some may be marked that can't move, as
  /// rows that have come to their constants together stand in their way; none is left out.
  mutating func markLoose(_ part: Int, _ parts: inout Parts) {
    let range = parts.parts[part]
    parts.parts[part].isLoose = false
    for column in range.columns { parts.columns[column].isLoose = false }
    if !undetermined.isEmpty { dropBlocked(range, parts) }
    for edge in undetermined {
      parts.parts[part].isLoose = true
      let place = range.columns.lowerBound + Int(edge.place)
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

  /// Takes away the undetermined edges that are no part of any movement.
  ///
  /// A movement is a sum of edges. If a row that isn't tight and yet at its constant is hurt by
  /// some edges, and none of the others makes up for it, then those have no part in a movement.
  private mutating func dropBlocked(_ part: Part, _ parts: Parts) {
    var isChanged = true
    while isChanged, !undetermined.isEmpty {
      isChanged = false
      for row in part.rows where parts.rows[row].place < 0 && parts.rows[row].level >= 0 {
        let offset = row - part.rows.lowerBound
        guard residual[offset].magnitude <= tolerance[offset] else { continue }
        express(row, part, parts)
        var up = 0
        var down = 0
        for edge in undetermined {
          let growth = edge.sign * entering[Int(edge.place)]
          if growth > 0 { up += 1 }
          if growth < 0 { down += 1 }
        }
        let isBlocked: Bool
        switch parts.rows[row].relation {
        case .equal: isBlocked = (up == 0) != (down == 0)
        case .lessThanOrEqual: isBlocked = up > 0 && down == 0
        case .greaterThanOrEqual: isBlocked = down > 0 && up == 0
        }
        guard isBlocked else { continue }
        undetermined.removeAll { entering[Int($0.place)] != 0 }
        isChanged = true
      }
    }
  }
}
