import LayoutKit
import TestSupport
import Testing

/// The code of the article on stacks, and what comes of it.
@Suite struct StackArticleTests {
  @Test func `The code on row`() {
    let window = Window(size: CGSize(width: 200, height: 40))
    window.environment.textMeasurer = PlainMeasurer()
    let icon = ImageView(image: Image(size: CGSize(width: 20, height: 20)))
    let (title, value) = (Label(), Label())
    (title.text, value.text) = ("aa", "bb")
    // article: row
    let row = StackView(arrangedSubviews: [icon, title, value])
    row.spacing = 8
    row.alignment = .firstBaseline
    row.setCustomSpacing(16, after: title)
    // end
    window.addSubview(row)
    row.layout.make { $0.leading.top.equalToSuperview() }
    window.layoutIfNeeded()
    // Two letters of 0.556 em of 17 points are 18.9 wide.
    #expect([icon, title, value].map(\.frame.minX) == [0, 28, 63])
    #expect(row.frame.width == 82)
  }
}
