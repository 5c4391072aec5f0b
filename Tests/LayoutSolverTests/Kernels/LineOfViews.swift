import LayoutSolver

/// Views in a line that wish for 40.3 and more, with room for 20.1 each on average.
struct LineOfViews {
  var solver = Solver()
  let widths: [Variable]
  private let line: Row
  private let room: Double

  init(_ count: Int, least: Double) throws {
    var solver = Solver()
    let widths = (0..<count).map { _ in solver.addVariable() }
    for (index, width) in widths.enumerated() {
      try solver.addRow([Term(width, 1)], .greaterThanOrEqual, least)
      try solver.addRow(
        [Term(width, 1)], .equal, 40.3 + Double(index) / 7, priority: Double(500 - index))
    }
    room = 20.1 * Double(count)
    line = try solver.addRow(widths.map { Term($0, 1) }, .lessThanOrEqual, room)
    self.solver = solver
    self.widths = widths
  }

  var values: [Double] { widths.map { solver[$0] } }

  /// Solves for room enough, and then for what there is.
  mutating func solveTwice() throws {
    for room in [1e4, room] {
      try solver.setConstant(room, of: line)
      solver.solve()
    }
  }
}
