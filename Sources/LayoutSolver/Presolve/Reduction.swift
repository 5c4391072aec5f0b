/// What presolve did, as a program that can be run again on other constants.
///
/// Presolve is Gaussian elimination on required equalities: each elimination takes a variable and
/// the equality that defines it out of the problem, after subtracting multiples of that equality
/// from the other rows in which the variable stands. The multiples are the program: run forwards
/// on the constants it gives the constants of what is left; run backwards on the multipliers of
/// what is left it gives those of the equalities; and the eliminated equalities, taken in reverse,
/// give the eliminated variables.
struct Reduction {
  /// The subtractions, in the order they were made: `row -= factor * source`.
  private(set) var target: [Int32] = []
  private(set) var source: [Int32] = []
  private(set) var factor: [Double] = []

  /// The eliminated variables and the equalities that define them, in the order they went.
  private(set) var variable: [Int32] = []
  private(set) var equality: [Int32] = []
  private(set) var pivot: [Double] = []
  private var otherStart: [Int32] = [0]
  private(set) var otherVariable: [Int32] = []
  private(set) var otherValue: [Double] = []

  /// The constants of all rows after the subtractions.
  private(set) var constant: [Double] = []
  /// How large the numbers were that each constant is the difference of.
  private(set) var scale: [Double] = []

  /// How many variables were eliminated.
  var count: Int { variable.count }

  /// Forgets the program, keeping the memory it has.
  mutating func reset() {
    target.removeAll(keepingCapacity: true)
    source.removeAll(keepingCapacity: true)
    factor.removeAll(keepingCapacity: true)
    variable.removeAll(keepingCapacity: true)
    equality.removeAll(keepingCapacity: true)
    pivot.removeAll(keepingCapacity: true)
    otherStart.removeAll(keepingCapacity: true)
    otherStart.append(0)
    otherVariable.removeAll(keepingCapacity: true)
    otherValue.removeAll(keepingCapacity: true)
  }

  mutating func subtract(_ multiple: Double, of sourceRow: Int, from row: Int) {
    target.append(Int32(truncatingIfNeeded: row))
    source.append(Int32(truncatingIfNeeded: sourceRow))
    factor.append(multiple)
  }

  /// Records an elimination; `addOther` names the rest of the equality's terms beforehand.
  mutating func eliminate(_ eliminated: Int, by row: Int, pivot coefficient: Double) {
    variable.append(Int32(truncatingIfNeeded: eliminated))
    equality.append(Int32(truncatingIfNeeded: row))
    pivot.append(coefficient)
    otherStart.append(Int32(truncatingIfNeeded: otherVariable.count))
  }

  mutating func addOther(_ other: Int32, _ coefficient: Double) {
    otherVariable.append(other)
    otherValue.append(coefficient)
  }

  /// The places of the other terms of the equality that defines the given elimination.
  func others(of elimination: Int) -> Range<Int> {
    Int(otherStart[elimination])..<Int(otherStart[elimination + 1])
  }

  /// Runs the program on the given constants; rows beyond them have constant 0.
  /// - Complexity: O(*s* + *r*), where *s* is the number of subtractions and *r* that of rows.
  mutating func replay(_ constants: [Double], rows: Int) {
    constant.removeAll(keepingCapacity: true)
    constant.append(contentsOf: constants)
    constant.append(contentsOf: repeatElement(0, count: rows - constants.count))
    scale.removeAll(keepingCapacity: true)
    for value in constant { scale.append(value.magnitude) }
    for step in target.indices {
      let row = Int(target[step])
      let from = Int(source[step])
      let multiple = factor[step]
      constant[row] -= multiple * constant[from]
      scale[row] += multiple.magnitude * scale[from]
    }
  }

  /// Completes the multipliers of what is left by those of the eliminated equalities.
  func complete(_ multipliers: inout [Double]) {
    for step in target.indices.reversed() {
      let multiplier = multipliers[Int(target[step])]
      if multiplier != 0 { multipliers[Int(source[step])] -= factor[step] * multiplier }
    }
  }

  /// Computes the eliminated variables from the others.
  func restore(_ values: inout [Double]) {
    for elimination in variable.indices.reversed() {
      var sum = constant[Int(equality[elimination])]
      for other in others(of: elimination) {
        sum -= otherValue[other] * values[Int(otherVariable[other])]
      }
      // Adding 0 turns a negative zero into a plain one.
      values[Int(variable[elimination])] = sum / pivot[elimination] + 0
    }
  }

  /// Spreads a mark from the variables that are left to the eliminated ones that depend on them.
  func spread(_ marked: inout [Bool]) {
    for elimination in variable.indices.reversed()
    where others(of: elimination).contains(where: { marked[Int(otherVariable[$0])] }) {
      marked[Int(variable[elimination])] = true
    }
  }
}
