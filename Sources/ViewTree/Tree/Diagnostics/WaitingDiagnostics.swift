/// What is reported about a guide while no view owns it, kept with the guide until one does.
#if MainActor
  @MainActor
#endif
final class WaitingDiagnostics {
  var list = UndeliveredDiagnostics()

  #if MainActor
    isolated deinit { list.writeOut() }
  #else
    deinit { list.writeOut() }
  #endif
}

extension View {
  /// Takes over what has been reported about a guide that has just become the view's.
  final func hearWhatWaited(with guide: LayoutGuide) {
    guard let waiting = guide.attached(WaitingDiagnostics.self) else { return }
    for entry in waiting.list.takeAll() { report(entry.diagnostic) }
  }
}
