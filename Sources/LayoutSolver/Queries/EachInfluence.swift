extension Solver {
  /// Calls a function for each of many variables with the rows that its value follows from, as
  /// ``rows(determining:)`` has them, in no order.
  ///
  /// - Complexity: As much as is walked, without the cost of a walk's beginning for each variable.
  package func forEachDetermination(
    of variables: [Variable], _ body: (_ place: Int, _ rows: [Row]) -> Void
  ) {
    guard problem.change == .nothing else { return }
    var walk = InfluenceWalk(self)
    // Those of one part after each other.
    let order = variables.indices.filter { contains(variables[$0]) }
      .map { (part: parts.partOfColumn[Int(variables[$0].index)], place: $0) }.sorted { $0 < $1 }
    for (_, place) in order {
      walk.follow(Int(variables[place].index))
      body(place, walk.rows.map(problem.rows.handle))
      walk.forget()
    }
  }

  /// The row in a slot, nil if there is none.
  package func row(at index: Int) -> Row? {
    guard problem.rows.records.indices.contains(index), problem.rows.records[index].isTaken,
      !problem.rows.records[index].isStay
    else { return nil }
    return problem.rows.handle(index)
  }
}
