import Synchronization

/// What is reported by views that are in no tree yet, while a controller sets up its view.
///
/// A view that the controller forgets to add never finds a handler of its own; the controller's
/// view speaks for it.
final class StrayDiagnostics: Sendable {
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

  /// Hands over everything, in the order in which it came up.
  func takeAll() -> [LayoutDiagnostic] {
    diagnostics.withLock { list in
      defer { list = [] }
      return list
    }
  }
}

extension View {
  /// Whether the view is in a tree that belongs to no window and to no controller.
  final var isStray: Bool { hierarchy?.window == nil && root.owner == nil }
}
