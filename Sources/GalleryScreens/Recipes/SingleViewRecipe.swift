import Foundation
import LayoutKit

enum SingleViewRecipe {
  static let screen = Screen(
    name: "recipe-single", title: "One view that fills its room",
    summary: "Four edges, each at the same distance. Many screens need nothing else.",
    devices: [.narrow, .wide], build: build)

  // gallery:begin
  static func build(in window: Window) {
    window.backgroundColor = .canvas
    let box = View.box(.accentSoft, radius: 8).named("box")
    window.addSubview(box)
    box.layout.make { $0.edges.equalToSuperview().inset(20) }
  }
  // gallery:end
}
