import Foundation
import LayoutKit

/// Where the tool's words go; tests collect them.
///
/// What comes from documents, logs and snapshots may hold anything: words for people are written without
/// what a terminal would obey.
struct Console {
  private let writeOut: (String) -> Void
  private let writeError: (String) -> Void

  init(out: @escaping (String) -> Void, err: @escaping (String) -> Void) {
    writeOut = out
    writeError = err
  }

  /// Writes a line of what was asked for.
  func out(_ text: String) { writeOut(text.printableLines) }

  /// Writes a line about what went wrong.
  func err(_ text: String) { writeError(text.printableLines) }

  /// Writes a file, as it is.
  func file(_ text: String) { writeOut(text) }

  /// Standard output and standard error.
  static var standard: Console {
    Console(
      out: { FileHandle.standardOutput.write(Data(($0 + "\n").utf8)) },
      err: { FileHandle.standardError.write(Data(($0 + "\n").utf8)) })
  }
}
