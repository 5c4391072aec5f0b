extension Simplex {
  /// Guesses the first basis: the rows that were tight before, then equalities, those of the highest
  /// levels first, and then inequalities in the same way; a required one is not guessed to be tight.
  ///
  /// Equalities come first as most of them can be met, while most inequalities leave room. Of two
  /// that hold a variable from both sides on one level, the lower bound is the better guess: weak
  /// rows and stay rows draw things together as a rule.
  mutating func crash(_ part: Int, _ parts: inout Parts, wasTight: Slots<Bool>) {
    clearBasis(part, &parts)
    let rows = parts.parts[part].rows
    var open = parts.parts[part].size
    var row = Self.firstTight(from: rows.lowerBound, rows, parts.rows, wasTight.values)
    while open > 0, row < rows.upperBound {
      if takeIn(row, part, &parts) { open -= 1 }
      row = Self.firstTight(from: row + 1, rows, parts.rows, wasTight.values)
    }
    let stays = Self.firstStay(rows, parts.rows)
    takeIn(.equal, of: rows.lowerBound..<stays, part, &parts, open: &open)
    var start = rows.lowerBound
    while start < stays, open > 0 {
      let level = Self.level(from: start, rows, parts.rows)
      if !parts.rows[start].isRequired {
        takeIn(.greaterThanOrEqual, of: level, part, &parts, open: &open)
        takeIn(.lessThanOrEqual, of: level, part, &parts, open: &open)
      }
      start = level.upperBound
    }
    takeIn(.equal, of: stays..<rows.upperBound, part, &parts, open: &open)
    parts.parts[part].hasBasis = true
    parts.parts[part].age = 0
  }

  /// The first row at or behind another that was tight before.
  private static func firstTight(
    from first: Int, _ range: Range<Int>, _ rows: [Parts.Row], _ wasTight: [Bool]
  ) -> Int {
    let rows = rows.span
    let wasTight = wasTight.span
    if wasTight.isEmpty { return range.upperBound }
    var row = first
    while row < range.upperBound {
      let source = Int(rows[row].source)
      if source < wasTight.count, wasTight[source] { break }
      row &+= 1
    }
    return row
  }

  /// The rows of one level, the first of which is given.
  private static func level(
    from first: Int, _ range: Range<Int>, _ rows: [Parts.Row]
  ) -> Range<Int> {
    let rows = rows.span
    var end = first &+ 1
    while end < range.upperBound, rows[end].level == rows[first].level { end &+= 1 }
    return first..<end
  }

  /// The first stay row of a part; they stand behind all others.
  private static func firstStay(_ range: Range<Int>, _ rows: [Parts.Row]) -> Int {
    let rows = rows.span
    var row = range.upperBound
    while row > range.lowerBound, rows[row &- 1].level < 0 { row &-= 1 }
    return row
  }

  /// Takes in those of some rows that compare in one way, as long as places are open.
  private mutating func takeIn(
    _ relation: Relation, of range: Range<Int>, _ part: Int, _ parts: inout Parts,
    open: inout Int
  ) {
    if open == 0 { return }
    for row in range where parts.rows[row].relation == relation && parts.rows[row].place < 0 {
      if takeIn(row, part, &parts) {
        open -= 1
        if open == 0 { return }
      }
    }
  }
}
