import Foundation
import LayoutKit

enum DynamicStackRecipe {
  static let screen = Screen(
    name: "recipe-dynamic", title: "A stack that grows",
    summary: """
      Rows come and go inside a scroll view. A hidden row takes no room and no spacing; the \
      button stays at the end.
      """,
    devices: [.narrow], build: build)

  // gallery:begin
  static func build(in window: Window) {
    window.backgroundColor = .canvas
    let rows = (1...4).map { makeRow("Entry \($0)") }
    rows[2].isHidden = true
    let stack = StackView(
      arrangedSubviews: rows + [makeButton("Add", fill: .accent, color: .white)])
    stack.axis = .vertical
    stack.spacing = 8
    let scroll = ScrollView().named("scroll")
    window.addSubview(scroll)
    scroll.addSubview(stack.named("stack"))
    scroll.layout.make { $0.edges.equalToSuperview() }
    stack.layout.make {
      $0.edges.equalTo(scroll.contentLayoutGuide).inset(12)
      $0.width.equalTo(scroll.frameLayoutGuide).offset(-24)
    }
  }

  static func makeRow(_ title: String) -> View {
    let row = View.box(.card, radius: 6).named(title)
    let label = Label(title, .subheadline)
    row.addSubview(label)
    label.layout.make {
      $0.horizontalEdges.equalToSuperview().inset(12)
      $0.verticalEdges.equalToSuperview().inset(8)
    }
    row.layout.make { $0.height.equalTo(36) }
    return row
  }
  // gallery:end
}
