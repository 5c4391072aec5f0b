import Foundation
import LayoutKit

enum EqualWidthsRecipe {
  static let screen = Screen(
    name: "recipe-equal", title: "Two views of equal width",
    summary: "Side by side, with the same distance between them as around them.",
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
      $0.width.equalTo(first)
    }
  }
  // gallery:end
}
