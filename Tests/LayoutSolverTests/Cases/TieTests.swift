import LayoutSolver
import TestSupport
import Testing

/// Where several solutions are equally good, the rows of the largest keys are met first, and then
/// the variables of the largest keys rest at 0.
@Suite struct TieTests {
  @Test(arguments: [
    // Later rows win: the earlier view gives way.
    ("a + b == 100; a == 80 @750; b == 80 @750", [20.0, 80]),
    ("a + b == 100; b == 80 @750; a == 80 @750", [80, 20]),
    ("a + b + c == 100; a >= 80 @9; b >= 80 @9; c >= 80 @9", [-60, 80, 80]),
    ("a + b + c == 300; a <= 80 @9; b <= 80 @9; c <= 80 @9", [140, 80, 80]),
    // Of rows that can't both hold, the last.
    ("x == 10 @5; x == 20 @5", [20]),
    ("x == 20 @5; x == 10 @5", [10]),
    ("x >= 20 @5; x <= 10 @5", [10]),
    ("x <= 10; x >= 20", [20]),
    // All sums of violations come before any tie: level 8 decides what level 9 leaves open.
    ("a + b == 10; b == 10 @9; a == 10 @9; b == 10 @8", [0, 10]),
    // Among ties the higher level comes first: by the rows of level 8 it would be b = 0.
    ("a + b == 10; a == 10 @9; b == 10 @9; a == 0 @8; b == 0 @8", [0, 10]),
    // No row decides: what is left rests at 0, the last variable first.
    ("a - b == 0 @5", [0, 0]),
    ("a + b == 10", [10, 0]),
    ("a + b + c == 10; b - c == 2", [8, 2, 0]),
    ("2 a + b == 10; a <= 3", [3, 4]),
    ("a >= 5; b <= -5; c <= 5", [5, -5, 0]),
    ("a + b >= 10; a + b <= 20", [10, 0]),
    // |x| is as small as the rest lets it be.
    ("a >= 3; a <= 9; b - a == 1", [3, 4]),
    ("a + b == 10; b >= 2; b <= 4", [8, 2]),
  ])
  func `Later rows win`(system: String, expected: [Double]) throws {
    let problem = try LinearProblem(system)
    #expect(problem.difference(between: try problem.solved(), and: expected) == nil)
    #expect(try problem.flaw(in: expected) == nil)
  }

  @Test func `Order keys decide`() throws {
    var solver = Solver()
    let x = solver.addVariable()
    let ten = try solver.addRow([Term(x, 1)], .equal, 10, priority: 5, order: 2)
    let twenty = try solver.addRow([Term(x, 1)], .equal, 20, priority: 5, order: 1)
    solver.solve()
    #expect(solver[x] == 10)
    try solver.setOrder(3, of: twenty)
    solver.solve()
    #expect(solver[x] == 20)
    // Of equal keys the one added later counts as larger.
    try solver.setOrder(3, of: ten)
    solver.solve()
    #expect(solver[x] == 20)
    try solver.setOrder(.min, of: twenty)
    try solver.setOrder(.max, of: ten)
    solver.solve()
    #expect(solver[x] == 10)
  }

  @Test func `Order keys of variables decide`() throws {
    var solver = Solver()
    let a = solver.addVariable(order: 1)
    let b = solver.addVariable(order: 2)
    try solver.addRow([Term(a, 1), Term(b, 1)], .equal, 10)
    solver.solve()
    #expect([solver[a], solver[b]] == [10, 0])
    try solver.setOrder(0, of: b)
    solver.solve()
    #expect([solver[a], solver[b]] == [0, 10])
    try solver.setOrder(1, of: b)
    solver.solve()
    #expect([solver[a], solver[b]] == [10, 0])
  }

  @Test func `A level's keys say nothing about another's`() throws {
    var solver = Solver()
    let x = solver.addVariable()
    try solver.addRow([Term(x, 1)], .equal, 10, priority: 6, order: 0)
    try solver.addRow([Term(x, 1)], .equal, 20, priority: 5, order: 9)
    solver.solve()
    #expect(solver[x] == 10)
  }
}
