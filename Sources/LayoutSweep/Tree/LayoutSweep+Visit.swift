import LayoutKit
import ViewTree

extension LayoutSweep {
  /// Calls a function that lays the tree out at places of the range, and puts all back.
  package func visit(_ body: (TreeVisit) -> Void) {
    withTree { body(TreeVisit(tree: $0)) }
  }

  func withTree(_ body: (TreeSource) -> Void) {
    guard let range else { return }
    let (state, handler) = (TreeState(root, number), root.onDiagnostic)
    root.onDiagnostic = { _ in }
    body(TreeSource(root, number, range))
    state.restore()
    root.onDiagnostic = handler
  }

  /// A tree that can be laid out at places of a range.
  package struct TreeVisit {
    fileprivate let tree: TreeSource

    /// Lays the tree out at a place.
    package func layOut(at place: Double) { tree.layOut(at: place) }
  }
}
