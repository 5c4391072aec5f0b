import LayoutSolver
import LayoutSweep
import TestSupport
import Testing

/// A layout's numbers as functions of a constant, against the exact solver.
@Suite
struct SystemSweepTests {
  /// A label that gives way to a button: W − 120 wide up to 200, then as wide as its text.
  @Test func `A label stops growing where its text fits`() throws {
    var solver = Solver()
    let (window, label, button) = (
      solver.addVariable(), solver.addVariable(), solver.addVariable()
    )
    let root = try solver.addRow([Term(window, 1)], .equal, 320)
    try solver.addRow([Term(button, 1)], .equal, 100)
    try solver.addRow([Term(label, 1), Term(button, 1), Term(window, -1)], .lessThanOrEqual, -20)
    try solver.addRow([Term(label, 1)], .equal, 200, priority: 750)
    let sweep = SystemSweep(solver, [label], moving: [.init(root)], over: 200...400)
    // W − 20 − 100 = 200 at W = 320.
    #expect(sweep.pieces.map(\.lower) == [200, 320])
    #expect(sweep.pieces.map(\.upper) == [320, 400])
    #expect(sweep.pieces.map { $0.rates[0] } == [1, 0])
    #expect(sweep.pieces.allSatisfy { $0.doubt == nil })
    #expect(sweep.values(at: 250) == [130])
    #expect(sweep.values(at: 399) == [200])
    #expect(sweep.values(at: 401) == nil)
  }

  @Test func `A limit of pieces ends the walk`() throws {
    var solver = Solver()
    let x = solver.addVariable()
    var rows: [Row] = []
    for place in 0..<10 {
      let bound = solver.addVariable()
      try solver.addRow([Term(bound, 1), Term(x, 1)], .lessThanOrEqual, Double(place))
      try solver.addRow([Term(bound, 1)], .equal, 0, priority: 500)
    }
    rows.append(try solver.addRow([Term(x, 1)], .equal, 0))
    let sweep = SystemSweep(
      solver, [x], moving: [.init(rows[0])], over: -1...20, limit: 3)
    #expect(sweep.isCut)
  }

  @Test(
    .timeLimit(.minutes(Seeds.limit)),
    arguments: ProblemClass.allCases)
  func `Random systems: the pieces are what the exact solver finds`(_ kind: ProblemClass) throws {
    var (proved, all) = (0, 0)
    for seed in Seeds(834) {
      let problem = kind.problem(seed: seed)
      var random = SplitMix64(seed: UInt64(seed))
      guard !problem.rows.isEmpty else { continue }
      let moved = random.integer(0...problem.rows.count - 1)
      all += 1
      if try check(problem, moving: moved, "\(kind) \(seed) row \(moved)") { proved += 1 }
    }
    tellCount("sweep systems \(kind.rawValue): \(proved) of \(all) proved")
    #expect(proved * 50 >= all * 49)
  }

  /// Whether all pieces are proved; then they are compared.
  private func check(
    _ problem: LinearProblem, moving moved: Int, _ name: String
  ) throws -> Bool {
    let loaded = try problem.loaded()
    let range = -60.0...120.0
    let sweep = SystemSweep(
      loaded.solver, loaded.variables, moving: [.init(loaded.rows[moved])], over: range)
    guard sweep.pieces.allSatisfy({ $0.doubt == nil }), sweep.pieces.last?.upper == 120
    else { return false }
    for (piece, next) in zip(sweep.pieces, sweep.pieces.dropFirst()) {
      #expect(piece.upper == next.lower)
      // The answer is continuous.
      for index in piece.values.indices {
        let before = piece.values[index] + (piece.upper - piece.place) * piece.rates[index]
        let after = next.values[index] + (next.lower - next.place) * next.rates[index]
        #expect((before - after).magnitude <= 1e-6 * max(1, before.magnitude), "\(name)")
      }
    }
    for piece in sweep.pieces {
      let width = piece.upper - piece.lower
      for share in [0.0, 0.3, 0.5, 1] {
        // Places that fractions can hold, inside the piece.
        let place = ((piece.lower + share * width) * 0x1p20).rounded(.down) / 0x1p20
        guard place >= piece.lower, place <= piece.upper else { continue }
        var fixed = problem
        fixed.rows[moved].constant = place
        guard let exact = try? ReferenceSolver.solve(fixed) else { continue }
        for (index, value) in exact.values.enumerated() {
          let own = piece.values[index] + (place - piece.place) * piece.rates[index]
          let size = max(1, problem.scale, value.double.magnitude)
          #expect(
            (own - value.double).magnitude <= 1e-7 * size,
            "\(name): x\(index) at \(place) is \(own), exactly \(value)")
        }
      }
    }
    return true
  }
}
