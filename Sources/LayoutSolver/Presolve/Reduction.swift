/// What presolve did, as a program that can be run again on other constants.
///
/// Presolve is Gaussian elimination on required equalities: each elimination takes a variable and
/// the equality that defines it out of the problem, after subtracting multiples of that equality
/// from the other rows in which the variable stands. The multiples are the program: run forwards
/// on the constants it gives the constants of what is left; run backwards on the multipliers of
/// what is left it gives those of the equalities; and the eliminated equalities, taken in reverse,
/// give the eliminated variables.
struct Reduction {
  /// A subtraction of `factor` times the source row from the target row.
  struct Step {
    var target: Int32
    var source: Int32
    var factor: Double
  }

  /// A variable that was taken out with the equality that defines it.
  struct Elimination {
    var variable: Int32
    var equality: Int32
    var pivot: Double
    /// Where the equality's other terms begin; they end where the next elimination's do.
    var firstOther: Int32
  }

  /// A term of an equality that defines another variable.
  struct Other {
    var variable: Int32
    var coefficient: Double
  }

  /// The subtractions, in the order they were made.
  private(set) var steps: [Step] = []
  /// The eliminations, in the order they were made.
  private(set) var eliminations: [Elimination] = []
  private(set) var others: [Other] = []

  /// The constants of all rows after the subtractions.
  var constant: [Double] = []
  /// How large the numbers were that each constant is the difference of.
  var scale: [Double] = []

  /// Forgets the program, keeping the memory it has.
  mutating func reset() {
    steps.removeAll(keepingCapacity: true)
    eliminations.removeAll(keepingCapacity: true)
    others.removeAll(keepingCapacity: true)
  }

  mutating func subtract(_ factor: Double, of source: Int, from target: Int) {
    steps.append(
      Step(
        target: Int32(truncatingIfNeeded: target), source: Int32(truncatingIfNeeded: source),
        factor: factor))
  }

  /// Records an elimination; `addOther` then names the other terms of its equality.
  mutating func eliminate(_ variable: Int, by equality: Int, pivot: Double) {
    eliminations.append(
      Elimination(
        variable: Int32(truncatingIfNeeded: variable),
        equality: Int32(truncatingIfNeeded: equality), pivot: pivot,
        firstOther: Int32(truncatingIfNeeded: others.count)))
  }

  mutating func addOther(_ variable: Int, _ coefficient: Double) {
    others.append(
      Other(variable: Int32(truncatingIfNeeded: variable), coefficient: coefficient))
  }

  /// The places of the other terms of the equality that defines the given elimination.
  func others(of elimination: Int) -> Range<Int> {
    let next = elimination + 1
    let end = next < eliminations.count ? Int(eliminations[next].firstOther) : others.count
    return Int(eliminations[elimination].firstOther)..<end
  }

  /// Runs the program on the given constants; rows beyond them have constant 0.
  /// - Complexity: O(*s* + *r*), where *s* is the number of subtractions and *r* that of rows.
  mutating func replay(_ constants: [Double], rows: Int) {
    constant.removeAll(keepingCapacity: true)
    constant.append(contentsOf: constants)
    constant.append(contentsOf: repeatElement(0, count: rows - constants.count))
    scale.removeAll(keepingCapacity: true)
    for value in constant { scale.append(value.magnitude) }
    for step in steps {
      constant[Int(step.target)] -= step.factor * constant[Int(step.source)]
      scale[Int(step.target)] += step.factor.magnitude * scale[Int(step.source)]
    }
  }

  /// Completes the multipliers of what is left by those of the eliminated equalities.
  func complete(_ multipliers: inout [Double]) {
    for step in steps.reversed() {
      let multiplier = multipliers[Int(step.target)]
      if multiplier != 0 { multipliers[Int(step.source)] -= step.factor * multiplier }
    }
  }

  /// Computes an eliminated variable from the others.
  func value(of elimination: Int, _ values: [Double]) -> Double {
    let definition = eliminations[elimination]
    var sum = constant[Int(definition.equality)]
    for place in others(of: elimination) {
      sum -= others[place].coefficient * values[Int(others[place].variable)]
    }
    // Adding 0 turns a negative zero into a plain one.
    return sum / definition.pivot + 0
  }

  /// Computes the eliminated variables from the others.
  func restore(_ values: inout [Double]) {
    for elimination in eliminations.indices.reversed() {
      values[Int(eliminations[elimination].variable)] = value(of: elimination, values)
    }
  }

  /// Spreads a mark from the variables that are left to the eliminated ones that depend on them.
  func spread(_ marked: inout [Bool]) {
    for elimination in eliminations.indices.reversed() {
      for place in others(of: elimination) where marked[Int(others[place].variable)] {
        marked[Int(eliminations[elimination].variable)] = true
        break
      }
    }
  }
}
