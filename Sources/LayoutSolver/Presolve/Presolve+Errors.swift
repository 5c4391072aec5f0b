/// What roundings come to on the way through definitions.
///
/// Where numbers cancel, no more is left of them than a rounding. A definition may multiply that by a large
/// number, and the next one again, until it is as large as something.
extension Presolve {
  /// Adds a doubt about each of the variables that may be off by more than is promised, as the numbers that it
  /// is the difference of, roundings of others among them, are too large.
  ///
  /// These are all variables, or those that edits have reached. What they are computed from is looked at as
  /// well, if nobody has.
  ///
  /// - Complexity: O(*z* + *v* log *v*) for the *z* terms of the *v* variables that are looked at; O(*n*) for
  ///   all *n* variables if there is a doubt.
  /// - Returns: How many variables were looked at.
  mutating func doubtMultiplied(_ values: [Double], among reached: [Int32]) -> Int {
    sizes.grow(with: -1, count: values.count)
    var looked = reached
    var next = 0
    while next < looked.count {
      let elimination = Int(reduction.cells[Int(looked[next])].elimination)
      next += 1
      if elimination < 0 { continue }
      for place in reduction.eliminations[elimination].others {
        let other = reduction.others[place].variable
        if sizes[Int(other)] >= 0 { continue }
        sizes[Int(other)] = 0
        looked.append(other)
      }
    }
    // Those come last that are computed from others.
    var definitions: [(rank: Double, variable: Int)] = []
    for variable in looked {
      let elimination = Int(reduction.cells[Int(variable)].elimination)
      if elimination < 0 {
        sizes[Int(variable)] = sizeOfRemaining(Int(variable), values)
      } else {
        definitions.append((reduction.eliminations[elimination].rank, Int(variable)))
      }
    }
    definitions.sort { $0.rank > $1.rank }
    for (_, variable) in definitions { sizes[variable] = sizeOfDefined(variable) }
    if looked.contains(where: { !(sizes[Int($0)] <= Tolerance.multiplied) }) {
      let largest = values.reduce(1) { max($0, $1.magnitude) }
      for variable in looked where !(sizes[Int(variable)] <= Tolerance.multiplied * largest) {
        doubts.add(.grave, about: Int(variable))
      }
    }
    return looked.count
  }

  /// Notes which definitions the edits at hand have reached.
  mutating func noteRedefined() {
    for index in 0..<reduction.changedEqualities.count {
      let elimination = Int(reduction.changedEqualities[index])
      redefined.append(reduction.eliminations[elimination].variable)
    }
  }

  /// How large the numbers are that the value of a variable which is left is the difference of.
  private mutating func sizeOfRemaining(_ variable: Int, _ values: [Double]) -> Double {
    var size = values[variable].magnitude
    var entry = matrix.first(column: variable)
    while entry >= 0 {
      let scale = reduction.lines[matrix.row(entry)].scale
      size = max(size, scale / matrix.value(entry).magnitude)
      entry = matrix.next(inColumn: entry)
    }
    return size
  }

  /// The same for a variable that others define.
  private mutating func sizeOfDefined(_ variable: Int) -> Double {
    let definition = reduction.eliminations[Int(reduction.cells[variable].elimination)]
    var size = reduction.lines[Int(definition.equality)].scale
    for place in definition.others {
      let other = reduction.others[place]
      size += other.coefficient.magnitude * sizes[Int(other.variable)]
    }
    return size / definition.pivot.magnitude
  }
}
