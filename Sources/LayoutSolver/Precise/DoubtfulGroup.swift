/// A group of rows that share no undetermined variable with others, and about which there was a
/// doubt.
struct DoubtfulGroup: Sendable {
  var variables: [Int32]
  /// In the order of the tie rule.
  var rows: [Int32]
  /// Nil if the group was refused.
  var answer: Answer?

  struct Answer: Sendable {
    /// The rows that cross at the solution; `~place` for a variable that rests at 0.
    var basis: [Int32]
    var conflicts: [(broken: Int32, clashing: [Int32])]
  }
}

extension DoubtfulGroup {
  /// The rows that the value of one of the variables follows from.
  ///
  /// - Complexity: That of solving the rows of the basis for the variables.
  func rowsDetermining(_ place: Int, _ store: RowStore) -> [Int32] {
    guard let basis = answer?.basis else { return [] }
    let columns = ColumnNumbers(variables)
    let lines = basis.map { row in
      row < 0
        ? [PreciseFactors.Entry(index: Int(~row), value: .one)]
        : columns.entries(of: store.records[Int(row)], store)
    }
    var order: [Int] = []
    let factors = PreciseFactors(
      lines, ranks: Array(repeating: 0, count: lines.count), size: variables.count, basis: &order)
    guard order.count == variables.count else { return [] }
    var row = [PreciseNumber](repeating: .zero, count: variables.count)
    row[place] = .one
    return zip(order, factors.shares(of: row)).compactMap { index, share in
      share.isZero || basis[index] < 0 ? nil : basis[index]
    }
  }
}

/// The places of some variables.
struct ColumnNumbers {
  private var columns: [Int32: Int] = [:]

  init(_ variables: [Int32]) {
    for (column, variable) in variables.enumerated() { columns[variable] = column }
  }

  /// The terms of a row with these variables, in numbers as written.
  func entries(of record: RowStore.Record, _ store: RowStore) -> [PreciseFactors.Entry] {
    store.products[record.terms].compactMap { product in
      columns[product.variable].map {
        PreciseFactors.Entry(index: $0, value: PreciseNumber(written: product.coefficient))
      }
    }
  }
}

/// Finds the rows and variables that are connected, by the rows as they were given.
struct GroupFinder {
  private var isVariableVisited: [Bool]
  private var isRowVisited: [Bool]

  init(rows: Int, variables: Int) {
    isVariableVisited = Array(repeating: false, count: variables)
    isRowVisited = Array(repeating: false, count: rows)
  }

  func isVisited(_ variable: Int32) -> Bool { isVariableVisited[Int(variable)] }

  /// Collects what is connected to a variable.
  ///
  /// A variable that isn't crossed doesn't connect the rows it stands in, and is not collected.
  ///
  /// - Complexity: Linear in the number of terms.
  mutating func group(
    around first: Int32, _ rows: RowStore, _ variables: VariableStore,
    crossing isCrossed: (Int32) -> Bool = { _ in true }
  ) -> DoubtfulGroup {
    var group = DoubtfulGroup(variables: [first], rows: [])
    isVariableVisited[Int(first)] = true
    var next = 0
    while next < group.variables.count {
      rows.forEachRow(of: Int(group.variables[next]), variables) { row in
        guard !isRowVisited[Int(row)] else { return }
        isRowVisited[Int(row)] = true
        group.rows.append(row)
        for product in rows.products[rows.records[Int(row)].terms]
        where !isVariableVisited[Int(product.variable)] && isCrossed(product.variable) {
          isVariableVisited[Int(product.variable)] = true
          group.variables.append(product.variable)
        }
      }
      next += 1
    }
    return group
  }
}

extension RowStore {
  /// The coefficients of some rows.
  func coefficients(of group: [Int32]) -> some Sequence<Double> {
    group.lazy.flatMap { products[records[Int($0)].terms].lazy.map { $0.coefficient } }
  }
}
