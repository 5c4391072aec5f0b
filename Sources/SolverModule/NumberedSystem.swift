#if canImport(LayoutSolver)
  package import LayoutSolver
#endif

/// A solver whose variables and rows go by numbers, and which leaves out what can't be met.
///
/// It does for a caller without Swift's types what the engine of a view tree does for constraints:
/// of required rows that contradict each other the readiest to give way is left out, and comes
/// back when one of the others changes.
package struct NumberedSystem {
  var solver = Solver()
  private var variables: [Variable] = []
  var rows: [NumberedRow] = []
  /// The number of the row behind each of the solver's rows, by index.
  private var numberOfRow: [Int] = []
  var breakages: [Breakage] = []
  /// The rows that are to be tried again.
  var waiting: [Int] = []

  /// A row that is left out, and those that it contradicts.
  struct Breakage {
    var leftOut: Int
    var clashing: [Int]
  }

  /// Makes a system without variables and rows.
  package init() {}

  /// How many variables were added.
  package var variableCount: Int { variables.count }

  /// How many rows were added, those included that were removed since.
  package var rowCount: Int { rows.count }

  // MARK: Adding

  /// Adds a variable.
  ///
  /// - Parameters:
  ///   - order: The key that settles which of several undetermined variables rests first.
  ///   - restsAtBounds: Whether it rests where an inequality ends what it may be, and not at 0.
  /// - Returns: The variable's number.
  @discardableResult
  package mutating func addVariable(order: Int, restsAtBounds: Bool) -> Int {
    variables.append(solver.addVariable(order: order, restsAtBounds: restsAtBounds))
    return variables.count - 1
  }

  /// A product of a row's left-hand side; nil if there is no such variable.
  package func term(_ variable: Int, _ coefficient: Double) -> Term? {
    variables.indices.contains(variable) ? Term(variables[variable], coefficient) : nil
  }

  /// Adds a row.
  ///
  /// - Returns: The row's number, or nil if the solver can't compute with it.
  @discardableResult
  package mutating func addRow(_ row: NumberedRow) -> Int? {
    rows.append(row)
    if install(rows.count - 1) { return rows.count - 1 }
    rows.removeLast()
    return nil
  }

  /// Hands a row to the solver; false if that can't compute with it.
  mutating func install(_ number: Int) -> Bool {
    let row = rows[number]
    guard
      let handle = try? solver.addRow(
        row.terms, row.relation, row.constant, priority: row.priority, order: row.order)
    else { return false }
    rows[number].handle = handle
    while numberOfRow.count <= Int(handle.index) { numberOfRow.append(-1) }
    numberOfRow[Int(handle.index)] = number
    return true
  }

  // MARK: Changing

  /// Changes a row's constant.
  ///
  /// - Returns: False if there is no such row, or the solver can't compute with the number.
  package mutating func setConstant(_ constant: Double, of number: Int) -> Bool {
    guard contains(number), constant.magnitude <= 1e12 else { return false }
    if let handle = rows[number].handle {
      guard (try? solver.setConstant(constant, of: handle)) != nil else { return false }
    }
    rows[number].constant = constant
    rowDidChange(number)
    return true
  }

  /// Changes a row's priority.
  ///
  /// - Returns: False if there is no such row, or the priority isn't above 0 and up to 1000.
  package mutating func setPriority(_ priority: Double, of number: Int) -> Bool {
    guard contains(number), priority > 0, priority <= 1000 else { return false }
    if let handle = rows[number].handle {
      guard (try? solver.setPriority(priority, of: handle)) != nil else { return false }
    }
    rows[number].priority = priority
    rowDidChange(number)
    return true
  }

  /// Removes a row for good.
  ///
  /// - Returns: False if there is no such row.
  package mutating func removeRow(_ number: Int) -> Bool {
    guard contains(number) else { return false }
    rows[number].isRemoved = true
    breakages.removeAll { $0.leftOut == number }
    waiting.removeAll { $0 == number }
    release(number)
    return true
  }

  private func contains(_ number: Int) -> Bool {
    rows.indices.contains(number) && !rows[number].isRemoved
  }

  // MARK: Reading

  /// The value of a variable in the last solution; not a number if there is no such variable.
  package func value(of variable: Int) -> Double {
    variables.indices.contains(variable) ? solver[variables[variable]] : .nan
  }

  /// Whether a row is left out, as it contradicts others.
  package func isLeftOut(_ number: Int) -> Bool {
    contains(number) && rows[number].handle == nil
  }

  /// The rows that a row contradicts which is left out for that.
  package func rows(contradicting number: Int) -> [Int] {
    breakages.first { $0.leftOut == number }?.clashing ?? []
  }

  /// The rows that a variable's value follows from.
  package func rows(determining variable: Int) -> [Int] {
    guard variables.indices.contains(variable) else { return [] }
    return solver.rows(determining: variables[variable]).map(number)
  }

  /// Another value that a variable could have as well; nil if there is none.
  package func alternative(to variable: Int) -> Double? {
    guard variables.indices.contains(variable) else { return nil }
    return solver.alternatives(to: [variables[variable]]).first ?? nil
  }

  /// The number of one of the solver's rows.
  func number(_ row: Row) -> Int { numberOfRow[Int(row.index)] }
}
