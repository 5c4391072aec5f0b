import Foundation
import Synchronization

/// What is reported while there is no tree to keep it: about a guide that no view owns yet, about a
/// controller without a view, or by views that a controller hasn't added yet to the view that it sets up.
///
/// It is kept with the guide or the controller until there is a view, and written to standard error if
/// there never is one. A view that a controller forgets to add never finds a handler of its own; the
/// controller's view speaks for it.
package nonisolated final class WaitingDiagnostics: Sendable {
  /// Those of the controller that is setting up its view.
  @TaskLocal static var ofSetup: WaitingDiagnostics?

  private let diagnostics = Mutex<[LayoutDiagnostic]>([])

  /// Nothing waits.
  package init() {}

  deinit {
    for diagnostic in takeAll() { diagnostic.writeToStandardError() }
  }

  /// Keeps a diagnostic; beyond a limit it is written to standard error at once.
  package func append(_ diagnostic: LayoutDiagnostic) {
    let isKept = diagnostics.withLock { list in
      guard list.count < UndeliveredDiagnostics.limit else { return false }
      list.append(diagnostic)
      return true
    }
    if !isKept { diagnostic.writeToStandardError() }
  }

  /// Hands over everything, in the order in which it came up.
  package func takeAll() -> [LayoutDiagnostic] {
    diagnostics.withLock { list in
      defer { list = [] }
      return list
    }
  }

  /// Runs a hook that sets up a view, and keeps what views report meanwhile that are in no tree yet.
  package func hear(_ hook: () -> Void) {
    Self.$ofSetup.withValue(self, operation: hook)
  }
}

extension View {
  /// Takes over what has been reported about a guide or a controller that has got the view.
  package final func report(_ waiting: WaitingDiagnostics) {
    for diagnostic in waiting.takeAll() { report(diagnostic) }
  }

  /// Whether the view is in a tree that belongs to no window and to no controller.
  final var isStray: Bool { hierarchy?.window == nil && root.owner == nil }
}

/// Diagnostics that no handler has been told of: they go to standard error.
///
/// A test that makes mistakes on purpose, of which nothing is to be heard, has them thrown away.
package nonisolated enum UnheardDiagnostics {
  /// Whether they are thrown away.
  @TaskLocal package static var areThrownAway = false
}

nonisolated extension LayoutDiagnostic {
  package func writeToStandardError() {
    if UnheardDiagnostics.areThrownAway { return }
    FileHandle.standardError.write(Data("\(description)\n".utf8))
  }
}
