import TestSupport
import Testing

/// Random programs of additions, edits and removals.
///
/// After each solution the levels and the values equal the reference's, the values equal a fresh
/// solver's, and the conflicts are right.
@Suite struct RandomProgramTests {
  @Test(.timeLimit(.minutes(Seeds.limit)))
  func `Random programs equal the reference and a fresh solver`() {
    for seed in Seeds(2000) {
      let program = SolverProgram.random(seed: seed)
      guard let flaw = program.flaw() else { continue }
      let smallest = program.shrunk { $0.flaw() != nil }
      Issue.record("program \(seed): \(flaw)\n\(smallest)\n\(smallest.flaw() ?? "")")
    }
  }

  /// Programs for larger systems, in which edits are followed to what they reach: the values equal a
  /// fresh solver's.
  @Test(.timeLimit(.minutes(Seeds.limit)))
  func `Equals fresh solver`() {
    for seed in Seeds(2000) {
      let program = SolverProgram.screen(seed: seed)
      guard let flaw = program.flawBesideFreshSolver() else { continue }
      let smallest = program.shrunk { $0.flawBesideFreshSolver() != nil }
      Issue.record("screen \(seed): \(flaw)\n\(smallest)")
    }
  }

  /// Programs for screens with corners where rows clash or leave variables undetermined: the values
  /// and what is violated equal a fresh solver's, and so do the choices at the end.
  @Test(.timeLimit(.minutes(Seeds.limit)))
  func `Corners equal fresh solver`() {
    for seed in Seeds(1000) {
      let program = SolverProgram.corners(seed: seed)
      guard let flaw = program.flawBesideFreshSolver() else { continue }
      let smallest = program.shrunk { $0.flawBesideFreshSolver() != nil }
      Issue.record("corners \(seed): \(flaw)\n\(smallest)")
    }
  }
}
