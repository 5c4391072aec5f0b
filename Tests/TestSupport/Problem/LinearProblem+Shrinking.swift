extension LinearProblem: Shrinkable {
  /// The problems without a row or a term, and those with a simpler number.
  package var smaller: [LinearProblem] {
    var result: [LinearProblem] = []
    func add(_ change: (inout LinearProblem) -> Void) {
      var copy = self
      change(&copy)
      if copy != self { result.append(copy) }
    }
    for row in rows.indices { add { $0.rows.remove(at: row) } }
    for row in rows.indices {
      for term in rows[row].terms.indices { add { $0.rows[row].terms.remove(at: term) } }
    }
    for row in rows.indices {
      add { $0.rows[row].constant = 0 }
      add { $0.rows[row].priority = 1000 }
      for term in rows[row].terms.indices { add { $0.rows[row].terms[term].coefficient = 1 } }
    }
    let used = Set(rows.flatMap { $0.terms.map(\.variable) })
    if let last = (0..<variableCount).last, !used.contains(last) { add { $0.variableCount -= 1 } }
    return result
  }
}
