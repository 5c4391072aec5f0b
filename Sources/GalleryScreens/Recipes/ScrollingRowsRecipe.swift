import Foundation
import LayoutKit

enum ScrollingRowsRecipe {
  static let screen = Screen(
    name: "recipe-rows", title: "Rows in a scroll view",
    summary: """
      A scroll view with a stack of rows, each with a title and a value. A spacer at the end \
      fills the rest of the height, so that few rows stay at the top and many rows scroll.
      """,
    devices: [.narrow], build: build)

  // gallery:begin
  static func build(in window: Window) {
    window.backgroundColor = .canvas
    let rows = [("Name", "Ada"), ("Born", "1815"), ("Town", "London")].map(makeRow)
    let stack = StackView(arrangedSubviews: rows + [View().named("spacer")])
    stack.axis = .vertical
    stack.spacing = 1
    let scroll = ScrollView().named("scroll")
    window.addSubview(scroll)
    scroll.addSubview(stack.named("stack"))
    scroll.layout.make { $0.edges.equalToSuperview() }
    stack.layout.make {
      $0.edges.equalTo(scroll.contentLayoutGuide)
      $0.width.equalTo(scroll.frameLayoutGuide)
      $0.height.greaterThanOrEqualTo(scroll.frameLayoutGuide)
      $0.height.equalTo(scroll.frameLayoutGuide).priority(.low)
    }
  }

  static func makeRow(_ title: String, _ value: String) -> View {
    let row = View.box(.card).named(title)
    let name = Label(title, .body).named("title")
    let text = Label(value, .body, color: .secondaryInk).named("value")
    row.addSubviews(name, text)
    name.layout.make {
      $0.leading.equalToSuperview().inset(16)
      $0.centerY.equalToSuperview()
    }
    text.layout.make {
      $0.leading.greaterThanOrEqualTo(name.layout.trailing).offset(8)
      $0.trailing.equalToSuperview().inset(16)
      $0.firstBaseline.equalTo(name)
    }
    row.layout.make { $0.height.equalTo(44) }
    return row
  }
  // gallery:end
}
