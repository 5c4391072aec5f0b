/// The tight-set simplex: finds the best point of one connected part.
///
/// All variables are free, so a vertex is a set of as many independent *tight* rows as there are
/// variables, the basis. One iteration looks at the slopes of all levels along the edges that
/// leave the vertex (`Simplex+Pricing.swift`), and walks along one that goes down until it goes
/// down no longer (`Simplex+Step.swift`). The first basis is guessed (`Simplex+Crash.swift`) or is
/// the last solution's.
///
/// The slopes are ordered lexicographically: first the levels, then the rows one by one in the
/// order of the tie rule, so that the best point is unique. At a vertex where more rows are tight
/// than there are variables the walk may have no length; should that go on for long, the constants
/// are shifted by tiny amounts, different from row to row, and the basis found for those is best
/// for the true ones too.
struct Simplex: MadeEmpty {
  var factors = Factors()
  var order = TriangularOrder()
  /// The tight rows while they are brought into another order.
  var formerBasis = Buffer<Int32>()
  /// The tight rows that `factors` was made of, and the shape of their part.
  var heldBasis = Buffer<Int32>()
  var heldShape: Int32 = 0

  /// What each row's left-hand side exceeds its constant by.
  var residual: [Double] = []
  /// What residual counts as none.
  var tolerance: [Double] = []
  /// What the constants are shifted by while `isShifted`.
  var shift: [Double] = []
  var isShifted = false

  /// The edges that nothing looked at so far tells from standing still.
  var neutral = Buffer<Edge>()
  /// The edges that no row but stay rows tells from standing still.
  var undetermined = Buffer<Edge>()

  /// The direction of the walk, by variable.
  var direction: [Double] = []
  /// The rows that grow along the walk, in their order; see `Simplex+Direction.swift`.
  var growing = Buffer<Growth>()
  var byColumn = RowsByColumn()
  var breakpoints = Buffer<Breakpoint>()
  /// The slope of each level along the walk.
  var slope: [Sum] = []
  /// A row by column, and then by its shares of the rows of the basis.
  var entering: [Sum] = []
  /// What the tight rows ask for, or by how much the point falls short of it.
  var correction: [Double] = []
  /// What is needed for a point that violates required inequalities; see `Simplex+Repair.swift`.
  var repair = Repair()

  /// What is counted: see ``Effort``.
  var pivots = 0
  var failures = 0
  var largestShare = 0.0

  /// Whether shares are computed to all digits; see `Simplex+Refinement.swift`.
  var isRefined = false
  /// Whether one of the slopes that the last decision rests on may be rounding or not.
  var isDoubtful = false
  /// Whether a row of the part is so near its constant that it may be at it or not.
  var isUnclear = false
  /// Whether a row of the part was found on another side of its constant than before.
  var isCrossed = false

  /// One edge that leaves the vertex: the tight row at the place moves off, up or down.
  struct Edge: BitwiseCopyable {
    var place: Int32
    /// 1 if the left-hand side of the row grows, else -1.
    var sign: Double
  }

  /// Where a row that isn't tight reaches its constant.
  struct Breakpoint: BitwiseCopyable {
    var distance: Double
    var size: Double
    var row: Int32
  }

  /// Finds the best point of a part; its constants are up to date.
  ///
  /// - Complexity: O(*p*·(*z* + *f*)) for *p* pivots, *z* terms, and *f* terms of the basis in
  ///   triangular form.
  /// - Parameters:
  ///   - part: The part.
  ///   - isNew: Whether it was never solved before, even if it begins where another one has come to.
  /// - Returns: Whether more than the values is new, as the basis wasn't the best one already; and
  ///   whether there is a doubt about the part.
  mutating func solve(_ part: inout Part, isNew: Bool) -> (isChanged: Bool, isDoubtful: Bool) {
    prepare(&part)
    part.knowsOpen = false
    factors.losesDigits = false
    let isFirst = !part.hasBasis
    if isFirst {
      crash(&part)
      part.isSettled = false
    } else if !holds(part) {
      factor(&part)
    }
    let isChanged = locate(&part)
    if isFirst, !Shortcut.repair.isOff, repairPoint(&part) { locate(&part) }
    if !isChanged, part.isSettled, !Shortcut.settled.isOff {
      let leavesDoubt = isUnclear || isNew && !isWellConditioned(&part)
      if leavesDoubt { part.isModel = false }
      return (false, leavesDoubt)
    }
    part.isSettled = descend(&part)
    if isDoubtful || factors.losesDigits { refine(&part) }
    part.isInfeasible = violatesRequired(&part)
    markLoose(&part)
    let leavesDoubt = isUnclear || isDoubtful || !part.isSettled || !isWellConditioned(&part)
    part.isModel = !leavesDoubt
    return (true, leavesDoubt)
  }

