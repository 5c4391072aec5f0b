import Foundation
import LayoutKit

extension View {
  /// A filled box, with round corners if a radius is given.
  static func box(_ color: Color, radius: CGFloat = 0) -> View {
    let view = View()
    view.backgroundColor = color
    view.cornerRadius = radius
    return view
  }

  /// A line one point thick.
  static func hairline() -> View { box(.hairline).named("line") }
}

extension Label {
  /// A text in a style.
  convenience init(
    _ text: String, _ font: Font = .body, color: Color = .ink, lines: Int = 1,
    alignment: TextAlignment = .natural
  ) {
    self.init(frame: .zero)
    self.text = text
    self.font = font
    textColor = color
    numberOfLines = lines
    textAlignment = alignment
  }
}

/// A filled box with a text in its middle.
func makeButton(_ title: String, fill: Color, color: Color) -> View {
  let button = View.box(fill, radius: 12).named(title)
  let label = Label(title, .headline, color: color)
  button.addSubview(label)
  label.layout.make { $0.center.equalToSuperview() }
  button.layout.make { $0.height.equalTo(50) }
  return button
}
