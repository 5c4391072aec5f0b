import LayoutSolver

extension LayoutSnapshot {
  /// Explains what is left out, a clash for each constraint.
  ///
  /// - Parameter limit: For how many conflicts repairs are looked for; the others have none. In
  ///   large layouts they are fewer, as each repair that is tried takes a solution of the whole
  ///   layout.
  /// - Returns: The clashes, in the order of ``conflicts``.
  /// - Complexity: For each conflict two solutions for each of its constraints.
  public func clashes(repairing limit: Int = 50) -> [Clash] {
    let limit = min(limit, max(1, 200_000 / max(constraints.count, 1)))
    return conflicts.enumerated().compactMap { index, conflict in
      clash(conflict.clashing + [conflict.leftOut], rule: conflict.rule, repairs: index < limit)
    }
  }

  /// Explains constraints that can't all be met.
  ///
  /// - Parameters:
  ///   - places: The constraints; that which is left out comes last.
  ///   - rule: Why that one.
  ///   - repairs: Whether to look for repairs.
  /// - Returns: Nil if the rows don't contradict each other.
  func clash(_ places: [Int], rule: String, repairs: Bool) -> Clash? {
    let places = places.filter { constraints.indices.contains($0) }
    guard let contradiction = Contradiction(places, constraints) else { return nil }
    let used = places.filter { contradiction.factors[$0] != nil }
    var clash = Clash(
      constraints: used.map { constraints[$0] }, places: used,
      amounts: used.map { contradiction.amount($0, constraints[$0]) },
      shortage: contradiction.sum.magnitude, arithmetic: "", rule: rule,
      hints: hints(for: used), repairs: [])
    clash.arithmetic = contradiction.arithmetic(zip(clash.constraints, clash.amounts))
    if repairs { clash.repairs = self.repairs(of: used, contradiction) }
    return clash
  }

  /// What to do about constraints that the program hasn't written.
  private func hints(for places: [Int]) -> [String] {
    var hints: [String] = []
    for constraint in places.map({ constraints[$0] }) {
      guard let item = constraint.first?.item else { continue }
      var hint: String?
      if constraint.origin == .frame, item.guide == nil {
        hint =
          "Set translatesAutoresizingMaskIntoConstraints of \(title(of: item)) to false if"
          + " constraints are to place it."
      } else if constraint.label?.contains("Encapsulated-Layout") == true {
        hint =
          "The size of \(title(of: item)) comes from the table, collection or window around it, and"
          + " may be an estimate: a priority of 999 lets one of the others wait for the right one."
      }
      if let hint, !hints.contains(hint) { hints.append(hint) }
    }
    return hints
  }

  /// Changes of single constraints after which none of those given is broken, each tried out.
  private func repairs(of places: [Int], _ contradiction: Contradiction) -> [Clash.Repair] {
    let now = ConstraintSystem(self)
    var found: [Clash.Repair] = []
    for place in places where constraints[place].origin.mayBeChanged {
      let constraint = constraints[place]
      // What a container has stated follows from its settings, of which priorities are none.
      var changes: [Clash.Repair.Change] = constraint.origin == .container ? [] : [.priority(999)]
      if let factor = contradiction.factors[place], constraint.hasConstantOfProgram {
        let amount = constraint.constant - contradiction.sum / factor
        let isSize = constraint.second == nil && constraint.relation != .greaterThanOrEqual
        if !isSize || amount >= 0 { changes.append(.constant(Self.neat(amount))) }
      }
      for change in changes {
        guard let after = solved(change, at: place, among: places) else { continue }
        found.append(
          Clash.Repair(
            change: change, constraint: constraint, place: place,
            movement: Self.movement(from: now, to: after)))
      }
    }
    return found.enumerated().sorted { one, other in
      let difference = one.element.movement - other.element.movement
      return difference.magnitude > 1e-6 ? difference < 0 : one.offset < other.offset
    }.map(\.element)
  }

  /// The layout after a change of one of the constraints that clash, all of which count; nil if they
  /// still can't be met.
  private func solved(
    _ change: Clash.Repair.Change, at place: Int, among places: [Int]
  ) -> ConstraintSystem? {
    let active = constraints.indices.filter { constraints[$0].isActive || places.contains($0) }
    let system = ConstraintSystem(self, active) { index, constraint in
      guard index == place else { return }
      switch change {
      case .priority(let priority): constraint.priority = min(priority, constraint.priority)
      case .constant(let constant): constraint.limit += constant - constraint.constant
      }
    }
    let broken = system.solver.conflicts.flatMap { [$0.broken] + $0.clashing }
    let isMended = broken.allSatisfy { row in
      system.places[row].map { !places.contains($0) } ?? true
    }
    return isMended ? system : nil
  }

