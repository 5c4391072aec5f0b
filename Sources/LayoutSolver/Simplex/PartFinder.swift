/// Splits what presolve left into connected parts.
struct PartFinder {
  private var parent: [Int32] = []
  private var partOfColumn: [Int32] = []
  private var localColumn: [Int32] = []
  /// The size of each part, and later where its next row goes.
  private var counter: [Int32] = []

  /// Finds the parts and writes them out, without a basis.
  ///
  /// - Parameters:
  ///   - presolve: The reduced problem.
  ///   - ranked: The rows of the matrix in the order of the tie rule.
  ///   - records: The solver's rows, of which the rows of the matrix beyond are stay rows.
  ///   - parts: What is replaced by the result, keeping its memory.
  /// - Complexity: Linear in the number of entries, up to the inverse of Ackermann's function.
  mutating func find(
    _ presolve: borrowing Presolve, ranked: [Int32], _ records: [RowStore.Record],
    into parts: inout Parts
  ) {
    connect(presolve)
    number(presolve, into: &parts)
    place(presolve, ranked, into: &parts)
    write(presolve, records, into: &parts)
  }

  /// Joins the columns that share a row.
  private mutating func connect(_ presolve: borrowing Presolve) {
    let columns = presolve.isEliminated.count
    parent.removeAll(keepingCapacity: true)
    for column in 0..<columns { parent.append(Int32(truncatingIfNeeded: column)) }
    for row in 0..<presolve.isGone.count
    where !presolve.isGone[row] && presolve.matrix.count(row: row) > 1 {
      let first = presolve.matrix.first(row: row)
      var entry = presolve.matrix.next(inRow: first)
      while entry >= 0 {
        join(presolve.matrix.column(first), presolve.matrix.column(entry))
        entry = presolve.matrix.next(inRow: entry)
      }
    }
  }

  private mutating func root(_ column: Int) -> Int {
    var column = column
    while Int(parent[column]) != column {
      parent[column] = parent[Int(parent[column])]
      column = Int(parent[column])
    }
    return column
  }

  private mutating func join(_ one: Int, _ other: Int) {
    let first = root(one)
    let second = root(other)
    if first < second {
      parent[second] = Int32(truncatingIfNeeded: first)
    } else {
      parent[first] = Int32(truncatingIfNeeded: second)
    }
  }

  /// Numbers the parts by their first column, and the columns inside each part.
  private mutating func number(_ presolve: borrowing Presolve, into parts: inout Parts) {
    let columns = presolve.isEliminated.count
    partOfColumn.refill(with: -1, count: columns)
    localColumn.refill(with: 0, count: columns)
    counter.removeAll(keepingCapacity: true)
    for column in 0..<columns
    where !presolve.isEliminated[column] && presolve.matrix.count(column: column) > 0 {
      let top = root(column)
      if partOfColumn[top] < 0 {
        partOfColumn[top] = Int32(truncatingIfNeeded: counter.count)
        counter.append(0)
      }
      let part = partOfColumn[top]
      partOfColumn[column] = part
      localColumn[column] = counter[Int(part)]
      counter[Int(part)] += 1
    }

    parts.parts.removeAll(keepingCapacity: true)
    var start = 0
    for size in counter {
      let size = Int(size)
      parts.parts.append(
        Part(columns: start..<start + size, rows: 0..<0, levels: 0))
      start += size
    }
    parts.columns.refill(with: Parts.Column(variable: 0), count: start)
    parts.inverse.reset(rows: start, columns: start)
    for column in 0..<columns where partOfColumn[column] >= 0 {
      let first = parts.parts[Int(partOfColumn[column])].columns.lowerBound
      parts.columns[first + Int(localColumn[column])].variable =
        Int32(truncatingIfNeeded: column)
    }
  }

  /// Gives every row its place, part by part and in the order of the tie rule.
  private mutating func place(
    _ presolve: borrowing Presolve, _ ranked: [Int32], into parts: inout Parts
  ) {
    counter.refill(with: 0, count: parts.parts.count)
    var total = 0
    for row in ranked {
      guard let part = part(of: Int(row), presolve) else { continue }
      counter[part] += 1
      total += 1
    }
    var start = 0
    for part in counter.indices {
      let count = Int(counter[part])
      parts.parts[part].rows = start..<start + count
      counter[part] = Int32(truncatingIfNeeded: start)
      start += count
    }
    parts.rowOfSource.refill(with: -1, count: presolve.isGone.count)
    parts.rows.refill(
      with: Parts.Row(
        norm: 1, source: 0, part: 0, firstTerm: 0, level: -1, relation: .equal,
        isRequired: false, side: 1), count: total)
    for row in ranked {
      guard let part = part(of: Int(row), presolve) else { continue }
      let place = counter[part]
      counter[part] += 1
      parts.rowOfSource[Int(row)] = place
      parts.rows[Int(place)].source = row
      parts.rows[Int(place)].part = Int32(truncatingIfNeeded: part)
    }
  }

  private func part(of row: Int, _ presolve: borrowing Presolve) -> Int? {
    guard !presolve.isGone[row] else { return nil }
    let entry = presolve.matrix.first(row: row)
    return entry < 0 ? nil : Int(partOfColumn[presolve.matrix.column(entry)])
  }

  /// Writes out what the rows say.
  private func write(
    _ presolve: borrowing Presolve, _ records: [RowStore.Record], into parts: inout Parts
  ) {
    parts.terms.removeAll(keepingCapacity: true)
    for part in parts.parts.indices {
      var level: Int32 = -1
      var priority = Double.infinity
      for place in parts.parts[part].rows {
        let source = Int(parts.rows[place].source)
        parts.rows[place].firstTerm = Int32(truncatingIfNeeded: parts.terms.count)
        parts.rows[place].norm = presolve.norm[source]
        if source < records.count {
          let record = records[source]
          if record.priority != priority {
            priority = record.priority
            level += 1
          }
          parts.rows[place].level = level
          parts.rows[place].relation = record.relation
          parts.rows[place].isRequired = record.isRequired
          parts.rows[place].side = record.relation == .lessThanOrEqual ? -1 : 1
        }
        var entry = presolve.matrix.first(row: source)
        while entry >= 0 {
          parts.terms.append(
            Parts.Term(
              coefficient: presolve.matrix.value(entry),
              column: localColumn[presolve.matrix.column(entry)]))
          entry = presolve.matrix.next(inRow: entry)
        }
      }
      parts.parts[part].levels = Int(level) + 1
    }
  }
}
