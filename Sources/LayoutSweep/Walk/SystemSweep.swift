package import LayoutSolver

/// The values of a solver's variables as functions of one number that constants depend on.
package struct SystemSweep {
  /// A row whose constant moves: it is `start + rate * t`.
  package nonisolated struct Moving: Sendable {
    package var row: Row
    package var start: Double
    package var rate: Double

    package init(_ row: Row, start: Double = 0, rate: Double = 1) {
      self.row = row
      self.start = start
      self.rate = rate
    }
  }

  /// A part of the range in which all values move evenly.
  package nonisolated struct Piece: Sendable {
    package var lower: Double
    package var upper: Double
    /// Where the values are those of ``values``.
    package var place: Double
    package var values: [Double]
    package var rates: [Double]
    /// Why it isn't proved; nil if it is.
    package var doubt: String?
  }

  /// The pieces from the least to the greatest number, each ending where the next begins.
  package private(set) var pieces: [Piece] = []
  /// Whether there were more pieces than the limit.
  package let isCut: Bool
  private let variables: [Variable]

  /// Walks along a range.
  ///
  /// - Parameters:
  ///   - solver: The rows.
  ///   - variables: What is asked about.
  ///   - moving: The rows whose constants move.
  ///   - range: The numbers.
  ///   - limit: How many pieces there may be.
  /// - Complexity: Some solutions after edits of the moving rows, and O(*z*) for *z* terms a piece.
  package init(
    _ solver: Solver, _ variables: [Variable], moving: [Moving], over range: ClosedRange<Double>,
    limit: Int = 1000
  ) {
    self.variables = variables
    let walk = SweepWalk(Source(solver, variables, moving), range, limit: limit)
    isCut = walk.isCut
    for piece in walk.pieces {
      let next = Piece(
        lower: piece.lower, upper: piece.upper, place: piece.place, values: piece.content.values,
        rates: piece.content.rates, doubt: piece.doubt)
      // Rows may change sides without a consequence.
      if let last = pieces.last, last.doubt == next.doubt, Self.isSame(last, next) {
        pieces[pieces.count - 1].upper = next.upper
      } else {
        pieces.append(next)
      }
    }
  }

  /// The values at a number of the range, in the order of the variables; nil outside.
  package func values(at place: Double) -> [Double]? {
    guard
      let piece = pieces.first(where: { $0.lower <= place && place < $0.upper })
        ?? pieces.last.flatMap({ $0.upper == place ? $0 : nil })
    else { return nil }
    return piece.values.indices.map {
      piece.values[$0] + (place - piece.place) * piece.rates[$0]
    }
  }

  private static func isSame(_ one: Piece, _ other: Piece) -> Bool {
    one.rates.indices.allSatisfy { index in
      let value = one.values[index] + (other.place - one.place) * one.rates[index]
      let bound = 1e-9 * max(1, value.magnitude, other.place.magnitude)
      return (value - other.values[index]).magnitude <= bound
        && (one.rates[index] - other.rates[index]).magnitude <= 1e-9
    }
  }

  private struct Source: SweepSource {
    struct Content {
      var values: [Double]
      var rates: [Double]
    }

    var solver: Solver
    let variables: [Variable]
    let moving: [Moving]
    var knownSteps: [Double] { [] }

    init(_ solver: Solver, _ variables: [Variable], _ moving: [Moving]) {
      self.solver = solver
      self.variables = variables
      self.moving = moving
    }

    mutating func sample(at place: Double) -> (SweepSample, Content)? {
      for row in moving {
        guard (try? solver.setConstant(row.start + row.rate * place, of: row.row)) != nil else {
          return nil
        }
      }
      solver.solve()
      guard let piece = solver.piece(moving: moving.map { ($0.row, $0.rate) }) else { return nil }
      let content = Content(
        values: variables.map { solver[$0] }, rates: variables.map { piece.rates[Int($0.index)] })
      let sample = SweepSample(
        place: place, lower: place - piece.backward, upper: place + piece.forward)
      return (sample, content)
    }

    func haveSameRows(_ one: Content, _ other: Content) -> Bool { true }

    func difference(_ one: Content, _ other: Content) -> SweepCause { .other("") }
  }
}
