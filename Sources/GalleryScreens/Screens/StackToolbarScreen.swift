import Foundation
import LayoutKit

enum StackToolbarScreen {
  static let screen = Screen(
    name: "stack-toolbar", title: "Toolbars with spacers",
    summary: """
      Buttons of their own sizes, and flexible spacers that share the room between them: equally, \
      or by weight. With a fixed spacer two buttons keep together.
      """,
    build: build)

  // gallery:begin
  static func build(in window: Window) {
    window.backgroundColor = .canvas
    let bars = StackView(arrangedSubviews: [
      makeBar([tool("Undo"), StackSpacer(), tool("Title"), StackSpacer(), tool("Redo")]),
      makeBar([
        tool("Back"), StackSpacer(.fixed(6)), tool("Forward"), StackSpacer(), tool("Share"),
      ]),
      makeBar([
        StackSpacer(.flexible(weight: 1)), tool("One third"),
        StackSpacer(.flexible(weight: 2)),
      ]),
      makeBar([StackSpacer(), tool("Cut"), tool("Copy"), tool("Paste"), StackSpacer()]),
    ])
    bars.axis = .vertical
    bars.spacing = 16
    window.addSubview(bars.named("bars"))
    bars.layout.make {
      $0.top.equalToSuperview().inset(72)
      $0.horizontalEdges.equalToSuperview().inset(16)
    }
  }

  static func makeBar(_ items: [any LayoutItem]) -> View {
    let bar = StackView()
    bar.setArrangedItems(items)
    bar.spacing = 8
    bar.alignment = .center
    bar.insets = DirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    bar.backgroundColor = .card
    bar.cornerRadius = 14
    return bar.named("bar")
  }

  static func tool(_ title: String) -> View {
    let tool = StackView(arrangedSubviews: [Label(title, .subheadline, color: .accent)])
    tool.insets = DirectionalEdgeInsets(top: 8, leading: 10, bottom: 8, trailing: 10)
    tool.backgroundColor = .accentSoft
    tool.cornerRadius = 8
    return tool.named(title)
  }
  // gallery:end
}
