import Foundation
import Testing
import UIKit

/// What fields, keyboards and texts keep beside their layout.
@Suite
struct TextMemoryTests {
  @Test func `A field and a text remember what a keyboard would have`() {
    let rules = UITextInputPasswordRules(descriptor: "minlength: 8;")
    #expect(rules.passwordRulesDescriptor == "minlength: 8;")
    let (field, text) = (UITextField(), UITextView())
    remembersObject(field, \.passwordRules, rules)
    remembersObject(text, \.passwordRules, rules)
    remembersObject(field, \.textDragDelegate, NSObject())
    remembersObject(text, \.textDragDelegate, NSObject())
    remembersObject(field, \.pasteDelegate, NSObject())
    remembersObject(text, \.pasteDelegate, NSObject())
    #expect(field.textDragInteraction == nil && field.textDropInteraction == nil)
    #expect(text.textDragInteraction == nil && text.textDropInteraction == nil)
    #expect(field.inputAssistantItem === field.inputAssistantItem)
    #expect(text.inputAssistantItem === text.inputAssistantItem)
    let item = UITextInputAssistantItem()
    field.inputAssistantItem = item
    text.inputAssistantItem = item
    #expect(field.inputAssistantItem === item && text.inputAssistantItem === item)
    remembersObject(text, \.inputAccessoryView, UIView())
    remembersObject(text, \.inputView, UIView())
    remembersObject(UISearchBar(), \.inputAccessoryView, UIView())
    #expect(UITextView(usingTextLayoutManager: false).frame == .zero)
  }

  @Test func `Buttons above a keyboard`() {
    remembers(UITextInputAssistantItem(), \.allowsHidingShortcuts, true, false)
    let button = UIBarButtonItem(title: "a", style: .plain, target: nil, action: nil)
    let group = UIBarButtonItemGroup(barButtonItems: [button], representativeItem: button)
    #expect(group.barButtonItems == [button] && group.representativeItem === button)
    remembers(UITextInputAssistantItem(), \.leadingBarButtonGroups, [], [group])
    remembers(UITextInputAssistantItem(), \.trailingBarButtonGroups, [], [group])
    #expect(UITextInputMode.activeInputModes.count == 1)
    #expect(UITextInputMode.activeInputModes.first?.primaryLanguage?.isEmpty == false)
    let key = UIKey()
    #expect(key.characters.isEmpty && key.charactersIgnoringModifiers.isEmpty)
    #expect(key.modifierFlags == [] && key.keyCode == .keyboardErrorRollOver)
  }

  private final class Plain: UIView, UITextInputTraits, UIInputViewAudioFeedback {}

  @Test func `What isn't implemented of a keyboard's wishes stays as it is`() {
    let view = Plain()
    view.keyboardType = .URL
    view.keyboardAppearance = .dark
    view.returnKeyType = .go
    view.enablesReturnKeyAutomatically = true
    view.autocapitalizationType = .none
    view.autocorrectionType = .no
    view.spellCheckingType = .no
    view.smartQuotesType = .no
    view.smartDashesType = .no
    view.smartInsertDeleteType = .no
    view.isSecureTextEntry = true
    #expect(view.keyboardType == .default && view.keyboardAppearance == .default)
    #expect(view.returnKeyType == .default && !view.enablesReturnKeyAutomatically)
    #expect(view.autocapitalizationType == .sentences && view.autocorrectionType == .default)
    #expect(view.spellCheckingType == .default && view.smartQuotesType == .default)
    #expect(view.smartDashesType == .default && view.smartInsertDeleteType == .default)
    #expect(!view.isSecureTextEntry && !view.enableInputClicksWhenVisible)
    #expect(UIKeyboardType.alphabet == .asciiCapable && UIKeyboardAppearance.alert == .dark)
  }

  @Test func `A shadow is a third of black at first, and lies right behind the letters`() {
    remembers(NSShadow(), \.shadowOffset, .zero, CGSize(width: 1, height: 2))
    remembers(NSShadow(), \.shadowBlurRadius, 0, 3)
    let shadow = NSShadow()
    #expect(shadow.shadowColor as? UIColor == UIColor(white: 0, alpha: 1 / 3))
    shadow.shadowColor = UIColor.red
    #expect(shadow.shadowColor as? UIColor == .red)
  }

  @Test func `A text is read of data and of a file, without the marks of a page`() throws {
    let page = "<p class=\"a\">1 &lt; 2 &amp;&amp; <b>3 > 2</b> &quot;</p>"
    let data = Data(page.utf8)
    let options: [NSAttributedString.DocumentReadingOptionKey: Any] = [
      .documentType: NSAttributedString.DocumentType.html
    ]
    let read = try unsafe NSAttributedString(
      data: data, options: options, documentAttributes: nil)
    #expect(read.string == "1 < 2 && 3 > 2 \"")
    let plain = try unsafe NSAttributedString(data: data, documentAttributes: nil)
    #expect(plain.string == page)
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try data.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let ofFile = try unsafe NSAttributedString(
      url: file, options: options, documentAttributes: nil)
    #expect(ofFile.string == read.string)
    #expect(throws: CocoaError.self) {
      try unsafe NSAttributedString(data: Data([0xFF, 0xFE, 0xFF]), documentAttributes: nil)
    }
  }

  @Test func `Keys and kinds of texts are their names`() {
    #expect(
      NSAttributedString.TextEffectStyle(rawValue: "_UIKitNewLetterpressStyle") == .letterpressStyle
    )
    #expect(NSAttributedString.DocumentType(rawValue: "NSHTML") == .html)
    #expect(
      NSAttributedString.DocumentReadingOptionKey(rawValue: "DocumentType") == .documentType)
    #expect(NSAttributedString.attachmentCharacter == 0xFFFC)
    let attachment = NSTextAttachment(data: Data([1]), ofType: "public.png")
    #expect(attachment.contents == Data([1]) && attachment.fileType == "public.png")
    let tab = NSTextTab(textAlignment: .right, location: 40)
    #expect(tab.alignment == .right && tab.location == 40)
  }

  @Test func `Numbers and other values are filled into a text that is translated`() {
    #expect(String(localized: "half: \(0.5)") == "half: 0.500000")
    #expect(String(localized: "maybe: \(Bool?.some(true) == true)") == "maybe: true")
    #expect(String(localized: "of many", defaultValue: "\(3) of \("ten")") == "3 of ten")
  }
}
