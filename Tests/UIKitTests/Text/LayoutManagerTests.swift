import Foundation
import Testing
import UIKit

/// Texts laid out by layout managers are where the same texts measured by themselves are.
@Suite
struct LayoutManagerTests {
  private let text = NSAttributedString(
    string: "Grün 😀 one two three four five six seven\nend",
    attributes: [.font: UIFont.systemFont(ofSize: 17)])

  private func laidOut(_ width: CGFloat, padding: CGFloat = 5)
    -> (NSTextStorage, NSLayoutManager, NSTextContainer)
  {
    let storage = NSTextStorage(attributedString: text)
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: width, height: 1000))
    container.lineFragmentPadding = padding
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    return (storage, manager, container)
  }

  @Test(arguments: [0, 5])
  func `The used rectangle is that of the text, with the padding`(padding: CGFloat) {
    let (storage, manager, container) = laidOut(150, padding: padding)
    let expected = text.boundingRect(
      with: CGSize(width: 150 - 2 * padding, height: 1000), options: .usesLineFragmentOrigin,
      context: nil)
    let used = manager.usedRect(for: container)
    #expect(abs(used.width - expected.width - 2 * padding) < 1e-9)
    #expect(abs(used.height - expected.height) < 1e-9 && used.origin == .zero)
    #expect(manager.glyphRange(for: container) == NSRange(location: 0, length: storage.length))
  }

  @Test func `Lines follow each other, and have all letters between them`() {
    let (storage, manager, _) = laidOut(150)
    var ranges: [NSRange] = []
    var bottoms: [CGFloat] = []
    let all = NSRange(location: 0, length: storage.length)
    manager.enumerateLineFragments(forGlyphRange: all) { rect, used, _, range, _ in
      #expect(rect.minX == 0 && rect.width == 150 && used.width <= 150 + 1e-9)
      #expect(abs(rect.minY - (bottoms.last ?? 0)) < 1e-9)
      ranges.append(range)
      bottoms.append(rect.maxY)
    }
    #expect(ranges.count >= 3)
    #expect(ranges.map(\.length).reduce(0, +) == storage.length)
    for (first, next) in zip(ranges, ranges.dropFirst()) {
      #expect(NSMaxRange(first) == next.location)
    }
    let last = ranges.last.map { (text.string as NSString).substring(with: $0) }
    #expect(last == "end")
  }

  @Test func `A point of a letter's rectangle is the letter's`() {
    let (storage, manager, container) = laidOut(150)
    // The word "two" stands behind "Grün 😀 one ", which are 12 units of UTF-16.
    let word = (storage.string as NSString).range(of: "two")
    let place = manager.boundingRect(forGlyphRange: word, in: container)
    let width = NSAttributedString(
      string: "two", attributes: [.font: UIFont.systemFont(ofSize: 17)]
    )
    .size().width
    #expect(abs(place.width - width) < 0.5 && place.height > 17)
    let middle = CGPoint(x: place.midX, y: place.midY)
    #expect(NSLocationInRange(manager.glyphIndex(for: middle, in: container), word))
    #expect(manager.glyphIndex(for: CGPoint(x: 0, y: -5), in: container) == 0)
  }

  @Test func `A text view's storage is its text, and changes it`() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.attributedText = text
    #expect(view.textStorage.string == text.string)
    let used = view.layoutManager.usedRect(for: view.textContainer)
    #expect(abs(used.height + 16 - view.sizeThatFits(CGSize(width: 200, height: 1000)).height) < 1)
    view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 4), with: "Blau")
    #expect(view.text.hasPrefix("Blau 😀"))
  }

  @Test func `Without text, room or a text's layout there is nothing`() {
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: 100, height: 100))
    #expect(manager.usedRect(for: container) == .zero && manager.numberOfGlyphs == 0)
    #expect(manager.glyphRange(for: container) == NSRange(location: 0, length: 0))
    manager.addTextContainer(container)
    #expect(manager.glyphRange(for: container) == NSRange(location: 0, length: 0))
    #expect(
      manager.boundingRect(forGlyphRange: NSRange(location: 0, length: 9), in: container) == .zero)
    #expect(manager.lineFragmentRect(forGlyphAt: 3, effectiveRange: nil) == .zero)
    manager.removeTextContainer(at: 7)
    #expect(manager.textContainers.count == 1)
  }

  // A line of 17 points is 1.193 · 17 = 20.28 points high, and its baseline lies 0.952 · 17 = 16.19 below its top.
  @Test func `Each letter's line and place in it are those of the text before it`() throws {
    let font = UIFont.systemFont(ofSize: 17)
    let (storage, manager, container) = laidOut(150)
    let string = storage.string as NSString
    let first = manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil)
    #expect(first == CGRect(x: 0, y: 0, width: 150, height: first.height))
    #expect(abs(first.height - font.lineHeight) < 0.5)
    var range = NSRange()
    let last = string.range(of: "end").location
    let used = manager.lineFragmentUsedRect(forGlyphAt: last, effectiveRange: &range)
    #expect(range == NSRange(location: last, length: 3))
    let width = NSAttributedString(string: "end", attributes: [.font: font]).size().width
    #expect(used.minX == 0 && abs(used.width - width - 10) < 1e-6)
    var other = NSRange()
    let line = manager.lineFragmentRect(forGlyphAt: last + 2, effectiveRange: &other)
    #expect(other == range && line.minY == used.minY && line.width == 150)
    // The letter "d" stands behind "en", 5 points of padding from the side.
    let before = NSAttributedString(string: "en", attributes: [.font: font]).size().width
    let place = manager.location(forGlyphAt: last + 2)
    #expect(abs(place.x - 5 - before) < 0.5 && abs(place.y - font.ascender) < 0.5)
    #expect(manager.location(forGlyphAt: 9_999) == .zero)
    #expect(manager.lineFragmentUsedRect(forGlyphAt: 9_999, effectiveRange: nil) == .zero)
    var share: CGFloat = -1
    // From the left end of the letter to its right end, and beyond.
    let letter = NSAttributedString(string: "d", attributes: [.font: font]).size().width
    for (x, expected) in [(0.25 * letter, 0.25), (0.75 * letter, 0.75), (3 * letter, 1)] {
      let index = manager.characterIndex(
        for: CGPoint(x: place.x + x, y: line.midY), in: container,
        fractionOfDistanceBetweenInsertionPoints: &share)
      #expect(index == last + 2 && abs(share - expected) < 0.05)
    }
  }

  @Test func `A glyph is a unit of the text`() {
    let (storage, manager, _) = laidOut(150)
    let range = NSRange(location: 2, length: 5)
    #expect(manager.numberOfGlyphs == storage.length)
    #expect(manager.characterRange(forGlyphRange: range, actualGlyphRange: nil) == range)
    #expect(manager.glyphRange(forCharacterRange: range, actualCharacterRange: nil) == range)
    #expect(manager.characterIndexForGlyph(at: 3) == 3)
    #expect(manager.glyphIndexForCharacter(at: 4) == 4)
  }

  @Test func `A layout manager lays out one text, and leaves it when it is removed`() {
    let (storage, manager, container) = laidOut(150)
    #expect(storage.layoutManagers.count == 1 && manager.textStorage === storage)
    let other = NSTextStorage(string: "other")
    other.addLayoutManager(manager)
    #expect(storage.layoutManagers.isEmpty && manager.textStorage === other)
    #expect(manager.numberOfGlyphs == 5)
    other.removeLayoutManager(manager)
    #expect(other.layoutManagers.isEmpty && manager.textStorage == nil)
    manager.removeTextContainer(at: 0)
    #expect(manager.textContainers.isEmpty && container.layoutManager == nil)
  }

  @Test func `Attributes that a text view's storage is given show in it`() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.text = "one"
    let size = view.sizeThatFits(CGSize(width: 200, height: 1000))
    view.textStorage.setAttributes(
      [.font: UIFont.systemFont(ofSize: 40)], range: NSRange(location: 0, length: 3))
    #expect(view.attributedText.string == "one")
    #expect(view.sizeThatFits(CGSize(width: 200, height: 1000)).height > size.height + 20)
  }
}
