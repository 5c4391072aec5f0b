extension Simplex {
  /// Walks along an edge until it goes down no longer, and changes the basis there.
  ///
  /// - Returns: How long the walk was; nil if nothing ends it.
  mutating func walk(_ way: Way, _ part: inout Part) -> Double? {
    aim(way.edge, &part)
    collectBreakpoints(&part)
    breakpoints.sort { $0.isBefore($1) }
    guard let last = lastBreakpoint(way, &part) else { return nil }
    let place = Int(way.edge.place)
    let row = Int(breakpoints[last].row)
    let distance = breakpoints[last].distance
    for index in 0..<last { part.rows[Int(breakpoints[index].row)].side.negate() }
    if distance != 0 {
      for column in 0..<part.size { part.columns[column].value += distance * direction[column] }
      for index in 0..<growing.count {
        residual[Int(growing[index].row)] += distance * growing[index].rate
      }
    }
    let leaving = Int(part.columns[place].tight)
    express(row, &part)
    pivot(row: row, at: place, &part)
    pivots += 1
    residual[row] = 0
    if leaving >= 0 {
      residual[leaving] = distance * way.edge.sign
      part.rows[leaving].side = way.edge.sign
    }
    return distance
  }

  /// Finds where the rows that aren't tight reach their constants.
  private mutating func collectBreakpoints(_ part: inout Part) {
    let rows = part.rows.span
    breakpoints.removeAll()
    for index in 0..<growing.count {
      let (row, rate) = (Int(growing[index].row), growing[index].rate)
      // A row on the side that it moves to never comes to its constant.
      guard (rows[row].side > 0) == (rate < 0) else { continue }
      breakpoints.append(
        Breakpoint(
          distance: max(0, -residual[row] / rate), size: rate.magnitude, row: growing[index].row))
    }
  }

  /// The first breakpoint behind which the slope is no longer negative.
  private mutating func lastBreakpoint(_ way: Way, _ part: inout Part) -> Int? {
    let rows = part.rows.span
    if way.tie >= 0 {
      // No level has a slope here, so that any row of a level ends the walk; a stay row that is
      // behind the one that is brought nearer does not.
      for index in 0..<breakpoints.count {
        let row = Int(breakpoints[index].row)
        if rows[row].level >= 0 || row <= way.tie { return index }
      }
      return nil
    }
    for level in 0..<part.levels { slope[level] = Sum() }
    for index in 0..<growing.count {
      let row = Int(growing[index].row)
      guard rows[row].level >= 0 else { continue }
      slope[Int(rows[row].level)].add(rows[row].violation * growing[index].rate)
    }
    let own = Int(part.columns[Int(way.edge.place)].tight)
    if own >= 0, rows[own].level >= 0, rows[own].relation.isHurt(by: way.edge.sign) {
      slope[Int(rows[own].level)].add(1)
    }
    for index in 0..<breakpoints.count {
      let row = Int(breakpoints[index].row)
      let level = Int(rows[row].level)
      guard level >= 0 else { continue }
      // Behind an equality the slope has the other sign; behind an inequality it is gone, or new.
      let growth = breakpoints[index].size
      slope[level].value += rows[row].relation == .equal ? 2 * growth : growth
      slope[level].size += 2 * growth
      if !isDownhill(part.levels) { return index }
    }
    return nil
  }

  private func isDownhill(_ levels: Int) -> Bool {
    for level in 0..<levels {
      let sum = slope[level]
      if sum.value.magnitude > Tolerance.slope * sum.size { return sum.value < 0 }
    }
    return false
  }
}

extension Simplex.Breakpoint {
  /// Whether the walk comes to this one first; of several at one point the steepest comes first.
  @inline(__always)
  fileprivate func isBefore(_ other: Self) -> Bool {
    if distance != other.distance { return distance < other.distance }
    if size != other.size { return size > other.size }
    return row < other.row
  }
}
