extension View {
  /// The engine of the tree, made if there is none yet.
  private final var treeEngine: LayoutEngine {
    let hierarchy = joinedHierarchy
    if let engine = hierarchy.engine { return engine }
    let new = LayoutEngine(root: hierarchy.root ?? self)
    hierarchy.engine = new
    return new
  }

  final func layOutTree() {
    let engine = treeEngine
    let isOutermost = engine.pass.depth == 0
    if isOutermost, let window = self as? Window ?? hierarchy?.windowToKeep {
      layOut(window, with: engine)
    } else {
      if isOutermost { hierarchy?.layoutWillBegin() }
      engine.layOut(self)
    }
    guard isOutermost else { return }
    reportDiscardedConstraints()
    if hierarchy?.collected == nil { hierarchy?.undelivered.writeOut() }
  }

  private func layOut(_ window: Window, with engine: LayoutEngine) {
    // Controllers that have appeared may show others; those that always do are left to wait.
    for _ in 0..<Self.arrivalRounds {
      let batch = window.ownersAreAppearing()
      engine.layOut(self)
      window.ownersDidAppear(batch)
      if window.arrivals.isEmpty { return }
    }
  }

  private static var arrivalRounds: Int { 8 }

  final func updateConstraintsOfTree() { treeEngine.updateConstraints(self) }
}
