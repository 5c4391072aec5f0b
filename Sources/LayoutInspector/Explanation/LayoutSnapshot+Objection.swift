import LayoutKit
import LayoutSolver

extension LayoutSnapshot {
  /// What stands against another value of a number of a layout.
  public struct Objection: Hashable, Sendable {
    /// What is asked about, such as `card.width`.
    public var subject: String
    /// The value that it has.
    public var value: Double
    /// The value that was asked for.
    public var wish: Double
    /// What would not be met, or less well than now, the highest priority first.
    public var obstacles: [Obstacle]
    /// The sum that doesn't add up, where required constraints alone rule the wish out.
    public var arithmetic: String?
    /// Whether the layout would be as good with that value.
    public var isPossible: Bool { obstacles.isEmpty }

    /// A constraint that stands against a wish.
    public struct Obstacle: Hashable, Sendable {
      /// The constraint.
      public var constraint: LayoutSnapshot.Constraint
      /// Its place in the snapshot.
      public var place: Int
      /// By how many points more it would be missed; nil where it only rules the wish out together
      /// with the other required ones.
      public var violation: Double?
    }
  }
}

extension LayoutSnapshot.Objection: CustomStringConvertible {
  /// The answer, and the obstacles, a line each.
  public var description: String {
    guard !obstacles.isEmpty else {
      return (value - wish).magnitude < 1e-6
        ? "\(subject) is \(plainText(wish))."
        : "Nothing stands against \(subject) = \(plainText(wish)): it is open, and \(plainText(value))"
          + " is what the layout has chosen."
    }
    var lines = ["\(subject) is \(plainText(value)) and not \(plainText(wish)), because of"]
    for obstacle in obstacles {
      let missed = obstacle.violation.map { ", which would be missed by \(plainText($0))" } ?? ""
      lines.append("  \(obstacle.constraint)\(missed)")
    }
    if let arithmetic { lines.append("  With \(plainText(wish)): \(arithmetic).") }
    return lines.map(\.printable).joined(separator: "\n")
  }
}

extension LayoutSnapshot {
  /// Says what stands against another value of an attribute, strongest first.
  ///
  /// Required constraints that rule it out are an irreducible set: without any one of them, the
  /// others would allow the value. If there are none, the constraints of lower priority that would
  /// be missed by more than now are named.
  ///
  /// - Parameters:
  ///   - item: A view or guide of the snapshot.
  ///   - attribute: Its place or size; places are relative to the superview.
  ///   - wish: The value asked for, in points.
  /// - Returns: What stands against it; nil for an item that isn't in the snapshot, and for a wish
  ///   that isn't a number up to 1e12.
  /// - Complexity: Two solutions.
  public func whyNot(_ item: Reference, _ attribute: Attribute, _ wish: Double) -> Objection? {
    guard contains(item), wish.magnitude <= 1e12 else { return nil }
    let quantity = quantity(attribute, of: item)
    let subject = "\(term(title(of: item))).\(attribute.rawValue)"
    var system = ConstraintSystem(self)
    guard let variable = system.addVariable(for: quantity) else {
      let value = explain(item, attribute)?.value ?? 0
      return Objection(subject: subject, value: value, wish: wish, obstacles: [])
    }
    var objection = Objection(
      subject: subject, value: system.solver[variable], wish: wish, obstacles: [])
    if (objection.value - wish).magnitude <= 1e-6 * max(1, wish.magnitude) { return objection }
    let before = system
    guard
      let row = try? system.solver.addRow(
        [LayoutSolver.Term(variable, 1)], .equal, wish, order: .max)
    else { return nil }
    system.solver.solve()
    let conflict = system.solver.conflicts.first {
      $0.broken == row || $0.clashing.contains(row)
    }
    if let conflict {
      let places = ([conflict.broken] + conflict.clashing).compactMap { system.places[$0] }.sorted()
      objection.obstacles = places.map {
        Objection.Obstacle(constraint: constraints[$0], place: $0, violation: nil)
      }
      objection.arithmetic = arithmetic(quantity, wish, against: places)
      return objection
    }
    objection.obstacles = obstacles(from: before, to: system)
    return objection
  }

  /// What is missed by more after a change than before it, the highest priority first.
  private func obstacles(
    from before: ConstraintSystem, to after: ConstraintSystem
  ) -> [Objection.Obstacle] {
    let missed = after.rows.keys.sorted().compactMap { place -> Objection.Obstacle? in
      let constraint = constraints[place]
      let more = after.violation(of: constraint) - before.violation(of: constraint)
      guard more > 1e-6 else { return nil }
      return Objection.Obstacle(constraint: constraint, place: place, violation: more)
    }
    return missed.sorted {
      ($0.constraint.priority, $0.violation ?? 0, $1.place)
        > ($1.constraint.priority, $1.violation ?? 0, $0.place)
    }
  }

  /// The sum of a wish and constraints that rule it out.
  private func arithmetic(_ quantity: Quantity, _ wish: Double, against places: [Int]) -> String? {
    var wished = Constraint(text: "", limit: wish)
    wished.terms = quantity.terms.sorted { $0.key < $1.key }.map {
      Term(item: $0.key.item, part: $0.key.part, factor: $0.value)
    }
    let all = constraints + [wished]
    let together = places + [constraints.count]
    guard let contradiction = Contradiction(together, all) else { return nil }
    return contradiction.arithmetic(
      together.map { (all[$0], contradiction.amount($0, all[$0])) })
  }
}
