import LayoutSolver
import Testing

/// Something grows piece by piece, with a solution after each: a piece costs what it touches, however
/// many there are.
@Suite struct GrowthTests {
  /// How pieces come one after the other.
  enum Growth: CaseIterable {
    /// Each begins where the one before ends, and is as high as it likes.
    case below
    /// The same, said from the other side.
    case above
    /// The same, with a required height.
    case fixed
    /// The same, with a height that follows from what is inside.
    case nested
    /// Each has its middle where the one before has it.
    case centered
    /// Each ends where the one before begins.
    case upwards
    /// Two at once; then the second of them is stated first.
    case twoAtOnce, twoBackwards
    /// Each goes before the last one, or before the last three.
    case beforeLast, beforeThree
    /// One comes, goes, and another one comes.
    case replaced
  }

  @Test(arguments: Growth.allCases)
  func `A piece more costs the same among few and many`(growth: Growth) throws {
    var tower = try Tower(growth)
    var counts: [[Int]] = []
    for n in [60, 600] {
      while tower.count < n { try tower.grow() }
      var steps: [Int] = []
      for _ in 0..<4 {
        let before = tower.solver.effort
        try tower.grow()
        let after = tower.solver.effort
        #expect(after.starts == before.starts)
        steps.append(after.visits + after.terms - before.visits - before.terms)
      }
      counts.append(steps)
    }
    #expect(counts[0] == counts[1])
    #expect(counts[0].allSatisfy { $0 <= 60 }, "\(counts[0])")
    let pitch: Double =
      switch growth {
      case .centered: 0
      case .upwards: -20
      default: 20
      }
    #expect(tower.tops == tower.tops.indices.map { pitch * Double($0) })
  }
}

/// Pieces that are 20 high each, of which the first is at 0.
private struct Tower {
  private struct Piece {
    var top: Variable
    var height: Variable
    /// What says where the piece is.
    var place: Row?
    var others: [Row] = []
  }

  let growth: GrowthTests.Growth
  private(set) var solver = Solver()
  private var pieces: [Piece] = []

  var count: Int { pieces.count }
  var tops: [Double] { pieces.map { solver[$0.top] } }

  init(_ growth: GrowthTests.Growth) throws {
    self.growth = growth
    for _ in 0..<4 {
      pieces.append(try makePiece())
      try place(at: count - 1)
    }
    solver.solve()
  }

  /// States what comes next, and solves.
  mutating func grow() throws {
    switch growth {
    case .beforeLast: try insert(at: count - 1)
    case .beforeThree: try insert(at: count - 3)
    case .twoAtOnce, .twoBackwards:
      pieces.append(try makePiece())
      pieces.append(try makePiece())
      let places = [count - 2, count - 1]
      for index in growth == .twoAtOnce ? places : places.reversed() { try place(at: index) }
    case .replaced:
      try insert(at: count)
      solver.solve()
      let last = pieces.removeLast()
      for row in last.others + [last.place].compactMap({ $0 }) { solver.removeRow(row) }
      for variable in [last.top, last.height] { solver.removeVariable(variable) }
      solver.solve()
      try insert(at: count)
    default: try insert(at: count)
    }
    solver.solve()
  }

  private mutating func insert(at index: Int) throws {
    pieces.insert(try makePiece(), at: index)
    try place(at: index)
    if index + 1 < count { try place(at: index + 1) }
  }

  private mutating func makePiece() throws -> Piece {
    var piece = Piece(top: solver.addVariable(restsAtBounds: true), height: solver.addVariable())
    piece.others.append(try solver.addRow([Term(piece.height, 1)], .greaterThanOrEqual, 0))
    switch growth {
    case .fixed: piece.others.append(try solver.addRow([Term(piece.height, 1)], .equal, 20))
    case .nested:
      let inside = solver.addVariable()
      try solver.addRow([Term(piece.height, 1), Term(inside, -1)], .equal, 8)
      try solver.addRow([Term(inside, 1)], .equal, 12, priority: 250)
    default:
      piece.others.append(
        try solver.addRow([Term(piece.height, 1)], .equal, 20, priority: 250))
    }
    return piece
  }

  /// Says where a piece is, by the one before.
  private mutating func place(at index: Int) throws {
    let (top, height) = (pieces[index].top, pieces[index].height)
    if let old = pieces[index].place { solver.removeRow(old) }
    guard index > 0 else {
      pieces[index].place = try solver.addRow([Term(top, 1)], .equal, 0)
      return
    }
    let former = (top: pieces[index - 1].top, height: pieces[index - 1].height)
    let terms =
      switch growth {
      case .above: [Term(former.top, 1), Term(former.height, 1), Term(top, -1)]
      case .centered:
        [Term(top, 1), Term(height, 0.5), Term(former.top, -1), Term(former.height, -0.5)]
      case .upwards: [Term(top, 1), Term(height, 1), Term(former.top, -1)]
      default: [Term(top, 1), Term(former.top, -1), Term(former.height, -1)]
      }
    pieces[index].place = try solver.addRow(terms, .equal, 0)
  }
}
