import Foundation
import LayoutKit
import Testing

/// Views in lines, and the height that follows from the width.
@Suite struct FlowStackTests {
  private func stage(
    _ boxes: [Box], width: Double?, height: Double? = nil
  ) -> (stage: StackStage, flow: FlowStack) {
    let stage = StackStage()
    let flow = FlowStack(arrangedSubviews: boxes)
    flow.name = "flow"
    flow.spacing = 4
    flow.lineSpacing = 6
    stage.window.addSubview(flow)
    flow.layout.make {
      $0.left.top.equalToSuperview()
      if let width { $0.width.equalTo(width) }
      if let height { $0.height.equalTo(height) }
    }
    stage.window.layoutIfNeeded()
    return (stage, flow)
  }

  private func frames(_ flow: FlowStack) -> [[Double]] {
    flow.window?.layoutIfNeeded()
    return flow.arrangedSubviews.map(\.frame.numbers)
  }

  @Test func `A line takes what it has room for; the height follows`() {
    let (stage, flow) = stage([Box(40, 10), Box(30, 20), Box(26, 10), Box(50, 12)], width: 100)
    #expect(
      frames(flow) == [[0, 0, 40, 10], [44, 0, 30, 20], [0, 26, 26, 10], [30, 26, 50, 12]])
    #expect(flow.frame.numbers == [0, 0, 100, 38])
    #expect(stage.takeDiagnostics() == [])
  }

  @Test func `A view that isn't laid out any more leaves its place to the next`() {
    let boxes = [Box(40, 10), Box(30, 20), Box(26, 10), Box(50, 12)]
    let (stage, flow) = stage(boxes, width: 100)
    flow.removeArrangedSubview(boxes[1])
    #expect(frames(flow) == [[0, 0, 40, 10], [44, 0, 26, 10], [0, 16, 50, 12]])
    #expect(flow.frame.numbers == [0, 0, 100, 28] && boxes[1].superview === flow)
    flow.removeArrangedSubview(boxes[1])
    flow.removeArrangedSubview(boxes[0])
    #expect(frames(flow) == [[0, 0, 26, 10], [30, 0, 50, 12]])
    #expect(flow.frame.numbers == [0, 0, 100, 12])
    flow.addArrangedSubview(boxes[1])
    #expect(frames(flow) == [[0, 0, 26, 10], [30, 0, 50, 12], [0, 18, 30, 20]])
    #expect(stage.takeDiagnostics() == [])
  }

  /// 30.2 + 4 + 30.2 = 64.4 points of content, and a frame that is rounded to 64.
  @Test func `A line that fits but for the rounding of frames stays whole`() {
    let (stage, flow) = stage([Box(30.2, 10), Box(30.2, 10)], width: nil)
    #expect(frames(flow) == [[0, 0, 30, 10], [34, 0, 30, 10]])
    #expect(flow.frame.numbers == [0, 0, 64, 10])
    #expect(stage.takeDiagnostics() == [])
  }

  /// Sizes of constraints inside are measured in pixels, rounded up, and theirs to say: 10.3 is measured as 11, so
  /// that the next view begins at 15, and its edges are rounded to 0 and 10.
  @Test(
    arguments: [
      (10.3, 10.2, 0.0, [[0, 0, 10, 10], [15, 0, 20, 20]]),
      (10.6, 10.3, 0.0, [[0, 0, 11, 10], [15, 0, 20, 20]]),
      // Stretched to the height of the row, which the constraints inside don't let happen.
      (10.3, 10.3, 1.0, [[0, 0, 10, 10], [15, 0, 20, 20]]),
      // Longer than a line: what is required stands, and the next view begins another line.
      (120.3, 10, 0.0, [[0, 0, 120, 10], [0, 16, 20, 20]]),
    ] as [(Double, Double, Double, [[Double]])])
  func `Constraints inside have the last word`(
    _ width: Double, _ height: Double, _ fills: Double, _ expected: [[Double]]
  ) {
    let (stage, flow) = stage([], width: 100)
    let (card, inside) = (View(), View())
    card.addSubview(inside)
    inside.layout.make {
      $0.edges.equalToSuperview()
      $0.width.equalTo(width)
      $0.height.equalTo(height)
    }
    if fills > 0 { flow.alignment = .fill }
    flow.addArrangedSubview(card)
    flow.addArrangedSubview(Box(20, 20))
    #expect(frames(flow) == expected)
    #expect(stage.takeDiagnostics() == [])
  }

  @Test func `A layout for other reasons doesn't arrange the views again`() {
    final class Counting: FlowStack {
      var layouts = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
      }
    }
    let stage = StackStage()
    let flow = Counting(arrangedSubviews: [Box(40, 10), Box(30, 20)])
    stage.window.addSubview(flow)
    flow.layout.make { $0.left.top.equalToSuperview() }
    stage.window.layoutIfNeeded()
    let layouts = flow.layouts
    flow.setNeedsUpdateConstraints()
    stage.window.layoutIfNeeded()
    #expect(flow.layouts == layouts && layouts > 0)
  }

  @Test func `Alone it is as wide as one line`() {
    let (_, flow) = stage([Box(40, 10), Box(30, 20)], width: nil)
    #expect(flow.frame.numbers == [0, 0, 74, 20])
  }

  @Test func `A view that is longer than a line has a line of its own, and is as long`() {
    let (_, flow) = stage([Box(10, 10), Box(150, 10), Box(10, 10)], width: 60)
    #expect(frames(flow) == [[0, 0, 10, 10], [0, 16, 60, 10], [0, 32, 10, 10]])
  }

  @Test func `A label that is longer than a line wraps`() {
    let label = Label()
    label.text = "words that don't fit into one line"
    label.numberOfLines = 0
    let (stage, flow) = stage([Box(10, 10)], width: 100)
    flow.addArrangedSubview(label)
    stage.window.layoutIfNeeded()
    #expect(label.frame.width == 100 && label.frame.height > 2 * label.font.lineHeight)
  }

  @Test(
    arguments: [
      ([.infinity, 10], [0, 10]), ([20, .infinity], [20, 0]), ([.nan, .nan], [0, 0]),
      ([20, 1e12], [20, 1e9]),
    ] as [([Double], [Double])])
  func `Contents of sizes that can't be count as nothing, or as the most there may be`(
    content: [Double], size: [Double]
  ) {
    let (_, flow) = stage([Box(content[0], content[1])], width: 100)
    #expect(Array(frames(flow)[0].suffix(2)) == size)
  }

  @Test func `Hidden views leave no gap`() {
    let (stage, flow) = stage([Box(40, 10), Box(30, 20), Box(26, 10)], width: 100)
    flow.arrangedSubviews[1].isHidden = true
    #expect(frames(flow) == [[0, 0, 40, 10], [0, 0, 0, 0], [44, 0, 26, 10]])
    #expect(flow.frame.height == 10)
    flow.arrangedSubviews[1].isHidden = false
    #expect(frames(flow)[1] == [44, 0, 30, 20])
    #expect(stage.takeDiagnostics() == [])
  }

  @Test func `Lines are those of the width before it was rounded, whatever it was before`() {
    let (stage, flow) = stage([Box(40, 10), Box(30, 20)], width: 74)
    flow.layout.make { $0.height.equalTo(50) }
    #expect(frames(flow)[1] == [44, 0, 30, 20])
    // 73.75 is drawn as 74, but the second box has no room in it.
    let cases: [(Double, [Double])] = [
      (73.75, [0, 16, 30, 20]), (74, [44, 0, 30, 20]), (73, [0, 16, 30, 20]),
    ]
    for (width, place) in cases {
      flow.layout.update { $0.width.equalTo(width) }
      #expect(frames(flow)[1] == place)
    }
    #expect(stage.takeDiagnostics() == [])
  }

  @Test func `Columns wrap at the height they are given`() {
    let (stage, flow) = stage([Box(10, 40), Box(20, 30), Box(15, 26)], width: 100, height: 80)
    flow.axis = .vertical
    #expect(frames(flow) == [[0, 0, 10, 40], [0, 44, 20, 30], [26, 0, 15, 26]])
    #expect(stage.takeDiagnostics() == [])
  }

  @Test func `Contents that change, views that come and go`() {
    let (stage, flow) = stage([Box(40, 10), Box(30, 20), Box(26, 10)], width: 100)
    (flow.arrangedSubviews[0] as? Box)?.content.width = 36
    #expect(frames(flow)[2] == [74, 0, 26, 10])
    flow.spacing = 2
    #expect(frames(flow)[2] == [70, 0, 26, 10])
    flow.insertArrangedSubview(Box(50, 10), at: 0)
    #expect(frames(flow).map { $0[1] } == [0, 0, 16, 16])
    flow.removeArrangedSubview(flow.arrangedSubviews[0])
    flow.arrangedSubviews[1].removeFromSuperview()
    #expect(frames(flow) == [[0, 0, 36, 10], [38, 0, 26, 10]])
    #expect(stage.takeDiagnostics() == [])
  }

  @Test func `Mistakes are reported and change nothing`() {
    let (stage, flow) = stage([Box(40, 10)], width: 100)
    let box = Box(1, 1)
    box.name = "x"
    flow.spacing = .nan
    flow.lineSpacing = 1e10
    flow.insertArrangedSubview(box, at: 3, fileID: "F", line: 1)
    #expect(
      stage.takeDiagnostics() == [
        "The spacing in flow can't be nan. Use a finite number; look for a division by zero.",
        "The line spacing in flow can't be 10000000000. Use a number of a size up to 1e9.",
        "F:1: x can't be arranged at 3 in flow. Use an index from 0 to 1.",
      ])
    #expect(flow.spacing == 4 && flow.lineSpacing == 6 && flow.arrangedSubviews.count == 1)
  }
}
