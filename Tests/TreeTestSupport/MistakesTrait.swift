public import Testing
import ViewTree

/// Says that a suite makes mistakes on purpose, and keeps what nobody hears of them off standard error.
public struct MistakesTrait: SuiteTrait, TestTrait, TestScoping {
  /// It holds for all tests of a suite.
  public var isRecursive: Bool { true }

  /// Runs a test with what nobody hears of thrown away.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await UnheardDiagnostics.$areThrownAway.withValue(true, operation: function)
  }
}

extension Trait where Self == MistakesTrait {
  /// The suite, or the test, makes mistakes on purpose.
  public static var makesMistakes: Self { Self() }
}
