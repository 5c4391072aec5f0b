import LayoutSolver

extension LayoutEngine {
  /// The constraints behind the rows that an item's place and size on an axis follow from, in the
  /// order of their activation; those of frames and contents after them, in the order of the tree.
  func constraintsAffecting(
    _ element: LayoutElement, along axis: LayoutConstraint.Axis
  ) -> [LayoutConstraint] {
    var rows: [Row] = []
    var isKnown = [Bool](repeating: false, count: sources.count)
    for (part, slot) in parts(of: element) where part.axis == axis {
      for row in determiningRows(of: variables[Int(slot)][part], at: slot)
      where !isKnown[Int(row.index)] {
        isKnown[Int(row.index)] = true
        rows.append(row)
      }
    }
    var stated: [LayoutConstraint] = []
    var shownContents: Set<ContentKey> = []
    var implicit: [(rank: Int32, kind: Int, constraint: LayoutConstraint)] = []
    for row in rows {
      let source = sources[Int(row.index)]
      guard let constraint = shown(source) else { continue }
      guard case .system(let kind, let slot) = source else {
        stated.append(constraint)
        continue
      }
      // One constraint shows both that a view doesn't grow and that it doesn't shrink.
      let key = ContentKey(slot: slot, part: kind.part)
      if kind.isContent, !shownContents.insert(key).inserted { continue }
      implicit.append((rank(at: slot), kind.rawValue, constraint))
    }
    return stated.sorted { $0.serial < $1.serial }
      + implicit.sorted { ($0.rank, $0.kind) < ($1.rank, $1.kind) }.map(\.constraint)
  }

  private struct ContentKey: Hashable {
    var slot: Int32
    var part: Part
  }

  /// Moves an ambiguous view to another place that its constraints allow.
  func exerciseAmbiguity(of view: View) {
    for (part, slot) in parts(of: .view(view)) {
      guard let other = solver.alternative(to: variables[Int(slot)][part]) else { continue }
      show(other.solution)
      view.root.layoutIfNeeded()
      return
    }
  }
}

extension LayoutEngine.Part {
  /// The axis along which the part lies.
  var axis: LayoutConstraint.Axis { self == .x || self == .width ? .horizontal : .vertical }
}

extension LayoutEngine {
  /// The rows without which a variable's value would be another, or could be.
  ///
  /// They are found by trying, among the rows that hang together with the variable.
  private func determiningRows(of variable: Variable, at slot: Int32) -> [Row] {
    let value = solver[variable]
    let isOpen = solver.alternative(to: variable) != nil
    return rows(connectedWith: slot).filter { row in
      var trial = solver
      trial.removeRow(row)
      trial.solve()
      if (trial[variable] - value).magnitude > 1e-6 { return true }
      return !isOpen && trial.alternative(to: variable) != nil
    }
  }

  /// The rows that speak of an item, of the items that these speak of, and so on.
  private func rows(connectedWith slot: Int32) -> [Row] {
    var rowsOfSlot = [[Int]](repeating: [], count: items.count)
    var handles = [Row?](repeating: nil, count: sources.count)
    for index in sources.indices {
      handles[index] = handle(of: sources[index])
      for other in slots(of: index) { rowsOfSlot[Int(other)].append(index) }
    }
    var isSeen = [Bool](repeating: false, count: sources.count)
    var isReached = [Bool](repeating: false, count: items.count)
    isReached[Int(slot)] = true
    var waiting = [slot]
    while let next = waiting.popLast() {
      for index in rowsOfSlot[Int(next)] where !isSeen[index] {
        isSeen[index] = true
        for other in slots(of: index) where !isReached[Int(other)] {
          isReached[Int(other)] = true
          waiting.append(other)
        }
      }
    }
    return isSeen.indices.compactMap { isSeen[$0] ? handles[$0] : nil }
  }

  private func slots(of index: Int) -> [Int32] {
    let used = usedSlots[index]
    let named = ([used.first, used.second] + used.others).filter { $0 >= 0 }
    guard case .system(_, let slot) = sources[index] else { return named }
    return [slot] + named
  }

  private func handle(of source: RowSource) -> Row? {
    switch source {
    case .none: nil
    case .system(let kind, let slot): systemRows[Int(slot)][kind]
    case .constraint(let constraint):
      if case .row(let row) = installation(of: constraint) { row } else { nil }
    }
  }
}
