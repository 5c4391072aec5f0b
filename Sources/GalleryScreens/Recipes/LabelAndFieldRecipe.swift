import Foundation
import LayoutKit

enum LabelAndFieldRecipe {
  static let screen = Screen(
    name: "recipe-field", title: "A label and a field",
    summary: """
      They share a baseline. The label hugs its text, so the field fills the rest of the row.
      """,
    devices: [.narrow, .wide], build: build)

  // gallery:begin
  static func build(in window: Window) {
    window.backgroundColor = .canvas
    let label = Label("Name", .headline).named("label")
    let field = View.box(.card, radius: 6).named("field")
    let text = Label("Ada Lovelace", .body).named("text")
    window.addSubviews(label, field)
    field.addSubview(text)
    label.layout.make {
      $0.leading.equalToSuperview().inset(20)
      $0.firstBaseline.equalTo(text)
    }
    label.setContentHuggingPriority(.high, for: .horizontal)
    field.layout.make {
      $0.leading.equalTo(label.layout.trailing).offset(8)
      $0.trailing.top.equalToSuperview().inset(20)
    }
    text.layout.make {
      $0.verticalEdges.equalToSuperview().inset(6)
      $0.horizontalEdges.equalToSuperview().inset(8)
    }
  }
  // gallery:end
}
