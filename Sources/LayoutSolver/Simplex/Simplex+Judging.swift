extension Simplex {
  /// Looks whether doubles have had digits enough for the point that was found.
  ///
  /// Slopes have been looked at in the last pricing. What is left are residuals that may be zero or
  /// not, and values that a change in the last digits of the rows would move far.
  mutating func judge(_ part: Part, _ parts: Parts) {
    for row in part.rows where parts.rows[row].place < 0 {
      let offset = row - part.rows.lowerBound
      if Doubt.isUnclear(residual[offset], bound: tolerance[offset]) { doubt = .grave }
    }
    var largest = 1.0
    for column in part.columns { largest = max(largest, parts.columns[column].value.magnitude) }
    for column in part.columns {
      var error = 0.0
      var entry = parts.inverse.first(row: column)
      while entry >= 0 {
        let row = Int(parts.columns[parts.inverse.column(entry)].tight)
        if row >= 0 {
          error += parts.inverse.value(entry).magnitude * tolerance[row - part.rows.lowerBound]
        }
        entry = parts.inverse.next(inRow: entry)
      }
      // The tolerance is some 1e5 times as large as a double's precision.
      if error * 1e-5 > 1e-11 * largest { doubt = .grave }
    }
  }
}
