import Foundation
import StandardViews
import TestSupport
import Testing
import Typesetting
import ViewTree

/// With the plain measurer a figure is 0.556 em wide, a space 0.278 em, a line 1.15 em high.
@Suite(.plainText) struct AttributedLabelTests {
  private func text(
    _ runs: (String, [NSAttributedString.Key: Any])...
  ) -> NSAttributedString {
    let text = NSMutableAttributedString(string: "")
    for (string, attributes) in runs {
      text.append(NSAttributedString(string: string, attributes: attributes))
    }
    return text
  }

  private let big = Font.systemFont(ofSize: 100)
  private let small = Font.systemFont(ofSize: 50)

  @Test func `Runs are measured in their fonts`() {
    let label = Label()
    label.attributedText = text(("11", [.font: big]), ("11", [.font: small]))
    // 111.2 and 55.6 wide, 115 high, rounded up
    #expect(label.intrinsicContentSize == CGSize(width: 167, height: 115))
    #expect(label.text == "1111")
  }

  @Test(arguments: [5, 5.0, CGFloat(5), Float(5), NSNumber(value: 5)] as [any Sendable])
  func `Spacing is added to each character`(_ kern: any Sendable) {
    let label = Label()
    label.attributedText = text(("1111", [.font: big, .kern: kern]))
    // 4 · 55.6 and 4 · 5
    #expect(label.intrinsicContentSize.width == 243)
    label.attributedText = text(("1111", [.font: big, .tracking: kern]))
    #expect(label.intrinsicContentSize.width == 243)
  }

  @Test func `Characters without attributes are the labels`() throws {
    let label = Label(frame: CGRect(x: 0, y: 0, width: 400, height: 200))
    label.font = small
    label.textColor = .red
    label.attributedText = text(("1", [:]), ("2", [.font: big, .foregroundColor: Color.blue]))
    #expect(label.font == small && label.textColor == .red)
    #expect(label.lines.map(\.text) == ["1", "2"])
    #expect(label.lines.map(\.font) == [small, big])
    #expect(label.lines.map(\.color) == [.red, .blue])
    #expect(label.lines[1].x == label.lines[0].x + label.lines[0].width)
  }

  @Test func `The first character says what the label is`() {
    let label = Label()
    var style = ParagraphStyle()
    style.alignment = .center
    style.lineBreakMode = .byClipping
    label.attributedText = text(
      ("1", [.font: big, .foregroundColor: Color.green, .paragraphStyle: style]), ("2", [:]))
    #expect(label.font == big && label.textColor == .green)
    #expect(label.textAlignment == .center && label.lineBreakMode == .byClipping)
    // a plain text keeps these
    label.text = "3"
    #expect(label.font == big && label.textColor == .green && label.textAlignment == .center)
    #expect(label.intrinsicContentSize == CGSize(width: 56, height: 115))
  }

  @Test func `What is set later counts for all`() throws {
    let label = Label(frame: CGRect(x: 0, y: 0, width: 400, height: 200))
    label.attributedText = text(("1", [.font: big]), ("2", [.foregroundColor: Color.blue]))
    label.font = small
    label.textColor = .red
    label.textAlignment = .right
    label.lineBreakMode = .byCharWrapping
    #expect(label.lines.map(\.font) == [small, small])
    #expect(label.lines.map(\.color) == [.red, .red])
    #expect(label.lines.last.map { $0.x + $0.width } == 400)
    #expect(label.intrinsicContentSize == CGSize(width: 56, height: 58))
    let kept = try #require(label.attributedText)
    kept.enumerate { attributes in
      #expect(attributes[.font] as? Font == small)
      #expect(attributes[.foregroundColor] as? Color == .red)
      let style = attributes[.paragraphStyle] as? ParagraphStyle
      #expect(style?.alignment == .right && style?.lineBreakMode == .byCharWrapping)
    }
  }

