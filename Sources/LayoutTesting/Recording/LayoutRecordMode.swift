import Foundation

/// When a test writes what it finds, as `SNAPSHOT_TESTING_RECORD` says it.
public nonisolated enum LayoutRecordMode: String, Hashable, Sendable, CaseIterable {
  /// Always, whatever was recorded; the test fails, so that this isn't left on.
  case all
  /// Where nothing was recorded; the test fails, so that a missing file isn't taken for a success.
  case missing
  /// Where nothing was recorded, or something else; the test fails then.
  case failed
  /// Never; the test fails where nothing was recorded.
  case never

  /// What the environment variable says, or ``missing`` without it.
  ///
  /// `1`, `true` and `yes` mean ``all``; a word that nobody knows means ``missing``.
  static var ofEnvironment: LayoutRecordMode {
    guard let word = ProcessInfo.processInfo.environment["SNAPSHOT_TESTING_RECORD"] else {
      return .missing
    }
    if ["1", "true", "yes"].contains(word.lowercased()) { return .all }
    return LayoutRecordMode(rawValue: word.lowercased()) ?? .missing
  }
}
