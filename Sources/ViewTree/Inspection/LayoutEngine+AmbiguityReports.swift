import LayoutSolver

/// What is said of views that constraints leave open.
extension LayoutEngine {
  /// A diagnostic for each cause of ambiguity among views.
  ///
  /// A view whose open place or size would be settled by that of a view before it isn't named.
  func ambiguities(of views: [View]) -> [LayoutDiagnostic] {
    var trial = solver
    var causes: [ObjectIdentifier: [Part]] = [:]
    for (view, parts) in openParts(of: views) {
      let slot = Int(slot(of: view))
      var open: [Part] = []
      for part in parts {
        let variable = entries[slot].variables[part]
        guard trial.alternatives(to: [variable]) != [nil] else { continue }
        open.append(part)
        _ = try? trial.addRow([Term(variable, 1)], .equal, trial[variable], priority: 1000)
        trial.solve()
      }
      if !open.isEmpty { causes[ObjectIdentifier(view)] = open }
    }
    return views.compactMap { view in
      if let parts = causes[ObjectIdentifier(view)] { return ambiguity(of: view, parts) }
      return view.isUnplaced ? missingConstraints(of: view) : nil
    }
  }

  private func ambiguity(of view: View, _ parts: [Part]) -> LayoutDiagnostic {
    let name = view.itemDescription
    let words = parts.map(\.edgeName)
    let list =
      words.count < 2
      ? words.joined() : words.dropLast().joined(separator: ", ") + " and \(words.last ?? "")"
    return LayoutDiagnostic(
      .ambiguousLayout, "\(name) is ambiguous: constraints leave its \(list) open.",
      source: view.firstConstraintSource, itemNames: [name],
      hint: "Add constraints that settle \(words.count == 1 ? "it" : "them").")
  }

  private func missingConstraints(of view: View) -> LayoutDiagnostic {
    let name = view.itemDescription
    return LayoutDiagnostic(
      .ambiguousLayout, "\(name) is ambiguous: no constraint about it is active.",
      itemNames: [name],
      hint: "Activate its constraints, or set translatesAutoresizingMaskIntoConstraints to true"
        + " if its frame is to count.")
  }
}

extension View {
  /// The line of the program that made the first of the view's active constraints, those that begin
  /// with the view before all others.
  fileprivate final var firstConstraintSource: CodeLocation? {
    let known = mentions.entries.filter { $0.constraint.source != nil }
    let own = known.filter { $0.role == .first }
    return (own.isEmpty ? known : own).min { $0.constraint.serial < $1.constraint.serial }?
      .constraint.source
  }
}
