import LayoutSolver
import TestSupport
import Testing

extension ProblemClass {
  /// Takes the problem of a seed through edits: a constant changes, a row goes and comes back.
  ///
  /// Each time the values are those of the reference.
  func expectEditsEqualReference(seed: Int) throws {
    var problem = problem(seed: seed)
    var random = SplitMix64(seed: UInt64(seed))
    var loaded = try problem.loaded()
    loaded.solver.solve()
    func expectReference() throws {
      loaded.solver.solve()
      #expect(try problem.flaw(in: loaded.values) == nil, "\(self), seed \(seed)")
    }
    for _ in 0..<6 {
      let place = random.integer(0...problem.rows.count - 1)
      problem.rows[place].constant += Double(random.pick(-30, -5, -1, 1, 5, 30, 60))
      try loaded.solver.setConstant(problem.rows[place].constant, of: loaded.rows[place])
      try expectReference()
      let gone = random.integer(0...problem.rows.count - 1)
      let row = problem.rows.remove(at: gone)
      loaded.solver.removeRow(loaded.rows.remove(at: gone))
      try expectReference()
      problem.rows.append(row)
      loaded.rows.append(
        try loaded.solver.addRow(
          row.terms.map { Term(loaded.variables[$0.variable], $0.coefficient) }, row.relation,
          row.constant, priority: row.priority))
      try expectReference()
    }
  }
}
