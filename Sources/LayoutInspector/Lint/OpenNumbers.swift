import LayoutSolver

/// The numbers of views that constraints leave open, each cause once.
///
/// A number that would be settled if another were is no cause; it follows.
struct OpenNumbers {
  typealias Number = ConstraintSystem.Number

  /// A number that has to be settled, and what would be then.
  struct Cause {
    var number: Number
    var followers: [Number] = []
  }

  /// How many causes are looked for; what is left counts as causes of their own.
  private static var limit: Int { 200 }

  /// The causes, in the order of the views.
  private(set) var causes: [Cause] = []
  private let snapshot: LayoutSnapshot

  /// Finds the causes among views that show.
  init(_ snapshot: LayoutSnapshot) {
    self.snapshot = snapshot
    let hidden = snapshot.hiddenViews
    var open: [Number] = []
    for place in snapshot.views.indices where !hidden[place] {
      for finding in snapshot.views[place].findings where finding.alternative != nil {
        open.append(Number(item: .init(view: place), part: finding.part))
      }
    }
    if !open.isEmpty { findCauses(among: open) }
  }

  private mutating func findCauses(among open: [Number]) {
    var system = ConstraintSystem(snapshot)
    let ranked = open.enumerated().map { (rank: rank(of: $0.element), $0.offset, $0.element) }
      .sorted { ($0.rank, $0.1) < ($1.rank, $1.1) }.map(\.2)
    var left = ranked
    for number in ranked {
      guard let place = left.firstIndex(of: number) else { continue }
      left.remove(at: place)
      var cause = Cause(number: number)
      if causes.count < Self.limit, let variable = system.variables[number] {
        let value = system.solver[variable]
        _ = try? system.solver.addRow([Term(variable, 1)], .equal, value, priority: 1000)
        system.solver.solve()
        let asked = left.filter { system.variables[$0] != nil }
        let answers = system.solver.alternatives(to: asked.compactMap { system.variables[$0] })
        let settled = zip(asked, answers).filter { $0.1 == nil }.map(\.0)
        cause.followers = settled.sorted()
        left.removeAll { settled.contains($0) }
      }
      causes.append(cause)
    }
    causes.sort { $0.number < $1.number }
  }

  // MARK: What is known of a number

  /// The least first: what a program would have settled, as it has said something of it.
  private func rank(of number: Number) -> Int {
    switch number.part {
    case .width, .height:
      if !bounds(of: number).isEmpty { return 0 }
      return missingSides(of: number).isEmpty ? 3 : 1
    case .x, .y: return 2
    }
  }

  /// The inequalities of the program that are about the number alone.
  func bounds(of number: Number) -> [LayoutSnapshot.Constraint] {
    snapshot.constraints.filter { constraint in
      constraint.isActive && constraint.isStated && constraint.relation != .equal
        && constraint.terms.count == 1 && constraint.terms[0].item == number.item
        && constraint.terms[0].part == number.part
    }
  }

  /// The sides of the item, along the number's axis, that no constraint ties to anything.
  func missingSides(of number: Number) -> [String] {
    let sides: [(name: String, attributes: Set<String>)] =
      number.part.isHorizontal
      ? [
        ("leading edge", ["left", "leading", "leftMargin", "leadingMargin"]),
        ("trailing edge", ["right", "trailing", "rightMargin", "trailingMargin"]),
      ]
      : [
        ("top", ["top", "topMargin", "firstBaseline"]),
        ("bottom", ["bottom", "bottomMargin", "lastBaseline"]),
      ]
    var tied: Set<String> = []
    for constraint in snapshot.constraints
    where constraint.isActive && constraint.isStated && constraint.relation == .equal {
      for side in [constraint.first, constraint.second] where side?.item == number.item {
        if let side { tied.insert(side.attribute) }
      }
    }
    return sides.filter { tied.isDisjoint(with: $0.attributes) }.map(\.name)
  }
}
