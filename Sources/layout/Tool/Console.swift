import Foundation

/// Where the tool's words go; tests collect them.
struct Console {
  /// Takes a line of what was asked for.
  var out: (String) -> Void
  /// Takes a line about what went wrong.
  var err: (String) -> Void

  /// Standard output and standard error.
  static var standard: Console {
    Console(
      out: { FileHandle.standardOutput.write(Data(($0 + "\n").utf8)) },
      err: { FileHandle.standardError.write(Data(($0 + "\n").utf8)) })
  }
}
