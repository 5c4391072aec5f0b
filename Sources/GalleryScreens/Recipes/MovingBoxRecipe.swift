import Foundation
import LayoutKit

enum MovingBoxRecipe {
  static let screen = Screen(
    name: "recipe-moving", title: "A box on its way",
    summary: """
      An animation changes constraints and lays out, as on iOS. It tells the frame of a view at \
      any time, so no test has to wait. Here the frames at the start, after 0.1 and after 0.2 \
      seconds are drawn behind the last one.
      """,
    devices: [.narrow, .wide], build: build)

  // gallery:begin
  static func build(in window: Window) {
    window.backgroundColor = .canvas
    let box = View.box(.accent, radius: 8).named("box")
    window.addSubview(box)
    box.layout.make {
      $0.leading.equalToSuperview().inset(20)
      $0.centerY.equalToSuperview()
      $0.size.equalTo(48)
    }
    window.layoutIfNeeded()

    let movement = window.animate(duration: 0.4, curve: .linear) {
      box.layout.update { $0.leading.equalToSuperview().inset(window.bounds.width - 68) }
      window.layoutIfNeeded()
    }
    for step in 0..<3 {
      let place = View.box(.accentSoft, radius: 8).named("place \(step)")
      place.frame = movement.frame(of: box, at: 0.1 * Double(step)) ?? .zero
      window.insertSubview(place, belowSubview: box)
    }
  }
  // gallery:end
}
