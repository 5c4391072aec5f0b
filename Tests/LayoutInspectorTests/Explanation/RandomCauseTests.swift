import Foundation
import LayoutInspector
import LayoutSolver
import TestSupport
import Testing

/// Without a constraint that an explanation names the value is another, or open; without one that it
/// doesn't name it stays.
@Suite struct RandomCauseTests {
  private static let classes: [ProblemClass] = [
    .interface, .feasible, .duplicates, .ties, .degenerate, .chain, .nesting, .levels, .neighbors,
    .bounded,
  ]

  @Test(.timeLimit(.minutes(Seeds.limit)), arguments: classes)
  func `Causes are what matters`(_ kind: ProblemClass) throws {
    var questions = 0
    for seed in Seeds(60) {
      let problem = kind.problem(seed: seed)
      let snapshot = LayoutSnapshot(problem)
      let whole = Oracle(snapshot)
      guard whole.isFeasible else { continue }
      let reduced = snapshot.constraints.indices.map { Oracle(snapshot, without: $0) }
      for number in 0..<problem.variableCount {
        let reference = LayoutSnapshot.Reference(view: number / 4)
        let attribute = LayoutSnapshot.Attribute(number)
        let explanation = try #require(snapshot.explain(reference, attribute))
        guard let answer = whole.answer(number) else { continue }
        questions += 1
        #expect(
          (explanation.value - answer.value).magnitude <= 1e-6 * max(1, answer.value.magnitude))
        let expected = reduced.indices.filter { !reduced[$0].answers(number, like: answer) }
        #expect(
          explanation.causePlaces == expected, "\(kind) \(seed), number \(number):\n\(problem)")
        if let sum = explanation.steps.first {
          let total = sum.summands.reduce(0) { $0 + $1.amount }
          #expect(
            (total - answer.value).magnitude <= 1e-5 * max(1, answer.value.magnitude),
            "\(sum.text)")
        }
      }
    }
    #expect(questions > 0)
    tellCount("\(kind): \(questions) questions")
  }
}

/// A solver of its own, fresh, without one of the constraints.
private struct Oracle {
  private var solver = Solver()
  private var variables: [Int: Variable] = [:]
  private var alternatives: [Int: Double?] = [:]

  init(_ snapshot: LayoutSnapshot, without left: Int? = nil) {
    for (place, constraint) in snapshot.constraints.enumerated() where place != left {
      let terms = constraint.terms.map { term in
        LayoutSolver.Term(variable(term.item.view * 4 + term.part.place), term.factor)
      }
      let relation: LayoutSolver.Relation =
        switch constraint.relation {
        case .equal: .equal
        case .lessThanOrEqual: .lessThanOrEqual
        case .greaterThanOrEqual: .greaterThanOrEqual
        }
      _ = try? solver.addRow(
        terms, relation, constraint.limit, priority: constraint.priority, order: constraint.order)
    }
    solver.solve()
    let numbers = variables.keys.sorted()
    let found = solver.alternatives(to: numbers.compactMap { variables[$0] })
    for (number, alternative) in zip(numbers, found) { alternatives[number] = alternative }
  }

  var isFeasible: Bool { solver.conflicts.isEmpty }

  private mutating func variable(_ number: Int) -> Variable {
    if let known = variables[number] { return known }
    let new = solver.addVariable(
      order: -((number / 4 + 1) << 32 | number % 4), restsAtBounds: number % 4 < 2)
    variables[number] = new
    return new
  }

  func answer(_ number: Int) -> (value: Double, isOpen: Bool)? {
    variables[number].map { (solver[$0], alternatives[number, default: nil] != nil) }
  }

  /// A number that nothing speaks of is 0, and open.
  func answers(_ number: Int, like other: (value: Double, isOpen: Bool)) -> Bool {
    let own = answer(number) ?? (0, true)
    return own.isOpen == other.isOpen
      && (own.value - other.value).magnitude <= 1e-6 * max(1, other.value.magnitude)
  }
}

extension LayoutSnapshot {
  /// A problem as a snapshot: four variables a view.
  fileprivate init(_ problem: LinearProblem) {
    let count = (problem.variableCount + 3) / 4
    self.init(
      views: (0..<count).map { place in
        var item = Item(depth: place == 0 ? 0 : 1, type: "View", frame: .zero, absoluteFrame: .zero)
        item.rank = place + 1
        return item
      })
    for (place, row) in problem.rows.enumerated() {
      let relation: Constraint.Relation =
        switch row.relation {
        case .equal: .equal
        case .lessThanOrEqual: .lessThanOrEqual
        case .greaterThanOrEqual: .greaterThanOrEqual
        }
      constraints.append(
        Constraint(
          text: "row \(place)", relation: relation, priority: row.priority,
          terms: row.terms.map {
            Term(
              item: Reference(view: $0.variable / 4), part: Part.allCases[$0.variable % 4],
              factor: $0.coefficient)
          }, limit: row.constant, order: place))
    }
  }
}

extension LayoutSnapshot.Attribute {
  fileprivate init(_ number: Int) { self = [.left, .top, .width, .height][number % 4] }
}

extension LayoutSnapshot.Part {
  fileprivate var place: Int { LayoutSnapshot.Part.allCases.firstIndex(of: self) ?? 0 }
}