  private static func movement(from one: ConstraintSystem, to other: ConstraintSystem) -> Double {
    one.variables.keys.sorted().reduce(0) { sum, number in
      sum + ((one.value(of: number) ?? 0) - (other.value(of: number) ?? 0)).magnitude
    }
  }

  /// A constant without the noise of its computation.
  private static func neat(_ value: Double) -> Double {
    let rounded = (value * 1e6).rounded() / 1e6
    return rounded.isFinite ? rounded : value
  }
}

extension LayoutSnapshot.Constraint.Origin {
  fileprivate var mayBeChanged: Bool { self == .program || self == .container || self == .content }
}

extension LayoutSnapshot.Constraint {
  /// Whether the program has given the constant: in a line of its own, or as a container's spacing.
  fileprivate var hasConstantOfProgram: Bool {
    origin == .program || setting?.hasPrefix("spacing") == true
  }
}

/// Multiples of rows whose left-hand sides add up to nothing, and whose limits don't.
struct Contradiction {
  /// The multiples by the places of the rows; the sum of the limits is above 0.
  private(set) var factors: [Int: Double] = [:]
  /// What the limits add up to.
  private(set) var sum = 0.0

  /// Nil if the rows don't contradict each other.
  init?(_ places: [Int], _ constraints: [LayoutSnapshot.Constraint]) {
    var combination = Combination()
    for place in places {
      guard let factors = combination.add(place, constraints[place].line) else { continue }
      let sum = factors.keys.sorted().reduce(0.0) { $0 + factors.at($1) * constraints[$1].limit }
      let size = factors.reduce(0.0) { max($0, ($1.value * constraints[$1.key].limit).magnitude) }
      guard sum.magnitude > 1e-9 * max(1, size) else { continue }
      // What is asked for stands on the left.
      let scale = (sum < 0 ? -1 : 1) / Self.unit(of: factors, places, constraints)
      self.factors = factors.mapValues { $0 * scale }
      self.sum = sum * scale
      return
    }
    return nil
  }

  /// The factor that is to be 1, so that numbers are those that the constraints have.
  ///
  /// It is that of most constraints, and of as many that of the one that is left out, which comes last.
  private static func unit(
    of factors: [Int: Double], _ places: [Int], _ constraints: [LayoutSnapshot.Constraint]
  ) -> Double {
    let used = places.reversed().filter { factors[$0] != nil && constraints[$0].origin != .minimum }
    let magnitudes = used.map { factors.at($0).magnitude }
    var best = (unit: magnitudes.first ?? factors.values.first?.magnitude ?? 1, count: 0)
    for unit in magnitudes {
      let count = magnitudes.count { ($0 - unit).magnitude <= 1e-9 * unit }
      if count > best.count { best = (unit, count) }
    }
    return best.unit
  }

  func amount(_ place: Int, _ constraint: LayoutSnapshot.Constraint) -> Double {
    (factors[place] ?? 0) * constraint.limit
  }

  /// The sum in a line: what is asked for, and the room there is.
  func arithmetic(
    _ amounts: some Sequence<(LayoutSnapshot.Constraint, Double)>
  ) -> String {
    let (left, right) = (amounts.filter { $0.1 > 0 }, amounts.filter { $0.1 < 0 })
    let sides = (side(left), side(right))
    // The size of the root is the room, wherever it stands; there may be one on either side.
    let isRoom = { (row: (LayoutSnapshot.Constraint, Double)) in row.0.origin == .root }
    guard left.contains(where: isRoom), !right.contains(where: isRoom) else {
      return "\(sides.0) > \(sides.1)" + (right.isEmpty ? "" : ", short by \(plainText(sum))")
    }
    return "\(sides.1) < \(sides.0), \(plainText(sum)) left over"
  }

  private func side(_ products: [(LayoutSnapshot.Constraint, Double)]) -> String {
    guard !products.isEmpty else { return "0" }
    let text = products.map { $0.0.product($0.1) }.joined(separator: " + ")
    let sum = plainText(products.reduce(0) { $0 + $1.1.magnitude })
    return text == sum ? text : "\(text) = \(sum)"
  }
}

extension LayoutSnapshot.Constraint {
  /// What it contributes to a sum: its own number, or a multiple of that, as in `0.5 * 320`.
  func product(_ amount: Double) -> String {
    let factor = (amount / limit).magnitude
    let plain = plainText(amount.magnitude)
    guard factor.isFinite, (factor - 1).magnitude > 1e-6, plain != "0" else { return plain }
    let rounded = (factor * 1e5).rounded() / 1e5
    let text = Int(exactly: rounded).map { "\($0)" } ?? "\(rounded)"
    return "\(text) * \(plainText(limit.magnitude))"
  }
}

extension [Int: Double] {
  fileprivate func at(_ key: Int) -> Double { self[key] ?? 0 }
}
