import Foundation
import Testing
import UIKit

/// Values of attributes are compared by Foundation whenever two runs become neighbours; no value ends the
/// program, and equal ones are one run.
@Suite
struct AttributeValueTests {
  /// A style of a program's own.
  private final class TitleStyle: NSMutableParagraphStyle {}

  /// A way that runs become neighbours.
  enum Operation: CaseIterable {
    case add
    case set
    case append
    case insert
    case replace
    case delete
  }

  private static let key = NSAttributedString.Key(rawValue: "value")

  private static func style(_ spacing: CGFloat) -> NSMutableParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = spacing
    return style
  }

  /// Kinds of values: two that are equal, and one that isn't.
  private static func values(_ kind: String) -> (one: Any, same: Any, other: Any) {
    switch kind {
    case "mutable": (style(3), style(3), style(4))
    case "mutable and copy": (style(3), style(3).copy(), style(4).copy())
    case "copy and mutable": (style(3).copy(), style(3), style(4))
    case "copies": (style(3).copy(), style(3).copy(), style(4).copy())
    case "plain": (NSParagraphStyle(), NSParagraphStyle.default, style(1))
    case "own": (TitleStyle(), TitleStyle(), style(1))
    case "own and plain": (TitleStyle(), NSParagraphStyle(), style(1))
    case "numbers": (NSNumber(value: 1), NSNumber(value: 1), NSNumber(value: 2))
    case "doubles": (1.5, 1.5, 2.5)
    case "texts": ("a", "a", "b")
    case "fonts":
      (UIFont.systemFont(ofSize: 9), UIFont.systemFont(ofSize: 9), UIFont.boldSystemFont(ofSize: 9))
    // Foundation's own objects without anything stored, such as NSNull, end the program all the same.
    default: (UIColor.red, UIColor.red, UIColor.blue)
    }
  }

  @Test(
    arguments: [
      "mutable", "mutable and copy", "copy and mutable", "copies", "plain", "own", "own and plain",
      "numbers", "doubles", "texts", "fonts", "colors",
    ], Operation.allCases)
  func `Values beside each other are kept apart`(_ kind: String, _ operation: Operation) {
    let values = Self.values(kind)
    #expect(Self.firstRun(values.one, values.same, operation) == 4)
    #expect(Self.firstRun(values.one, values.other, operation) == 2)
  }

  /// How long the run of the first character is, in a text of four, after one value and another were given.
  private static func firstRun(_ one: Any, _ other: Any, _ operation: Operation) -> Int {
    func run(_ text: String, _ value: Any) -> NSAttributedString {
      NSAttributedString(string: text, attributes: [key: value])
    }
    let text = NSMutableAttributedString(string: "")
    switch operation {
    case .add:
      text.append(NSAttributedString(string: "abcd"))
      text.addAttribute(key, value: one, range: NSRange(location: 0, length: 2))
      text.addAttribute(key, value: other, range: NSRange(location: 2, length: 2))
    case .set:
      text.append(NSAttributedString(string: "abcd"))
      text.setAttributes([key: one], range: NSRange(location: 0, length: 2))
      text.setAttributes([key: other], range: NSRange(location: 2, length: 2))
    case .append:
      text.append(run("ab", one))
      text.append(run("cd", other))
    case .insert:
      text.append(run("ab", one))
      text.insert(run("cd", other), at: 2)
    case .replace:
      text.append(run("abcd", one))
      text.replaceCharacters(in: NSRange(location: 2, length: 2), with: run("cd", other))
    case .delete:
      text.append(run("ab", one))
      text.append(NSAttributedString(string: "-"))
      text.append(run("cd", other))
      text.deleteCharacters(in: NSRange(location: 2, length: 1))
    }
    var range = NSRange()
    _ = unsafe text.attribute(
      key, at: 0, longestEffectiveRange: &range, in: NSRange(location: 0, length: 4))
    let copy = text.mutableCopy() as? NSMutableAttributedString
    #expect(copy.map { text.isEqual(to: $0) } == true)
    return range.length
  }

  @Test func `Fonts and colours beside each other, at whatever addresses their values come to lie`()
  {
    for size in 1...2000 {
      let text = NSMutableAttributedString(string: "")
      for number in [size, size, size + 1] {
        text.append(
          NSAttributedString(
            string: "a",
            attributes: [
              .font: UIFont.systemFont(ofSize: CGFloat(number)),
              .foregroundColor: UIColor(white: CGFloat(number) / 3000, alpha: 1),
            ]))
      }
      #expect(text.length == 3)
    }
  }
}
