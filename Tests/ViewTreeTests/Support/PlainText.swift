import Foundation
import TestSupport
import Testing
import ViewTree

/// Labels outside of windows measure with the plain measurer and in whole points, for the time of a
/// suite's tests.
struct PlainText: SuiteTrait, TestTrait, TestScoping {
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    var screen = LayoutEnvironment.screen
    screen.textMeasurer = PlainMeasurer()
    screen.scale = 1
    try await LayoutEnvironment.$screen.withValue(screen) { try await function() }
  }
}

extension Trait where Self == PlainText {
  /// Labels outside of windows measure with the plain measurer and in whole points.
  static var plainText: Self { PlainText() }
}

/// A window whose labels measure with the plain measurer.
func plainWindow(_ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1) -> Window {
  let window = Window(size: CGSize(width: width, height: height), scale: scale)
  window.environment.textMeasurer = PlainMeasurer()
  return window
}
