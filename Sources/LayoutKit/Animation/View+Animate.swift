public import Foundation
public import ViewTree

extension View {
  /// Makes changes, and tells how to get from the frames before them to the frames after.
  ///
  /// As in UIKit, only what the closure lays out moves: it ends with `layoutIfNeeded()`. Changes
  /// that were made before and not yet laid out move too. A time that is below 0 or not finite is
  /// reported and counts as 0.
  ///
  /// - Parameters:
  ///   - duration: How long the movement takes, in seconds.
  ///   - delay: How long it waits before it begins, in seconds.
  ///   - curve: How far the movement has come at each moment.
  ///   - fileID: The file of the call, for diagnostics.
  ///   - line: The line of the call, for diagnostics.
  ///   - changes: Changes the layout and lays it out.
  /// - Returns: The movement of this view and of all views inside it.
  /// - Complexity: O(*n*) beside the changes, where *n* is the number of views.
  @discardableResult
  public func animate(
    duration: TimeInterval, delay: TimeInterval = 0, curve: LayoutAnimation.Curve = .easeInOut,
    fileID: String = #fileID, line: Int = #line, _ changes: () -> Void
  ) -> LayoutAnimation {
    let source = CodeLocation(fileID: fileID, line: line)
    let duration = usable(duration, "duration", source)
    let delay = usable(delay, "delay", source)
    let before = framesInside
    changes()
    let after = framesInside
    return LayoutAnimation(
      duration: duration, delay: delay, curve: curve, movements: Self.movements(before, after))
  }

  private var framesInside: [(view: View, frame: CGRect)] {
    var frames: [(view: View, frame: CGRect)] = []
    var stack = [self]
    while let view = stack.popLast() {
      frames.append((view, view.frame))
      stack.append(contentsOf: view.subviews.reversed())
    }
    return frames
  }

  private static func movements(
    _ before: [(view: View, frame: CGRect)], _ after: [(view: View, frame: CGRect)]
  ) -> [LayoutAnimation.Movement] {
    var starts: [ObjectIdentifier: CGRect] = [:]
    for (view, frame) in before { starts[ObjectIdentifier(view)] = frame }
    let staying = after.map { view, frame in
      LayoutAnimation.Movement(
        view: view, start: starts.removeValue(forKey: ObjectIdentifier(view)), end: frame)
    }
    let gone = before.filter { starts[ObjectIdentifier($0.view)] != nil }
    return staying + gone.map { LayoutAnimation.Movement(view: $0.view, start: $0.frame, end: nil) }
  }

  private func usable(
    _ time: TimeInterval, _ name: String, _ source: CodeLocation
  ) -> TimeInterval {
    if time.isFinite && time >= 0 { return time }
    let diagnostic = LayoutDiagnostic(
      time.isFinite ? .outOfRange : .notFinite,
      "The \(name) of an animation of \(itemName) can't be \(plainNumber(time)) seconds.",
      source: source, itemNames: [itemName], hint: "Use a finite number, 0 or more.")
    diagnostic.report(to: self)
    return 0
  }
}
