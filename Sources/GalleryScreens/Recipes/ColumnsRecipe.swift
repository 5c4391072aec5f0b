import Foundation
import LayoutKit

enum ColumnsRecipe {
  static let screen = Screen(
    name: "recipe-columns", title: "Labels in a column",
    summary: """
      The fields of all rows begin at one edge, which the widest label determines in every \
      language.
      """,
    devices: [.narrow, .wide], build: build)

  // gallery:begin
  static func build(in window: Window) {
    window.backgroundColor = .canvas
    let names = ["First name", "Name", "Town"]
    let labels = names.map { Label($0, .subheadline, alignment: .right).named($0) }
    let fields = names.map { View.box(.card, radius: 6).named("\($0) field") }
    for (label, field) in zip(labels, fields) {
      window.addSubviews(label, field)
    }
    for (row, (label, field)) in zip(labels, fields).enumerated() {
      label.layout.make {
        $0.leading.equalToSuperview().inset(20)
        $0.centerY.equalTo(field)
        if row > 0 { $0.width.equalTo(labels[0]) }
      }
      field.layout.make {
        $0.leading.equalTo(label.layout.trailing).offset(8)
        $0.trailing.equalToSuperview().inset(20)
        $0.height.equalTo(34)
        if row > 0 {
          $0.top.equalTo(fields[row - 1].layout.bottom).offset(8)
        } else {
          $0.top.equalToSuperview().inset(20)
        }
      }
    }
  }
  // gallery:end
}
