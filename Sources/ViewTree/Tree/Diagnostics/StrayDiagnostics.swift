import Synchronization

/// What is reported by views that are in no tree yet, while a controller sets up its view.
///
/// A view that the controller forgets to add never finds a handler of its own; the controller's
/// view speaks for it.
package final class StrayDiagnostics: Sendable {
  /// That of the controller that is setting up its view.
  @TaskLocal static var current: StrayDiagnostics?

  private let diagnostics = Mutex<[LayoutDiagnostic]>([])

  /// Keeps a diagnostic; beyond a limit it is written to standard error at once.
  func append(_ diagnostic: LayoutDiagnostic) {
    let isKept = diagnostics.withLock { list in
      guard list.count < UndeliveredDiagnostics.limit else { return false }
      list.append(diagnostic)
      return true
    }
    if !isKept { diagnostic.writeToStandardError() }
  }

  /// Runs a hook that sets up a view; gives what was reported meanwhile, in the order in which it came up.
  package static func reported(during hook: () -> Void) -> [LayoutDiagnostic] {
    let strays = StrayDiagnostics()
    $current.withValue(strays, operation: hook)
    return strays.diagnostics.withLock { $0 }
  }
}

extension View {
  /// Whether the view is in a tree that belongs to no window and to no controller.
  final var isStray: Bool { hierarchy?.window == nil && root.owner == nil }
}
