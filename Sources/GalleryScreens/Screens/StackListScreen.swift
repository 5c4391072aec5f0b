import Foundation
import LayoutKit

enum StackListScreen {
  static let screen = Screen(
    name: "stack-list", title: "List in a scrolling stack",
    summary: """
      Thirty rows in a stack that scrolls: as long as its rows, as wide as the screen. Each row is \
      a stack of a label, which stretches, and a switch, which hugs. Two rows are hidden, and \
      neither gap nor line is left of them.
      """,
    build: build)

  // gallery:begin
  static func build(in window: Window) {
    window.backgroundColor = .canvas
    let list = ScrollStack(.vertical)
    window.addSubview(list.named("list"))
    list.layout.make { $0.edges.equalToSuperview() }

    list.stack.named("rows").spacing = 1
    list.stack.insets = DirectionalEdgeInsets(top: 56, bottom: 24)
    list.stack.separators = StackSeparators(
      color: .hairline, insets: DirectionalEdgeInsets(leading: 16))
    for number in 1...30 {
      let row = makeRow("Notification \(number)", isOn: number % 3 != 0)
      row.isHidden = number == 4 || number == 5
      list.stack.addArrangedSubview(row)
    }
  }

  static func makeRow(_ title: String, isOn: Bool) -> View {
    let knob = View.box(.white, radius: 13.5).named("knob")
    let control = View.box(isOn ? .accent : .hairline, radius: 15.5).named("switch")
    control.addSubview(knob)
    control.layout.make { $0.size.equalTo(CGSize(width: 51, height: 31)) }
    knob.layout.make {
      $0.size.equalTo(27)
      $0.centerY.equalToSuperview()
      if isOn { $0.trailing.equalTo(-2) } else { $0.leading.equalTo(2) }
    }

    let row = StackView(arrangedSubviews: [Label(title), control])
    row.backgroundColor = .card
    row.alignment = .center
    row.spacing = 12
    row.insets = DirectionalEdgeInsets(top: 7, leading: 16, bottom: 7, trailing: 16)
    return row.named(title)
  }
  // gallery:end
}
