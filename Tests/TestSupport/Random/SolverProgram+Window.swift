import LayoutSolver

extension SolverProgram {
  /// The program of a seed for a window whose size is given by the first two rows: edges that follow
  /// from the size, and views that are drawn to sizes of their own and have room between the edges,
  /// or not.
  package static func window(seed: Int) -> SolverProgram {
    var draft = WindowDraft(seed: seed)
    for _ in 0..<2 { draft.addEdge() }
    for _ in 0..<draft.random.integer(1...4) { draft.addEdge() }
    for _ in 0..<draft.random.integer(1...6) { draft.addView() }
    for _ in 0..<draft.random.integer(0...3) { draft.addBound() }
    draft.steps.append(.solve)
    for _ in 0..<6 {
      draft.edit()
      draft.steps.append(.solve)
    }
    return SolverProgram(steps: draft.steps)
  }
}

/// A window's program being made up.
private struct WindowDraft {
  var random: SplitMix64
  var steps: [SolverProgram.Step] = []
  private var edges: [Int] = []
  private var views: [Int] = []
  private var variableCount = 0
  private var rowCount = 0
  /// Whether most views have room.
  private let isLarge: Bool

  init(seed: Int) {
    random = SplitMix64(seed: UInt64(seed) | 1 << 50)
    isLarge = random.chance(75)
  }

  /// Adds a variable that required equalities fix; the first two are the window's size.
  mutating func addEdge() {
    let edge = addVariable()
    if edges.count < 2 {
      add([LinearProblem.Term(edge, 1)], .equal, 1000)
    } else {
      add(
        [LinearProblem.Term(edge, 1)] + someEdges(times: -1), .equal, constant(-20...20))
    }
    edges.append(edge)
  }

  /// Adds a variable that has a size of its own, and stays inside of edges.
  mutating func addView() {
    let view = addVariable()
    let size = constant(0...600)
    add([LinearProblem.Term(view, 1)], .greaterThanOrEqual, size, random.pick(750, 750, 1000))
    add([LinearProblem.Term(view, 1)], .lessThanOrEqual, size, 250)
    for _ in 0..<random.integer(1...3) {
      add(
        [LinearProblem.Term(view, 1)] + someEdges(times: -1),
        isLarge ? .lessThanOrEqual : random.relation(),
        constant(isLarge ? 300...900 : -600...300), random.pick(1000, 1000, 800, 10))
    }
    if let other = views.last, random.chance(20) {
      add(
        [LinearProblem.Term(view, 1), LinearProblem.Term(other, random.pick(1, -1))],
        random.relation(), constant(-50...50), random.pick(1000, 500))
    }
    views.append(view)
  }

  /// Adds a row on edges alone.
  mutating func addBound() {
    add(
      someEdges(times: random.pick(1, -1)), .lessThanOrEqual,
      constant(isLarge ? 1000...5000 : -1000...5000), random.pick(1000, 1000, 500))
  }

  mutating func edit() {
    switch random.integer(0...5) {
    case 0: addView()
    case 1: addBound()
    case 2: steps.append(.removeRow(random.integer(2...rowCount - 1)))
    case 3: steps.append(.setPriority(random.integer(2...rowCount - 1), random.pick(1000, 600)))
    default:
      steps.append(.setConstant(random.integer(2...rowCount - 1), constant(-300...300)))
    }
  }

  private mutating func addVariable() -> Int {
    steps.append(.addVariable(variableCount))
    variableCount += 1
    return variableCount - 1
  }

  private mutating func add(
    _ terms: [LinearProblem.Term], _ relation: Relation, _ constant: Double,
    _ priority: Double = 1000
  ) {
    steps.append(
      .addRow(rowCount, LinearProblem.Row(terms, relation, constant, priority: priority)))
    rowCount += 1
  }

  /// Multiples of one or two of the edges.
  private mutating func someEdges(times factor: Double) -> [LinearProblem.Term] {
    let first = random.integer(0...edges.count - 1)
    let second = random.integer(0...edges.count - 1)
    var terms = [LinearProblem.Term(edges[first], factor * random.pick(1, 1, 0.5, 0.3))]
    if first != second, random.chance(50) {
      terms.append(LinearProblem.Term(edges[second], factor * random.pick(1, 0.5, -0.5)))
    }
    return terms
  }

  private mutating func constant(_ range: ClosedRange<Int>) -> Double {
    Double(random.integer(range)) / random.pick(1, 1, 2, 3)
  }
}
