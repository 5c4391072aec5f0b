import Foundation
import LayoutKit

enum KeyboardRecipe {
  static let screen = Screen(
    name: "recipe-keyboard", title: "A field above the keyboard",
    summary: """
      The keyboard is a guide: a view that is constrained to its top moves with it, and rests on \
      the safe area when it is gone. On a device the system shows the keyboard; a test calls \
      `showKeyboard`.
      """,
    devices: [.narrow, .wide], build: build)

  // gallery:begin
  static func build(in window: Window) {
    window.backgroundColor = .canvas
    let messages = View.box(.card, radius: 8).named("messages")
    let field = View.box(.accentSoft, radius: 8).named("field")
    let keys = View.box(.hairline).named("keys")
    window.addSubviews(messages, field, keys)
    messages.layout.make {
      $0.top.horizontalEdges.equalToSuperview().inset(12)
      $0.bottom.equalTo(field.layout.top).offset(-12)
    }
    field.layout.make {
      $0.horizontalEdges.equalToSuperview().inset(12)
      $0.height.equalTo(44)
      $0.bottom.equalTo(window.keyboardLayoutGuide.layout.top).offset(-12)
    }
    keys.layout.make { $0.edges.equalTo(window.keyboardLayoutGuide) }
    window.showKeyboard(height: 90)
  }
  // gallery:end
}
