import LayoutSolver
import TestSupport
import Testing
import Workloads

/// The cost of an edit follows what it reaches, whatever else is on the screen.
@Suite struct LocalityTests {
  enum Operation: CaseIterable {
    case replacePin, replaceContent, movePin, changeContent

    func perform(on run: inout WorkloadRun) throws {
      switch self {
      case .replacePin: try run.replacePin()
      case .replaceContent: try run.replaceContent()
      case .movePin: try run.movePin()
      case .changeContent: try run.changeContent()
      }
    }
  }

  /// A view more or less is looked at in the same number of rows among 100 and 2,000, though another
  /// has rows that clash, and a third is undetermined.
  @Test(arguments: Operation.allCases)
  func `One conflict and one choice`(operation: Operation) throws {
    var visits: [[Int]] = []
    for n in [100, 2000] {
      var run = try WorkloadRun(.flawed(n))
      #expect(run.solver.conflicts.count == 1)
      var counts: [Int] = []
      for _ in 0..<6 {
        let before = run.solver.effort
        try operation.perform(on: &run)
        #expect(run.solver.effort.starts == before.starts)
        counts.append(run.solver.effort.visits - before.visits)
      }
      #expect(run.solver.conflicts.count == 1)
      visits.append(counts)
    }
    #expect(visits[0] == visits[1])
    #expect(visits[0].allSatisfy { $0 <= 12 }, "\(visits[0])")
  }

  /// Bars of a small share of a width leave edits of others what they were, be it of a constant or a row.
  @Test(arguments: [0.5, 0.005], [1, 3])
  func `A small share of a width`(share: Double, bars: Int) throws {
    var visits: [[Int]] = []
    for n in [100, 2000] {
      var solver = Solver()
      var width = solver.addVariable()
      try solver.addRow([Term(width, 1)], .equal, 400)
      for _ in 0..<bars {
        let part = solver.addVariable()
        // Once in the width, and so on inside it.
        try solver.addRow([Term(part, 1), Term(width, -share)], .equal, 0)
        width = part
      }
      var row: Row?
      var height: Variable?
      for _ in 0..<n {
        let next = solver.addVariable()
        row = try solver.addRow([Term(next, 1)], .equal, 20, priority: 750)
        height = next
      }
      solver.solve()
      let before = solver.effort
      guard let row, let height else { return }
      try solver.setConstant(30, of: row)
      let one = try solver.visits(following: { _ in })
      let other = try solver.visits(following: { try $0.addRow([Term(height, 1)], .equal, 40) })
      #expect(solver[height] == 40)
      #expect(solver.effort.starts == before.starts)
      visits.append([one, other])
    }
    #expect(visits[0] == visits[1])
    #expect(visits[0].allSatisfy { $0 <= 6 }, "\(visits[0])")
  }

  /// A view that goes from the middle of a column, or comes back, or steps aside, touches its neighbors and
  /// the sum of all heights: the other views are moved and no more.
  @Test(arguments: [1000.0, 50])
  func `Views of a column come and go`(priority: Double) throws {
    var visits: [[Int]] = []
    for n in [100, 2000] {
      var column = try Column(views: n)
      var counts: [Int] = []
      for _ in 0..<4 {
        let loose = try column.cut(at: n / 2)
        if priority < 1000 { try column.place(at: n / 2, priority: priority) }
        let count = try column.solver.visits(following: { _ in })
        counts.append(count - column.solver.movedVariables.count)
        #expect(column.height == 20 * Double(n - 1))
        try column.join(at: n / 2, instead: loose)
        let other = try column.solver.visits(following: { _ in })
        counts.append(other - column.solver.movedVariables.count)
        #expect(column.height == 20 * Double(n))
      }
      visits.append(counts)
    }
    #expect(visits[0] == visits[1])
    #expect(visits[0].allSatisfy { $0 <= 30 }, "\(visits[0])")
  }

