import LayoutSolver

/// Random stacks and forms of many views, as they come out of layouts: none may be refused.
package enum RandomStack: String, CaseIterable, Sendable {
  case fill
  case equally
  case proportionally
  case equalSpacing
  case equalCentering
  case form

  /// The problem of a seed with so many views.
  package func problem(seed: Int, views: Int) -> LinearProblem {
    var random = SplitMix64(seed: UInt64(truncatingIfNeeded: seed) | 1 << 57)
    return self == .form
      ? Self.form(of: views, using: &random) : stack(of: views, using: &random)
  }

  /// Views in a line, each with a location and a size, in no room that is given, or in too much or too
  /// little.
  private func stack(of views: Int, using random: inout SplitMix64) -> LinearProblem {
    var problem = LinearProblem(variableCount: 2 * views + 2)
    let (extent, common) = (2 * views, 2 * views + 1)
    let spacing = Double(random.integer(-8...40)) / 4
    let unit = random.pick(1, 0.5, 0.25, 0.1, 1.0 / 3)
    var total = 0.0
    for view in 0..<views {
      let (place, size) = (2 * view, 2 * view + 1)
      let content = Double(random.integer(0...120)) * unit
      total += content + spacing
      problem.add([(size, 1)], .greaterThanOrEqual, 0)
      problem.add([(size, 1)], .greaterThanOrEqual, content, random.pick(750, 750, 749, 1000))
      problem.add([(size, 1)], .lessThanOrEqual, content, random.pick(250, 250, 251, 750))
      switch self {
      case .equally: problem.add([(size, 1), (common, -1)], .equal, 0, random.pick(1000, 999))
      case .proportionally:
        // Shares that add up to 1 but for the last digit would contradict a distance or not by that digit.
        let share = (content / max(total, 1) * 4096).rounded() / 4096
        problem.add([(size, 1), (extent, -share)], .equal, 0, 999)
      default: break
      }
      if view == 0 {
        problem.add([(place, 1)], .equal, 0)
      } else {
        tie(place - 2, place, common, spacing, in: &problem)
      }
    }
    problem.add([(2 * views - 2, 1), (2 * views - 1, 1), (extent, -1)], .equal, 0)
    if random.chance(70) {
      let room = (total * Double(random.integer(0...40)) / 20 / unit).rounded() * unit
      problem.add([(extent, 1)], random.pick(.equal, .equal, .lessThanOrEqual), room)
    }
    return problem
  }

  /// Says where a view stands beside the one before it.
  private func tie(
    _ last: Int, _ place: Int, _ common: Int, _ spacing: Double, in problem: inout LinearProblem
  ) {
    switch self {
    case .fill, .equally, .proportionally, .form:
      problem.add([(place, 1), (last, -1), (last + 1, -1)], .equal, spacing)
    case .equalSpacing:
      problem.add([(place, 1), (last, -1), (last + 1, -1)], .greaterThanOrEqual, spacing)
      problem.add([(place, 1), (last, -1), (last + 1, -1), (common, -1)], .equal, 0, 149)
    case .equalCentering:
      problem.add([(place, 1), (last, -1), (last + 1, -1)], .greaterThanOrEqual, spacing)
      problem.add(
        [(place, 1), (place + 1, 0.5), (last, -1), (last + 1, -0.5), (common, -1)], .equal, 0, 149)
    }
  }

  /// Rows of a label and a field: labels as wide as the widest, fields to the edge, some of them as high as
  /// a share of their width, all rows as high as what is in them.
  private static func form(of views: Int, using random: inout SplitMix64) -> LinearProblem {
    let rows = max(1, views / 2)
    var problem = LinearProblem(variableCount: 6 * rows + 2)
    let (width, labels) = (6 * rows, 6 * rows + 1)
    problem.add([(width, 1)], .equal, Double(random.integer(0...2400)) / 4, random.pick(1000, 999))
    for row in 0..<rows {
      let top = 6 * row
      let (height, label, labelHeight) = (top + 1, top + 2, top + 3)
      let (field, fieldHeight) = (top + 4, top + 5)
      for size in [height, label, labelHeight, field, fieldHeight] {
        problem.add([(size, 1)], .greaterThanOrEqual, 0)
      }
      problem.add([(label, 1), (labels, -1)], .equal, 0, random.pick(1000, 1000, 900))
      problem.add(
        [(label, 1), (field, 1), (width, -1)], .equal, -Double(random.integer(0...6)) * 4)
      for (size, priority) in [(label, 750.0), (labelHeight, 750), (field, 749.5)] {
        let content = Double(random.integer(40...600)) / random.pick(1, 2, 3, 10)
        problem.add([(size, 1)], .greaterThanOrEqual, content, priority)
        problem.add([(size, 1)], .lessThanOrEqual, content, random.pick(250, 251))
      }
      if random.chance(20) {
        let ratio = random.pick(9.0 / 16, 0.75, 2.0 / 3, 0.333)
        problem.add([(fieldHeight, 1), (field, -ratio)], .equal, 0, random.pick(1000, 600))
      }
      problem.add([(height, 1), (labelHeight, -1)], .greaterThanOrEqual, 8)
      problem.add([(height, 1), (fieldHeight, -1)], .greaterThanOrEqual, 8, random.pick(1000, 900))
      problem.add([(height, 1)], .equal, 0, 51)
      if row == 0 {
        problem.add([(top, 1)], .equal, 0)
      } else {
        problem.add([(top, 1), (top - 6, -1), (top - 5, -1)], .equal, 12)
      }
    }
    return problem
  }
}
