import TestSupport
import Testing

/// Hands random problems with their solutions to whatever else can judge them.
///
/// `swift test --filter DumpTests --attachments-path DIR` leaves two files of JSON lines in DIR,
/// which must exist: the same problems with the solutions of the solver and of the reference. A
/// line has the form that ``LinearProblem/jsonLine(solution:)`` describes.
@Suite struct DumpTests {
  static let problems = ProblemClass.allCases.flatMap { kind in
    Seeds(200).map { kind.problem(seed: $0) }
  }

  @Test func `The solver's answers are written for other judges`() throws {
    let lines = try Self.problems.map { $0.jsonLine(solution: try $0.solved()) }
    #expect(lines.count == Self.problems.count)
    Attachment.record(lines.joined(separator: "\n"), named: "solver.jsonl")
  }

  @Test func `The reference's answers are written for other judges`() throws {
    let lines = try Self.problems.map { problem in
      problem.jsonLine(solution: try ReferenceSolver.solve(problem).values.map(\.double))
    }
    #expect(lines.count == Self.problems.count)
    Attachment.record(lines.joined(separator: "\n"), named: "reference.jsonl")
  }
}
