import TestSupport
import Testing

/// 2,000 random programs of additions, edits and removals.
///
/// After each solution the levels and the values equal the reference's, the values equal a fresh
/// solver's, and the conflicts are right.
@Suite struct RandomProgramTests {
  private static let chunk = 20

  @Test(.timeLimit(.minutes(15)), arguments: 0..<100)
  func equalsReference(chunk: Int) {
    for seed in chunk * Self.chunk..<(chunk + 1) * Self.chunk {
      let program = SolverProgram.random(seed: seed)
      guard let flaw = program.flaw() else { continue }
      let smallest = program.shrunk { $0.flaw() != nil }
      Issue.record("program \(seed): \(flaw)\n\(smallest)\n\(smallest.flaw() ?? "")")
    }
  }

  /// 2,000 programs for larger systems, in which edits are followed to what they reach: the values
  /// equal a fresh solver's.
  @Test(.timeLimit(.minutes(15)), arguments: 0..<100)
  func equalsFreshSolver(chunk: Int) {
    for seed in chunk * Self.chunk..<(chunk + 1) * Self.chunk {
      let program = SolverProgram.screen(seed: seed)
      guard let flaw = program.flawBesideFreshSolver() else { continue }
      let smallest = program.shrunk { $0.flawBesideFreshSolver() != nil }
      Issue.record("screen \(seed): \(flaw)\n\(smallest)")
    }
  }

  /// 1,000 programs for screens with corners where rows clash or leave variables undetermined: the
  /// values and what is violated equal a fresh solver's, and so do the choices at the end.
  @Test(.timeLimit(.minutes(15)), arguments: 0..<100)
  func cornersEqualFreshSolver(chunk: Int) {
    for seed in chunk * 10..<(chunk + 1) * 10 {
      let program = SolverProgram.corners(seed: seed)
      guard let flaw = program.flawBesideFreshSolver() else { continue }
      let smallest = program.shrunk { $0.flawBesideFreshSolver() != nil }
      Issue.record("corners \(seed): \(flaw)\n\(smallest)")
    }
  }
}
