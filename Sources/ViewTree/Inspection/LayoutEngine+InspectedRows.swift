import Foundation
import LayoutSolver

extension LayoutEngine {
  /// The rows of the solver and those that are left out.
  func inspectedRows(findings: Bool) -> InspectedRows {
    guard !isDirty else { return InspectedRows() }
    // One copy: each call on a stored solver of another module would make its own.
    let solver = solver
    var inspected = InspectedRows()
    var places: [Row: Int] = [:]
    var sources: [RowSource] = []
    for (row, contents) in contentsInOrder(solver) {
      places[row] = inspected.rows.count
      inspected.rows.append(inspectedRow(row, contents, solver))
      sources.append(rowTable.source(of: row))
    }
    for breakage in breakages.all {
      guard let row = leftOutRow(breakage.victim, solver) else { continue }
      inspected.conflicts.append(
        InspectedRows.Conflict(
          leftOut: inspected.rows.count, clashing: breakage.rows.compactMap { places[$0] }.sorted())
      )
      inspected.rows.append(row)
      sources.append(.constraint(breakage.victim))
    }
    addReadiness(of: sources, to: &inspected)
    if findings { inspected.findings = self.findings(places, solver) }
    return inspected
  }

  /// Notes who gives way before whom, by places from the one that does so last.
  private func addReadiness(of sources: [RowSource], to inspected: inout InspectedRows) {
    var ready: [(place: Int, readiness: (Int, Int, Int))] = []
    for (place, source) in sources.enumerated() {
      if let readiness = readinessToGiveWay(of: source) { ready.append((place, readiness)) }
    }
    ready.sort { $0.readiness < $1.readiness }
    for (readiness, entry) in ready.enumerated() {
      inspected.rows[entry.place].readiness = readiness
    }
  }

  private func contentsInOrder(_ solver: Solver) -> [(Row, RowContents)] {
    var known: [(row: Row, contents: RowContents)] = []
    for index in rowTable.indices {
      guard let row = solver.row(at: index), let contents = solver.contents(of: row) else {
        continue
      }
      if case .none = rowTable[index] { continue }
      known.append((row, contents))
    }
    return known.sorted {
      ($0.contents.order, $0.contents.serial) < ($1.contents.order, $1.contents.serial)
    }
  }

  private func inspectedRow(
    _ row: Row, _ contents: RowContents, _ solver: Solver
  ) -> InspectedRow {
    let (origin, element) = inspectedOrigin(rowTable.source(of: row))
    var sum = -contents.constant
    let terms = contents.terms.compactMap { term -> InspectedRow.Term? in
      sum += term.coefficient * solver[term.variable]
      guard let (slot, part) = itemTable.place(of: term.variable), let element = item(at: slot)
      else { return nil }
      return InspectedRow.Term(
        element: element.layoutElement, part: part, coefficient: term.coefficient,
        value: solver[term.variable])
    }
    return InspectedRow(
      origin: origin, element: element, terms: terms,
      relation: LayoutConstraint.Relation(contents.relation),
      constant: contents.constant, priority: contents.priority, order: contents.order,
      excess: sum)
  }

  private func inspectedOrigin(
    _ source: RowSource
  ) -> (InspectedRow.Origin, LayoutElement?) {
    switch source {
    case .constraint(let constraint): return (.constraint(constraint), nil)
    case .none: return (.minimum, nil)
    case .system(let kind, let slot):
      let element = item(at: slot)?.layoutElement
      if isMinimum(source) { return (.minimum, element) }
      if kind.isContent { return (.content, element) }
      if case .view(let view) = element, view === root { return (.root, element) }
      return (.frame, element)
    }
  }

  /// The row of a constraint that is left out, as it would be.
  private func leftOutRow(_ constraint: LayoutConstraint, _ solver: Solver) -> InspectedRow? {
    guard let holder = rowContainer(of: constraint),
      let lowered = LoweredRow(constraint, in: holder)
    else { return nil }
    var sum = -lowered.constant
    let terms = lowered.terms.map { term in
      let slot = knownSlot(of: term.element)
      let value = slot < 0 ? 0 : solver[entries[Int(slot)].variables[term.part]]
      sum += term.coefficient * value
      return InspectedRow.Term(
        element: term.element, part: term.part, coefficient: term.coefficient, value: value)
    }
    let rank = (constraint.firstItem?.layoutElement).map(self.rank) ?? 0
    return InspectedRow(
      origin: .constraint(constraint), element: nil, terms: terms, relation: constraint.relation,
      constant: lowered.constant, priority: Double(constraint.priority.rawValue),
      order: Key.constraint(constraint, rank: rank), isLeftOut: true, excess: sum)
  }

  private func findings(_ places: [Row: Int], _ solver: Solver) -> [InspectedRows.Finding] {
    var asked: [(element: LayoutElement, part: Part, variable: Variable)] = []
    for slot in entries.indices {
      guard let element = item(at: Int32(truncatingIfNeeded: slot))?.layoutElement else { continue }
      for (part, _) in parts(of: element) {
        asked.append((element, part, entries[slot].variables[part]))
      }
    }
    var determining = [[Int]](repeating: [], count: asked.count)
    solver.forEachDetermination(of: asked.map(\.variable)) { index, rows in
      let slot = knownSlot(of: asked[index].element)
      determining[index] = rows.filter { speaks($0, of: slot) }.compactMap { places[$0] }.sorted()
    }
    let others = solver.alternatives(to: asked.map(\.variable))
    return asked.indices.map { index in
      InspectedRows.Finding(
        element: asked[index].element, part: asked[index].part,
        value: solver[asked[index].variable], rows: determining[index],
        alternative: others[index])
    }
  }

  private func speaks(_ row: Row, of slot: Int32) -> Bool {
    if case .system(_, slot) = rowTable.source(of: row) { return true }
    return rowTable.used(at: Int(row.index)).contains(slot)
  }
}

nonisolated extension LayoutConstraint.Relation {
  fileprivate init(_ relation: LayoutSolver.Relation) {
    switch relation {
    case .lessThanOrEqual: self = .lessThanOrEqual
    case .equal: self = .equal
    case .greaterThanOrEqual: self = .greaterThanOrEqual
    }
  }
}
