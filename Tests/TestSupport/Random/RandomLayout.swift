import LayoutSolver

/// Random problems with the shape of a screen.
enum RandomLayout {
  /// Two to five siblings from a leading edge to a trailing one, with sizes they would like.
  static func chain(using random: inout SplitMix64) -> LinearProblem {
    let count = random.integer(2...5)
    let spacing = Double(random.integer(0...10))
    let parent = Double(random.integer(0...count * 80))
    var problem = LinearProblem(variableCount: 2 * count)
    let (hugging, resistance) = (random.pick(250.0, 251, 1000), random.pick(750.0, 750, 250))
    for item in 0..<count {
      let (left, width) = (2 * item, 2 * item + 1)
      problem.add([(width, 1)], .greaterThanOrEqual, 0)
      if item == 0 {
        problem.add([(left, 1)], .equal, spacing)
      } else {
        problem.add([(left, 1), (left - 2, -1), (left - 1, -1)], .equal, spacing)
      }
      let size = Double(random.pick(40, 40, random.integer(10...90)))
      problem.add([(width, 1)], .lessThanOrEqual, size, hugging)
      problem.add([(width, 1)], .greaterThanOrEqual, size, resistance)
      if item > 0, random.chance(30) {
        let ratio = random.pick(-1.0, -1, -2, -0.5)
        problem.add([(width, 1), (1, ratio)], .equal, 0, random.pick(1000, 1000, 500))
      }
    }
    let last = 2 * count - 2
    problem.add(
      [(last, 1), (last + 1, 1)], random.pick(.equal, .lessThanOrEqual), parent - spacing,
      random.pick(1000, 1000, 999))
    return problem
  }

  /// Two to four views, each with a position and a size in an earlier one, or in the window.
  static func nesting(using random: inout SplitMix64) -> LinearProblem {
    let count = random.integer(2...4)
    var problem = LinearProblem(variableCount: 2 * count)
    problem.add([(0, 1)], .equal, 0)
    problem.add([(1, 1)], .equal, Double(random.integer(40...400)))
    for item in 1..<count {
      let (left, width) = (2 * item, 2 * item + 1)
      let parent = 2 * random.integer(0...item - 1) + 1
      let inset = Double(random.integer(0...24))
      problem.add([(width, 1)], .greaterThanOrEqual, 0)
      switch random.integer(0...3) {
      case 0:
        problem.add([(left, 1)], .equal, inset)
        problem.add([(parent, 1), (left, -1), (width, -1)], .equal, inset)
      case 1:
        problem.add([(left, 1), (width, 0.5), (parent, -0.5)], .equal, 0)
        problem.add([(left, 1)], .greaterThanOrEqual, inset)
      case 2:
        problem.add([(width, 1), (parent, -random.pick(0.5, 0.25, 2 / 3))], .equal, inset, 750)
        problem.add([(left, 1), (width, 1), (parent, -1)], .lessThanOrEqual, -inset)
      default:
        problem.add([(left, 1)], .greaterThanOrEqual, inset)
        problem.add([(left, 1), (width, 1), (parent, -1)], .lessThanOrEqual, -inset)
        problem.add([(left, 1)], .equal, 0, 50)
      }
      let size = Double(random.integer(20...200))
      problem.add([(width, 1)], .lessThanOrEqual, size, random.pick(250, 251))
      problem.add([(width, 1)], .greaterThanOrEqual, size, random.pick(750, 749.5))
      if random.chance(25) {
        problem.add([(width, 1), (2 * random.integer(0...item - 1) + 1, -1)], .equal, 0, 500)
      }
    }
    return problem
  }

  /// Two to five sizes, each with a content or a resting place, and rows that keep one of them apart
  /// from another, or beyond it, and that few of them feel.
  static func neighbors(using random: inout SplitMix64) -> LinearProblem {
    let count = random.integer(2...5)
    var problem = LinearProblem(variableCount: count)
    for size in 0..<count {
      let content = Double(random.integer(10...60))
      let (strong, weak) = (random.pick(1000.0, 750, 750, 500), random.pick(251.0, 250, 50))
      switch random.integer(0...5) {
      case 0: problem.add([(size, 1)], .equal, content, strong)
      case 1: problem.add([(size, 1)], .equal, 0, weak)
      case 2: problem.add([(size, 2)], .greaterThanOrEqual, content, strong)
      default:
        problem.add([(size, 1)], .greaterThanOrEqual, content, strong)
        problem.add([(size, 1)], .lessThanOrEqual, content, weak)
      }
      if random.chance(50) { problem.add([(size, 1)], .greaterThanOrEqual, 0) }
      guard size > 0 else { continue }
      let other = random.integer(0...size - 1)
      let priority = random.pick(1000.0, 1000, 600, 100)
      switch random.integer(0...3) {
      case 0: problem.add([(size, 1), (other, 1)], .lessThanOrEqual, 130, priority)
      case 1: problem.add([(size, 1), (other, -1)], .greaterThanOrEqual, 8, priority)
      case 2: problem.add([(other, -1), (size, 2)], .greaterThanOrEqual, -20, priority)
      default: problem.add([(other, 1), (size, -1)], random.relation(), 16, priority)
      }
    }
    while problem.rows.count < 3 { problem.add([(0, 1)], .lessThanOrEqual, 100, 30) }
    return problem
  }
}

extension RandomLayout {
  /// Two to twelve sizes, nearly all with bounds, some sums of them, and rows on the sums about where the
  /// bounds of the sizes imply them.
  static func bounded(using random: inout SplitMix64) -> LinearProblem {
    let count = random.pick(2, 3, 3, 4, 4, 5, 10, 12)
    let sums = random.pick(1, 1, 2)
    var problem = LinearProblem(variableCount: count + sums)
    var least = Array(repeating: 0.0, count: count)
    for size in 0..<count {
      if random.chance(40) { least[size] = Double(random.integer(-4...12)) }
      if random.chance(92) { problem.add([(size, 1)], .greaterThanOrEqual, least[size]) }
      if random.chance(15) {
        problem.add([(size, 1)], .lessThanOrEqual, Double(random.integer(5...80)))
      }
      let content = Double(random.integer(0...60))
      if random.chance(80) {
        problem.add([(size, 1)], .greaterThanOrEqual, content, random.pick(750, 750, 500))
      }
      if random.chance(80) { problem.add([(size, 1)], .lessThanOrEqual, content, 250) }
      if size > 0, random.chance(15) {
        problem.add([(size, 1), (size - 1, -1)], random.relation(), 0, random.pick(1000, 500))
      }
    }
    for sum in count..<count + sums {
      let gap = Double(random.integer(0...8))
      let parts = (0..<count).filter { _ in random.chance(85) }
      problem.add([(sum, 1)] + parts.map { ($0, -1) }, .equal, gap * Double(parts.count))
      let bottom = parts.reduce(gap * Double(parts.count)) { $0 + least[$1] }
      let difference = Double(random.pick(0, 0, -1, 1, -20, 30))
      problem.add([(sum, 1)], .greaterThanOrEqual, random.pick(0, bottom + difference))
      if random.chance(30) { problem.add([(sum, 1)], .lessThanOrEqual, bottom + 40) }
      if random.chance(30) { problem.add([(sum, 1)], random.relation(), bottom - 10, 600) }
    }
    return problem
  }
}

extension LinearProblem {
  mutating func add(
    _ terms: [(variable: Int, coefficient: Double)], _ relation: Relation, _ constant: Double,
    _ priority: Double = 1000
  ) {
    rows.append(
      Row(
        terms.map { Term($0.variable, $0.coefficient) }, relation, constant, priority: priority))
  }
}
