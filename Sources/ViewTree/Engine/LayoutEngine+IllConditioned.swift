import LayoutSolver

/// What is said of constraints that can't be solved for want of digits.
extension LayoutEngine {
  /// Reports groups of rows that the solver refuses, each once.
  func reportIllConditioned() {
    if solver.isPlain { return }
    for group in solver.illConditioned {
      // No conflict has a party with this number.
      let key = ConflictKey(parties: [.min] + sources(of: group).map(party).sorted())
      guard reportedConflicts.insert(key).inserted else { continue }
      reports.append((diagnostic(of: group), latest(of: group).map(view(reporting:)) ?? root))
    }
  }

  func diagnostic(of group: IllConditionedGroup) -> LayoutDiagnostic {
    let listed = sources(of: group).filter { !isMinimum($0) }.sorted { party($0) < party($1) }
    let constraints = listed.map(summary)
    var names: [String] = []
    for source in listed {
      for name in itemNames(of: source) where !names.contains(name) { names.append(name) }
    }
    let shown = constraints.prefix(6).map(\.description).joined(separator: ", ")
    let rest = constraints.count > 6 ? " and \(constraints.count - 6) more" : ""
    return LayoutDiagnostic(
      .illConditioned(constraints: constraints),
      "What \(shown)\(rest) ask for together takes more digits than numbers have, so it is left out.",
      source: latest(of: group).flatMap { summary(of: $0).source }, itemNames: names,
      hint:
        "Give them multipliers of like size, and remove one of any two that are nearly the same.")
  }

  private func sources(of group: IllConditionedGroup) -> [RowSource] {
    group.rows.map { rowTable.source(of: $0) }
  }

  /// The constraint that was activated last, if there is one.
  private func latest(of group: IllConditionedGroup) -> RowSource? {
    sources(of: group).filter {
      if case .constraint(let constraint) = $0 { !constraint.isSystem } else { false }
    }.max { party($0) < party($1) }
  }
}
