import LayoutSolver
import TestSupport
import Testing

/// Where variables come to rest that no row determines, if they rest at bounds.
@Suite struct RestTests {
  /// Rows of x, which rests at bounds, and w, which doesn't.
  @Test(
    arguments: [
      ("no row", "", 0, 0), ("a bound from above", "x <= 226", 226, 0),
      ("a bound from below", "x >= -20", -20, 0), ("a weak bound", "x <= 30 @250", 30, 0),
      ("of two bounds the lower", "x >= 16; x <= 200", 16, 0),
      ("of two bounds the lower, the other way round", "x <= 200; x >= 16", 16, 0),
      ("a bound that can't be reached", "x <= 200; x <= 150", 150, 0),
      ("what doesn't rest at bounds rests at 0", "0 x + w <= 50", 0, 0),
      ("and does so first", "x + w <= 326; w >= 0", 326, 0),
      ("a middle that is held", "x >= 10; x + w <= 90; x + 0.5 w == 50; w >= 0", 50, 0),
    ] as [(String, String, Double, Double)])
  func `Where they rest`(_ name: String, _ system: String, x: Double, w: Double) throws {
    var solver = Solver()
    let variables = [solver.addVariable(restsAtBounds: true), solver.addVariable()]
    for row in try LinearProblem(system).rows {
      try solver.addRow(
        row.terms.map { Term(variables[$0.variable], $0.coefficient) }, row.relation,
        row.constant, priority: row.priority)
    }
    solver.solve()
    #expect(solver[variables[0]] == x, "\(name)")
    #expect(solver[variables[1]] == w, "\(name)")
    // The rest is a choice among values that are as good.
    #expect(solver.isAmbiguous(variables[0]))
  }

  @Test func `They rest one after the other, and follow edits`() throws {
    var solver = Solver()
    let a = solver.addVariable(order: -1, restsAtBounds: true)
    let b = solver.addVariable(order: -2, restsAtBounds: true)
    let gap = try solver.addRow([Term(b, 1), Term(a, -1)], .greaterThanOrEqual, 18)
    solver.solve()
    #expect(solver[a] == 0)
    #expect(solver[b] == 18)
    try solver.setConstant(25, of: gap)
    solver.solve()
    #expect(solver[b] == 25)
    let bound = try solver.addRow([Term(b, 1)], .lessThanOrEqual, 10)
    solver.solve()
    // The gap is drawn first, and then the bound leaves b no other place.
    #expect(solver[a] == -15)
    #expect(solver[b] == 10)
    solver.removeRow(gap)
    solver.solve()
    #expect(solver[a] == 0)
    #expect(solver[b] == 10)
    try solver.setRelation(.greaterThanOrEqual, of: bound)
    solver.solve()
    #expect(solver[b] == 10)
    solver.removeVariable(a)
    solver.removeRow(bound)
    solver.solve()
    #expect(solver[b] == 0)
  }

  /// A problem, as it is edited and as it is stated from the beginning.
  private struct Model {
    struct Line {
      var terms: [(variable: Int, coefficient: Double)]
      var relation: Relation
      var constant: Double
      var priority: Double
      var order: Int
    }

    var restsAtBounds: [Bool]
    /// Where all rows are met, so that nothing is left to the tie rule.
    var point: [Double]
    var lines: [Int: Line] = [:]

    /// A constant with which a row is met at the point, just so or with room to spare.
    func constant(of line: Line, using random: inout SplitMix64) -> Double {
      let sum = line.terms.reduce(0) { $0 + $1.coefficient * point[$1.variable] }
      let room = random.chance(50) ? 0 : Double(random.integer(0...60))
      return switch line.relation {
      case .lessThanOrEqual: sum + room
      case .equal: sum
      case .greaterThanOrEqual: sum - room
      }
    }

