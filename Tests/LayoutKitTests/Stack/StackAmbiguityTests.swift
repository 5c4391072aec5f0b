import Foundation
import LayoutKit
import TestSupport
import Testing

/// Constraints settle every place and size of a stack; nothing is left to the order of views.
@Suite struct StackAmbiguityTests {
  @Test(
    arguments: [StackCompatibility.improved, .uikit])
  func `A stack in which nothing is shown is settled along and across`(mode: StackCompatibility) {
    for axis in [LayoutConstraint.Axis.horizontal, .vertical] {
      let stage = StackStage()
      let box = Box(40, 10)
      box.isHidden = true
      let stack = StackView(axis: axis, [box])
      stack.compatibility = mode
      stage.window.addSubview(stack)
      stack.layout.make { $0.left.top.equalToSuperview() }
      stage.window.layoutIfNeeded()
      #expect(!stack.hasAmbiguousLayout)
      #expect(stack.frame.numbers == [0, 0, 0, 0])
      #expect(stage.takeDiagnostics() == [])
    }
  }

  @Test(arguments: StackMatrixTests.Setting.all)
  func `Nothing in a stack is left open`(_ setting: StackMatrixTests.Setting) {
    var model = StackModel()
    model.axis = setting.axis
    model.distribution = setting.distribution
    model.alignment = setting.alignment
    model.mode = setting.mode
    model.spacing = 7.5
    // UIKit states nothing of an empty stack.
    let counts = setting.mode == .uikit ? [1, 3] : [0, 1, 3]
    let places = counts.flatMap { count in
      StackMatrixTests.hidings(count).flatMap { hiding in
        [false, true].map { (count, hiding, $0) }
      }
    }
    for (count, hiding, isSized) in Seeds.sample(of: places) {
      model.isSized = isSized
      model.children = StackModel.children(count)
      for index in hiding { model.children[index].isHidden = true }
      let twin = StackTwin(model)
      twin.stage.window.layoutIfNeeded()
      let open = ([twin.stack] + twin.stack.arrangedSubviews).filter(\.hasAmbiguousLayout)
      #expect(open.isEmpty, "\(count) \(hiding) \(isSized) \(open.compactMap(\.name))")
    }
  }
}
