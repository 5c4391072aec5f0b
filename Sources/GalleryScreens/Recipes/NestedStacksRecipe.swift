import Foundation
import LayoutKit

enum NestedStacksRecipe {
  static let screen = Screen(
    name: "recipe-nested", title: "Stacks in stacks",
    summary: """
      A picture beside three fields, and a row of three buttons below. A constraint makes the \
      picture a square, and `fillEqually` makes the buttons equally wide.
      """,
    devices: [.narrow, .wide], build: build)

  // gallery:begin
  static func build(in window: Window) {
    window.backgroundColor = .canvas
    let picture = View.box(.accentSoft, radius: 8).named("picture")
    picture.layout.make { $0.width.equalTo(picture.layout.height) }
    let fields = StackView(arrangedSubviews: ["First", "Middle", "Last"].map(makeField))
    fields.axis = .vertical
    fields.spacing = 8
    let top = StackView(arrangedSubviews: [picture, fields.named("fields")])
    top.spacing = 8

    let buttons = StackView(
      arrangedSubviews: ["Save", "Cancel", "Clear"].map {
        makeButton($0, fill: .accentSoft, color: .accent)
      })
    buttons.distribution = .fillEqually
    buttons.spacing = 8

    let all = StackView(arrangedSubviews: [top.named("top"), buttons.named("buttons")])
    all.axis = .vertical
    all.spacing = 12
    window.addSubview(all.named("all"))
    all.layout.make { $0.top.leading.trailing.equalToSuperview().inset(20) }
  }

  static func makeField(_ name: String) -> View {
    let field = View.box(.card, radius: 4).named(name)
    let label = Label(name, .caption, color: .secondaryInk)
    field.addSubview(label)
    label.layout.make {
      $0.leading.equalToSuperview().inset(8)
      $0.centerY.equalToSuperview()
    }
    field.layout.make { $0.height.equalTo(34) }
    return field
  }
  // gallery:end
}
