extension Simplex {
  /// Guesses the first basis: the rows that were tight before, then those of the highest levels.
  ///
  /// Inside a level equalities come first; a required inequality is not guessed to be tight.
  mutating func crash(_ part: Int, _ parts: inout Parts, wasTight: Slots<Bool>) {
    clearBasis(part, &parts)
    let rows = parts.parts[part].rows
    var open = parts.parts[part].size
    var row = Self.firstTight(from: rows.lowerBound, rows, parts.rows, wasTight.values)
    while open > 0, row < rows.upperBound {
      if takeIn(row, part, &parts) { open -= 1 }
      row = Self.firstTight(from: row + 1, rows, parts.rows, wasTight.values)
    }
    var start = rows.lowerBound
    while start < rows.upperBound, open > 0 {
      let level = Self.level(from: start, rows, parts.rows)
      takeIn(level, part, &parts, areEqualities: true, open: &open)
      if !parts.rows[start].isRequired {
        takeIn(level, part, &parts, areEqualities: false, open: &open)
      }
      start = level.upperBound
    }
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

  /// Takes rows of a level in, either equalities or the others, as long as places are open.
  private mutating func takeIn(
    _ level: Range<Int>, _ part: Int, _ parts: inout Parts, areEqualities: Bool, open: inout Int
  ) {
    for row in level where (parts.rows[row].relation == .equal) == areEqualities {
      if open == 0 { return }
      if parts.rows[row].place < 0, takeIn(row, part, &parts) { open -= 1 }
    }
  }
}
