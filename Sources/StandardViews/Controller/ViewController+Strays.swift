import ViewTree

extension ViewController {
  /// Runs a hook of the controller's own; what stray views report meanwhile is reported to its
  /// view.
  final func hearingStrays(_ hook: () -> Void) {
    waiting.hear(hook)
    ownView?.report(waiting)
  }
}
