/// Finds the connected parts of what presolve left, and writes them out.
struct PartFinder {
  /// For each variable and each row, whether it has been visited in this search.
  private var isColumnVisited: [Bool] = []
  private var isRowVisited: [Bool] = []
  private var visitedColumns = Buffer<Int32>()
  private var visitedRows = Buffer<Int32>()
  /// The variables and rows of the part at hand.
  private(set) var columns = Buffer<Int32>()
  private(set) var rows = Buffer<Int32>()
  private var ranked = Buffer<(key: RankKey, row: Int32)>()
  /// For each variable of the part at hand, its column there.
  private var localColumn: [Int32] = []
  /// How many terms the rows have that were ranked.
  private var termCount = 0

  /// Begins a search; `end` must follow.
  mutating func begin(rows: Int, columns: Int) {
    isRowVisited.grow(with: false, count: rows)
    isColumnVisited.grow(with: false, count: columns)
    localColumn.grow(with: 0, count: columns)
  }

  /// Forgets what has been visited.
  mutating func end() {
    for index in 0..<visitedColumns.count { isColumnVisited[Int(visitedColumns[index])] = false }
    for index in 0..<visitedRows.count { isRowVisited[Int(visitedRows[index])] = false }
    visitedColumns.removeAll()
    visitedRows.removeAll()
  }

  func isVisited(column: Int) -> Bool { isColumnVisited[column] }

  /// Collects the variables that are connected to the given one, and the rows of several variables
  /// that connect them.
  ///
  /// - Complexity: Linear in the number of entries.
  mutating func collect(from first: Int, _ matrix: inout SparseMatrix) {
    columns.removeAll()
    rows.removeAll()
    visit(column: Int32(truncatingIfNeeded: first))
    var next = 0
    while next < columns.count {
      var place = matrix.first(column: Int(columns[next]))
      next &+= 1
      while place >= 0 {
        let row = matrix.row(place)
        place = matrix.next(inColumn: place)
        if matrix.count(row: row) == 1 || isRowVisited[row] { continue }
        isRowVisited[row] = true
        rows.append(Int32(truncatingIfNeeded: row))
        visitedRows.append(Int32(truncatingIfNeeded: row))
        var other = matrix.first(row: row)
        while other >= 0 {
          visit(column: Int32(truncatingIfNeeded: matrix.column(other)))
          other = matrix.next(inRow: other)
        }
      }
    }
  }

  private mutating func visit(column: Int32) {
    if isColumnVisited[Int(column)] { return }
    isColumnVisited[Int(column)] = true
    columns.append(column)
    visitedColumns.append(column)
  }

  /// Writes the part at hand out, without a basis.
  ///
  /// - Complexity: O(*z* + *r* log *r*) for *z* terms in *r* rows.
  ///
  /// The presolve and the problem stay as they are; handed over by value, all their arrays would be
  /// retained.
  mutating func write(_ presolve: inout Presolve, _ problem: inout Problem) -> Part {
    columns.sort { $0 < $1 }
    var part = Part()
    part.columns.reserveCapacity(columns.count)
    for column in 0..<columns.count {
      localColumn[Int(columns[column])] = Int32(truncatingIfNeeded: column)
      part.columns.append(Part.Column(variable: columns[column]))
    }
    rank(&presolve, &problem)
    part.rows.reserveCapacity(ranked.count)
    part.terms.reserveCapacity(termCount)
    var priority = Double.infinity
    for place in 0..<ranked.count {
      let slot = Int(ranked[place].row)
      let record = problem.rows.records[slot]
      if !record.isStay, record.priority != priority {
        priority = record.priority
        part.levels += 1
      }
      append(slot, record, &presolve, &problem, to: &part)
    }
    return part
  }

  /// Writes a row out, of the level that was reached.
  private func append(
    _ slot: Int, _ record: RowStore.Record, _ presolve: inout Presolve, _ problem: inout Problem,
    to part: inout Part
  ) {
    let firstTerm = part.terms.count
    let isSingle = presolve.lines[slot].role == .single
    if isSingle {
      let product = problem.rows.products[Int(record.start)]
      part.terms.append(
        Part.Term(
          coefficient: product.coefficient, column: localColumn[Int(product.variable)]))
    } else {
      var entry = presolve.matrix.first(row: slot)
      while entry >= 0 {
        let column = localColumn[presolve.matrix.column(entry)]
        part.terms.append(Part.Term(coefficient: presolve.matrix.value(entry), column: column))
        part.columns[Int(column)].rowCount &+= 1
        entry = presolve.matrix.next(inRow: entry)
      }
    }
    let reduced = presolve.reduction.lines[slot]
    part.rows.append(
      Part.Row(
        constant: isSingle ? record.constant : reduced.constant,
        scale: isSingle ? record.constant.magnitude : reduced.scale, norm: problem.rows.norm(slot),
        source: Int32(truncatingIfNeeded: slot), firstTerm: Int32(truncatingIfNeeded: firstTerm),
        termCount: Int32(truncatingIfNeeded: part.terms.count &- firstTerm),
        level: record.isStay ? -1 : Int32(truncatingIfNeeded: part.levels &- 1),
        relation: record.relation, isRequired: record.isRequired,
        side: record.relation == .lessThanOrEqual ? -1 : 1))
  }

  /// Puts the rows of the part at hand, those of one variable too, in the order of the tie rule.
  private mutating func rank(_ presolve: inout Presolve, _ problem: inout Problem) {
    ranked.removeAll()
    termCount = 0
    for index in 0..<rows.count {
      ranked.append((problem.rows.rankKey(Int(rows[index])), rows[index]))
      termCount &+= presolve.matrix.count(row: Int(rows[index])) &- 1
    }
    for index in 0..<columns.count {
      let column = columns[index]
      var place = Int(problem.variables.records[Int(column)].firstSingle)
      while place >= 0 {
        let product = problem.rows.products[place]
        if presolve.lines[Int(product.row)].role == .single {
          ranked.append((problem.rows.rankKey(Int(product.row)), product.row))
        }
        place = Int(product.next)
      }
      var entry = presolve.matrix.first(column: Int(column))
      while entry >= 0 {
        let row = presolve.matrix.row(entry)
        if presolve.matrix.count(row: row) == 1 {
          ranked.append((problem.rows.rankKey(row), Int32(truncatingIfNeeded: row)))
        }
        entry = presolve.matrix.next(inColumn: entry)
      }
    }
    termCount &+= ranked.count
    ranked.sort { $0.key.isBefore($1.key) }
  }
}

extension SparseMatrix {
  /// Whether no row connects the column to others.
  func isAlone(column index: Int) -> Bool {
    var entry = first(column: index)
    while entry >= 0 {
      if count(row: row(entry)) > 1 { return false }
      entry = next(inColumn: entry)
    }
    return true
  }
}

extension Presolve {
  /// Passes on the terms of the rows that have a variable alone and aren't in the matrix.
  func forEachSingle(
    of variable: Int, _ rows: RowStore, _ variables: VariableStore,
    _ body: (RowStore.Product) -> Void
  ) {
    var place = Int(variables.records[variable].firstSingle)
    while place >= 0 {
      let product = rows.products[place]
      if lines[Int(product.row)].role == .single { body(product) }
      place = Int(product.next)
    }
  }
}
