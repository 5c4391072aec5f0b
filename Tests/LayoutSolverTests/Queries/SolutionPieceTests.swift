import LayoutSolver
import TestSupport
import Testing

/// How far a solution moves evenly, and what ends that.
@Suite struct SolutionPieceTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let problem: String
    /// By how much the constant of the first row moves in one unit.
    let rate: Double
    let rates: [Double]
    var forward = Double.infinity
    var next: End?
    var backward = Double.infinity
    var previous: End?

    var testDescription: String { "\(problem), by \(rate)" }
  }

  /// Positions in the problem.
  enum End: Equatable, Sendable {
    case row(Int)
    case variable(Int)
  }

  /// The label has room of 400 less 120 and 16, which is 264.
  private static let label = "root == 400; root - label >= 16; label == 120 @750"
  /// Two labels of the same room.
  private static let twins = """
    root == 400; root - label >= 16; root - title >= 16; label == 120 @750; title == 120 @750
    """

  @Test(arguments: [
    Case(problem: "x == 5", rate: 1, rates: [1], backward: 5, previous: .variable(0)),
    Case(problem: "x == 5", rate: -2, rates: [-2], forward: 2.5, next: .variable(0)),
    Case(problem: "x == -5", rate: 1, rates: [1], forward: 5, next: .variable(0)),
    Case(problem: label, rate: 1, rates: [1, 0], backward: 264, previous: .row(1)),
    Case(problem: label, rate: -1, rates: [-1, 0], forward: 264, next: .row(1)),
    // What comes to its constant nearer than the others is named.
    Case(
      problem: "x == 5; x <= 7; x >= 2; x <= 6; x >= 1", rate: 1, rates: [1], forward: 1,
      next: .row(3), backward: 3, previous: .row(2)),
    // Of two at the same place the first is named.
    Case(problem: twins, rate: 1, rates: [1, 0, 0], backward: 264, previous: .row(1)),
    Case(problem: twins, rate: -1, rates: [-1, 0, 0], forward: 264, next: .row(1)),
    Case(problem: "x == 5; y - x == 0", rate: -1, rates: [-1, -1], forward: 5, next: .variable(0)),
    Case(
      problem: "x == 5; y - x == 0", rate: 1, rates: [1, 1], backward: 5, previous: .variable(0)),
    // A row comes before a variable at the same place.
    Case(
      problem: "x == 5; y == 1; y - x <= 1", rate: -1, rates: [-1, 0], forward: 5, next: .row(2)),
  ])
  func `A piece ends where something comes to its constant`(of example: Case) throws {
    let loaded = try LoadedProblem(solving: example.problem)
    let piece = try #require(
      loaded.solver.piece(moving: [(row: loaded.rows[0], rate: example.rate)]))
    func place(_ end: SolutionPiece.End?) -> End? {
      switch end {
      case .row(let row): loaded.rows.firstIndex(of: row).map(End.row)
      case .variable(let variable): loaded.variables.firstIndex(of: variable).map(End.variable)
      case nil: nil
      }
    }
    #expect(loaded.variables.map { piece.rates[Int($0.index)] } == example.rates)
    #expect([piece.forward, piece.backward] == [example.forward, example.backward])
    #expect([place(piece.next), place(piece.previous)] == [example.next, example.previous])
  }

  @Test func `Where rates differ on both sides there is no piece`() throws {
    // At 136 the label begins to be held by its superview.
    let loaded = try LoadedProblem(
      solving: "root == 136; root - label >= 16; label == 120 @750")
    #expect(loaded.solver.piece(moving: [(row: loaded.rows[0], rate: 1)]) == nil)
  }

  @Test func `Of an unknown row nothing is said`() throws {
    var loaded = try LoadedProblem(solving: "x == 5; y == 3; z == 1; z - y >= 1")
    #expect(loaded.rows.map { loaded.solver.isLone($0) } == [true, false, false, false])
    #expect(loaded.rows.allSatisfy { loaded.solver.state(of: $0) != nil })
    loaded.solver.removeRow(loaded.rows[0])
    #expect(loaded.solver.piece(moving: []) == nil)
    loaded.solver.solve()
    #expect(!loaded.solver.isLone(loaded.rows[0]))
    #expect(loaded.solver.state(of: loaded.rows[0]) == nil)
  }
}
