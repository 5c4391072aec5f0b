extension Simplex {
  /// Walks along an edge until it goes down no longer, and changes the basis there.
  ///
  /// - Returns: Whether the walk had a length.
  mutating func walk(_ way: Way, _ part: Int, _ parts: inout Parts) -> Bool {
    let range = parts.parts[part]
    aim(way.edge, range, parts)
    collectBreakpoints(range, parts)
    guard let last = lastBreakpoint(way, range, parts) else {
      // The slope said down, and nothing stands in the way: rounding. The walk ends here.
      failures += 1
      return false
    }
    let row = Int(breakpoints[last].row)
    let distance = breakpoints[last].distance
    for passed in breakpoints[..<last] { parts.rows[Int(passed.row)].side.negate() }
    if distance != 0 {
      for column in 0..<range.size {
        parts.columns[range.columns.lowerBound + column].value += distance * direction[column]
      }
      for offset in 0..<range.rows.count { residual[offset] += distance * growth[offset] }
    }
    let leaving = Int(parts.columns[range.columns.lowerBound + Int(way.edge.place)].tight)
    express(row, range, parts)
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
  private mutating func aim(_ edge: Edge, _ part: Part, _ parts: Parts) {
    let first = part.columns.lowerBound
    if part.dense >= 0 {
      for column in 0..<part.size {
        let entry = part.dense + column * part.size + Int(edge.place)
        direction[column] = edge.sign * parts.dense[entry]
      }
    } else {
      for column in 0..<part.size { direction[column] = 0 }
      var entry = parts.sparse.first(column: first + Int(edge.place))
      while entry >= 0 {
        direction[parts.sparse.row(entry) - first] = edge.sign * parts.sparse.value(entry)
        entry = parts.sparse.next(inColumn: entry)
      }
    }
    Self.computeGrowth(part, parts.rows, parts.terms, direction, &growth)
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
      let offset = row - part.rows.lowerBound
      guard rows[row].place < 0 else {
        growth[offset] = 0
        continue
      }
      var sum = 0.0
      var size = 0.0
      let firstTerm = Int(rows[row].firstTerm)
      for term in firstTerm..<firstTerm + Int(rows[row].termCount) {
        let product = terms[term].coefficient * direction[Int(terms[term].column)]
        sum += product
        size += product.magnitude
      }
      growth[offset] = sum.magnitude <= 1e-10 * size ? 0 : sum
    }
  }

  /// Finds where the rows that aren't tight reach their constants, nearest first.
  private mutating func collectBreakpoints(_ part: Part, _ parts: Parts) {
    breakpoints.empty()
    for row in part.rows {
      let offset = row - part.rows.lowerBound
      let growth = growth[offset]
      guard growth != 0 else { continue }
      // A row on the side that it moves to never comes to its constant.
      guard (parts.rows[row].side > 0) == (growth < 0) else { continue }
      breakpoints.append(
        Breakpoint(
          distance: max(0, -residual[offset] / growth), size: growth.magnitude,
          row: Int32(truncatingIfNeeded: row)))
    }
    breakpoints.sort {
      if $0.distance != $1.distance { return $0.distance < $1.distance }
      if $0.size != $1.size { return $0.size > $1.size }
      return $0.row < $1.row
    }
  }

  /// The first breakpoint behind which the slope is no longer negative.
  private mutating func lastBreakpoint(_ way: Way, _ part: Part, _ parts: Parts) -> Int? {
    let place = Int(way.edge.place)
    for level in 0..<part.levels {
      slope[level] = way.edge.sign * price[level * part.size + place]
      slopeSize[level] = priceSize[level * part.size + place]
    }
    let own = Int(parts.columns[part.columns.lowerBound + place].tight)
    if own >= 0, parts.rows[own].level >= 0,
      Self.isHurt(parts.rows[own].relation, by: way.edge.sign)
    {
      slope[Int(parts.rows[own].level)] += 1
      slopeSize[Int(parts.rows[own].level)] += 1
    }
    for index in breakpoints.indices {
      let row = Int(breakpoints[index].row)
      if way.tie >= 0 {
        // No level has a slope here, so that any row of a level ends the walk; a stay row that is
        // behind the one that is brought nearer does not.
        if parts.rows[row].level >= 0 || row <= way.tie { return index }
        continue
      }
      let level = Int(parts.rows[row].level)
      guard level >= 0 else { continue }
      // Behind an equality the slope has the other sign; behind an inequality it is gone, or new.
      let growth = breakpoints[index].size
      slope[level] += parts.rows[row].relation == .equal ? 2 * growth : growth
      slopeSize[level] += 2 * growth
      if !isDownhill(part) { return index }
    }
    return nil
  }

  private func isDownhill(_ part: Part) -> Bool {
    for level in 0..<part.levels where slope[level].magnitude > 1e-10 * slopeSize[level] {
      return slope[level] < 0
    }
    return false
  }
}
