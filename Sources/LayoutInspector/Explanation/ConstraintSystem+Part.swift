import LayoutSolver

extension ConstraintSystem {
  /// The part of the system that can have a say in some numbers, as a system of its own.
  ///
  /// Numbers that required equalities settle pass nothing on: whatever else changes, they don't. So
  /// the way ends at them, and the rows that settle them are all that is taken along. Without one of
  /// these the rest would matter too, and the whole system has to be asked.
  ///
  /// - Parameter quantity: The numbers.
  /// - Returns: The part, and the places of the rows that settle what the way ends at.
  func part(around quantity: Quantity) -> (system: ConstraintSystem, settling: Set<Int>) {
    // A conflict may bring back what has been left out, wherever it reaches.
    guard snapshot.conflicts.isEmpty else { return (self, []) }
    var settling: Set<Int> = []
    var fixed = solver
    var rowsOfNumber: [Number: [Int]] = [:]
    for place in rows.keys.sorted() {
      for number in snapshot.constraints[place].line.keys {
        rowsOfNumber[number, default: []].append(place)
      }
    }
    var taken: Set<Int> = []
    var known: Set<Number> = []
    var waiting = quantity.terms.keys.sorted()
    known.formUnion(waiting)
    while let number = waiting.popLast() {
      guard let variable = variables[number] else { continue }
      let next: [Int]
      if fixed.isFixed(variable) {
        next = solver.rows(determining: variable).compactMap { places[$0] }
        settling.formUnion(next)
      } else {
        next = rowsOfNumber[number] ?? []
      }
      for place in next where taken.insert(place).inserted {
        for other in snapshot.constraints[place].line.keys.sorted()
        where known.insert(other).inserted {
          waiting.append(other)
        }
      }
    }
    // The same values, or all of it: what is refused or solved with more digits has its own ways.
    let part = ConstraintSystem(snapshot, taken.sorted())
    let isSame = quantity.terms.keys.allSatisfy { part.value(of: $0) == value(of: $0) }
    return isSame ? (part, settling) : (self, [])
  }
}
