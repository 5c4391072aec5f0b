/// Finding out what changed constants make a difference to.
///
/// A row that was met with room to spare, and still is, changes nothing: around the solution no
/// sum of violations has changed.
extension Solver {
  /// Gives parts and single variables their changed constants, and notes which of them must be
  /// solved again.
  mutating func touchChanged(isEdit: Bool) {
    Self.compute(
      presolve.reduction.reachedRows, rows.records, rows.products, presolve.reduction.steps,
      &presolve.reduction.lines, presolve.lines, presolve.implications, presolve.matrix,
      rowOfSource: parts.rowOfSource.values,
      variables.value, &changedRows)
    touchChangedRows()
    guard isEdit else { return }
    for index in 0..<edited.count {
      let (source, old) = edited[index]
      let row = Int(source)
      if presolve.lines[row].role == .single { touch(row, from: old, to: rows.constant(row)) }
      if presolve.implications.isSupport(row) {
        waitingRows.append(all: presolve.implications.rows(restingOn: row))
      }
    }
  }

  /// Gives parts and single variables the constants that may make a difference.
  mutating func touchChangedRows() {
    for index in 0..<changedRows.count {
      let (source, old) = changedRows[index]
      let row = Int(source)
      if presolve.lines[row].role == .implied {
        putBack(implied: source)
      } else if presolve.matrix.count(row: row) == 0 {
        noteViolation(of: row)
      } else {
        touch(row, from: old, to: presolve.reduction.lines[row].constant)
      }
    }
  }

  /// Computes the constants of the rows that are reached, and lists those that are new, with the
  /// old ones.
  ///
  /// Most that make no difference are left out: checks that are clearly met, and rows with room on
  /// a variable that is a part of its own. There may be many such rows to a few others: the arrays
  /// are passed one by one, so that each is open throughout.
  ///
  /// What becomes of a row without variables that isn't required makes no difference to anything.
  private static func compute(
    _ reached: Buffer<Int32>, _ records: [RowStore.Record], _ products: [RowStore.Product],
    _ steps: [Reduction.Step], _ lines: inout [Reduction.Line], _ roles: [Presolve.Line],
    _ implications: Implications, _ matrix: SparseMatrix,
    rowOfSource: [Int32], _ values: [Double],
    _ changed: inout Buffer<(row: Int32, constant: Double)>
  ) {
    changed.removeAll()
    if reached.isEmpty { return }
    let records = records.span
    let products = products.span
    let steps = steps.span
    let matrixRows = matrix.rows.span
    let entries = matrix.entries.span
    let rowOfSource = rowOfSource.span
    let values = values.span
    var lines = lines.mutableSpan
    for index in 0..<reached.count {
      let row = Int(reached[index])
      let place = Int(matrixRows[row].first)
      if place < 0, !records[row].isRequired {
        lines[row].isReached = false
        continue
      }
      var line = lines[row]
      let old = line.constant
      let (new, scale) = Reduction.sum(records[row].constant, line.firstInto, steps, lines)
      line.isReached = false
      line.constant = new
      line.scale = scale
      lines[row] = line
      if place < 0, roles[row].role == .implied {
        if implications.implies(row, records[row].relation, new) { continue }
      } else if new == old {
        continue
      } else if place < 0 {
        let record = records[row]
        if isMet(new, record.relation, norm: RowStore.norm(record, products), scale: scale) {
          continue
        }
      } else if matrixRows[row].count == 1, row >= rowOfSource.count || rowOfSource[row] < 0 {
        let entry = entries[place]
        let product = entry.value * values[Int(entry.column)]
        let size = product.magnitude + entry.value.magnitude + old.magnitude + new.magnitude
        if records[row].relation.hasRoom(product, beside: old, new, size: size) { continue }
      }
      changed.append((reached[index], old))
    }
  }

