import ViewTree

#if MainActor
  /// The children and the view of a controller that goes.
  @MainActor final class ControllerRemains: Remains {
    private let view: View?
    private var children: [ViewController] = []
    private let undelivered: UndeliveredDiagnostics

    nonisolated init(
      _ view: View?, _ children: inout [ViewController], _ undelivered: UndeliveredDiagnostics
    ) {
      self.view = view
      self.undelivered = undelivered
      swap(&self.children, &children)
    }

    func dissolve() { ViewController.dissolve(view, &children, undelivered) }
  }
#endif