  /// Equalities of which *n* say the same and one says another thing: the copies are looked at all at once, and not one
  /// after the other as each would define a variable.
  @Test(arguments: [
    ("x == 5", "x == 6", 5.0),
    ("x + y == 10", "2 x + 2 y == 24; x == 4", 4),
    ("x - y == 1; y - z == 1", "x - z == 3; z == 0; x == 2", 2),
  ])
  func `Copies that clash with a row`(copy: String, other: String, x: Double) throws {
    var visits: [Int] = []
    for n in [50, 100, 200, 400] {
      let rows = [String](repeating: copy, count: n) + [other]
      var loaded = try LinearProblem(rows.joined(separator: "; ")).loaded()
      loaded.solver.solve()
      #expect(loaded.values[0] == x)
      #expect(loaded.solver.conflicts.count == 1)
      visits.append(loaded.solver.effort.visits)
    }
    for (former, latter) in zip(visits, visits.dropFirst()) {
      #expect(latter < 3 * former, "\(visits)")
    }
  }

  @Test func `So are edits of what clashes and of what is undetermined`() throws {
    var visits: [[Int]] = []
    for n in [100, 2000] {
      var solver = try WorkloadRun(.independent(n)).solver
      var counts: [Int] = []
      func count(_ edit: (inout Solver) throws -> Void) throws {
        counts.append(try solver.visits(following: edit))
      }
      var variables: [Variable] = []
      try count { solver in
        variables = [solver.addVariable(), solver.addVariable()]
        try solver.addRow([Term(variables[1], 1), Term(variables[0], -1)], .equal, 10)
      }
      #expect(variables.map { solver[$0] } == [-10, 0])
      var rows: [Row] = []
      for constant in [5.0, 7] {
        try count { solver in
          rows.append(try solver.addRow([Term(variables[0], 1)], .equal, constant))
        }
      }
      #expect(variables.map { solver[$0] } == [7, 17])
      #expect(solver.conflicts.map(\.broken) == [rows[0]])
      try count { try $0.setConstant(7, of: rows[0]) }
      #expect(solver.conflicts.isEmpty)
      try count { try $0.setConstant(6, of: rows[0]) }
      #expect(solver.conflicts.map(\.clashing) == [[rows[1]]])
      for row in rows { try count { $0.removeRow(row) } }
      #expect(variables.map { solver[$0] } == [-10, 0])
      visits.append(counts)
    }
    #expect(visits[0] == visits[1])
    #expect(visits[0].allSatisfy { $0 <= 30 }, "\(visits[0])")
  }

  @Test func `What is taken apart and put together again and again takes no more room each time`()
    throws
  {
    var solver = try WorkloadRun(.bar(8)).solver
    let (x, y) = (solver.addVariable(), solver.addVariable())
    try solver.addRow([Term(x, 1)], .greaterThanOrEqual, 1)
    var room: [Int] = []
    for _ in 0..<50 {
      let row = try solver.addRow([Term(x, 1), Term(y, 1)], .lessThanOrEqual, 5)
      solver.solve()
      solver.removeRow(row)
      solver.solve()
      room.append(solver.effort.parts)
    }
    #expect(room[49] == room[5], "\(room)")
    #expect(solver.effort.starts == 1)
  }

  @Test
  func `A coefficient far from all others costs only where it is, and nothing once it is gone`()
    throws
  {
    var visits: [[Int]] = []
    for n in [100, 2000] {
      var solver = try WorkloadRun(.independent(n)).solver
      let (ordinary, alone) = (solver.addVariable(), solver.addVariable())
      solver.solve()
      var counts: [Int] = []
      func count(_ edit: (inout Solver) throws -> Void) throws {
        counts.append(try solver.visits(following: edit))
      }
      func count(rowOf constant: Double) throws {
        try count { try $0.addRow([Term(ordinary, 1)], .greaterThanOrEqual, constant) }
        #expect(solver[ordinary] == constant)
      }
      try count(rowOf: 1)
      try count(rowOf: 2)
      let odd = try solver.addRow([Term(alone, 1e7)], .equal, 3e7)
      try count { _ in }
      #expect(solver[alone] == 3)
      try count(rowOf: 3)
      try count { $0.removeRow(odd) }
      try count(rowOf: 4)
      #expect(counts[3] > counts[1])
      #expect(counts[5] == counts[1])
      visits.append(counts)
    }
    #expect(visits[0] == visits[1])
    #expect(visits[0].allSatisfy { $0 <= 12 }, "\(visits[0])")
  }

