import LayoutSolver
import TestSupport
import Testing

/// A few connected variables that leave each other alone, or don't.
@Suite struct NeighborTests {
  static let cases: [(String, [Double])] = [
    // A label and a switch have room beside each other.
    ("label == 120 @750; switch == 51 @750; label + switch <= 200", [120, 51]),
    // They don't: the one that asks less strongly gives way.
    ("label == 180 @750; switch == 51 @751; label + switch <= 200", [149, 51]),
    // A row is as high as the higher of its views asks for, though it would be 0 by itself.
    (
      """
      row == 0 @50; label >= 20 @750; label <= 20 @251; switch == 31 @750
      row - label >= 8; row - switch >= 8
      """, [39, 20, 31]
    ),
    // Each follows the one before.
    ("a == 10 @750; b == 0 @250; c == 0 @50; b - a >= 5; c - 2 b >= 1", [10, 15, 31]),
    // What b has alone doesn't determine it, but is stronger than what determines a.
    ("a == 10 @250; b <= 12 @750; b - a >= 5", [7, 12]),
    // The row between them is stronger than what determines a, and weaker than b's wish.
    ("a == 10 @250; b == 0 @750; b - a >= 5 @500", [-5, 0]),
    // It is the weakest, and so neither heeds it.
    ("a == 10 @250; b == 0 @750; b - a >= 5 @100", [10, 0]),
    // The rows between them determine b, above and below its resting place.
    ("a == 10; b == 0 @50; b - a >= 5 @500; b - a <= 9 @500", [10, 15]),
    ("a == 10; b == 50 @50; b - a >= 5 @500; b - a <= 9 @500", [10, 19]),
    // Two rows between them clash, and the stronger one is met.
    ("a == 10; b == 0 @50; b - a >= 5 @500; b + a <= 3 @400", [10, 15]),
    // b is as good anywhere from 15 on, and so rests where it is nearest to 0.
    ("a == 10 @250; b - a >= 5", [10, 15]),
    // Nine, which is more than are solved one after the other.
    (
      """
      a == 1 @9; b == 0 @8; c == 0 @8; d == 0 @8; e == 0 @8; f == 0 @8; g == 0 @8; h == 0 @8
      i == 0 @8; b - a >= 1; c - b >= 1; d - c >= 1; e - d >= 1; f - e >= 1; g - f >= 1; h - g >= 1
      i - h >= 1
      """, [1, 2, 3, 4, 5, 6, 7, 8, 9]
    ),
  ]

  @Test(arguments: cases)
  func `Neighbours share what is left`(_ system: String, _ values: [Double]) throws {
    let problem = try LinearProblem(system)
    #expect(try problem.solved() == values)
    #expect(problem.flawOfSolver() == nil)
  }

  /// A constant changes, a row goes and comes back: each time the values are those of the reference.
  @Test(.timeLimit(.minutes(Seeds.limit)))
  func `Edits of neighbours equal the reference`() throws {
    for seed in Seeds(200) { try ProblemClass.neighbors.expectEditsEqualReference(seed: seed) }
  }
}
