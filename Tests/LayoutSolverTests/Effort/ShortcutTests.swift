// With the trait Invariants only; the optimized tests are run with it.
#if Invariants
  import LayoutSolver
  import TestSupport
  import Testing

  /// With any of the solver's shortcuts turned off the answers are the same.
  @Suite struct ShortcutTests {
    @Test(.timeLimit(.minutes(Seeds.limit)), arguments: Shortcut.allCases)
    func `Shortcuts change no random system`(shortcut: Shortcut) throws {
      for kind in ProblemClass.allCases {
        for seed in Seeds(100) {
          let problem = kind.problem(seed: seed)
          let usual = try problem.solved()
          let other = try Shortcut.$off.withValue(shortcut) { try problem.solved() }
          #expect(problem.difference(between: other, and: usual) == nil, "\(kind) \(seed)")
        }
      }
    }

    @Test(.timeLimit(.minutes(Seeds.limit)), arguments: Shortcut.allCases)
    func `Shortcuts change no stack`(shortcut: Shortcut) throws {
      for kind in RandomStack.allCases {
        for seed in Seeds(10) {
          let problem = kind.problem(seed: seed, views: 2 + seed % 20)
          let usual = try problem.solved()
          let other = try Shortcut.$off.withValue(shortcut) { try problem.solved() }
          #expect(problem.closeDifference(between: other, and: usual) == nil, "\(kind) \(seed)")
        }
      }
    }

    @Test(.timeLimit(.minutes(Seeds.limit)), arguments: Shortcut.allCases)
    func `Programs of edits, with a look at all values after each step, and at the conflicts`(
      shortcut: Shortcut
    ) throws {
      for seed in Seeds(60) {
        for program in [
          SolverProgram.random(seed: seed), SolverProgram.screen(seed: seed),
          SolverProgram.corners(seed: seed),
        ] {
          var usual = ProgramRun()
          var other = ProgramRun()
          for (place, step) in program.steps.enumerated() {
            try usual.perform(step)
            try Shortcut.$off.withValue(shortcut) { try other.perform(step) }
            guard case .solve = step else { continue }
            let flaw = usual.current.problem.difference(
              between: other.values, and: usual.values)
            #expect(flaw == nil, "\(seed), step \(place)")
            #expect(usual.solver.conflicts.count == other.solver.conflicts.count)
            if flaw != nil { break }
          }
        }
      }
    }
  }

  extension ProgramRun {
    fileprivate var values: [Double] { current.variables.map { solver[$0] } }
  }
#endif
