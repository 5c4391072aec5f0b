import LayoutSolver

/// Semantics 9.4: what constraints leave open.
extension LayoutEngine {
  /// The parts of items' rectangles that the constraints leave open, for each item in their order, by
  /// the names that Apple's traces give them.
  func ambiguousParts(of elements: [LayoutElement]) -> [[(name: String, id: Int)]] {
    let parts = elements.map { self.parts(of: $0) }
    let alternatives = solver.alternatives(
      to: parts.joined().map { entries[Int($0.slot)].variables[$0.part] })
    var place = 0
    return parts.map { parts in
      defer { place += parts.count }
      return zip(parts, alternatives[place...]).compactMap { entry, alternative in
        guard alternative != nil else { return nil }
        return (entry.part.traceName, Int(entry.slot) * 4 + entry.part.rawValue)
      }
    }
  }

  /// Whether constraints leave a part of the item's rectangle open.
  func isAmbiguous(_ element: LayoutElement) -> Bool {
    ambiguousParts(of: [element]).contains { !$0.isEmpty }
  }

  /// The parts of the views' rectangles that the constraints leave open, for the views that have
  /// such parts.
  func openParts(of views: [View]) -> [(view: View, parts: [Part])] {
    let parts = views.flatMap { view in self.parts(of: .view(view)).map { (view, $0.part) } }
    let alternatives = solver.alternatives(
      to: parts.map { view, part in entries[Int(slot(of: view))].variables[part] })
    var open: [(view: View, parts: [Part])] = []
    for ((view, part), alternative) in zip(parts, alternatives) where alternative != nil {
      if open.last?.view === view {
        open[open.count - 1].parts.append(part)
      } else {
        open.append((view, [part]))
      }
    }
    return open
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

  /// Moves an ambiguous view to another place that its constraints allow.
  func exerciseAmbiguity(of view: View) {
    for (part, slot) in parts(of: .view(view)) {
      let variable = entries[Int(slot)].variables[part]
      guard let other = solver.alternatives(to: [variable])[0] else { continue }
      var trial = solver
      // Weaker than all that constraints can ask for.
      let wish = try? trial.addRow([Term(variable, 1)], .equal, other, priority: 1e-200)
      guard wish != nil else { continue }
      trial.solve()
      show(trial)
      view.root.layoutIfNeeded()
      return
    }
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
