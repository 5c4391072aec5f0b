extension Simplex {
  /// Guesses the first basis: the rows that were tight before, then those of the highest levels.
  ///
  /// Inside a level equalities come first; a required inequality is not guessed to be tight.
  mutating func crash(_ part: Int, _ parts: inout Parts, wasTight: [Bool]) {
    clearBasis(part, &parts)
    var open = parts.parts[part].size
    for row in parts.parts[part].rows where open > 0 && wasTight[Int(parts.rows[row].source)] {
      if takeIn(row, part, &parts) { open -= 1 }
    }
    let rows = parts.parts[part].rows
    var start = rows.lowerBound
    while start < rows.upperBound, open > 0 {
      let level = parts.rows[start].level
      var end = start
      while end < rows.upperBound, parts.rows[end].level == level { end += 1 }
      for row in start..<end
      where open > 0 && parts.rows[row].place < 0 && parts.rows[row].relation == .equal {
        if takeIn(row, part, &parts) { open -= 1 }
      }
      for row in start..<end
      where open > 0 && parts.rows[row].place < 0 && parts.rows[row].relation != .equal
        && !parts.rows[row].isRequired
      {
        if takeIn(row, part, &parts) { open -= 1 }
      }
      start = end
    }
    parts.parts[part].hasBasis = true
    parts.parts[part].age = 0
  }
}
