import Foundation
import LayoutKit
import TestSupport
import Testing

/// Stacks of boxes in all numbers at which they were once refused for want of digits.
@Suite struct StackSizeTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var distribution: StackView.Distribution
    var axis: LayoutConstraint.Axis
    var count: Int
    /// The length of the stack, nil if it follows from what it arranges.
    var room: Double?
    var mode = StackCompatibility.improved
    /// Boxes of 40 to 339 rather than of 20.
    var isUneven = false

    var testDescription: String {
      let length = room.map { " in \($0)" } ?? ""
      return "\(count) \(isUneven ? "uneven " : "")\(distribution) \(axis) \(mode)\(length)"
    }

    /// The extents that the boxes would like.
    var wishes: [Double] {
      (0..<count).map { isUneven ? 40 + Double($0 * 37 % 300) : 20 }
    }
  }

  static let cases: [Case] = LayoutConstraint.Axis.allCases.flatMap { axis -> [Case] in
    var cases: [Case] = []
    for count in [Int](32...34) + [Int](36...60) {
      cases.append(Case(distribution: .equalSpacing, axis: axis, count: count))
    }
    for count in [26, 37, 38, 45, 47, 48, 50, 54, 55, 58] {
      cases.append(Case(distribution: .equalSpacing, axis: axis, count: count, room: 480))
    }
    for count in 50...56 {
      let room = 60 * Double(count)
      cases.append(
        Case(distribution: .equalSpacing, axis: axis, count: count, room: room, isUneven: true))
    }
    for count in [27, 35, 36, 37, 40, 42, 43, 44, 45] {
      cases.append(Case(distribution: .equalCentering, axis: axis, count: count))
    }
    for count in [Int](26...46) + [Int](48...60) {
      cases.append(Case(distribution: .equalCentering, axis: axis, count: count, room: 480))
    }
    for count in 48...60 {
      cases.append(
        Case(
          distribution: .fillProportionally, axis: axis, count: count, room: 480, mode: .uikit))
    }
    return cases
  }

  @Test(arguments: Seeds.sample(of: cases))
  func `No stack is refused`(_ stack: Case) {
    let (spans, diagnostics) = Self.spans(of: stack)
    #expect(diagnostics == [])
    switch (stack.distribution, stack.room) {
    case (.equalSpacing, let room?):
      #expect(spans == Self.tight(stack.wishes, in: room))
    case (.equalSpacing, nil), (.equalCentering, nil):
      #expect(spans == Self.tight(stack.wishes, in: stack.wishes.reduce(0, +)))
    case (.fillProportionally, let room?):
      // All weigh the same. Edges are rounded to whole points.
      let edges = (0...stack.count).map { (room * Double($0) / Double(stack.count)).rounded() }
      #expect(spans == zip(edges, edges.dropFirst()).map { [$0, $1] })
    default:
      // Which of several give way follows from where their middles are; none overlap.
      #expect(spans.first?.first == 0)
      #expect(spans.last?.last == stack.room)
      #expect(zip(spans, spans.dropFirst()).allSatisfy { $0[1] <= $1[0] })
    }
  }

  /// Where there is too little room, the last keep their size, and those before them get the rest.
  private static func tight(_ wishes: [Double], in room: Double) -> [[Double]] {
    var left = room
    var spans: [[Double]] = []
    for wish in wishes.reversed() {
      let size = min(wish, left)
      spans.insert([left - size, left], at: 0)
      left -= size
    }
    return spans
  }

  /// Where each view begins and ends along the axis, and what was reported.
  private static func spans(of stack: Case) -> (spans: [[Double]], diagnostics: [String]) {
    let isRow = stack.axis == .horizontal
    let boxes = stack.wishes.map { isRow ? Box($0, 20) : Box(20, $0) }
    let stage = StackStage(
      StackView(stack.axis, stack.distribution, .fill, spacing: 0, boxes, mode: stack.mode))
    stage.size(isRow ? stack.room : nil, isRow ? nil : stack.room)
    stage.window.layoutIfNeeded()
    let spans = boxes.map { box in
      isRow
        ? [Double(box.frame.minX), Double(box.frame.maxX)]
        : [Double(box.frame.minY), Double(box.frame.maxY)]
    }
    return (spans, stage.takeDiagnostics())
  }

  @Test func `The spacing of equal gaps is one constraint, however many gaps there are`() {
    for count in [3, 30] {
      let stack = StackView(
        .horizontal, .equalSpacing, spacing: 5, (0..<count).map { _ in Box(20, 20) })
      let stage = StackStage(stack)
      stage.window.layoutIfNeeded()
      #expect(stack.constraints.count { $0.identifier == "UISV-spacing" } == 1)
      stack.setCustomSpacing(9, after: stack.arrangedSubviews[1])
      stage.window.layoutIfNeeded()
      // All gaps are as wide as the widest.
      #expect(Double(stack.frame.width) == Double(20 * count + 9 * (count - 1)))
      #expect(stage.takeDiagnostics() == [])
    }
  }
}
