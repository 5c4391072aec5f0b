import LayoutSolver

/// Semantics 9.4: what constraints leave open.
extension LayoutEngine {
  /// The parts of an item's rectangle that the constraints leave open, by the names that Apple's
  /// traces give them.
  func ambiguousParts(of element: LayoutElement) -> [(name: String, id: Int)] {
    parts(of: element).filter { solver.alternative(to: variables[Int($0.slot)][$0.part]) != nil }
      .map { ($0.part.traceName, Int($0.slot) * 4 + $0.part.rawValue) }
  }

  /// The parts of an item's rectangle that constraints could settle; none if they are not up to
  /// date, or not about the item.
  func parts(of element: LayoutElement) -> [(part: Part, slot: Int32)] {
    let slot =
      switch element {
      case .view(let view): self.slot(of: view)
      case .guide(let guide): self.slot(of: guide)
      }
    guard slot >= 0, !isDirty else { return [] }
    // The root is placed by whoever holds the tree.
    if case .root = items[Int(slot)] { return [(.width, slot), (.height, slot)] }
    return [(.x, slot), (.y, slot), (.width, slot), (.height, slot)]
  }
}

extension Solver {
  /// Another value that would meet all rows as well, and a solution with it; nil if there is none.
  ///
  /// It is found by trying: a wish weaker than all others draws the value up, then down.
  func alternative(to variable: Variable) -> (value: Double, solution: Solver)? {
    let value = self[variable]
    for step in [100.0, -100.0] {
      var trial = self
      let wish = try? trial.addRow(
        [Term(variable, 1)], .equal, value + step, priority: 1e-200)
      guard wish != nil else { continue }
      trial.solve()
      if (trial[variable] - value).magnitude > 1e-6 { return (trial[variable], trial) }
    }
    return nil
  }
}

extension LayoutEngine.Part {
  fileprivate var traceName: String {
    switch self {
    case .x: "minX"
    case .y: "minY"
    case .width: "Width"
    case .height: "Height"
    }
  }
}
