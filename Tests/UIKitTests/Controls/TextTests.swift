import Testing
import UIKit

/// Text is as large as on iOS.
///
/// How high and wide text is on iOS.
@Suite
struct TextTests {
  /// A label in a window of a scale.
  private func label(_ text: String, _ font: UIFont, scale: CGFloat) -> UILabel {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.environment.scale = scale
    let label = UILabel()
    label.text = text
    label.font = font
    label.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(label)
    label.leftAnchor.constraint(equalTo: window.leftAnchor).isActive = true
    label.topAnchor.constraint(equalTo: window.topAnchor).isActive = true
    window.layoutIfNeeded()
    return label
  }

  /// Sizes as Apple's interface guidelines list them.
  ///
  /// A line is 1.193359375 times the size, rounded up to a pixel; labels of 11, 12, 13, 15, 16, 17 and 20 points at 2x and 17 at 3x were read in frames.
  @Test(
    arguments: [
      (.largeTitle, 34, 41, 122), (.title1, 28, 33.5, 101), (.title2, 22, 26.5, 79),
      (.title3, 20, 24, 72), (.headline, 17, 20.5, 61), (.body, 17, 20.5, 61),
      (.callout, 16, 19.5, 58), (.subheadline, 15, 18, 54), (.footnote, 13, 16, 47),
      (.caption1, 12, 14.5, 43), (.caption2, 11, 13.5, 40),
    ] as [(UIFont.TextStyle, CGFloat, CGFloat, CGFloat)])
  func `Labels of the text styles`(
    _ style: UIFont.TextStyle, _ size: CGFloat, _ twice: CGFloat, _ pixels: CGFloat
  ) {
    let font = UIFont.preferredFont(forTextStyle: style)
    #expect(font.pointSize == size)
    #expect(label("Text", font, scale: 2).frame.height == twice)
    #expect((label("Text", font, scale: 3).frame.height * 3).rounded() == pixels)
  }

  /// Labels measured on iOS at three pixels a point.
  @Test(
    arguments: [
      ("Hello UIKit", .regular, 79.67), ("Hello UIKit", .semibold, 84),
      ("Hello UIKit", .bold, 86.33), ("0123456789", .regular, 98.67),
      ("AVAST Wavy To. LT", .regular, 147), ("AVAST Wavy To. LT", .bold, 155.33),
      ("The quick brown fox jumps over the lazy dog", .regular, 339),
    ] as [(String, UIFont.Weight, CGFloat)])
  func `Labels of 17 points are as wide to a pixel`(
    _ text: String, _ weight: UIFont.Weight, _ width: CGFloat
  ) {
    let own = label(text, .systemFont(ofSize: 17, weight: weight), scale: 3).frame.size
    #expect((own.width - width).magnitude <= 1 / 3 + 0.01, "\(own.width)")
  }

  @Test func `The system font has UIKit's metrics`() {
    let font = UIFont.systemFont(ofSize: 17)
    #expect(font.lineHeight == 17 * 1.193359375)
    #expect((font.ascender - 16.187).magnitude < 0.001)
    #expect((font.capHeight - 11.978).magnitude < 0.001)
    #expect(font.leading == 0 && font.ascender - font.descender == font.lineHeight)
  }

