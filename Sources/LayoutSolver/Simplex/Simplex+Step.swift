extension Simplex {
  /// Walks along an edge until it goes down no longer, and changes the basis there.
  ///
  /// - Returns: Whether the walk had a length.
  mutating func walk(_ way: Way, _ part: Int, _ parts: inout Parts) -> Bool {
    let range = parts.parts[part]
    aim(way.edge, range, &parts)
    Self.collectBreakpoints(range, parts.rows, growth, residual, into: &breakpoints)
    breakpoints.sort { $0.isBefore($1) }
    let last = Self.lastBreakpoint(
      way, breakpoints, range, parts.rows, parts.columns, price, pricedLevels, slope: &slope)
    guard let last else {
      // The slope said down, and nothing stands in the way: rounding. The walk ends here.
      failures += 1
      return false
    }
    let row = Int(breakpoints[last].row)
    let distance = breakpoints[last].distance
    for index in 0..<last { parts.rows[Int(breakpoints[index].row)].side.negate() }
    if distance != 0 {
      Self.move(by: distance, range, &parts.columns, direction, &residual, growth)
    }
    let leaving = Int(parts.columns[range.columns.lowerBound + Int(way.edge.place)].tight)
    express(row, range, &parts)
    pivot(row: row, at: Int(way.edge.place), part, &parts)
    pivots += 1
    residual[row - range.rows.lowerBound] = 0
    if leaving >= 0 {
      residual[leaving - range.rows.lowerBound] = distance * way.edge.sign
      parts.rows[leaving].side = way.edge.sign
    }
    return distance > 0
  }

  /// Computes the direction of an edge, and how fast every row grows along it.
  private mutating func aim(_ edge: Edge, _ part: Part, _ parts: inout Parts) {
    if part.dense >= 0 {
      Self.aimDensely(edge, part, parts.dense, &direction)
    } else {
      for column in 0..<part.size { direction[column] = 0 }
      let first = part.columns.lowerBound
      var entry = parts.sparse.first(column: first + Int(edge.place))
      while entry >= 0 {
        direction[parts.sparse.row(entry) - first] = edge.sign * parts.sparse.value(entry)
        entry = parts.sparse.next(inColumn: entry)
      }
    }
    Self.computeGrowth(part, parts.rows, parts.terms, direction, &growth)
  }

  /// Moves the point along the edge.
  private static func move(
    by distance: Double, _ part: Part, _ columns: inout [Parts.Column], _ direction: [Double],
    _ residual: inout [Double], _ growth: [Double]
  ) {
    var columns = columns.mutableSpan
    var residual = residual.mutableSpan
    let direction = direction.span
    let growth = growth.span
    for column in 0..<part.size {
      columns[part.columns.lowerBound &+ column].value += distance * direction[column]
    }
    for offset in 0..<part.rows.count { residual[offset] += distance * growth[offset] }
  }

  /// The arrays are passed one by one, so that each is open for changes throughout.
  private static func computeGrowth(
    _ part: Part, _ rows: [Parts.Row], _ terms: [Parts.Term], _ direction: [Double],
    _ growth: inout [Double]
  ) {
    var growth = growth.mutableSpan
    let rows = rows.span
    let terms = terms.span
    let direction = direction.span
    for row in part.rows {
      var sum = Sum()
      if rows[row].place < 0 {
        for place in rows[row].terms {
          let term = terms[place]
          sum.add(term.coefficient * direction[Int(term.column)])
        }
      }
      growth[row &- part.rows.lowerBound] =
        sum.value.magnitude <= 1e-10 * sum.size ? 0 : sum.value
    }
  }

  /// Finds where the rows that aren't tight reach their constants.
  private static func collectBreakpoints(
    _ part: Part, _ rows: [Parts.Row], _ growth: [Double], _ residual: [Double],
    into breakpoints: inout Buffer<Breakpoint>
  ) {
    let rows = rows.span
    let residual = residual.span
    let growth = growth.span
    breakpoints.removeAll()
    for row in part.rows {
      let offset = row &- part.rows.lowerBound
      let growth = growth[offset]
      // A row on the side that it moves to never comes to its constant.
      guard growth != 0, (rows[row].side > 0) == (growth < 0) else { continue }
      breakpoints.append(
        Breakpoint(
          distance: max(0, -residual[offset] / growth), size: growth.magnitude,
          row: Int32(truncatingIfNeeded: row)))
    }
  }

  /// The first breakpoint behind which the slope is no longer negative.
  private static func lastBreakpoint(
    _ way: Way, _ breakpoints: Buffer<Breakpoint>, _ part: Part, _ rows: [Parts.Row],
    _ columns: [Parts.Column], _ price: [Sum], _ pricedLevels: Buffer<Int32>, slope: inout [Sum]
  ) -> Int? {
    let rows = rows.span
    let breakpoints = breakpoints.elements.span.extracting(0..<breakpoints.count)
    if way.tie >= 0 {
      // No level has a slope here, so that any row of a level ends the walk; a stay row that is
      // behind the one that is brought nearer does not.
      for index in breakpoints.indices {
        let row = Int(breakpoints[index].row)
        if rows[row].level >= 0 || row <= way.tie { return index }
      }
      return nil
    }
    var slope = slope.mutableSpan
    let price = price.span
    let place = Int(way.edge.place)
    for level in 0..<part.levels { slope[level] = Sum() }
    for index in 0..<pricedLevels.count {
      let level = Int(pricedLevels[index])
      let sum = price[level &* part.size &+ place]
      slope[level] = Sum(value: way.edge.sign * sum.value, size: sum.size)
    }
    let own = Int(columns[part.columns.lowerBound &+ place].tight)
    if own >= 0, rows[own].level >= 0, isHurt(rows[own].relation, by: way.edge.sign) {
      slope[Int(rows[own].level)].add(1)
    }
    for index in breakpoints.indices {
      let row = Int(breakpoints[index].row)
      let level = Int(rows[row].level)
      guard level >= 0 else { continue }
      // Behind an equality the slope has the other sign; behind an inequality it is gone, or new.
      let growth = breakpoints[index].size
      slope[level].value += rows[row].relation == .equal ? 2 * growth : growth
      slope[level].size += 2 * growth
      if !isDownhill(part, slope) { return index }
    }
    return nil
  }

  @inline(__always)
  private static func isDownhill(_ part: Part, _ slope: borrowing MutableSpan<Sum>) -> Bool {
    for level in 0..<part.levels {
      let sum = slope[level]
      if sum.value.magnitude > 1e-10 * sum.size { return sum.value < 0 }
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
