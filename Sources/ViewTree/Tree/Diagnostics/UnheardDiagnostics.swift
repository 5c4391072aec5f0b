import Foundation

/// Where diagnostics go that no handler has been told of: to standard error.
///
/// A test that makes mistakes on purpose, of which nothing is to be heard, has them go elsewhere.
package nonisolated enum UnheardDiagnostics {
  /// Who gets them in the place of standard error.
  @TaskLocal package static var receiver: (@Sendable (LayoutDiagnostic) -> Void)?
}

nonisolated extension LayoutDiagnostic {
  package func writeToStandardError() {
    if let receiver = UnheardDiagnostics.receiver { return receiver(self) }
    FileHandle.standardError.write(Data("\(description)\n".utf8))
  }
}
