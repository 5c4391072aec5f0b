import Foundation
import Testing
import UIKit

/// Attributed texts of Swift's kind under UIKit's names.
@Suite
struct AttributedStringTests {
  @Test func `They become those of Foundation, and come back, run by run`() {
    var text = AttributedString("Größe 😀 ")
    text.font = .systemFont(ofSize: 20)
    text.underlineStyle = .single
    var end = AttributedString("end")
    end.foregroundColor = .red
    end.kern = 2
    let converted = NSAttributedString(text + end)
    #expect(converted.string == "Größe 😀 end")
    // "Größe 😀 " is nine letters of UTF-16.
    let first = unsafe converted.attributes(at: 8, effectiveRange: nil)
    #expect(first[.font] as? UIFont == .systemFont(ofSize: 20))
    #expect(first[.underlineStyle] as? Int == NSUnderlineStyle.single.rawValue)
    let last = unsafe converted.attributes(at: 9, effectiveRange: nil)
    #expect(last[.foregroundColor] as? UIColor == .red && last[.font] == nil)
    #expect(AttributedString(converted) == text + end)
  }

  @Test func `Texts are made without arguments, and can then be added to`() {
    let (empty, text) = (NSAttributedString(), NSMutableAttributedString())
    #expect(empty.length == 0 && text.length == 0 && empty == NSAttributedString(string: ""))
    text.append(NSAttributedString(string: "a", attributes: [.font: UIFont.systemFont(ofSize: 20)]))
    text.append(empty)
    #expect(text.string == "a" && text.size().height == UIFont.systemFont(ofSize: 20).lineHeight)
    let made: [NSAttributedString] = (0..<2).map { _ in .init() }
    #expect(made.count == 2)
  }

  @Test func `Tab stops are added in their order, and taken away by their places`() {
    let style = NSMutableParagraphStyle()
    style.tabStops = []
    for place: CGFloat in [40, 20, 60] {
      style.addTabStop(NSTextTab(textAlignment: .left, location: place))
    }
    #expect(style.tabStops.map(\.location) == [20, 40, 60])
    style.removeTabStop(NSTextTab(textAlignment: .left, location: 40))
    style.removeTabStop(NSTextTab(textAlignment: .left, location: 41))
    #expect(style.tabStops.map(\.location) == [20, 60])
  }

  @Test func `Replacing a part leaves a text its attributes, and gives them to what is new`() {
    let (big, small) = (UIFont.systemFont(ofSize: 30), UIFont.systemFont(ofSize: 10))
    let text = NSMutableAttributedString(string: "big", attributes: [.font: big])
    text.append(NSAttributedString(string: "small", attributes: [.font: small]))
    let (view, field) = (UITextView(), UITextField())
    view.attributedText = text
    field.attributedText = text
    for input: any UITextInput in [view, field] {
      guard let start = input.position(from: input.beginningOfDocument, offset: 2),
        let part = input.textRange(from: start, to: input.endOfDocument),
        let end = input.position(from: start, offset: 3),
        let middle = input.textRange(from: start, to: end)
      else { continue }
      #expect(input.text(in: part) == "gsmall")
      input.replace(middle, withText: "XY")
    }
    view.insertText("!")
    field.insertText("!")
    for styled in [view.attributedText, field.attributedText] {
      #expect(styled?.string == "biXY!all")
      func font(_ place: Int) -> UIFont? {
        unsafe styled?.attribute(.font, at: place, effectiveRange: nil) as? UIFont
      }
      #expect((0..<5).allSatisfy { font($0) == big } && (5..<8).allSatisfy { font($0) == small })
    }
    let plain = UITextView()
    plain.text = "ab"
    plain.insertText("c")
    #expect(plain.text == "abc" && plain.font == .systemFont(ofSize: 12))
  }

  @Test
  func `A button's title is as large as its attributes ask for, or as a transformer leaves them`() {
    func width(_ change: (inout UIButton.Configuration) -> Void) -> CGFloat {
      var configuration = UIButton.Configuration.plain()
      configuration.title = "Continue"
      change(&configuration)
      return UIButton(configuration: configuration).intrinsicContentSize.width - 24
    }
    func expected(_ size: CGFloat) -> CGFloat {
      NSAttributedString(string: "Continue", attributes: [.font: UIFont.systemFont(ofSize: size)])
        .size().width.rounded(.up)
    }
    #expect(width { _ in } == expected(17))
    let styled = width {
      var title = AttributedString("Continue")
      title.font = .systemFont(ofSize: 30)
      $0.attributedTitle = title
    }
    #expect(styled == expected(30))
    let transformed = width {
      $0.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
        var outgoing = incoming
        outgoing.font = incoming.font?.withSize((incoming.font?.pointSize ?? 0) + 8)
        return outgoing
      }
    }
    #expect(transformed == expected(25))
  }
}