  @Test func `The least distance of baselines is that of lines`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.environment.scale = 3
    let (upper, lower) = (UILabel(), UILabel())
    window.addSubview(upper)
    window.addSubview(lower)
    let constraint = lower.firstBaselineAnchor.constraint(
      equalToSystemSpacingBelow: upper.lastBaselineAnchor, multiplier: 1)
    // 20.287, rounded up to a pixel
    #expect((constraint.constant * 3).rounded() == 61)
  }

  @Test func `A paragraph style sets lines apart`() {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 10
    style.alignment = .center
    let label = UILabel()
    label.numberOfLines = 0
    label.attributedText = NSAttributedString(
      string: "One\nTwo",
      attributes: [.font: UIFont.systemFont(ofSize: 20), .paragraphStyle: style])
    // 2 · 23.867 and 10
    #expect(label.intrinsicContentSize.height == 58)
    #expect(label.textAlignment == .center && label.lineBreakMode == .byWordWrapping)
    style.lineSpacing = 0
    #expect(label.intrinsicContentSize.height == 58, "the text had the style as it was")
  }

  @Test func `Paragraph styles are copied`() throws {
    #expect(NSParagraphStyle.default.lineBreakMode == .byWordWrapping)
    let style = NSMutableParagraphStyle()
    style.headIndent = 3
    style.tabStops = [NSTextTab(textAlignment: .left, location: 40)]
    let copy = try #require(style.copy() as? NSParagraphStyle)
    style.headIndent = 4
    #expect(copy.headIndent == 3 && copy.tabStops.map(\.location) == [40])
    #expect(copy != style && !(copy is NSMutableParagraphStyle))
    let other = try #require(copy.mutableCopy() as? NSMutableParagraphStyle)
    other.setParagraphStyle(style)
    #expect(other == style && other.hash == style.hash)
  }

  /// A line of 20 points is 23.867 high.
  @Test func `Strings are measured without a label`() {
    let font: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 20)]
    let line = 20 * 1.193359375
    let label = UILabel()
    label.font = .systemFont(ofSize: 20)
    label.text = "One two three"
    let size = "One two three".size(withAttributes: font)
    let scale = UIScreen.main.scale
    #expect(
      size.height == line
        && (size.width * scale).rounded(.up) / scale == label.intrinsicContentSize.width)
    #expect(("One two three" as NSString).size(withAttributes: font) == size)
    let room = CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude)
    let wrapped = "One two three".boundingRect(
      with: room, options: [.usesLineFragmentOrigin, .usesFontLeading], attributes: font,
      context: nil)
    #expect(wrapped.origin == .zero && wrapped.width <= 100)
    #expect((wrapped.height - 2 * line).magnitude < 1e-9)
    let cut = "One two three four five".boundingRect(
      with: CGSize(width: 100, height: 50),
      options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine],
      attributes: font, context: nil)
    #expect((cut.height - 2 * line).magnitude < 1e-9)
    let single = "One\ntwo".boundingRect(with: room, attributes: font, context: nil)
    #expect((single.height - line).magnitude < 1e-9)
    #expect((single.minY + 20 * 1950 / 2048).magnitude < 1e-9)
    // without a font 12 points
    #expect(NSAttributedString(string: "One").size().height == 12 * 1.193359375)
    #expect("".size() == .zero)
  }

  @Test func `Fields show texts with attributes`() {
    let field = UITextField()
    field.attributedText = NSAttributedString(
      string: "Text", attributes: [.font: UIFont.systemFont(ofSize: 40)])
    #expect(field.text == "Text" && field.font?.pointSize == 17)
    // as high as its own font says, as wide as the text
    #expect(field.intrinsicContentSize.height == 22)
    #expect(field.intrinsicContentSize.width > 60)
    field.text = "Text"
    #expect(field.intrinsicContentSize.width < 40)
    field.text = nil
    field.attributedPlaceholder = NSAttributedString(string: "Name")
    #expect(field.placeholder == "Name" && field.intrinsicContentSize.width > 30)
    let view = UITextView()
    view.attributedText = NSAttributedString(
      string: "Text", attributes: [.font: UIFont.systemFont(ofSize: 40)])
    #expect(view.text == "Text" && view.font?.pointSize == 40)
  }

  @Test func `The rectangle of a text is limited to so many lines`() {
    let label = UILabel()
    label.text = "One\nTwo\nThree"
    label.font = .systemFont(ofSize: 20)
    let room = CGRect(x: 5, y: 6, width: 200, height: 200)
    // 23.867 a line, in thirds of a point: 143.2 and 214.8
    #expect(label.textRect(forBounds: room, limitedToNumberOfLines: 2).height == 48)
    #expect(label.textRect(forBounds: room, limitedToNumberOfLines: 0).height == 215.0 / 3)
  }
}
