/// The tight-set simplex: finds the best point of one connected part.
///
/// All variables are free, so a vertex is a set of as many independent *tight* rows as there are
/// variables, the basis. One iteration looks at the slopes of all levels along the edges that
/// leave the vertex (`Simplex+Pricing.swift`), and walks along one that goes down until it goes
/// down no longer (`Simplex+Step.swift`). The first basis is guessed (`Simplex+Crash.swift`) or is
/// the last solution's. If that is still the best one, little is left to do
/// (`Simplex+Update.swift`).
///
/// The slopes are ordered lexicographically: first the levels, then the rows one by one in the
/// order of the tie rule, so that the best point is unique. At a vertex where more rows are tight
/// than there are variables the walk may have no length; should that go on for long, the constants
/// are shifted by tiny amounts, different from row to row, and the basis found for those is best
/// for the true ones too.
struct Simplex: MadeEmpty {
  /// The largest difference that is taken for rounding, as a share of what was added up.
  static let rounding = 1e-11

  /// What each row's left-hand side exceeds its constant by.
  var residual: [Double] = []
  /// What residual counts as none.
  var tolerance: [Double] = []
  /// What the constants are shifted by while `isShifted`.
  var shift: [Double] = []
  var isShifted = false

  /// The slope of each level by place in the basis, `level * size + place`, if a row of that level is
  /// violated; these levels are listed.
  var price: [Sum] = []
  var pricedLevels = Buffer<Int32>()
  /// The edges that nothing looked at so far tells from standing still.
  var neutral = Buffer<Edge>()
  /// The edges that no row but stay rows tells from standing still.
  var undetermined = Buffer<Edge>()

  /// The direction of the walk, by variable.
  var direction: [Double] = []
  /// How fast each row's left-hand side grows along the walk.
  var growth: [Double] = []
  var breakpoints = Buffer<Breakpoint>()
  /// The slope of each level along the walk.
  var slope: [Sum] = []
  /// The row that enters the basis, written in the rows that are there.
  var entering: [Sum] = []
  /// The places where it isn't zero: as many of these as counted.
  var enteringPlaces: [Int32] = []
  var enteringCount = 0
  var isEntering: [Bool] = []
  /// The entries of a row of the inverse by place, or of a column by variable, or -1.
  var knownEntries: [Int32] = []
  /// The entries of the inverse at the place that a row leaves.
  var leavingEntries = Buffer<Int32>()
  /// The places of the tight rows that can give way, the weakest on top.
  var yielding = Heap()
  /// What keeps each variable the most from falling, and from rising, while a point is repaired.
  var lowest: [Bound] = []
  var highest: [Bound] = []
  /// The tight rows while the inverse is computed afresh.
  var formerBasis: [Int32] = []
  /// Whether a variable of the part is reached by changed constants.
  var isMoved: [Bool] = []
  /// What the tight rows ask for, or by how much the point falls short of it.
  var correction: [Double] = []

  /// How many pivots have been made, and how many parts gave up before their best point.
  var pivots = 0
  var failures = 0
  /// The largest share of its limit that the walks of a descent have come to.
  var largestShare = 0.0

  /// What is to be thought of the part solved last.
  var doubt = Doubt.none
  /// What is to be thought of the pivots on the way there.
  var pivotDoubt = Doubt.none
  /// Whether a row of the part is so near its constant that it may be at it or not.
  var isUnclear = false

  /// One edge that leaves the vertex: the tight row at the place moves off, up or down.
  struct Edge: BitwiseCopyable {
    var place: Int32
    /// 1 if the left-hand side of the row grows, else -1.
    var sign: Double
  }

  /// A row that keeps a variable from going beyond a value; none if the value is infinite.
  struct Bound: BitwiseCopyable {
    var row: Int32 = -1
    var value = 0.0
  }

  /// Where a row that isn't tight reaches its constant.
  struct Breakpoint: BitwiseCopyable {
    var distance: Double
    var size: Double
    var row: Int32
  }

  /// A sum, and the sum of the magnitudes that it was added up from, by which it is judged whether
  /// it is nothing but rounding.
  struct Sum: BitwiseCopyable {
    var value = 0.0
    var size = 0.0

    @inline(__always)
    mutating func add(_ product: Double) {
      value += product
      size += product.magnitude
    }
  }

