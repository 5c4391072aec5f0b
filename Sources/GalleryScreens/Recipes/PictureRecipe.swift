import Foundation
import LayoutKit

enum PictureRecipe {
  static let screen = Screen(
    name: "recipe-picture", title: "A picture and its text",
    summary: """
      The picture keeps its aspect ratio of 16 to 9 within the width, but is never higher than \
      half of the window. The text is below it.
      """,
    devices: [.narrow, .wide], build: build)

  // gallery:begin
  static func build(in window: Window) {
    window.backgroundColor = .canvas
    let picture = View.box(.accentSoft, radius: 8).named("picture")
    let text = Label("Kew Gardens in May", .body, alignment: .center).named("text")
    window.addSubviews(picture, text)
    picture.layout.make {
      $0.top.equalToSuperview().inset(20)
      $0.centerX.equalToSuperview()
      $0.aspectRatio(16, 9)
      $0.leading.greaterThanOrEqualToSuperview().inset(20)
      $0.height.lessThanOrEqualToSuperview().multipliedBy(0.5)
      $0.width.equalToSuperview().priority(.high)
    }
    text.layout.make {
      $0.top.equalTo(picture.layout.bottom).offset(12)
      $0.horizontalEdges.equalToSuperview().inset(20)
    }
  }
  // gallery:end
}
