/// What roundings come to on the way through definitions.
///
/// Where numbers cancel, no more is left of them than a rounding. A definition may multiply that by a large
/// number, and the next one again, until it is as large as something.
extension Presolve {
  /// Adds a doubt about each variable that may be off by more than is promised, as the numbers that it is
  /// the difference of, roundings of others among them, are too large.
  ///
  /// - Complexity: O(*z* + *v* log *v*) for the *z* terms that are left, and of definitions, and *v* variables.
  mutating func doubtMultiplied(_ values: [Double]) {
    let largest = values.reduce(1) { max($0, $1.magnitude) }
    /// How large those numbers are.
    var sizes = values.map { $0.magnitude }
    for variable in sizes.indices where !reduction.isEliminated(variable) {
      var entry = matrix.first(column: variable)
      while entry >= 0 {
        let scale = reduction.lines[matrix.row(entry)].scale
        sizes[variable] = max(sizes[variable], scale / matrix.value(entry).magnitude)
        entry = matrix.next(inColumn: entry)
      }
    }
    // Those come last on which others depend.
    let definitions =
      reduction.ranks.isInOrder
      ? reduction.eliminations : reduction.eliminations.sorted { $0.rank < $1.rank }
    for definition in definitions.reversed() where definition.variable >= 0 {
      var size = reduction.lines[Int(definition.equality)].scale
      for place in definition.others {
        let other = reduction.others[place]
        size += other.coefficient.magnitude * sizes[Int(other.variable)]
      }
      sizes[Int(definition.variable)] = size / definition.pivot.magnitude
    }
    for variable in sizes.indices where !(sizes[variable] <= Tolerance.multiplied * largest) {
      doubts.add(.grave, about: variable)
    }
  }
}
