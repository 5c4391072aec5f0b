import Foundation
import LayoutKit
import Testing

/// A stack at 0, 0 whose frames have been worked out by hand, or measured on UIKit.
struct WorkedStack: Sendable, CustomTestStringConvertible {
  let name: String
  let mode: StackCompatibility
  let width: Double?
  let height: Double?
  /// The size that the stack must have.
  let size: [Double]?
  /// The frames that its arranged views must have in the window, as x, y, width, height.
  let frames: [[Double]?]
  let build: @Sendable () -> StackView

  var testDescription: String { "\(name) \(mode)" }

  /// The same layout in both modes, or in one.
  static func both(
    _ name: String, _ width: Double? = nil, _ height: Double? = nil, size: [Double]? = nil,
    frames: [[Double]?], _ build: @escaping @Sendable () -> StackView
  ) -> [WorkedStack] {
    [StackCompatibility.uikit, .improved].map { mode in
      WorkedStack(
        name: name, mode: mode, width: width, height: height, size: size, frames: frames,
        build: build)
    }
  }

  static func only(
    _ mode: StackCompatibility, _ name: String, _ width: Double? = nil,
    _ height: Double? = nil, size: [Double]? = nil, frames: [[Double]?],
    _ build: @escaping @Sendable () -> StackView
  ) -> [WorkedStack] {
    [
      WorkedStack(
        name: name, mode: mode, width: width, height: height, size: size, frames: frames,
        build: build)
    ]
  }

  /// Lays the stack out and compares every frame that is named.
  func check() {
    let stack = build()
    let stage = StackStage(stack)
    var waiting = [stack]
    while let next = waiting.popLast() {
      next.compatibility = mode
      waiting += next.arrangedSubviews.compactMap { $0 as? StackView }
    }
    stage.size(width, height)
    if let size {
      expectClose(Array(stage.exactFrame(of: stack).suffix(2)), size, "the stack")
    }
    for (index, (view, frame)) in zip(stack.arrangedSubviews, frames).enumerated() {
      guard let frame else { continue }
      expectClose(stage.exactFrame(of: view), frame, "view \(index)")
    }
    #expect(stage.takeDiagnostics() == [])
  }

  private func expectClose(_ actual: [Double], _ expected: [Double], _ what: String) {
    let isClose =
      actual.count == expected.count && zip(actual, expected).allSatisfy { abs($0 - $1) <= 1e-9 }
    #expect(isClose, "\(what): \(actual), not \(expected)")
  }
}

/// Four views of different sizes.
@Sendable func fourBoxes() -> [View] {
  [Box(40, 20), Box(60, 30), Box(10, 50), Box(25, 25)]
}
