#if !canImport(Darwin)
  package import Foundation

  /// Why something couldn't be put where a file should be.
  private struct NotMade: Error {}

  /// Puts what is no file where one should be: a folder, a queue that waits for a writer, or a link to what is named.
  package func putNoFile(_ kind: String, at file: URL) throws {
    switch kind {
    case "folder":
      try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
    case "queue":
      let process = try Process.run(
        URL(filePath: "/usr/bin/env"), arguments: ["mkfifo", file.path])
      process.waitUntilExit()
      guard process.terminationStatus == 0 else { throw NotMade() }
    default:
      try FileManager.default.createSymbolicLink(atPath: file.path, withDestinationPath: kind)
    }
  }
#endif
