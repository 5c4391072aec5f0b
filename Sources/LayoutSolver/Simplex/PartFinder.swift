/// Splits what presolve left into connected parts.
struct PartFinder {
  private var parent: [Int32] = []
  private var partOfColumn: [Int32] = []
  private var localColumn: [Int32] = []
  private var rowsOfPart: [Int32] = []
  private var partSize: [Int32] = []
  private var partRows: [Int32] = []

  /// Finds the parts and writes them out, without a basis.
  ///
  /// - Parameters:
  ///   - presolve: The reduced problem.
  ///   - rows: The solver's rows.
  ///   - variables: The solver's variables.
  ///   - stays: The variables of the rows beyond the slots of `rows`.
  ///   - parts: What is replaced by the result, keeping its memory.
  /// - Complexity: O(*n* log *n*) at worst, for *n* entries of one part; linear over many parts.
  mutating func find(
    _ presolve: borrowing Presolve, _ rows: borrowing RowStore,
    _ variables: borrowing VariableStore, stays: [Int32], into parts: inout Parts
  ) {
    connect(presolve)
    number(presolve, into: &parts)
    distribute(presolve)
    for index in parts.parts.indices {
      write(index, presolve, rows, variables, stays: stays, into: &parts)
    }
    parts.firstTerm.append(Int32(truncatingIfNeeded: parts.termColumn.count))
  }

  /// Joins the columns that share a row.
  private mutating func connect(_ presolve: borrowing Presolve) {
    let columns = presolve.isEliminated.count
    parent.removeAll(keepingCapacity: true)
    for column in 0..<columns { parent.append(Int32(truncatingIfNeeded: column)) }
    for row in presolve.isGone.indices where !presolve.isGone[row] {
      let first = presolve.matrix.first(row: row)
      guard first >= 0 else { continue }
      var entry = presolve.matrix.next(inRow: first)
      while entry >= 0 {
        join(Int(presolve.matrix.column[first]), Int(presolve.matrix.column[entry]))
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
    partSize.removeAll(keepingCapacity: true)
    for column in 0..<columns
    where !presolve.isEliminated[column] && presolve.matrix.count(column: column) > 0 {
      let top = root(column)
      if partOfColumn[top] < 0 {
        partOfColumn[top] = Int32(truncatingIfNeeded: partSize.count)
        partSize.append(0)
      }
      let part = partOfColumn[top]
      partOfColumn[column] = part
      localColumn[column] = partSize[Int(part)]
      partSize[Int(part)] += 1
    }

    parts.clear()
    var start = 0
    var inverse = 0
    for size in partSize {
      let size = Int(size)
      parts.parts.append(
        Part(columns: start..<start + size, rows: 0..<0, inverse: inverse, levels: 0))
      start += size
      inverse += size * size
    }
    parts.variable.refill(with: 0, count: start)
    parts.value.refill(with: 0, count: start)
    parts.tight.refill(with: -1, count: start)
    parts.isLoose.refill(with: false, count: start)
    parts.inverse.refill(with: 0, count: inverse)
    for column in 0..<columns where partOfColumn[column] >= 0 {
      let first = parts.parts[Int(partOfColumn[column])].columns.lowerBound
      parts.variable[first + Int(localColumn[column])] = Int32(truncatingIfNeeded: column)
    }
  }

  /// Lists the rows part by part.
  private mutating func distribute(_ presolve: borrowing Presolve) {
    partRows.refill(with: 0, count: partSize.count + 1)
    for row in presolve.isGone.indices {
      guard let part = part(of: row, presolve) else { continue }
      partRows[part + 1] += 1
    }
    for part in partSize.indices { partRows[part + 1] += partRows[part] }
    var next = partRows
    rowsOfPart.refill(with: 0, count: Int(partRows[partSize.count]))
    for row in presolve.isGone.indices {
      guard let part = part(of: row, presolve) else { continue }
      rowsOfPart[Int(next[part])] = Int32(truncatingIfNeeded: row)
      next[part] += 1
    }
  }

  private func part(of row: Int, _ presolve: borrowing Presolve) -> Int? {
    guard !presolve.isGone[row] else { return nil }
    let entry = presolve.matrix.first(row: row)
    return entry < 0 ? nil : Int(partOfColumn[Int(presolve.matrix.column[entry])])
  }

  /// Writes the rows of one part out in the order of the tie rule.
  private mutating func write(
    _ index: Int, _ presolve: borrowing Presolve, _ rows: borrowing RowStore,
    _ variables: borrowing VariableStore, stays: [Int32],
    into parts: inout Parts
  ) {
    let range = Int(partRows[index])..<Int(partRows[index + 1])
    let slots = rows.slots
    rowsOfPart[range].sort { one, other in
      let one = Int(one)
      let other = Int(other)
      if one < slots, other < slots {
        if rows.priority[one] != rows.priority[other] {
          return rows.priority[one] > rows.priority[other]
        }
        if rows.order[one] != rows.order[other] { return rows.order[one] > rows.order[other] }
        return rows.serial[one] > rows.serial[other]
      }
      if one >= slots, other >= slots {
        let first = Int(stays[one - slots])
        let second = Int(stays[other - slots])
        if variables.order[first] != variables.order[second] {
          return variables.order[first] > variables.order[second]
        }
        return variables.serial[first] > variables.serial[second]
      }
      return one < slots
    }

    let firstRow = parts.source.count
    var level: Int32 = -1
    var priority = Double.infinity
    for position in range {
      let row = Int(rowsOfPart[position])
      parts.source.append(rowsOfPart[position])
      parts.firstTerm.append(Int32(truncatingIfNeeded: parts.termColumn.count))
      parts.norm.append(presolve.norm[row])
      parts.place.append(-1)
      parts.side.append(1)
      parts.constant.append(0)
      parts.scale.append(0)
      if row < slots {
        if rows.priority[row] != priority {
          priority = rows.priority[row]
          level += 1
        }
        parts.relation.append(rows.relation[row])
        if rows.relation[row] == .lessThanOrEqual { parts.side[parts.side.count - 1] = -1 }
        parts.level.append(level)
        parts.isRequired.append(priority == 1000)
      } else {
        parts.relation.append(.equal)
        parts.level.append(-1)
        parts.isRequired.append(false)
      }
      var entry = presolve.matrix.first(row: row)
      while entry >= 0 {
        parts.termColumn.append(localColumn[Int(presolve.matrix.column[entry])])
        parts.termValue.append(presolve.matrix.value[entry])
        entry = presolve.matrix.next(inRow: entry)
      }
    }
    parts.parts[index].rows = firstRow..<parts.source.count
    parts.parts[index].levels = Int(level) + 1
  }
}

extension Parts {
  /// Forgets all parts, keeping the memory.
  fileprivate mutating func clear() {
    parts.removeAll(keepingCapacity: true)
    source.removeAll(keepingCapacity: true)
    relation.removeAll(keepingCapacity: true)
    level.removeAll(keepingCapacity: true)
    isRequired.removeAll(keepingCapacity: true)
    constant.removeAll(keepingCapacity: true)
    scale.removeAll(keepingCapacity: true)
    norm.removeAll(keepingCapacity: true)
    place.removeAll(keepingCapacity: true)
    side.removeAll(keepingCapacity: true)
    firstTerm.removeAll(keepingCapacity: true)
    termColumn.removeAll(keepingCapacity: true)
    termValue.removeAll(keepingCapacity: true)
  }
}
