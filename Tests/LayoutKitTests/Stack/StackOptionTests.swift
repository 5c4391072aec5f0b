import Foundation
import LayoutKit
import Testing

/// Options of stacks are read as they were set, and count whenever they are set.
@Suite struct StackOptionTests {
  /// An empty stack between boxes 30 and 40 points wide, 10 points apart.
  private func row(_ mode: StackCompatibility) -> (stage: StackStage, inner: StackView, last: Box) {
    let (inner, last) = (StackView(), Box(40, 20))
    inner.compatibility = mode
    let stage = StackStage(StackView(.horizontal, spacing: 10, mode: mode))
    stage.arrange([Box(30, 20), inner, last])
    return (stage, inner, last)
  }

  // Collapsed, the last box begins at 30 + 10; otherwise at 30 + 10 + 0 + 10.
  @Test func `An empty stack keeps its place once it is told to`() {
    let (stage, inner, last) = row(.improved)
    #expect(stage.exactFrame(of: last) == [40, 0, 40, 20])
    inner.collapsesWhenEmpty = false
    #expect(stage.exactFrame(of: last) == [50, 0, 40, 20])
    inner.collapsesWhenEmpty = true
    #expect(stage.exactFrame(of: last) == [40, 0, 40, 20])
    inner.addArrangedSubview(Box(5, 20))
    #expect(stage.exactFrame(of: last) == [55, 0, 40, 20])
  }

  @Test func `In a stack like UIKit's an empty stack keeps its place in any case`() {
    let (stage, inner, last) = row(.uikit)
    #expect(stage.exactFrame(of: last) == [50, 0, 40, 20])
    inner.collapsesWhenEmpty = false
    #expect(stage.exactFrame(of: last) == [50, 0, 40, 20])
  }

  // Three boxes of 10 in 60 points: 15 apart, 12 at most, then 20 at least in 60 for two of them.
  @Test func `Limits of spacing are read as they were set, and end with nil`() {
    let stage = StackStage(StackView(.horizontal, .equalSpacing))
    let boxes = [Box(10, 10), Box(10, 10), Box(10, 10)].map { $0.keeping(hugging: 50) }
    stage.arrange(boxes)
    stage.size(60, nil)
    let stack = stage.stack
    #expect(stack.minimumSpacing == nil && stack.maximumSpacing == nil)
    #expect(stage.exactFrames(of: boxes).map { $0[0] } == [0, 25, 50])
    stack.minimumSpacing = 2
    stack.maximumSpacing = 12
    #expect(stack.minimumSpacing == 2 && stack.maximumSpacing == 12)
    #expect(stage.exactFrames(of: boxes)[0][2] > 10)
    stack.minimumSpacing = nil
    stack.maximumSpacing = nil
    #expect(stack.minimumSpacing == nil && stack.maximumSpacing == nil)
    #expect(stage.exactFrames(of: boxes).map { $0[0] } == [0, 25, 50])
  }

  @Test func `A flow's options are read as they were set`() {
    let flow = FlowStack()
    #expect(flow.alignment == .leading && flow.justification == .leading)
    flow.alignment = .center
    flow.justification = .trailing
    #expect(flow.alignment == .center && flow.justification == .trailing)
  }

  @Test func `A scroll stack's axis is that of its stack`() throws {
    let list = ScrollStack(.vertical)
    #expect(list.axis == .vertical && list.stack.axis == .vertical)
    list.axis = .horizontal
    #expect(list.axis == .horizontal && list.stack.axis == .horizontal)
  }

  /// From an archive comes what `init(frame:)` makes: nothing is read.
  @Test func `Stacks of an archive work like others`() throws {
    let list = try #require(ScrollStack(coder: NSCoder()))
    let stack = try #require(StackView(coder: NSCoder()))
    let window = Window(size: CGSize(width: 100, height: 50))
    window.addSubview(list)
    list.layout.make { $0.edges.equalToSuperview() }
    list.axis = .vertical
    list.stack.addArrangedSubview(stack)
    stack.axis = .vertical
    for _ in 1...3 { stack.addArrangedSubview(Box(10, 30)) }
    window.layoutIfNeeded()
    #expect(list.contentSize == CGSize(width: 100, height: 90))
  }
}
