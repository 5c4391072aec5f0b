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