    /// The values by the rule, which is spelled out in rows of levels of their own.
    func expected() throws -> [Double] {
      var solver = Solver()
      let variables = restsAtBounds.map { _ in solver.addVariable() }
      let sorted = lines.values.sorted { $0.order < $1.order }
      for line in sorted {
        try solver.addRow(
          line.terms.map { Term(variables[$0.variable], $0.coefficient) }, line.relation,
          line.constant, priority: line.priority, order: line.order)
      }
      var level = 40.0
      func hold(_ terms: [Term], _ constant: Double) throws {
        level -= 0.25
        try solver.addRow(terms, .equal, constant, priority: level)
      }
      for index in variables.indices.reversed() where !restsAtBounds[index] {
        try hold([Term(variables[index], 1)], 0)
      }
      for relation in [Relation.greaterThanOrEqual, .lessThanOrEqual] {
        for line in sorted
        where line.relation == relation
          && line.terms.contains(where: { restsAtBounds[$0.variable] })
        {
          try hold(line.terms.map { Term(variables[$0.variable], $0.coefficient) }, line.constant)
        }
      }
      for index in variables.indices.reversed() where restsAtBounds[index] {
        try hold([Term(variables[index], 1)], 0)
      }
      solver.solve()
      return variables.map { solver[$0] }
    }
  }

  @Test func `An inequality that is drawn to its constant draws nothing along that rests at 0`()
    throws
  {
    var solver = Solver()
    let x = solver.addVariable(restsAtBounds: true)
    let (v, w) = (solver.addVariable(), solver.addVariable())
    // w follows from x, so that all that is left of the last row is v ≤ 149.
    try solver.addRow([Term(w, -1), Term(x, 0.5)], .equal, 57)
    try solver.addRow([Term(x, -1)], .lessThanOrEqual, -100)
    try solver.addRow(
      [Term(w, -1), Term(v, -1), Term(x, 0.5)], .greaterThanOrEqual, -92, priority: 750)
    solver.solve()
    #expect(solver[x] == 114)
    #expect(solver[v] == 0)
    #expect(solver[w] == 0)
  }

  @Test func `Whatever the edits, they rest where the rule says`() throws {
    for seed in Seeds(400) { try edit(seed) }
  }

  private func edit(_ seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed) &+ 4_711)
    let count = random.integer(2...6)
    var model = Model(
      restsAtBounds: (0..<count).map { _ in random.chance(60) },
      point: (0..<count).map { _ in Double(random.integer(-40...120)) })
    var solver = Solver()
    let variables = model.restsAtBounds.map { solver.addVariable(restsAtBounds: $0) }
    var rows: [Int: Row] = [:]
    func draw() -> Model.Line {
      let chosen = variables.indices.shuffled(using: &random).prefix(random.pick(1, 1, 2, 2, 3))
      return Model.Line(
        terms: chosen.map { ($0, random.pick(1, 1, -1, -1, 0.5)) },
        relation: random.pick(
          .lessThanOrEqual, .greaterThanOrEqual, .lessThanOrEqual, .greaterThanOrEqual, .equal),
        constant: 0, priority: random.pick(1000, 750, 250, 50), order: 0)
    }
    for step in 0..<24 {
      let known = rows.keys.sorted()
      switch known.isEmpty ? 0 : random.integer(0...6) {
      case 0, 1, 2:
        var line = draw()
        line.order = step
        line.constant = model.constant(of: line, using: &random)
        model.lines[step] = line
        rows[step] = try solver.addRow(
          line.terms.map { Term(variables[$0.variable], $0.coefficient) }, line.relation,
          line.constant, priority: line.priority, order: step)
      case 3:
        let key = known[random.integer(0...known.count - 1)]
        if let row = rows.removeValue(forKey: key) { solver.removeRow(row) }
        model.lines[key] = nil
      case let kind:
        let key = known[random.integer(0...known.count - 1)]
        guard let row = rows[key], var line = model.lines[key] else { continue }
        if kind == 5 {
          line.relation = draw().relation
          try solver.setRelation(line.relation, of: row)
        } else if kind == 6 {
          line.priority = draw().priority
          try solver.setPriority(line.priority, of: row)
        }
        line.constant = model.constant(of: line, using: &random)
        try solver.setConstant(line.constant, of: row)
        model.lines[key] = line
      }
      guard random.chance(60) else { continue }
      solver.solve()
      let expected = try model.expected()
      for (index, variable) in variables.enumerated() {
        #expect(
          (solver[variable] - expected[index]).magnitude < 1e-6,
          "seed \(seed), variable \(index), step \(step)")
      }
    }
  }
}
