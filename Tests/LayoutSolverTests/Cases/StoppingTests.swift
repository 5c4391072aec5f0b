import LayoutSolver
import TestSupport
import Testing

/// Solutions that stop where required rows contradict each other.
@Suite(.timeLimit(.minutes(Seeds.limit))) struct StoppingTests {
  @Test("What goes on comes to the same as what never stopped", arguments: ProblemClass.allCases)
  func goingOn(kind: ProblemClass) throws {
    for seed in Seeds(100) {
      let problem = kind.problem(seed: seed)
      var usual = try problem.loaded()
      usual.solver.solve()
      var stopping = try problem.loaded()
      if !stopping.solver.solveUntilContradiction() {
        #expect(!usual.solver.conflicts.isEmpty, "\(kind) \(seed)")
        let isPlain = stopping.solver.isPlain
        #expect(!isPlain)
        #expect(stopping.values.allSatisfy { $0.isFinite })
        stopping.solver.solve()
      }
      let difference = problem.difference(between: stopping.values, and: usual.values)
      #expect(difference == nil, "\(kind) \(seed)")
      #expect(stopping.solver.conflicts == usual.solver.conflicts, "\(kind) \(seed)")
      #expect(Set(stopping.solver.movedVariables) == Set(usual.solver.movedVariables))
    }
  }

  /// Edits come while a solution has stopped, and after it has gone on, as the dice say.
  @Test("Edits are followed from where a solution has stopped")
  func edits() throws {
    for seed in Seeds(200) {
      for program in [
        SolverProgram.random(seed: seed), SolverProgram.screen(seed: seed),
        SolverProgram.corners(seed: seed), SolverProgram.window(seed: seed),
      ] {
        var dice = SplitMix64(seed: UInt64(seed))
        var usual = ProgramRun()
        var stopping = ProgramRun()
        for (place, step) in program.steps.enumerated() {
          try usual.perform(step)
          guard case .solve = step else {
            try stopping.perform(step)
            continue
          }
          if !stopping.solver.solveUntilContradiction() {
            if dice.integer(0...2) == 0 { continue }
            stopping.solver.solve()
          }
          let difference = usual.current.problem.difference(
            between: stopping.values, and: usual.values)
          #expect(difference == nil, "\(seed), step \(place)")
          #expect(stopping.solver.conflicts.count == usual.solver.conflicts.count, "\(seed)")
          if difference != nil { break }
        }
      }
    }
  }

  @Test(
    "Each set can't be met, and can without any one of its rows",
    arguments: [ProblemClass.infeasible, .duplicates, .ties, .interface], [false, true])
  func areIrreducible(kind: ProblemClass, isReversed: Bool) throws {
    for seed in Seeds(100) {
      let problem = kind.problem(seed: seed)
      var loaded = try problem.loaded()
      if loaded.solver.solveUntilContradiction() { continue }
      let place = Dictionary(uniqueKeysWithValues: zip(loaded.rows, problem.rows.indices))
      let (sets, _) = loaded.solver.clashes { rows in
        rows.sorted { ((place[$0] ?? 0) < (place[$1] ?? 0)) != isReversed }
      }
      #expect(!sets.isEmpty, "\(kind) \(seed)")
      for set in sets {
        let positions = set.compactMap { place[$0] }
        #expect(positions.count == set.count)
        #expect(try !problem.canBeMet(positions), "\(kind) \(seed)")
        for left in positions {
          #expect(try problem.canBeMet(positions.filter { $0 != left }), "\(kind) \(seed)")
        }
      }
    }
  }

  /// n parts that each contradict themselves, and have a number in common: to violate as little as
  /// possible, the number alone would give way.
  @Test("All contradictions are told at once")
  func atOnce() throws {
    var solver = Solver()
    let width = solver.addVariable()
    try solver.addRow([Term(width, 1)], .equal, 200)
    var blamed: Set<Row> = []
    for _ in 0..<50 {
      let one = solver.addVariable()
      let other = solver.addVariable()
      try solver.addRow([Term(one, 1), Term(other, 1), Term(width, -1)], .equal, 0)
      try solver.addRow([Term(one, 1)], .greaterThanOrEqual, 0)
      blamed.insert(try solver.addRow([Term(other, 1)], .greaterThanOrEqual, 250))
      // So many that those blamed are few among all.
      for distance in 1...6 {
        let more = solver.addVariable()
        try solver.addRow([Term(more, 1), Term(one, -1)], .equal, Double(distance))
      }
    }
    let isSolvedAtOnce = solver.solveUntilContradiction()
    #expect(!isSolvedAtOnce)
    let (sets, _) = solver.clashes { rows in rows.sorted { $0.index < $1.index } }
    #expect(Set(sets.compactMap(\.last)) == blamed)
    for row in blamed { solver.removeRow(row) }
    let starts = solver.effort.starts
    let isSolved = solver.solveUntilContradiction()
    #expect(isSolved)
    #expect(solver[width] == 200)
    #expect(solver.effort.starts == starts, "The parts alone are solved again.")
  }

  /// A limit that is a hair from being reached is settled with more digits.
  ///
  /// The rows around it were kept apart from those of a contradiction that came with the next edit, so that these
  /// were told without them.
  @Test(arguments: [500.0, 560, 568.999])
  func `A contradiction is told whole after a doubt was settled`(width: Double) throws {
    var solver = Solver()
    let (window, left, view) = (
      solver.addVariable(), solver.addVariable(), solver.addVariable()
    )
    let given = try solver.addRow([Term(window, 1)], .equal, 570.000_000_953_674_3)
    let limit = try solver.addRow(
      [Term(left, 1), Term(view, 1), Term(window, -1)], .lessThanOrEqual, 0)
    let inset = try solver.addRow([Term(left, 1)], .greaterThanOrEqual, 17)
    try solver.addRow([Term(left, 1)], .equal, 17, priority: 750)
    try solver.addRow([Term(view, 1)], .equal, 553, priority: 750)
    let least = try solver.addRow([Term(view, 1)], .greaterThanOrEqual, 552)
    solver.solve()
    let isPlain = solver.isPlain
    #expect(!isPlain, "the limit is in doubt")
    try solver.setConstant(width, of: given)
    let isSolved = solver.solveUntilContradiction()
    #expect(!isSolved)
    let (sets, _) = solver.clashes { $0 }
    #expect(sets.map(Set.init) == [[given, limit, inset, least]])
    solver.removeRow(least)
    solver.solve()
    #expect(solver[view] == width - 17)
  }
}

extension ProgramRun {
  fileprivate var values: [Double] { current.variables.map { solver[$0] } }
}
