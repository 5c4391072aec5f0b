import LayoutSolver
import TestSupport
import Testing
import Workloads

/// Edits of constants that come again and again have the same outcome each time.
@Suite struct RepeatedEditTests {
  /// Random programs in which the same rows get other constants again and again: the values are
  /// those of a solver that never sees an edit twice, to the last bit.
  @Test(.timeLimit(.minutes(Seeds.limit)))
  func `Equals following`() {
    for seed in Seeds(100) { equalsFollowing(seed: seed) }
  }

  private func equalsFollowing(seed: Int) {
    let programs = [
      SolverProgram.random(seed: seed), .screen(seed: seed), .corners(seed: seed),
      .window(seed: seed),
    ]
    for (kind, program) in programs.enumerated() {
      guard let flaw = program.flawOfRepeatedEdits(seed: seed) else { continue }
      Issue.record("program \(seed) of kind \(kind): \(flaw)\n\(program)")
    }
  }

  /// A workload that is resized again and again has the values of one that is resized once, to the
  /// last bit, and so it has after edits in between.
  @Test(arguments: WorkloadTests.Kind.allCases, [1, 4])
  func `Resizing over and over loses no digit`(kind: WorkloadTests.Kind, n: Int) throws {
    let work = kind.workload(n)
    var once = try WorkloadRun(work)
    let first = once.values
    try once.resize()
    let second = once.values

    var run = try WorkloadRun(work)
    func resize() throws {
      for _ in 0..<4 {
        try run.resize()
        #expect(run.values == second)
        try run.resize()
        #expect(run.values == first)
      }
    }
    try resize()
    if !work.pins.isEmpty {
      for _ in 0..<2 { try run.replacePin() }
      try resize()
      for _ in 0..<2 { try run.movePin() }
      try resize()
    }
    if !work.pairs.isEmpty {
      for _ in 0..<2 { try run.changeContent() }
      try resize()
    }
  }

  /// A label is as wide as its text until the window has no room for it, and what stands beside it
  /// follows; the window is resized in small steps, and by leaps.
  @Test func `Label in a window`() throws {
    var loaded = try LinearProblem(
      """
      window == 400; left == 16; window - left - label >= 16; label == 120 @750
      button - left - label == 8; end - window == -16; end >= 40; 0.5 end - middle == 0
      """
    ).loaded()
    for width in [399, 398, 397, 200, 153, 152, 151, 100, 56, 300, 301, 302, 1e9, 401, 402.0] {
      try loaded.solver.setConstant(width, of: loaded.rows[0])
      loaded.solver.solve()
      let label = min(120, width - 32)
      #expect(
        loaded.values == [width, 16, label, 24 + label, width - 16, (width - 16) / 2], "\(width)")
      #expect(loaded.solver.conflicts.isEmpty)
    }
  }

  @Test
  func `A row that had room all along is up to date when something else asks for its constant`()
    throws
  {
    var loaded = try LinearProblem(
      "window == 400; window - label >= 32; label == 120 @750; 3 window - image >= 6; image == 9 @10"
    ).loaded()
    func set(_ constant: Double, of row: Int) throws -> [Double] {
      try loaded.solver.setConstant(constant, of: loaded.rows[row])
      loaded.solver.solve()
      return loaded.values
    }
    for width in [390.0, 380, 370, 360, 350] {
      #expect(try set(width, of: 0) == [width, 120, 9])
    }
    #expect(try set(1e6, of: 2) == [350, 318, 9])
    #expect(try set(120, of: 2) == [350, 120, 9])
    for width in [340.0, 330, 320, 310, 300, 290] {
      #expect(try set(width, of: 0) == [width, 120, 9])
    }
    #expect(try set(1e6, of: 4) == [290, 120, 864])
    loaded.solver.removeRow(loaded.rows[2])
    try loaded.solver.addRow([Term(loaded.variables[1], 1)], .equal, 1e6, priority: 700)
    #expect(loaded.solve() == [290, 258, 864])
  }

  @Test func `It is seen each time that a required row is violated, and that it is met again`()
    throws
  {
    var loaded = try LinearProblem(
      "window == 400; end - window == -16; end >= 40; middle - end == 0; middle <= 1000"
    ).loaded()
    func conflicts(at width: Double) throws -> [Conflict] {
      try loaded.solver.setConstant(width, of: loaded.rows[0])
      loaded.solver.solve()
      return loaded.solver.conflicts
    }
    for _ in 0..<3 {
      for width in [300.0, 200, 100, 90, 80, 56] { #expect(try conflicts(at: width).isEmpty) }
      for width in [55.0, 54, 53, 10] { #expect(try conflicts(at: width).count == 1) }
      for width in [100.0, 99, 98, 1016] { #expect(try conflicts(at: width).isEmpty) }
      for width in [1017.0, 1018] { #expect(try conflicts(at: width).count == 1) }
    }
  }

  @Test func `A row that comes, goes, or changes in between is taken notice of`() throws {
    var loaded = try LinearProblem("window == 400; end - window == -16; far - end == 4").loaded()
    let (variables, rows) = (loaded.variables, loaded.rows)
    func resize() throws {
      for width in [300.0, 310, 320, 330, 340] {
        try loaded.solver.setConstant(width, of: rows[0])
        loaded.solver.solve()
      }
    }
    try resize()
    #expect(loaded.values == [340, 324, 328])
    try loaded.solver.setConstant(-20, of: rows[1])
    try resize()
    #expect(loaded.values == [340, 320, 324])
    try loaded.solver.setTerms([Term(variables[1], 1), Term(variables[0], -0.5)], of: rows[1])
    try resize()
    #expect(loaded.values == [340, 150, 154])
    try loaded.solver.setPriority(500, of: rows[1])
    let pin = try loaded.solver.addRow([Term(variables[1], 1)], .equal, 7)
    try resize()
    #expect(loaded.values == [340, 7, 11])
    loaded.solver.removeRow(pin)
    try resize()
    #expect(loaded.values == [340, 150, 154])
    let copy = loaded
    loaded.solver.removeRow(rows[2])
    try resize()
    #expect(loaded.values == [340, 150, 0])
    #expect(copy.values == [340, 150, 154])
  }
}
