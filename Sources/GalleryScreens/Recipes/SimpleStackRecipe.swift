import Foundation
import LayoutKit

enum SimpleStackRecipe {
  static let screen = Screen(
    name: "recipe-stack", title: "A simple stack",
    summary: """
      A title, a picture and a button below each other. The picture fills the rest of the \
      height, because its hugging priority is lower than that of the other two.
      """,
    devices: [.narrow, .wide], build: build)

  // gallery:begin
  static func build(in window: Window) {
    window.backgroundColor = .canvas
    let title = Label("Flowers", .headline, alignment: .center).named("title")
    let picture = View.box(.accentSoft, radius: 8).named("picture")
    let button = makeButton("Edit", fill: .accent, color: .white)
    let stack = StackView(arrangedSubviews: [title, picture, button])
    stack.axis = .vertical
    stack.spacing = 8
    window.addSubview(stack.named("stack"))
    stack.layout.make { $0.edges.equalToSuperview().inset(20) }
  }
  // gallery:end
}