  /// Most edits of screens with corners are followed: with that, the programs that compare them
  /// with fresh solvers say something.
  @Test func `Programs are followed`() throws {
    var solutions = 0
    var starts = 0
    var withConflicts = 0
    /// Of the programs, those that leave a choice at their end.
    var withChoices = 0
    for seed in 0..<100 {
      var run = ProgramRun()
      for step in SolverProgram.corners(seed: seed).steps {
        try run.perform(step)
        guard step == .solve else { continue }
        solutions += 1
        if !run.solver.conflicts.isEmpty { withConflicts += 1 }
      }
      let choices = run.solver.alternatives(to: run.current.variables)
      if choices.contains(where: { $0 != nil }) { withChoices += 1 }
      starts += run.solver.effort.starts
    }
    #expect(solutions == 1700)
    #expect(starts < 600, "\(starts)")
    #expect(withConflicts > 400, "\(withConflicts)")
    #expect(withChoices > 50, "\(withChoices)")
  }
}

/// Views one below the other, each as high as it likes and no less than nothing, in a container that ends
/// where the last one does.
private struct Column {
  var solver = Solver()
  private var tops: [Variable] = []
  private var heights: [Variable] = []
  private var whole: Variable
  /// The rows that say where each view and the end of the last one are, and that of a view aside.
  private var places: [Row] = []
  private var aside: Row?

  var height: Double { solver[whole] }

  init(views n: Int) throws {
    whole = solver.addVariable()
    try solver.addRow([Term(whole, 1)], .greaterThanOrEqual, 0)
    for index in 0..<n {
      tops.append(solver.addVariable(restsAtBounds: true))
      heights.append(solver.addVariable())
      try solver.addRow([Term(heights[index], 1)], .greaterThanOrEqual, 0)
      try solver.addRow([Term(heights[index], 1)], .equal, 20, priority: 250)
      // Each has something inside that ties it to a variable of its own.
      let inside = solver.addVariable()
      try solver.addRow(
        [Term(heights[index], 1), Term(inside, -1)], .greaterThanOrEqual, 0)
      try solver.addRow([Term(inside, 1)], .equal, 10, priority: 750)
      places.append(try solver.addRow(terms(of: tops[index], below: index - 1), .equal, 0))
    }
    places.append(try solver.addRow(terms(of: whole, below: n - 1), .equal, 0))
    solver.solve()
  }

  private func terms(of variable: Variable, below index: Int) -> [Term] {
    index < 0
      ? [Term(variable, 1)]
      : [Term(variable, 1), Term(tops[index], -1), Term(heights[index], -1)]
  }

  /// Takes a view out, and has the next one follow the one before it.
  ///
  /// - Returns: What ties the two.
  mutating func cut(at index: Int) throws -> Row {
    solver.removeRow(places[index])
    solver.removeRow(places[index + 1])
    return try solver.addRow(terms(of: tops[index + 1], below: index - 1), .equal, 0)
  }

  /// Places a view that was taken out where it would be, though nothing follows it.
  mutating func place(at index: Int, priority: Double) throws {
    aside = try solver.addRow(
      terms(of: tops[index], below: index - 1), .equal, 0, priority: priority)
  }

  /// Puts a view back that was taken out.
  mutating func join(at index: Int, instead row: Row) throws {
    solver.removeRow(row)
    if let aside { solver.removeRow(aside) }
    places[index] = try solver.addRow(terms(of: tops[index], below: index - 1), .equal, 0)
    places[index + 1] = try solver.addRow(terms(of: tops[index + 1], below: index), .equal, 0)
  }
}

extension Solver {
  /// How many rows and variables a solution looks at that follows an edit.
  fileprivate mutating func visits(following edit: (inout Self) throws -> Void) throws -> Int {
    let before = effort
    try edit(&self)
    solve()
    #expect(effort.starts == before.starts)
    return effort.visits - before.visits
  }
}