  /// Finds the best point of a part; its constants are up to date.
  ///
  /// The parts are `inout` here and in what this calls even where they are only read: to pass so
  /// many arrays as a value takes longer than most of what is done with them.
  ///
  /// - Complexity: O(*p*·(*n*² + *z*)) for *p* pivots, *n* variables, and *z* terms.
  /// - Returns: Whether more than the values is new, as the basis wasn't the best one already; and
  ///   what doubt there is about the part.
  mutating func solve(
    _ part: Int, _ parts: inout Parts, wasTight: Slots<Bool>
  ) -> (isNew: Bool, doubt: Doubt) {
    prepare(parts.parts[part])
    pivotDoubt = .none
    let isFirst = !parts.parts[part].hasBasis
    if isFirst {
      crash(part, &parts, wasTight: wasTight)
      parts.parts[part].isSettled = false
    } else if parts.parts[part].age > 64 + parts.parts[part].size {
      refactor(part, &parts)
      parts.parts[part].isSettled = false
    }
    if update(part, &parts) { return (false, .none) }
    let isChanged = locate(part, &parts)
    if isFirst, repair(part, &parts) { locate(part, &parts) }
    if !isChanged, parts.parts[part].isSettled {
      return (false, isUnclear ? .grave : .none)
    }
    parts.parts[part].isSettled = descend(part, &parts)
    if max(doubt, pivotDoubt) != .none { retrace(part, &parts) }
    finish(part, &parts)
    judge(parts.parts[part], &parts)
    return (true, doubt)
  }

  /// Makes room for a part.
  mutating func prepare(_ part: Part) {
    let rows = part.rows.count
    if residual.count < rows {
      residual.grow(with: 0, count: rows)
      tolerance.grow(with: 0, count: rows)
      shift.grow(with: 0, count: rows)
      growth.grow(with: 0, count: rows)
    }
    if entering.count < part.size {
      direction.grow(with: 0, count: part.size)
      entering.grow(with: Sum(), count: part.size)
      enteringPlaces.grow(with: 0, count: part.size)
      isEntering.grow(with: false, count: part.size)
      isMoved.grow(with: false, count: part.size)
      correction.grow(with: 0, count: part.size)
    }
    slope.grow(with: Sum(), count: part.levels)
    price.grow(with: Sum(), count: part.levels * part.size)
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
  mutating func descend(_ part: Int, _ parts: inout Parts) -> Bool {
    let size = parts.parts[part].size
    let patience = 2 * size + 32
    let limit = Self.walkLimit(variables: size, rows: parts.parts[part].rows.count)
    var standing = 0
    var taken = 0
    defer { largestShare = max(largestShare, Double(taken) / Double(limit)) }
    while taken < limit {
      guard let way = steepest(part, &parts) else {
        if isShifted {
          unshiftConstants(part, &parts)
          continue
        }
        if taken > 0 { locate(part, &parts) }
        return true
      }
      taken += 1
      let moved = walk(way, part, &parts)
      standing = moved ? 0 : standing + 1
      if standing > patience, !isShifted {
        shiftConstants(part, &parts, seed: UInt64(taken))
        standing = 0
      }
    }
    failures += 1
    unshiftConstants(part, &parts)
    return false
  }

  /// Moves the constants apart, by amounts that depend on nothing but the rows and their places.
  private mutating func shiftConstants(_ part: Int, _ parts: inout Parts, seed: UInt64) {
    let rows = parts.parts[part].rows
    var generator = 0x9E37_79B9_7F4A_7C15 &+ seed
    for row in rows {
      generator = generator &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let share = Double(generator >> 40) / Double(1 << 24) - 0.5
      shift[row - rows.lowerBound] =
        share * 1e-6 * (parts.rows[row].norm + parts.rows[row].constant.magnitude)
    }
    isShifted = true
    locate(part, &parts)
  }

  /// Returns to the true constants with the basis that was found.
  private mutating func unshiftConstants(_ part: Int, _ parts: inout Parts) {
    for offset in 0..<parts.parts[part].rows.count { shift[offset] = 0 }
    isShifted = false
    locate(part, &parts)
  }

  /// Says what is left to say about the best point.
  private mutating func finish(_ part: Int, _ parts: inout Parts) {
    parts.parts[part].isInfeasible = Self.violatesRequired(
      parts.parts[part], parts.rows, residual, tolerance)
    markLoose(part, &parts)
  }

  /// Whether a required row is violated by more than rounding.
  private static func violatesRequired(
    _ part: Part, _ rows: [Parts.Row], _ residual: [Double], _ tolerance: [Double]
  ) -> Bool {
    let rows = rows.span
    for row in part.rows {
      // They come before all others.
      guard rows[row].isRequired else { return false }
      let offset = row &- part.rows.lowerBound
      if rows[row].violation != 0, residual[offset].magnitude > tolerance[offset] { return true }
    }
    return false
  }
}
