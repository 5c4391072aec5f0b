import Foundation
import LayoutKit

enum StackFormScreen {
  static let screen = Screen(
    name: "stack-form", title: "Form of nested stacks",
    summary: """
      The same form twice, the second time with its address hidden: a stack of stacks closes over \
      what isn't shown, whatever spacing there is inside. Captions and values share baselines.
      """,
    build: build)

  // gallery:begin
  static func build(in window: Window) {
    window.backgroundColor = .canvas
    let forms = StackView(arrangedSubviews: [
      makeForm("Shown", hasAddress: true), makeForm("Hidden", hasAddress: false),
    ])
    forms.distribution = .fillEqually
    forms.alignment = .top
    forms.spacing = 12
    window.addSubview(forms.named("forms"))
    forms.layout.make {
      $0.top.equalToSuperview().inset(72)
      $0.centerX.equalToSuperview()
      $0.width.lessThanOrEqualTo(640)
      $0.width.equalToSuperview().offset(-24).priority(999)
    }
  }

  static func makeForm(_ title: String, hasAddress: Bool) -> View {
    let address = makeGroup([("Street", "St James's Sq"), ("Town", "London")]).named("address")
    address.isHidden = !hasAddress
    let form = StackView(arrangedSubviews: [
      Label(title, .title), makeGroup([("First", "Ada"), ("Last", "Lovelace")]).named("person"),
      address, makeGroup([("Born", "1815")]).named("dates"),
    ])
    form.axis = .vertical
    form.spacing = 20
    form.insets = DirectionalEdgeInsets(top: 16, leading: 12, bottom: 16, trailing: 12)
    form.backgroundColor = .card
    form.cornerRadius = 12
    return form.named("form \(title)")
  }

  static func makeGroup(_ fields: [(String, String)]) -> StackView {
    let group = StackView(
      arrangedSubviews: fields.map { caption, value in
        let label = Label(caption, .caption, color: .secondaryInk)
        label.layout.make { $0.width.equalTo(44) }
        let row = StackView(arrangedSubviews: [label, Label(value, .subheadline)])
        row.alignment = .firstBaseline
        row.spacing = 8
        return row.named(caption)
      })
    group.axis = .vertical
    group.spacing = 8
    group.separators = StackSeparators(color: .hairline)
    return group
  }
  // gallery:end
}
