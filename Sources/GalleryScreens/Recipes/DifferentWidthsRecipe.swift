import Foundation
import LayoutKit

enum DifferentWidthsRecipe {
  static let screen = Screen(
    name: "recipe-different", title: "Two views, one twice as wide",
    summary: "A multiplier keeps the proportion at any width of the window.",
    devices: [.narrow, .wide], build: build)

  // gallery:begin
  static func build(in window: Window) {
    window.backgroundColor = .canvas
    let first = View.box(.accentSoft, radius: 8).named("first")
    let second = View.box(.accent, radius: 8).named("second")
    window.addSubviews(first, second)
    first.layout.make {
      $0.leading.top.bottom.equalToSuperview().inset(20)
    }
    second.layout.make {
      $0.leading.equalTo(first.layout.trailing).offset(20)
      $0.trailing.top.bottom.equalToSuperview().inset(20)
      $0.width.equalTo(first).multipliedBy(2)
    }
  }
  // gallery:end
}
