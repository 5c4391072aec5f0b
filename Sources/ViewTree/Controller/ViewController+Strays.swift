extension ViewController {
  /// Runs a hook of the controller's own; what stray views report meanwhile is reported to its
  /// view.
  final func hearingStrays(_ hook: () -> Void) {
    let strays = StrayDiagnostics()
    StrayDiagnostics.$current.withValue(strays, operation: hook)
    for diagnostic in strays.takeAll() { diagnostic.report(to: ownView) }
  }
}
