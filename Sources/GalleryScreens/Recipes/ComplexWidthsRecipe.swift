import Foundation
import LayoutKit

enum ComplexWidthsRecipe {
  static let screen = Screen(
    name: "recipe-complex", title: "Twice as wide, if there is room",
    summary: """
      The second view is twice as wide as the first if both fit. The first is never narrower \
      than 150, so that in a narrow window the proportion gives way.
      """,
    devices: [.narrow, .wide], build: build)

  // gallery:begin
  static func build(in window: Window) {
    window.backgroundColor = .canvas
    let first = View.box(.accentSoft, radius: 8).named("first")
    let second = View.box(.accent, radius: 8).named("second")
    window.addSubviews(first, second)
    first.layout.make {
      $0.leading.top.bottom.equalToSuperview().inset(20)
      $0.width.greaterThanOrEqualTo(150)
    }
    second.layout.make {
      $0.leading.equalTo(first.layout.trailing).offset(20)
      $0.trailing.top.bottom.equalToSuperview().inset(20)
      $0.width.equalTo(first).multipliedBy(2).priority(.high)
    }
  }
  // gallery:end
}
