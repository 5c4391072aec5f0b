import Foundation
import LayoutKit
import Testing

/// Constraints settle every place and size of a stack; nothing is left to the order of views.
@Suite struct StackAmbiguityTests {
  @Test(arguments: StackMatrixTests.Setting.all)
  func settled(_ setting: StackMatrixTests.Setting) {
    var model = StackModel()
    model.axis = setting.axis
    model.distribution = setting.distribution
    model.alignment = setting.alignment
    model.mode = setting.mode
    model.spacing = 7.5
    for count in [0, 1, 3] {
      for hiding in StackMatrixTests.hidings(count) {
        for isSized in [false, true] {
          model.isSized = isSized
          model.children = StackModel.children(count)
          for index in hiding { model.children[index].isHidden = true }
          // UIKit states nothing of an empty stack.
          if count == 0 && setting.mode == .uikit { continue }
          let twin = StackTwin(model)
          twin.stage.window.layoutIfNeeded()
          let open = ([twin.stack] + twin.stack.arrangedSubviews).filter(\.hasAmbiguousLayout)
          #expect(open.isEmpty, "\(count) \(hiding) \(isSized) \(open.compactMap(\.name))")
        }
      }
    }
  }
}
