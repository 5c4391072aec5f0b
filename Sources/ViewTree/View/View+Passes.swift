extension View {
  /// The engine of the tree, made if there is none yet.
  private final var treeEngine: LayoutEngine {
    let hierarchy = joinedHierarchy
    if let engine = hierarchy.engine { return engine }
    let new = LayoutEngine(root: root)
    hierarchy.engine = new
    return new
  }

  final func layOutTree() { treeEngine.layOut(self) }

  final func updateConstraintsOfTree() { treeEngine.updateConstraints(self) }
}
