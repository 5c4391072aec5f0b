import Foundation
import LayoutKit

enum EqualSpacingRecipe {
  static let screen = Screen(
    name: "recipe-buttons", title: "Buttons with equal room between them",
    summary: """
      Three guides, before, between and after two buttons of one width, are equally wide.
      """,
    devices: [.narrow, .wide], build: build)

  // gallery:begin
  static func build(in window: Window) {
    window.backgroundColor = .canvas
    let buttons = ["Short", "Much longer"].map {
      makeButton($0, fill: .accent, color: .white)
    }
    let gaps = (0..<3).map { _ in LayoutGuide() }
    for gap in gaps { window.addLayoutGuide(gap) }
    window.addSubviews(buttons[0], buttons[1])
    for button in buttons {
      button.layout.make {
        $0.bottom.equalToSuperview().inset(20)
        $0.width.equalTo(110)
      }
    }
    gaps[0].layout.make { $0.leading.equalToSuperview() }
    gaps[2].layout.make { $0.trailing.equalToSuperview() }
    for (place, button) in buttons.enumerated() {
      gaps[place].layout.make { $0.trailing.equalTo(button.layout.leading) }
      gaps[place + 1].layout.make {
        $0.leading.equalTo(button.layout.trailing)
        $0.width.equalTo(gaps[0])
      }
    }
  }
  // gallery:end
}