  @Test func `What was set is given back`() throws {
    let label = Label()
    #expect(label.attributedText == nil)
    let link = text(("here", [.link: "https://swift.org", .font: big]))
    label.attributedText = link
    #expect(label.attributedText?.isEqual(to: link) == true)
    label.text = "plain"
    let plain = try #require(label.attributedText)
    #expect(plain.string == "plain")
    plain.enumerate { #expect($0[.font] as? Font == big && $0[.link] == nil) }
    label.attributedText = nil
    #expect(label.text == nil && label.intrinsicContentSize == .zero)
    label.attributedText = NSAttributedString(string: "")
    #expect(label.text == "" && label.intrinsicContentSize == .zero)
  }

  @Test func `A text that is changed afterwards changes nothing`() {
    let label = Label()
    let text = NSMutableAttributedString(string: "11", attributes: [.font: big])
    label.attributedText = text
    let size = label.intrinsicContentSize
    text.append(NSAttributedString(string: "11"))
    #expect(label.intrinsicContentSize == size && label.attributedText?.string == "11")
  }

  @Test func `Paragraphs are set in their styles`() {
    let label = Label(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    label.numberOfLines = 0
    var first = ParagraphStyle()
    first.lineBreakMode = .byWordWrapping
    first.lineSpacing = 10
    first.paragraphSpacing = 20
    var second = ParagraphStyle()
    second.lineBreakMode = .byWordWrapping
    second.headIndent = 30
    second.lineHeightMultiple = 2
    label.attributedText = text(
      ("111 111\n", [.font: small, .paragraphStyle: first]),
      ("111 111", [.font: small, .paragraphStyle: second]))
    // Lines of 83.4, or 113.4 with the indent: two of 57.5, 10 between them, 10 and 20 to two of 115.
    #expect(label.intrinsicContentSize(forWidth: 114).height == 385)
    // so wide that a paragraph is one line, 180.7: 57.5, 30 and 115, rounded up
    #expect(label.intrinsicContentSize(forWidth: 200).height == 203)
  }

  @Test func `Fonts of text styles follow the traits`() throws {
    let window = plainWindow(400, 400)
    let label = Label()
    window.addSubview(label)
    label.adjustsFontForContentSizeCategory = true
    label.attributedText = text(
      ("1", [.font: Font.preferredFont(forTextStyle: .body)]),
      ("2", [.font: Font.preferredFont(forTextStyle: .title1)]), ("3", [.font: small]))
    label.frame = CGRect(x: 0, y: 0, width: 400, height: 400)
    #expect(label.lines.map(\.font.pointSize) == [17, 28, 50])
    window.environment.contentSizeCategory = .extraExtraExtraLarge
    window.layoutIfNeeded()
    #expect(label.lines.map(\.font.pointSize) == [23, 34, 50])
    #expect(label.font.pointSize == 23)
    // The text that is read has the sizes that are shown.
    label.adjustsFontForContentSizeCategory = false
    label.attributedText = label.attributedText
    #expect(label.lines.map(\.font.pointSize) == [23, 34, 50])
  }

  @Test func `Attributes of another kind are reported`() {
    let window = plainWindow(400, 400)
    let reports = Reports(of: window)
    let label = Label()
    label.name = "title"
    window.addSubview(label)
    label.attributedText = text(
      ("1", [.font: "Helvetica", .kern: "wide"]), ("2", [.font: "Helvetica"]),
      ("3", [.paragraphStyle: "left", .foregroundColor: Color.red]))
    #expect(reports.kinds == [.textAttribute, .textAttribute, .textAttribute])
    #expect(
      reports.messages.sorted() == [
        "In the text of title NSFont is of type String, not a Font.",
        "In the text of title NSKern is of type String, not a number.",
        "In the text of title NSParagraphStyle is of type String, not a ParagraphStyle.",
      ])
    #expect(label.font == .systemFont(ofSize: 17) && label.textColor == Label.usualTextColor)
  }

  @Test func `A change of attributes moves the layout`() {
    let window = plainWindow(400, 400)
    let label = Label()
    label.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(label)
    constrain(label, .leading, .equal, window)
    constrain(label, .top, .equal, window)
    label.text = "11"
    window.layoutIfNeeded()
    label.attributedText = text(("1", [.font: big]), ("1", [.font: small]))
    // 55.6 and 27.8
    #expect(label.laidOut == CGRect(x: 0, y: 0, width: 84, height: 115))
  }
}

extension NSAttributedString {
  /// Calls a function for the attributes of each stretch.
  fileprivate func enumerate(_ body: ([NSAttributedString.Key: Any]) -> Void) {
    unsafe enumerateAttributes(in: NSRange(location: 0, length: length)) { values, _, _ in
      body(values)
    }
  }
}
