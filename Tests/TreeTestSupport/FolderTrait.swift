public import Foundation
public import Testing

/// Gives a suite, or a test, a folder with files, which goes when its tests are done.
public struct FolderTrait: SuiteTrait, TestTrait, TestScoping {
  /// The folder of the suite or test that runs.
  @TaskLocal public static var folder: URL?

  let files: [String: String]

  /// Runs a suite, or a test, while its folder is there.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("LayoutKitTests-\(UUID().uuidString)", isDirectory: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, text) in files {
      try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }
    try await Self.$folder.withValue(folder, operation: function)
  }
}

extension Trait where Self == FolderTrait {
  /// The suite, or the test, has a folder with texts by their names, ``FolderTrait/folder``.
  public static func folder(_ files: [String: String] = [:]) -> Self { Self(files: files) }
}
