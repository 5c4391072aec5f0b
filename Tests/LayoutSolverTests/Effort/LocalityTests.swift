import Benchmarks
import LayoutSolver
import TestSupport
import Testing

/// The cost of an edit follows what it reaches, whatever else is on the screen.
@Suite struct LocalityTests {
  enum Operation: CaseIterable {
    case replacePin, replaceContent, movePin, changeContent

    func perform(on run: inout WorkloadRun) throws {
      switch self {
      case .replacePin: try run.replacePin()
      case .replaceContent: try run.replaceContent()
      case .movePin: try run.movePin()
      case .changeContent: try run.changeContent()
      }
    }
  }

  /// A view more or less is looked at in the same number of rows among 100 and 2,000, though another
  /// has rows that clash, and a third is undetermined.
  @Test(arguments: Operation.allCases)
  func oneConflictAndOneChoice(operation: Operation) throws {
    var visits: [[Int]] = []
    for n in [100, 2000] {
      var run = try WorkloadRun(.flawed(n))
      #expect(run.solver.conflicts.count == 1)
      var counts: [Int] = []
      for _ in 0..<6 {
        let before = run.solver.effort
        try operation.perform(on: &run)
        #expect(run.solver.effort.starts == before.starts)
        counts.append(run.solver.effort.visits - before.visits)
      }
      #expect(run.solver.conflicts.count == 1)
      visits.append(counts)
    }
    #expect(visits[0] == visits[1])
    #expect(visits[0].allSatisfy { $0 <= 12 }, "\(visits[0])")
  }

  /// So are edits of what clashes and of what is undetermined.
  @Test func conflictsAndChoicesComeAndGo() throws {
    var visits: [[Int]] = []
    for n in [100, 2000] {
      var solver = try WorkloadRun(.independent(n)).solver
      var counts: [Int] = []
      func count(_ edit: (inout Solver) throws -> Void) throws {
        counts.append(try solver.visits(following: edit))
      }
      var variables: [Variable] = []
      try count { solver in
        variables = [solver.addVariable(), solver.addVariable()]
        try solver.addRow([Term(variables[1], 1), Term(variables[0], -1)], .equal, 10)
      }
      #expect(variables.map { solver[$0] } == [-10, 0])
      var rows: [Row] = []
      for constant in [5.0, 7] {
        try count { solver in
          rows.append(try solver.addRow([Term(variables[0], 1)], .equal, constant))
        }
      }
      #expect(variables.map { solver[$0] } == [7, 17])
      #expect(solver.conflicts.map(\.broken) == [rows[0]])
      try count { try $0.setConstant(7, of: rows[0]) }
      #expect(solver.conflicts.isEmpty)
      try count { try $0.setConstant(6, of: rows[0]) }
      #expect(solver.conflicts.map(\.clashing) == [[rows[1]]])
      for row in rows { try count { $0.removeRow(row) } }
      #expect(variables.map { solver[$0] } == [-10, 0])
      visits.append(counts)
    }
    #expect(visits[0] == visits[1])
    #expect(visits[0].allSatisfy { $0 <= 30 }, "\(visits[0])")
  }

  /// What is taken apart and put together again and again takes no more room each time.
  @Test func roomOfParts() throws {
    var solver = try WorkloadRun(.bar(8)).solver
    let (x, y) = (solver.addVariable(), solver.addVariable())
    try solver.addRow([Term(x, 1)], .greaterThanOrEqual, 1)
    var room: [Int] = []
    for _ in 0..<50 {
      let row = try solver.addRow([Term(x, 1), Term(y, 1)], .lessThanOrEqual, 5)
      solver.solve()
      solver.removeRow(row)
      solver.solve()
      room.append(solver.effort.parts)
    }
    #expect(room[49] == room[5], "\(room)")
    #expect(solver.effort.starts == 1)
  }

  /// A coefficient far from all others costs only where it is, and nothing once it is gone.
  @Test func oddCoefficientLeavesNoTrace() throws {
    var visits: [[Int]] = []
    for n in [100, 2000] {
      var solver = try WorkloadRun(.independent(n)).solver
      let (ordinary, alone) = (solver.addVariable(), solver.addVariable())
      solver.solve()
      var counts: [Int] = []
      func count(_ edit: (inout Solver) throws -> Void) throws {
        counts.append(try solver.visits(following: edit))
      }
      func count(rowOf constant: Double) throws {
        try count { try $0.addRow([Term(ordinary, 1)], .greaterThanOrEqual, constant) }
        #expect(solver[ordinary] == constant)
      }
      try count(rowOf: 1)
      try count(rowOf: 2)
      let odd = try solver.addRow([Term(alone, 1e7)], .equal, 3e7)
      try count { _ in }
      #expect(solver[alone] == 3)
      try count(rowOf: 3)
      try count { $0.removeRow(odd) }
      try count(rowOf: 4)
      #expect(counts[3] > counts[1])
      #expect(counts[5] == counts[1])
      visits.append(counts)
    }
    #expect(visits[0] == visits[1])
    #expect(visits[0].allSatisfy { $0 <= 12 }, "\(visits[0])")
  }

  /// Most edits of screens with corners are followed: with that, the programs that compare them
  /// with fresh solvers say something.
  @Test func programsAreFollowed() throws {
    var solutions = 0
    var starts = 0
    var withConflicts = 0
    /// Of the programs, those that leave a choice at their end.
    var withChoices = 0
    for seed in 0..<100 {
      var run = ProgramRun()
      for step in SolverProgram.corners(seed: seed).steps {
        try run.perform(step)
        guard step == .solve else { continue }
        solutions += 1
        if !run.solver.conflicts.isEmpty { withConflicts += 1 }
      }
      let choices = run.solver.alternatives(to: run.current.variables)
      if choices.contains(where: { $0 != nil }) { withChoices += 1 }
      starts += run.solver.effort.starts
    }
    #expect(solutions == 1700)
    #expect(starts < 600, "\(starts)")
    #expect(withConflicts > 400, "\(withConflicts)")
    #expect(withChoices > 50, "\(withChoices)")
  }
}

extension Solver {
  /// How many rows and variables a solution looks at that follows an edit.
  fileprivate mutating func visits(following edit: (inout Self) throws -> Void) throws -> Int {
    let before = effort
    try edit(&self)
    solve()
    #expect(effort.starts == before.starts)
    return effort.visits - before.visits
  }
}
