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
  private var localColumn: [Int32] = []

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
  mutating func collect(from first: Int, _ matrix: SparseMatrix) {
    Self.collect(
      first, matrix.entries, matrix.rows, matrix.columns, &isColumnVisited, &isRowVisited,
      &columns, &rows)
    for index in 0..<columns.count { visitedColumns.append(columns[index]) }
    for index in 0..<rows.count { visitedRows.append(rows[index]) }
  }

  /// The arrays are passed one by one, so that each is open throughout.
  private static func collect(
    _ first: Int, _ entries: [SparseMatrix.Entry], _ matrixRows: [SparseMatrix.Line],
    _ matrixColumns: [SparseMatrix.Line], _ isColumnVisited: inout [Bool],
    _ isRowVisited: inout [Bool], _ columns: inout Buffer<Int32>, _ rows: inout Buffer<Int32>
  ) {
    let entries = entries.span
    let matrixRows = matrixRows.span
    let matrixColumns = matrixColumns.span
    var isColumnVisited = isColumnVisited.mutableSpan
    var isRowVisited = isRowVisited.mutableSpan
    columns.removeAll()
    rows.removeAll()
    isColumnVisited[first] = true
    columns.append(Int32(truncatingIfNeeded: first))
    var next = 0
    while next < columns.count {
      var place = Int(matrixColumns[Int(columns[next])].first)
      next &+= 1
      while place >= 0 {
        let row = Int(entries[place].row)
        place = Int(entries[place].columnNext)
        if matrixRows[row].count == 1 || isRowVisited[row] { continue }
        isRowVisited[row] = true
        rows.append(Int32(truncatingIfNeeded: row))
        var other = Int(matrixRows[row].first)
        while other >= 0 {
          let column = entries[other].column
          other = Int(entries[other].rowNext)
          if isColumnVisited[Int(column)] { continue }
          isColumnVisited[Int(column)] = true
          columns.append(column)
        }
      }
    }
  }

  /// Writes the part at hand out, without a basis.
  ///
  /// - Complexity: O(*z* + *r* log *r*) for *z* terms in *r* rows.
  mutating func write(
    _ presolve: Presolve, _ store: RowStore, _ variables: VariableStore, into parts: inout Parts
  ) {
    parts.grow(rows: store.slots, columns: variables.slots)
    let part = parts.parts.count
    let firstColumn = parts.columns.count
    let firstRow = parts.rows.count
    let firstTerm = parts.terms.count
    columns.sort { $0 < $1 }
    for local in 0..<columns.count {
      let variable = columns[local]
      localColumn[Int(variable)] = Int32(truncatingIfNeeded: local)
      parts.columns.append(Parts.Column(variable: variable))
      parts.partOfColumn[Int(variable)] = Int32(truncatingIfNeeded: part)
    }
    let isDense = columns.count <= Part.largestDense
    let dense = isDense ? parts.dense.count : -1
    if isDense {
      parts.dense.append(contentsOf: repeatElement(0, count: columns.count * columns.count))
    } else {
      parts.sparse.grow(rows: parts.columns.count, columns: parts.columns.count)
    }
    rank(presolve, store, variables)
    makeRoom(presolve, in: &parts)
    let levels = Self.writeRows(
      ranked, of: part, presolve.lines, presolve.matrix, presolve.reduction.lines, store.records,
      store.products, localColumn, firstRow: firstRow, firstTerm: firstTerm, &parts.rows,
      &parts.terms, &parts.rowOfSource.values)
    parts.parts.append(
      Part(
        columns: firstColumn..<parts.columns.count, rows: firstRow..<parts.rows.count,
        rowsEnd: parts.rows.count, levels: levels, dense: dense))
  }

  /// Makes room for the rows that have been ranked, and their terms.
  @inline(__always)
  private func makeRoom(_ presolve: Presolve, in parts: inout Parts) {
    var terms = 0
    for place in 0..<ranked.count {
      let row = Int(ranked[place].row)
      terms += presolve.lines[row].role == .single ? 1 : presolve.matrix.count(row: row)
    }
    parts.rows.grow(with: Parts.Row(), count: parts.rows.count + ranked.count)
    parts.terms.grow(with: Parts.Term(), count: parts.terms.count + terms)
  }

  /// Writes the rows out that have been ranked.
  ///
  /// The arrays are passed one by one, so that each is open for changes throughout.
  ///
  /// - Returns: How many levels they have.
  private static func writeRows(
    _ ranked: Buffer<(key: RankKey, row: Int32)>, of part: Int, _ lines: [Presolve.Line],
    _ matrix: SparseMatrix, _ reducedLines: [Reduction.Line], _ records: [RowStore.Record],
    _ products: [RowStore.Product], _ localColumn: [Int32], firstRow: Int, firstTerm: Int,
    _ rows: inout [Parts.Row], _ terms: inout [Parts.Term], _ rowOfSource: inout [Int32]
  ) -> Int {
    let ranked = ranked.elements.span.extracting(0..<ranked.count)
    var rows = rows.mutableSpan
    var terms = terms.mutableSpan
    let lines = lines.span
    let entries = matrix.entries.span
    let reducedLines = reducedLines.span
    let records = records.span
    let products = products.span
    let localColumn = localColumn.span
    var rowOfSource = rowOfSource.mutableSpan
    var level = -1
    var priority = Double.infinity
    var term = firstTerm
    for place in ranked.indices {
      let slot = Int(ranked[place].row)
      let record = records[slot]
      if !record.isStay, record.priority != priority {
        priority = record.priority
        level &+= 1
      }
      var row = Parts.Row(
        record, source: slot, part: part, firstTerm: term,
        level: record.isStay ? -1 : level, norm: RowStore.norm(record, products))
      if lines[slot].role == .single {
        let product = products[Int(record.start)]
        terms[term] = Parts.Term(
          coefficient: product.coefficient, column: localColumn[Int(product.variable)])
        term &+= 1
      } else {
        var next = matrix.first(row: slot)
        while next >= 0 {
          let entry = entries[next]
          terms[term] = Parts.Term(
            coefficient: entry.value, column: localColumn[Int(entry.column)])
          term &+= 1
          next = Int(entry.rowNext)
        }
        row.termCount = Int32(truncatingIfNeeded: term) &- row.firstTerm
        row.constant = reducedLines[slot].constant
        row.scale = reducedLines[slot].scale
      }
      rowOfSource[slot] = Int32(truncatingIfNeeded: firstRow &+ place)
      rows[firstRow &+ place] = row
    }
    return level &+ 1
  }

  /// Puts the rows of the part at hand, those of one variable too, in the order of the tie rule.
  private mutating func rank(
    _ presolve: Presolve, _ store: RowStore, _ variables: VariableStore
  ) {
    ranked.removeAll()
    for index in 0..<rows.count { ranked.append((store.rankKey(Int(rows[index])), rows[index])) }
    for index in 0..<columns.count {
      let column = columns[index]
      presolve.forEachSingle(of: Int(column), store, variables) { product in
        ranked.append((store.rankKey(Int(product.row)), product.row))
      }
      var entry = presolve.matrix.first(column: Int(column))
      while entry >= 0 {
        let row = presolve.matrix.row(entry)
        if presolve.matrix.count(row: row) == 1 {
          ranked.append((store.rankKey(row), Int32(truncatingIfNeeded: row)))
        }
        entry = presolve.matrix.next(inColumn: entry)
      }
    }
    ranked.sort { $0.key.isBefore($1.key) }
  }
}

extension RowStore {
  /// 0 for a stay row.
  func priority(_ row: Int) -> Double { records[row].priority }

  /// The place of a row in the tie rule.
  func rankKey(_ row: Int) -> RankKey { records[row].rankKey }
}

extension SparseMatrix {
  /// Whether no row connects the column to others.
  func isAlone(column index: Int) -> Bool {
    Self.isAlone(columns.span[index], entries.span, rows.span)
  }

  /// Whether no row connects a column to others.
  @inline(__always)
  static func isAlone(_ column: Line, _ entries: Span<Entry>, _ rows: Span<Line>) -> Bool {
    var entry = Int(column.first)
    while entry >= 0 {
      if rows[Int(entries[entry].row)].count > 1 { return false }
      entry = Int(entries[entry].columnNext)
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
