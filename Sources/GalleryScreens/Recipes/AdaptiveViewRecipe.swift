import Foundation
import LayoutKit

enum AdaptiveViewRecipe {
  static let screen = Screen(
    name: "recipe-adaptive", title: "One view that is never too wide",
    summary: """
      As wide as possible up to 360, and centered. The width's priority is below required, so it \
      gives way to the limit.
      """,
    devices: [.narrow, .wide], build: build)

  // gallery:begin
  static func build(in window: Window) {
    window.backgroundColor = .canvas
    let box = View.box(.accentSoft, radius: 8).named("box")
    window.addSubview(box)
    box.layout.make {
      $0.centerX.equalToSuperview()
      $0.verticalEdges.equalToSuperview().inset(20)
      $0.leading.greaterThanOrEqualToSuperview().inset(20)
      $0.width.lessThanOrEqualTo(360)
      $0.width.equalToSuperview().priority(.high)
    }
  }
  // gallery:end
}
