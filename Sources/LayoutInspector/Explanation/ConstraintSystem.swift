package import LayoutSolver

/// The rows of a snapshot in a solver of their own, to ask what would be if they were others.
///
/// Keys are those of the tree's own solver, so that the solution is the same, to the last bit.
package struct ConstraintSystem {
  /// One of the numbers of an item's rectangle.
  package struct Number: Hashable {
    /// Whose rectangle.
    package var item: LayoutSnapshot.Reference
    /// Which number of it.
    package var part: LayoutSnapshot.Part

    /// Names a number.
    package init(item: LayoutSnapshot.Reference, part: LayoutSnapshot.Part) {
      self.item = item
      self.part = part
    }
  }

  let snapshot: LayoutSnapshot
  /// The rows.
  package var solver = Solver()
  /// The variables of the numbers that rows speak of.
  package private(set) var variables: [Number: Variable] = [:]
  private(set) var numbers: [Variable: Number] = [:]
  /// The rows of the solver, by the places of their constraints.
  package private(set) var rows: [Int: Row] = [:]
  /// The places of the constraints, by the rows of the solver.
  package private(set) var places: [Row: Int] = [:]
  /// What ``placesDetermining(_:)`` says of each number, where many will be asked for.
  private var determining: [Number: [Int]] = [:]

  /// Loads constraints and solves them.
  ///
  /// - Parameters:
  ///   - snapshot: Whose constraints.
  ///   - chosen: Their places; by default all that have a part in the layout.
  ///   - edit: Changes a constraint before it is loaded.
  package init(
    _ snapshot: LayoutSnapshot, _ chosen: [Int]? = nil,
    edit: (Int, inout LayoutSnapshot.Constraint) -> Void = { _, _ in }
  ) {
    self.snapshot = snapshot
    let active = chosen ?? snapshot.constraints.indices.filter { snapshot.constraints[$0].isActive }
    for place in active {
      var constraint = snapshot.constraints[place]
      edit(place, &constraint)
      load(constraint, at: place)
    }
    solver.solve()
  }

  /// Adds a constraint as a row; one whose numbers can't be computed with is passed over.
  mutating func load(_ constraint: LayoutSnapshot.Constraint, at place: Int) {
    let terms = terms(of: constraint)
    guard
      let row = try? solver.addRow(
        terms, constraint.relation.ofSolver, constraint.limit, priority: constraint.priority,
        order: constraint.order)
    else { return }
    rows[place] = row
    places[row] = place
  }

  /// The solution in which a constraint comes before all others of its priority.
  func solution(preferring place: Int) -> Solver? {
    var system = self
    let constraint = snapshot.constraints[place]
    guard let row = rows[place] else { return nil }
    system.solver.removeRow(row)
    _ = try? system.solver.addRow(
      system.terms(of: constraint), constraint.relation.ofSolver, constraint.limit,
      priority: constraint.priority, order: .max)
    system.solver.solve()
    return system.solver
  }

  private mutating func terms(of constraint: LayoutSnapshot.Constraint) -> [Term] {
    constraint.terms.map { Term(variable(Number(item: $0.item, part: $0.part)), $0.factor) }
  }

  private mutating func variable(_ number: Number) -> Variable {
    if let known = variables[number] { return known }
    let isPlace = number.part == .x || number.part == .y
    let rank = snapshot.rank(of: number.item)
    let new = solver.addVariable(
      order: -(rank << 32 | number.part.place), restsAtBounds: isPlace)
    variables[number] = new
    numbers[new] = number
    return new
  }

  /// The constraints that a number follows from in the solution, by their places, in no order.
  func placesDetermining(_ number: Number) -> [Int] {
    if let known = determining[number] { return known }
    guard let variable = variables[number] else { return [] }
    return solver.rows(determining: variable).compactMap { places[$0] }
  }

  /// Finds out what all numbers follow from, which takes less than to ask for one after the other.
  mutating func findAllDetermining() {
    let asked = variables.sorted { $0.key < $1.key }
    solver.forEachDetermination(of: asked.map(\.value)) { index, rows in
      determining[asked[index].key] = rows.compactMap { places[$0] }
    }
  }

  /// What a number is in the solution; nil if no row speaks of it.
  func value(of number: Number) -> Double? { variables[number].map { solver[$0] } }

  /// Adds a variable that stands for a quantity, and solves.
  mutating func addVariable(for quantity: Quantity) -> Variable? {
    if quantity.terms.count == 1, let only = quantity.terms.first, only.value == 1 {
      return variables[only.key]
    }
    var terms: [Term] = []
    for (number, factor) in quantity.terms {
      guard let variable = variables[number] else { return nil }
      terms.append(Term(variable, -factor))
    }
    // In the order of the variables, so that every run is the same.
    terms.sort { $0.variable.index < $1.variable.index }
    let sum = solver.addVariable(order: .min)
    guard (try? solver.addRow(terms + [Term(sum, 1)], .equal, 0)) != nil else { return nil }
    solver.solve()
    return sum
  }
}

extension LayoutSnapshot {
  func rank(of item: Reference) -> Int {
    guard contains(item) else { return 0 }
    let rank = item.guide.map { views[item.view].guides[$0].rank } ?? views[item.view].rank
    // Ranks are below 2³¹; those of a document may be anything.
    return min(max(rank ?? 0, 0), 0x7FFF_FFFF)
  }
}

extension LayoutSnapshot.Constraint {
  /// Whether it has a part in the layout.
  var isActive: Bool { state == .holds || state == .violated }
  /// Whether it was written by the program, or by a container for it, so that it can be changed.
  var isStated: Bool { origin == .program || origin == .container }
}

extension LayoutSnapshot.Constraint.Relation {
  var ofSolver: LayoutSolver.Relation {
    switch self {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}

extension LayoutSnapshot.Part {
  var place: Int {
    switch self {
    case .x: 0
    case .y: 1
    case .width: 2
    case .height: 3
    }
  }

  var isHorizontal: Bool { self == .x || self == .width }
}
