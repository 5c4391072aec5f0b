import LayoutSolver
import TestSupport
import Testing

/// A few connected variables that leave each other alone, or don't.
@Suite struct NeighborTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let problem: String
    let values: [Double]

    var testDescription: String { problem }
  }

  static let cases = [
    // A label and a switch have room beside each other.
    Case(
      problem: "label == 120 @750; switch == 51 @750; label + switch <= 200", values: [120, 51]),
    // They don't: the one that asks less strongly gives way.
    Case(
      problem: "label == 180 @750; switch == 51 @751; label + switch <= 200", values: [149, 51]),
    // A row is as high as the higher of its views asks for, though it would be 0 by itself.
    Case(
      problem: """
        row == 0 @50; label >= 20 @750; label <= 20 @251; switch == 31 @750
        row - label >= 8; row - switch >= 8
        """,
      values: [39, 20, 31]),
    // Each follows the one before.
    Case(
      problem: "a == 10 @750; b == 0 @250; c == 0 @50; b - a >= 5; c - 2 b >= 1",
      values: [10, 15, 31]),
    // What b has alone doesn't determine it, but is stronger than what determines a.
    Case(problem: "a == 10 @250; b <= 12 @750; b - a >= 5", values: [7, 12]),
    // The row between them is stronger than what determines a, and weaker than b's wish.
    Case(problem: "a == 10 @250; b == 0 @750; b - a >= 5 @500", values: [-5, 0]),
    // It is the weakest, and so neither heeds it.
    Case(problem: "a == 10 @250; b == 0 @750; b - a >= 5 @100", values: [10, 0]),
    // The rows between them determine b, above and below its resting place.
    Case(problem: "a == 10; b == 0 @50; b - a >= 5 @500; b - a <= 9 @500", values: [10, 15]),
    Case(problem: "a == 10; b == 50 @50; b - a >= 5 @500; b - a <= 9 @500", values: [10, 19]),
    // Two rows between them clash, and the stronger one is met.
    Case(problem: "a == 10; b == 0 @50; b - a >= 5 @500; b + a <= 3 @400", values: [10, 15]),
    // b is as good anywhere from 15 on, and so rests where it is nearest to 0.
    Case(problem: "a == 10 @250; b - a >= 5", values: [10, 15]),
    // Nine, which is more than are solved one after the other.
    Case(
      problem: """
        a == 1 @9; b == 0 @8; c == 0 @8; d == 0 @8; e == 0 @8; f == 0 @8; g == 0 @8; h == 0 @8
        i == 0 @8; b - a >= 1; c - b >= 1; d - c >= 1; e - d >= 1; f - e >= 1; g - f >= 1; h - g >= 1
        i - h >= 1
        """,
      values: [1, 2, 3, 4, 5, 6, 7, 8, 9]),
  ]

  @Test(arguments: cases)
  func `Neighbours share what is left`(of example: Case) throws {
    let problem = try LinearProblem(example.problem)
    #expect(try problem.solved() == example.values)
    #expect(problem.flawOfSolver() == nil)
  }

  /// A constant changes, a row goes and comes back: each time the values are those of the reference.
  @Test(.timeLimit(.minutes(Seeds.limit)))
  func `Edits of neighbours equal the reference`() throws {
    for seed in Seeds(200) { try ProblemClass.neighbors.expectEditsEqualReference(seed: seed) }
  }
}
