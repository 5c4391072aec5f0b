import Testing

@testable import LayoutSweep

/// A walk finds all places where rows are exchanged, however near each other, and however near the beginning of a
/// piece.
@Suite
struct SweepWalkTests {
  /// Rows that are others from place to place, and nothing else.
  private struct Steps: SweepSource {
    /// The rows, and from where on they are these.
    let rows: [(name: String, start: Double)]
    var knownSteps: [Double] { [] }

    func sample(at place: Double) -> (SweepSample, String)? {
      let name = rows.last { $0.start <= place }?.name ?? ""
      return (SweepSample(place: place, lower: -.infinity, upper: .infinity), name)
    }

    func haveSameRows(_ one: String, _ other: String) -> Bool { one == other }

    func difference(_ one: String, _ other: String) -> SweepCause {
      .container("\(one) to \(other)")
    }
  }

  struct Case: CustomTestStringConvertible {
    let testDescription: String
    /// Where rows are exchanged, between 1 and 3; the names of the rows from there on.
    let steps: [(place: Double, name: String)]

    init(_ description: String, _ steps: (Double, String)...) {
      testDescription = description
      self.steps = steps
    }
  }

  // The first look above a place is 1/128 from it.
  static let cases = [
    Case("none"),
    Case("one", (2, "b")),
    Case("two far apart", (1.5, "b"), (2.5, "c")),
    Case("two in one look", (1.5, "b"), (1.503, "c")),
    Case("four in one look", (1.5, "b"), (1.5005, "c"), (1.502, "d"), (1.505, "e")),
    Case("two that are a millionth apart", (1.5, "b"), (1.500_001, "c")),
    Case("one right above the beginning", (1.001, "b")),
    Case("two right above the beginning", (1.001, "b"), (1.002, "c")),
    Case("a millionth above the beginning", (1.000_001, "b")),
    Case("two in one look, and one far above", (1.5, "b"), (1.501, "c"), (2.5, "d")),
    Case("right before the end", (2.999, "b"), (2.9995, "c")),
  ]

  @Test(arguments: cases)
  func `Every step is found`(_ steps: Case) {
    let rows = [(name: "a", start: 0.0)] + steps.steps.map { (name: $0.name, start: $0.place) }
    let walk = SweepWalk(Steps(rows: rows), 1...3, limit: 100)
    #expect(walk.pieces.map(\.content) == rows.map(\.name))
    #expect(walk.pieces.allSatisfy { $0.doubt == nil })
    for (piece, row) in zip(walk.pieces, rows) {
      #expect((piece.lower - max(row.start, 1)).magnitude <= 1e-6)
    }
    for (piece, next) in zip(walk.pieces, walk.pieces.dropFirst()) {
      #expect(piece.upper == next.lower)
    }
    #expect(walk.pieces.last?.upper == 3)
  }
}
