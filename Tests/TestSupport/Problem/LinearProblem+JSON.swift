extension LinearProblem {
  /// The problem as one line of JSON: `variables`, a number; `rows`, each with `terms` by position,
  /// `relation`, `constant` and `priority`; and `solution`, if one is given.
  ///
  /// Made by hand so that numbers are written in full and the fields stand in a fixed order.
  package func jsonLine(solution: [Double]? = nil) -> String {
    let rows = rows.map { row in
      let terms = row.terms.map { "\"\($0.variable)\": \($0.coefficient)" }
      return "{\"terms\": {\(terms.joined(separator: ", "))}, "
        + "\"relation\": \"\(row.relation)\", \"constant\": \(row.constant), "
        + "\"priority\": \(row.priority)}"
    }
    let head = "\"variables\": \(variableCount), \"rows\": [\(rows.joined(separator: ", "))]"
    let tail = solution.map { ", \"solution\": [\($0.map(\.description).joined(separator: ", "))]" }
    return "{\(head)\(tail ?? "")}"
  }
}
