import LayoutSolver
import TestSupport
import Testing
import Workloads

/// What the benchmarks time is right.
@Suite struct WorkloadTests {
  enum Kind: CaseIterable {
    case independent, dependent, nested, rows, grid, bar, form

    func workload(_ n: Int) -> Workload {
      switch self {
      case .independent: .independent(n)
      case .dependent: .dependent(n)
      case .nested: .nested(n)
      case .rows: .rows(n)
      case .grid: .grid(side: n)
      case .bar: .bar(n)
      case .form: .form()
      }
    }
  }

  /// How many variables and constraints there are, as the published table says.
  @Test(arguments: [1, 2, 7])
  func `Workloads are as large as the published table says`(n: Int) {
    let counts = Kind.allCases.map { kind in
      let work = kind.workload(n)
      return [work.variableCount, work.constraintCount]
    }
    #expect(
      counts == [
        [4 * n + 4, 9 * n + 4], [4 * n + 5, 9 * n + 5], [4 * n + 4, 6 * n + 8],
        [12 * n + 5, 25 * n + 5], [4 * n * n + 4, 10 * n * n + 4], [4 * n + 4, 8 * n + 5],
        [37, 111],
      ])
  }

  /// Built, resized and edited, each small workload has the reference's values.
  @Test(.timeLimit(.minutes(Seeds.limit)), arguments: Kind.allCases)
  func `Each small workload has the reference's values`(kind: Kind) throws {
    let work = kind.workload(kind == .rows || kind == .grid ? 2 : 4)
    var problem = LinearProblem(work)
    var run = try WorkloadRun(work)
    #expect(try problem.flaw(in: run.values) == nil)

    try run.resize()
    problem.rows[0].constant = work.sizes[1].width
    problem.rows[1].constant = work.sizes[1].height
    #expect(try problem.flaw(in: run.values) == nil)

    if kind == .form { return }
    run = try WorkloadRun(work)
    problem = LinearProblem(work)
    try run.movePin()
    problem.rows[work.pins[0]].constant += 0.25
    #expect(try problem.flaw(in: run.values) == nil)

    run = try WorkloadRun(work)
    problem = LinearProblem(work)
    try run.changeContent()
    problem.rows[work.pairs[0].least].constant += 1
    problem.rows[work.pairs[0].most].constant += 1
    #expect(try problem.flaw(in: run.values) == nil)
  }

  @Test(arguments: Kind.allCases, [1, 5, 12])
  func `There and back again, everything is as it was`(kind: Kind, n: Int) throws {
    let work = kind.workload(n)
    let problem = LinearProblem(work)
    var run = try WorkloadRun(work)
    let values = run.values
    #expect(run.solver.conflicts.isEmpty)
    for _ in 0..<2 * n {
      try run.resize()
      try run.resize()
      #expect(problem.difference(between: run.values, and: values) == nil)
    }
    guard !work.pins.isEmpty else { return }
    for _ in 0..<n {
      try run.replacePin()
      #expect(problem.difference(between: run.values, and: values) == nil)
      try run.replacePin()
      for _ in 0..<2 { try run.movePin() }
      #expect(problem.difference(between: run.values, and: values) == nil)
      guard !work.pairs.isEmpty else { continue }
      try run.replaceContent()
      #expect(problem.difference(between: run.values, and: values) == nil)
      try run.replaceContent()
      for _ in 0..<2 { try run.changeContent() }
      #expect(problem.difference(between: run.values, and: values) == nil)
    }
  }

  /// R6 of the known faults: resized again and again, a settings screen keeps the window's width,
  /// and each row spans it.
  @Test(arguments: [20, 40])
  func `R6 resizing loses a required row`(n: Int) throws {
    var run = try WorkloadRun(.rows(n))
    for call in 1...8 {
      try run.resize()
      let width = call.isMultiple(of: 2) ? 400.0 : 600
      #expect(run.values[run.workload.root.width] == width)
      // The first row's view is the first after the window.
      #expect(run.values[6] == width - 32)
      #expect(run.solver.conflicts.isEmpty)
    }
  }

  /// The sizes between which each workload is resized, with the values of both, for whatever else
  /// can judge them: see ``DumpTests``.
  @Test func `Workloads are written for other judges`() throws {
    var lines: [String] = []
    for kind in Kind.allCases {
      for n in [2, 10] {
        let work = kind.workload(kind == .grid ? n / 2 : n)
        var problem = LinearProblem(work)
        var run = try WorkloadRun(work)
        lines.append(problem.jsonLine(solution: run.values))
        try run.resize()
        problem.rows[0].constant = work.sizes[1].width
        problem.rows[1].constant = work.sizes[1].height
        lines.append(problem.jsonLine(solution: run.values))
      }
    }
    Attachment.record(lines.joined(separator: "\n"), named: "workloads.jsonl")
  }
}

extension LinearProblem {
  /// The rows of a workload.
  init(_ workload: Workload) {
    let rows = workload.rows.enumerated().map { position, row in
      Row(
        workload.products[workload.products(of: position)].map {
          Term($0.variable, $0.coefficient)
        }, row.relation, row.constant, priority: row.priority)
    }
    self.init(variableCount: workload.variableCount, rows: rows)
  }
}
