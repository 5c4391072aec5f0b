import Foundation
import Testing
import UIKit

/// Texts that are typed where something is chosen, as the pages of `UIKeyInput` and `UITextInput` have it.
@Suite struct TypingTests {
  /// What is chosen in a text of two kinds of control, and what typing makes of it.
  nonisolated struct Case: Sendable {
    let text: String
    let chosen: NSRange?
    let typed: String
    let deleted: String
    let place: Int

    init(_ text: String, _ chosen: NSRange?, _ typed: String, _ deleted: String, _ place: Int) {
      self.text = text
      self.chosen = chosen
      self.typed = typed
      self.deleted = deleted
      self.place = place
    }
  }

  // The text, what is chosen, the text with "xy" typed, with one character deleted, and where that leaves the bar.
  nonisolated static let cases: [Case] = [
    Case("abc", nil, "abcxy", "ab", 2),
    Case("abc", NSRange(location: 1, length: 0), "axybc", "bc", 0),
    Case("abc", NSRange(location: 0, length: 0), "xyabc", "abc", 0),
    Case("abc", NSRange(location: 1, length: 1), "axyc", "ac", 1),
    Case("abc", NSRange(location: 0, length: 3), "xy", "", 0),
    // A flag is four units, an accent one of two.
    Case("a🇫🇷", nil, "a🇫🇷xy", "a", 1),
    Case("e\u{301}b", NSRange(location: 2, length: 0), "e\u{301}xyb", "b", 0),
    Case("", nil, "xy", "", 0), Case("abc", NSRange(location: 9, length: 2), "abcxy", "ab", 2),
    Case("abc", NSRange(location: 2, length: 40), "abxy", "ab", 2),
  ]

  @Test(arguments: cases)
  func `What is typed takes the place of what is chosen, which is then behind it`(_ one: Case) {
    for control in [UITextField(), UITextView()] as [any UITextInput] {
      func set(_ text: String) {
        if let field = control as? UITextField { field.text = text }
        if let view = control as? UITextView { view.text = text }
        if let chosen = one.chosen {
          control.selectedTextRange = control.textRange(
            from: control.beginningOfDocument, to: control.beginningOfDocument)
          if let view = control as? UITextView { view.selectedRange = chosen }
          if let field = control as? UITextField { field.selectedTextRange = range(chosen) }
        }
      }
      func range(_ range: NSRange) -> UITextRange? {
        let view = UITextView()
        view.selectedRange = range
        return view.selectedTextRange
      }
      func text() -> String? {
        control.textRange(from: control.beginningOfDocument, to: control.endOfDocument)
          .flatMap { control.text(in: $0) }
      }
      func place() -> Int? {
        control.selectedTextRange.map {
          control.offset(from: control.beginningOfDocument, to: $0.start)
        }
      }
      set(one.text)
      control.insertText("xy")
      #expect(text() == one.typed && control.selectedTextRange?.isEmpty == true)
      #expect(place() == (one.typed as NSString).range(of: "xy").location + 2)
      set(one.text)
      control.deleteBackward()
      #expect(text() == one.deleted)
      if one.text != one.deleted { #expect(place() == one.place) }
      #expect(control.hasText == !one.deleted.isEmpty)
    }
  }

  @Test func `All is chosen, and replaced by what is typed`() {
    let view = UITextView()
    view.text = "one two"
    view.selectAll(nil)
    #expect(view.selectedRange == NSRange(location: 0, length: 7))
    view.insertText("x")
    #expect(view.text == "x" && view.selectedRange == NSRange(location: 1, length: 0))
    view.attributedText = NSAttributedString(string: "three")
    #expect(view.selectedRange == NSRange(location: 5, length: 0))
    view.setMarkedText("4", selectedRange: NSRange(location: 0, length: 0))
    view.unmarkText()
    #expect(view.text == "three4" && view.markedTextRange == nil && view.markedTextStyle == nil)
  }

  @Test func `Parts of a text lie in directions, from left to right and from top to bottom`() {
    let field = UITextField()
    field.text = "abcd"
    func place(_ position: UITextPosition?) -> Int? {
      position.map { field.offset(from: field.beginningOfDocument, to: $0) }
    }
    guard let second = field.position(from: field.beginningOfDocument, offset: 1),
      let part = field.textRange(from: second, to: field.endOfDocument)
    else { return #expect(Bool(false), "there is a second place") }
    let cases: [(UITextLayoutDirection, Int?, Int?, Int?, Int?)] = [
      (.right, 2, 4, 1, 4), (.down, 2, 4, 1, 4), (.left, 0, 1, 0, 1), (.up, 0, 1, 0, 1),
    ]
    for (direction, next, farthest, start, end) in cases {
      #expect(place(field.position(from: second, in: direction, offset: 1)) == next)
      #expect(place(field.position(within: part, farthestIn: direction)) == farthest)
      let extended = field.characterRange(byExtending: second, in: direction)
      #expect(place(extended?.start) == start && place(extended?.end) == end)
      #expect(UITextDirection.layout(direction).rawValue == direction.rawValue)
    }
    #expect(field.position(from: second, in: .left, offset: 2) == nil)
    #expect(field.position(from: second, offset: .max) == nil)
  }

  // The page of addAction(_:for:): actions are told apart by their identifiers, event by event.
  @Test func `An action is taken from some events and stays for others`() {
    let control = UIControl()
    var calls: [String] = []
    func action(_ name: String) -> UIAction {
      UIAction(title: name, identifier: UIAction.Identifier("one")) { _ in calls.append(name) }
    }
    func sent(_ event: UIControl.Event) -> [String] {
      calls = []
      control.sendActions(for: event)
      return calls
    }
    control.addAction(action("a"), for: [.touchUpInside, .valueChanged])
    #expect(sent(.touchUpInside) == ["a"] && sent(.valueChanged) == ["a"])
    control.addAction(action("b"), for: .touchUpInside)
    #expect(sent(.touchUpInside) == ["b"] && sent(.valueChanged) == ["a"])
    control.addAction(action("b"), for: .editingChanged)
    control.removeAction(action("any"), for: .touchUpInside)
    #expect(sent(.touchUpInside) == [] && sent(.valueChanged) == ["a"])
    #expect(sent(.editingChanged) == ["b"])
    control.removeAction(identifiedBy: UIAction.Identifier("other"), for: .allEvents)
    #expect(sent(.editingChanged) == ["b"])
    control.removeAction(identifiedBy: UIAction.Identifier("one"), for: .allEvents)
    #expect(sent(.valueChanged) == [] && sent(.editingChanged) == [])
  }
}