  /// Makes room for a part.
  mutating func prepare(_ part: inout Part) {
    let rows = part.rows.count
    byColumn.isFound = false
    if residual.count < rows {
      residual.grow(with: 0, count: rows)
      tolerance.grow(with: 0, count: rows)
      shift.grow(with: 0, count: rows)
    }
    direction.grow(with: 0, count: part.size)
    entering.grow(with: Sum(), count: part.size)
    correction.grow(with: 0, count: part.size)
    slope.grow(with: Sum(), count: part.levels)
  }

  /// How many walks a part gets, and with them pivots: 64 for each of its variables and rows, and
  /// 1,024 beside.
  ///
  /// That is some hundred times as many as any system is known to take. A part that reaches it is
  /// left at the point it has come to.
  static func walkLimit(variables: Int, rows: Int) -> Int { 64 * (variables + rows) + 1024 }

  /// Walks from vertex to vertex until none of the edges goes down.
  ///
  /// Every walk with a length makes the point better, so that no vertex comes back. After a good
  /// many walks without a length the constants are shifted, so that walks have a length again; the
  /// basis that is found that way is kept for the true constants.
  ///
  /// - Returns: False if it was given up.
  private mutating func descend(_ part: inout Part) -> Bool {
    let patience = 2 * part.size + 32
    let limit = Self.walkLimit(variables: part.size, rows: part.rows.count)
    var standing = 0
    var taken = 0
    var located = 0
    defer { largestShare = max(largestShare, Double(taken) / Double(limit)) }
    while taken < limit {
      if factors.isWorn {
        factor(&part)
        locate(&part)
      }
      guard let way = steepest(&part) else {
        if isShifted {
          unshiftConstants(&part)
          continue
        }
        // Rows were made tight that were at their constants but for rounding, which may be more in others.
        if taken > located {
          located = taken
          locate(&part)
          if isCrossed { continue }
        }
        return true
      }
      taken += 1
      guard let length = walk(way, &part) else {
        // The slope said down, and nothing stands in the way: rounding.
        if factors.exchangeCount == 0 { break }
        factor(&part)
        locate(&part)
        continue
      }
      standing = length > 0 ? 0 : standing + 1
      if standing > patience, !isShifted {
        shiftConstants(&part, seed: UInt64(taken))
        standing = 0
      }
    }
    failures += 1
    unshiftConstants(&part)
    return false
  }

  /// Moves the constants apart, by amounts that depend on nothing but the rows and their places.
  private mutating func shiftConstants(_ part: inout Part, seed: UInt64) {
    var generator = 0x9E37_79B9_7F4A_7C15 &+ seed
    for row in part.rows.indices {
      generator = generator &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let share = Double(generator >> 40) / Double(1 << 24) - 0.5
      shift[row] = share * 1e-6 * (part.rows[row].norm + part.rows[row].constant.magnitude)
    }
    isShifted = true
    locate(&part)
  }

  /// Returns to the true constants with the basis that was found.
  private mutating func unshiftConstants(_ part: inout Part) {
    for row in part.rows.indices { shift[row] = 0 }
    isShifted = false
    locate(&part)
  }

  /// Goes on from the tight rows that were found, with all digits, so that what was lost on the way
  /// there is no matter.
  private mutating func refine(_ part: inout Part) {
    isRefined = true
    factor(&part)
    locate(&part)
    part.isSettled = descend(&part)
    isRefined = false
  }

  /// Whether a required row is violated by more than rounding.
  private func violatesRequired(_ part: inout Part) -> Bool {
    for row in part.rows.indices {
      // They come before all others.
      guard part.rows[row].isRequired else { return false }
      if part.rows[row].violation != 0, residual[row].magnitude > tolerance[row] { return true }
    }
    return false
  }

  /// Whether no value moves far if each tight row is off by a share of its tolerance, up or down; where digits
  /// were lost, by several.
  private mutating func isWellConditioned(_ part: inout Part) -> Bool {
    var largest = 1.0
    for column in 0..<part.size { largest = max(largest, part.columns[column].value.magnitude) }
    for trial in 0..<(factors.losesDigits ? 4 : 1) {
      for place in 0..<part.size {
        let row = Int(part.columns[place].tight)
        let share = scatteredShare(place + trial * part.size)
        correction[place] = row < 0 ? 0 : share * tolerance[row]
      }
      factors.solve(&correction, isDirection: false)
      // Tolerances are some 1e5 times as large as the rounding in a row, which is what the values
      // may not be moved by more than 1e-11 for.
      for column in 0..<part.size
      where !(correction[column].magnitude <= Tolerance.condition * largest) { return false }
    }
    return true
  }
}