  /// Whether a required row without variables is met, and without doubt.
  @inline(__always)
  static func isMet(
    _ constant: Double, _ relation: Relation, norm: @autoclosure () -> Double, scale: Double
  ) -> Bool {
    // What is left of equalities is rounding: that it is less than any bound is soon seen.
    if constant.magnitude <= 1e-3 * Simplex.rounding * scale { return true }
    let bound = Simplex.rounding * (norm() + scale)
    return !Doubt.isUnclear(constant, bound: bound)
      && !relation.isViolated(-constant, bound: bound)
  }

  mutating func touch(_ row: Int, from old: Double, to new: Double) {
    let place = Int(parts.rowOfSource[row])
    guard place >= 0 else {
      touchColumn(of: row, from: old, to: new)
      return
    }
    parts.rows[place].constant = new
    parts.rows[place].isChanged = true
    parts.rows[place].scale =
      presolve.lines[row].role == .single ? new.magnitude : presolve.reduction.lines[row].scale
    let part = parts.rows[place].part
    if parts.rows[place].place < 0 {
      let columns = parts.parts[Int(part)].columns
      var sum = 0.0
      var size = parts.rows[place].norm + parts.rows[place].scale
      for term in parts.terms(of: place) {
        let column = columns.lowerBound + Int(parts.terms[term].column)
        let product = parts.terms[term].coefficient * parts.columns[column].value
        sum += product
        size += product.magnitude
      }
      if parts.rows[place].relation.hasRoom(sum, beside: old, new, size: size) { return }
    }
    touch(part: Int(part))
  }

  /// Has the rows put back into the problem for good that were left out because of a bound.
  mutating func putBackImplied(restingOn bound: Int) {
    guard presolve.implications.isSupport(bound) else { return }
    for row in presolve.implications.rows(restingOn: bound) { putBack(implied: row) }
  }

  private mutating func putBack(implied row: Int32) {
    presolve.keepsImplied[Int(row)] = true
    waitingRows.append(row)
  }

  mutating func touch(part: Int) {
    if !isPartTouched[part] {
      isPartTouched[part] = true
      touchedParts.append(Int32(truncatingIfNeeded: part))
    }
  }

  /// Notes that a variable in no part that is written out must be solved again, as a row has
  /// changed; without constants whatever they are.
  @inline(__always)
  mutating func touchColumn(of row: Int, from old: Double = 0, to new: Double? = nil) {
    let variable: Int
    let coefficient: Double
    switch presolve.lines[row].role {
    case .single:
      variable = Int(presolve.lines[row].variable)
      coefficient = rows.products[Int(rows.records[row].start)].coefficient
    case .live:
      let entry = presolve.matrix.first(row: row)
      guard entry >= 0 else { return }
      variable = presolve.matrix.column(entry)
      // Beside other variables it isn't known how much room there is.
      coefficient = presolve.matrix.count(row: row) == 1 ? presolve.matrix.value(entry) : .nan
    case .none, .definition, .implied:
      return
    }
    if let new {
      let product = coefficient * variables.value[variable]
      let size = product.magnitude + coefficient.magnitude + old.magnitude + new.magnitude
      if rows.relation(row).hasRoom(product, beside: old, new, size: size) { return }
    }
    touch(column: variable)
  }

  mutating func touch(column: Int) {
    guard !isColumnTouched[column] else { return }
    isColumnTouched[column] = true
    touchedColumns.append(Int32(truncatingIfNeeded: column))
  }
}

extension Relation {
  /// Whether a left-hand side meets two constants by more than rounding.
  @inline(__always)
  func hasRoom(
    _ sum: Double, beside one: Double, _ other: Double, size: Double
  ) -> Bool {
    let bound = 1e-9 * size
    switch self {
    case .equal: return false
    case .lessThanOrEqual: return sum < one - bound && sum < other - bound
    case .greaterThanOrEqual: return sum > one + bound && sum > other + bound
    }
  }
}
