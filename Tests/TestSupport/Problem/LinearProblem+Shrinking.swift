extension LinearProblem {
  /// A problem with as few rows, terms and digits as still fail, found greedily: what a failing
  /// random test prints.
  package func shrunk(whileFailing fails: (LinearProblem) -> Bool) -> LinearProblem {
    var smallest = self
    var improved = true
    while improved {
      improved = false
      for candidate in smallest.smaller where fails(candidate) {
        smallest = candidate
        improved = true
        break
      }
    }
    return smallest
  }

  /// The problems that are one step simpler, the boldest steps first.
  private var smaller: [LinearProblem] {
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
