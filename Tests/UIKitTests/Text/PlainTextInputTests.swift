import Foundation
import Testing
import UIKit

/// What a text that is written in answers where nothing is selected, marked or found.
@Suite
struct PlainTextInputTests {
  private func text() -> UITextView {
    let text = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    text.text = "Words"
    return text
  }

  @Test func `Nothing is marked, and no direction is forced`() throws {
    let text = text()
    text.markedTextStyle = [.foregroundColor: UIColor.red]
    #expect(text.markedTextStyle == nil && text.markedTextRange == nil)
    let range = try #require(
      text.textRange(from: text.beginningOfDocument, to: text.endOfDocument))
    text.setBaseWritingDirection(.rightToLeft, for: range)
    #expect(text.baseWritingDirection(for: range.start, in: .forward) == .natural)
    text.scrollRangeToVisible(NSRange(location: 0, length: 5))
    #expect(text.contentOffset == .zero)
  }

  @Test func `A tokenizer finds nothing`() {
    let text = text()
    let (finder, place) = (text.tokenizer, text.beginningOfDocument)
    let way = UITextDirection.storage(.forward)
    #expect(finder.rangeEnclosingPosition(place, with: .word, inDirection: way) == nil)
    #expect(!finder.isPosition(place, atBoundary: .word, inDirection: way))
    #expect(!finder.isPosition(place, withinTextUnit: .word, inDirection: way))
    #expect(finder.position(from: place, toBoundary: .word, inDirection: way) == nil)
  }

  @Test func `Rectangles of selections`() throws {
    let empty = UITextSelectionRect()
    #expect(empty.rect == .zero && empty.writingDirection == .natural && !empty.isVertical)
    #expect(!empty.containsStart && !empty.containsEnd)
  }

  @Test func `The ends of a text are closest to what is beyond them`() throws {
    let text = text()
    let last = try #require(text.closestPosition(to: CGPoint(x: 900, y: 10)))
    #expect(text.offset(from: text.beginningOfDocument, to: last) == 5)
    let first = try #require(text.closestPosition(to: CGPoint(x: -900, y: 10)))
    #expect(text.offset(from: text.beginningOfDocument, to: first) == 0)
  }

  private final class Keeper: NSObject, UITextViewDelegate {
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool { false }
  }

  @Test func `Editing goes on where the delegate says so`() {
    let (text, keeper) = (text(), Keeper())
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    window.addSubview(text)
    text.delegate = keeper
    #expect(text.becomeFirstResponder() && !text.resignFirstResponder())
    #expect(text.isFirstResponder)
  }

  @Test func `A layout is made when it is asked for, so nothing needs to be ensured`() {
    let storage = NSTextStorage(string: "Words")
    let (manager, room) = (NSLayoutManager(), NSTextContainer(size: CGSize(width: 200, height: 50)))
    storage.addLayoutManager(manager)
    manager.addTextContainer(room)
    let range = NSRange(location: 0, length: 5)
    let rect = manager.usedRect(for: room)
    manager.ensureLayout(for: room)
    manager.ensureLayout(forCharacterRange: range)
    manager.ensureLayout(forGlyphRange: range)
    manager.invalidateDisplay(forCharacterRange: range)
    unsafe manager.invalidateLayout(forCharacterRange: range, actualCharacterRange: nil)
    #expect(manager.usedRect(for: room) == rect && rect.width > 0)
  }
}
