import ViewTree

#if MainActor
  /// The children and the view of a controller that goes.
  @MainActor final class ControllerRemains: Remains {
    private let view: View?
    private var children: [ViewController] = []

    nonisolated init(_ view: View?, _ children: inout [ViewController]) {
      self.view = view
      swap(&self.children, &children)
    }

    func dissolve() { ViewController.dissolve(view, &children) }
  }
#endif
