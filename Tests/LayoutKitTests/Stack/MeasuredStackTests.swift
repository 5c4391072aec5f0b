import Foundation
import LayoutKit
import TestSupport
import Testing

/// Stacks in UIKit's mode have the frames that UIKit gave them.
@Suite struct MeasuredStackTests {
  @Test func `All layouts are there`() { #expect(MeasuredLayout.all.count == 114) }

  @Test(arguments: MeasuredLayout.all) func `Stacks as UIKit's have the frames measured there`(
    _ layout: MeasuredLayout
  ) {
    let (stage, views) = layout.build(.uikit)
    for (view, expected) in zip(views, layout.frames) {
      let frame = stage.measuredFrame(of: view)
      #expect(frame == expected, "\(view.name ?? "") is \(frame), not \(expected)")
    }
    #expect(stage.takeDiagnostics() == [])
  }

  @Test(arguments: MeasuredLayout.all)
  func `In our own mode what is shown is where UIKit has it, but for the faults that are mended`(
    _ layout: MeasuredLayout
  ) {
    guard !layout.isMended else { return }
    let (stage, views) = layout.build(.improved)
    for (view, expected) in zip(views, layout.frames) where !layout.isOutOfSight(view) {
      let frame = stage.measuredFrame(of: view)
      #expect(frame == expected, "\(view.name ?? "") is \(frame), not \(expected)")
    }
    #expect(stage.takeDiagnostics() == [])
  }
}

extension StackStage {
  /// The frame of a view in the window as UIKit rounded it where the layouts were measured.
  ///
  /// That was outside of a window on Mac Catalyst, which rounds origins to whole points and sizes to half
  /// points, each by itself and in the superview; the middle goes away from 0. A published set of
  /// scenes that were measured in the same way, with two pixels a point, has the same rule: 93.333
  /// wide at 113.333 is 93.5 at 113, and 47.5 is 48.
  fileprivate func measuredFrame(of view: View) -> [Double] {
    let frame = exactFrame(of: view)
    guard frame.count == 4 else { return [] }
    var place = (x: 0.0, y: 0.0)
    var path: [View] = []
    var current: View? = view
    while let next = current, next !== window {
      path.append(next)
      current = next.superview
    }
    var outer = [0.0, 0.0]
    for view in path.reversed() {
      let exact = exactFrame(of: view)
      place.x += Self.rounded(exact[0] - outer[0], 1)
      place.y += Self.rounded(exact[1] - outer[1], 1)
      outer = exact
    }
    return [place.x, place.y, Self.rounded(frame[2], 2), Self.rounded(frame[3], 2)]
  }

  /// What differs from the middle by less than a millionth is the solver's own rounding.
  private static func rounded(_ value: Double, _ pixels: Double) -> Double {
    let size = (value.magnitude * pixels + 0.5 + 1e-6).rounded(.down) / pixels
    return value < 0 ? -size : size
  }
}

/// One line of the file of measured layouts.
struct MeasuredLayout: CustomTestStringConvertible {
  let line: String
  let settings: [Int]
  let frames: [[Double]]

  var testDescription: String { line }

  static let all = ((try? Fixtures.lines("measured-on-uikit.txt")) ?? [])
    .compactMap(MeasuredLayout.init)

  init?(_ line: String) {
    let halves = line.split(separator: "|")
    guard halves.count == 2 else { return nil }
    self.line = line
    settings = halves[0].split(separator: " ").compactMap { Int($0) }
    let numbers = halves[1].split(separator: " ").compactMap { Double($0) }
    frames = stride(from: 0, to: numbers.count - 3, by: 4).map { Array(numbers[$0..<$0 + 4]) }
    guard settings.count == 7 else { return nil }
  }

  private var isNested: Bool { settings[0] == 1 }
  private var hasMargins: Bool { settings[1] == 1 }
  private var axis: LayoutConstraint.Axis { settings[2] == 0 ? .horizontal : .vertical }
  private var distribution: StackView.Distribution { .init(rawValue: settings[3]) ?? .fill }
  private var alignment: StackView.Alignment { .init(rawValue: settings[4]) ?? .fill }
  private var hiddenIndex: Int? { [nil, 1, 0][settings[5]] }
  private var isSized: Bool { settings[6] == 1 }

  /// Shares of a proportional stack with spacing differ, and so does a stack that UIKit keeps as
  /// large across the axis as its largest view, which is hidden.
  var isMended: Bool {
    if distribution == .fillProportionally && isSized { return true }
    let largest = isNested ? (axis == .horizontal ? 2 : 1) : axis == .horizontal ? 2 : 1
    return alignment == .fill && hiddenIndex == largest && !isSized
  }

  /// Whether a view is hidden, or inside one that is.
  func isOutOfSight(_ view: View) -> Bool {
    var view: View? = view
    while let current = view {
      if current.isHidden { return true }
      view = current.superview
    }
    return false
  }

  /// The layout, and its views from the stack on, depth first.
  func build(_ mode: StackCompatibility) -> (stage: StackStage, views: [View]) {
    let inner = StackView(
      axis == .horizontal ? .vertical : .horizontal, .fill, .center, spacing: 2,
      isNested ? [Box(15, 10), Box(30, 12)] : [], mode: mode)
    let children =
      isNested
      ? [Box(40, 20), inner, Box(10, 50)] : [Box(40, 20), Box(60, 30), Box(10, 50), Box(25, 25)]
    let stack = StackView(axis, distribution, alignment, spacing: 5, children, mode: mode)
    if let hiddenIndex { children[hiddenIndex].isHidden = true }
    if hasMargins {
      stack.isLayoutMarginsRelativeArrangement = true
      stack.layoutMargins = EdgeInsets(top: 3, left: 5, bottom: 7, right: 11)
    }
    let stage = StackStage(stack, at: CGPoint(x: 10, y: 20))
    if isSized { stage.size(400, 300) }
    return (stage, [stack] + children.flatMap { [$0] + $0.subviews })
  }
}
