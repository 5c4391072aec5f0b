extension Presolve {
  /// Takes a variable and the equality that defines it out, records it, and looks which rules may fit
  /// then.
  mutating func eliminate(_ pivotEntry: Int) {
    let pivot = matrix.entries[pivotEntry]
    let row = Int(pivot.row)
    let column = Int(pivot.column)
    taken.removeAll()
    terms.removeAll()
    if followsEdits {
      note(row: row)
      note(column: column)
    }
    matrix.takeOut(column: pivot.column, except: pivot.row, to: &taken)
    if followsEdits { noteTaken() }
    matrix.takeOut(row: pivot.row, except: pivot.column, to: &terms)
    matrix.subtract(terms, dividedBy: pivot.value, from: taken, &doubts)
    written &+= taken.count &* terms.count
    lines[row].role = .definition
    for index in 0..<taken.count { touch(row: Int(taken[index].line)) }
    let deferred = columns[column].outside
    for index in 0..<terms.count {
      columns[Int(terms[index].line)].deferred &+= deferred
      touch(column: Int(terms[index].line))
    }
    reduction.subtract(taken, dividedBy: pivot.value, of: row)
    let elimination = reduction.eliminate(column, by: row, pivot: pivot.value, terms: terms)
    if followsEdits { fresh.append(elimination) }
  }
}
