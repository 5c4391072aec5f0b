import Foundation
import LayoutKit

enum TagCloudScreen {
  static let screen = Screen(
    name: "tags", title: "Tag cloud",
    summary: """
      Tags in a flow: as many to a line as there is room for, each line in the middle. The card is \
      as high as its lines.
      """,
    build: build)

  // gallery:begin
  static let words = [
    "Auto Layout", "solver", "Swift", "constraints", "priorities", "stack views", "baseline",
    "hugging", "right to left", "margins", "safe area", "scrolling", "intrinsic size", "guides",
    "anchors", "simplex", "headless", "SVG",
  ]

  static func build(in window: Window) {
    window.backgroundColor = .canvas
    let card = View.box(.card, radius: 16).named("card")
    let cloud = FlowStack(arrangedSubviews: words.map(makeTag))
    cloud.spacing = 8
    cloud.lineSpacing = 10
    cloud.justification = .center
    window.addSubview(card)
    card.addSubview(cloud.named("cloud"))
    card.layout.make {
      $0.top.equalToSuperview().inset(72)
      $0.horizontalEdges.equalToSuperview().inset(16)
    }
    cloud.layout.make { $0.edges.equalToSuperview().inset(16) }
  }

  static func makeTag(_ word: String) -> View {
    let tag = StackView(arrangedSubviews: [Label(word, .subheadline, color: .accent)])
    tag.insets = DirectionalEdgeInsets(top: 6, leading: 12, bottom: 6, trailing: 12)
    tag.backgroundColor = .accentSoft
    tag.cornerRadius = 15
    return tag.named(word)
  }
  // gallery:end
}
