import LayoutSolver
import SolverModule
import TestSupport

/// Edits of systems and what came of them, as one list of numbers that any program can replay.
///
/// | numbers | meaning |
/// |---|---|
/// | 0 | a new system |
/// | 1 order rests | adds a variable |
/// | 2 relation constant priority order readiness count (variable coefficient)… | adds a row |
/// | 3 row constant | changes a constant |
/// | 4 row priority | changes a priority |
/// | 5 row | removes a row |
/// | 6 count value… count flag… | solves: the values, and 1 for each row that is left out |
struct ModuleScript {
  private(set) var numbers: [Double] = []
  private(set) var edits = 0
  private var system = NumberedSystem()
  private var rowNumbers: [Int: Int] = [:]

  /// Adds a program, whose rows give way in the order in which they were added.
  mutating func append(_ program: SolverProgram) {
    numbers.append(0)
    system = NumberedSystem()
    rowNumbers = [:]
    for step in program.steps { append(step) }
  }

  private mutating func append(_ step: SolverProgram.Step) {
    switch step {
    case .addVariable(let number):
      let rests = number.isMultiple(of: 3)
      system.addVariable(order: number, restsAtBounds: rests)
      numbers += [1, Double(number), rests ? 1 : 0]
    case .addRow(let number, let row):
      add(row, number)
    case .setConstant(let number, let constant):
      guard let row = rowNumbers[number], system.setConstant(constant, of: row) else { return }
      numbers += [3, Double(row), constant]
      edits += 1
    case .setPriority(let number, let priority):
      guard let row = rowNumbers[number], system.setPriority(priority, of: row) else { return }
      numbers += [4, Double(row), priority]
      edits += 1
    case .removeRow(let number):
      guard let row = rowNumbers[number], system.removeRow(row) else { return }
      numbers += [5, Double(row)]
      edits += 1
    case .solve: solve()
    case .setRelation, .setTerms, .setRowOrder, .setVariableOrder, .removeVariable: return
    }
  }

  private mutating func add(_ row: LinearProblem.Row, _ number: Int) {
    let terms = row.terms.compactMap { system.term($0.variable, $0.coefficient) }
    // Every fourth stands, as the frames of views do.
    let readiness = number.isMultiple(of: 4) ? -1 : number
    let added = system.addRow(
      NumberedRow(
        terms, row.relation, row.constant, priority: row.priority, order: number,
        readiness: readiness))
    guard let added else { return }
    rowNumbers[number] = added
    let relation =
      switch row.relation {
      case .lessThanOrEqual: -1.0
      case .equal: 0.0
      case .greaterThanOrEqual: 1.0
      }
    numbers += [2, relation, row.constant, row.priority, Double(number), Double(readiness)]
    numbers.append(Double(row.terms.count))
    for term in row.terms { numbers += [Double(term.variable), term.coefficient] }
    edits += 1
  }

  private mutating func solve() {
    system.settle()
    numbers += [6, Double(system.variableCount)]
    for variable in 0..<system.variableCount { numbers.append(system.value(of: variable)) }
    numbers.append(Double(system.rowCount))
    for row in 0..<system.rowCount { numbers.append(system.isLeftOut(row) ? 1 : 0) }
  }
}
