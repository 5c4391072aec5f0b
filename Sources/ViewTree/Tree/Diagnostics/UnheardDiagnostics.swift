import Foundation

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
