public import ViewTree

extension View {
  /// The controller whose view this is.
  final var controller: ViewController? { owner as? ViewController }
}

extension LayoutSubject where Self: View {
  /// The closest controller of this view or of one above it.
  ///
  /// - Complexity: O(*d*), where *d* is the view's depth.
  public var closestViewController: ViewController? {
    var view: View? = self
    while let current = view {
      if let controller = current.controller { return controller }
      view = current.ownSuperview
    }
    return nil
  }
}

extension ViewController: ViewOwner {
  package final func windowWillChange(to size: CGSize, _ window: Window) -> (() -> Void)? {
    guard isViewLoaded else { return nil }
    let transition = SizeTransition(of: window)
    var controller: ViewController? = self
    while let current = controller {
      current.call(.viewWillTransition) { current.viewWillTransition(to: size, with: transition) }
      controller = current.ownPresented
    }
    return { transition.finish() }
  }
}
