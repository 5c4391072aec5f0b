import Foundation
import Testing
import UIKit

/// Where letters are in fields and text views.
@Suite
struct TextPlaceTests {
  private static func width(_ text: String, _ size: CGFloat) -> CGFloat {
    (text as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: size)]).width
  }

  private static func field(_ text: String, _ alignment: NSTextAlignment = .left) -> UITextField {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    field.text = text
    field.textAlignment = alignment
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    window.addSubview(field)
    window.layoutIfNeeded()
    return field
  }

  private static func view(_ text: String) -> UITextView {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.font = .systemFont(ofSize: 17)
    view.text = text
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    window.addSubview(view)
    window.layoutIfNeeded()
    return view
  }

  private static func range(_ input: some UITextInput, _ places: Range<Int>) -> UITextRange {
    let start = input.position(from: input.beginningOfDocument, offset: places.lowerBound)
    let end = input.position(from: input.beginningOfDocument, offset: places.upperBound)
    guard let start, let end, let range = input.textRange(from: start, to: end) else {
      return UITextRange()
    }
    return range
  }

  @Test(arguments: [
    ("", 0, ""), ("Hello", 0, ""), ("Hello", 2, "He"), ("Hello", 5, "Hello"), ("Hello", 9, "Hello"),
  ])
  func `The bar of a field stands behind the letters before it`(
    text: String, place: Int, before: String
  ) {
    let field = Self.field(text)
    let bar = field.caretRect(for: Self.range(field, 0..<min(place, text.count)).end)
    #expect(abs(bar.minX - Self.width(before, 17)) < 0.01 && bar.width == 2)
    // In the middle of the height, as high as a line of 17 points: 20.287.
    #expect(abs(bar.midY - 20) < 0.5 && abs(bar.height - 20.287) < 0.01)
  }

  @Test(arguments: [(NSTextAlignment.left, 0.0), (.center, 0.5), (.right, 1)])
  func `A field's letters are where its alignment has them`(
    alignment: NSTextAlignment, share: Double
  ) {
    let field = Self.field("Hello", alignment)
    let whole = field.firstRect(for: Self.range(field, 0..<5))
    let width = Self.width("Hello", 17)
    #expect(abs(whole.minX - (200 - width) * share) < 0.5 && abs(whole.width - width) < 0.5)
  }

  @Test func `A text view's letters are inside its insets and padding`() {
    let view = Self.view("Hello\nyou")
    let bar = view.caretRect(for: view.beginningOfDocument)
    #expect(bar.origin == CGPoint(x: 5, y: 8))
    let end = view.caretRect(for: view.endOfDocument)
    #expect(abs(end.minX - 5 - Self.width("you", 17)) < 0.01 && end.minY > bar.maxY - 0.01)
    let rects = view.selectionRects(for: Self.range(view, 2..<8))
    #expect(rects.count == 2)
    #expect(rects.map(\.containsStart) == [true, false])
    #expect(rects.map(\.containsEnd) == [false, true])
    #expect(abs((rects.first?.rect.minX ?? 0) - 5 - Self.width("He", 17)) < 0.01)
    #expect(view.firstRect(for: Self.range(view, 2..<8)) == rects.first?.rect)
  }

  @Test func `Behind a newline at the end the bar stands on a line of its own`() {
    let view = Self.view("Hello\n")
    let (first, last) = (
      view.caretRect(for: view.beginningOfDocument), view.caretRect(for: view.endOfDocument)
    )
    #expect(last.minX == 5 && abs(last.minY - first.maxY) < 0.01)
  }

  @Test(arguments: [(0.0, 0), (0.4, 0), (0.6, 1), (1.4, 1), (1.6, 2), (9, 2)])
  func `The closest place to a point is that between letters`(letters: Double, place: Int) throws {
    let field = Self.field("MM")
    let point = CGPoint(x: letters * Self.width("M", 17), y: 20)
    let found = try #require(field.closestPosition(to: point))
    #expect(field.offset(from: field.beginningOfDocument, to: found) == place)
    let within = try #require(field.closestPosition(to: point, within: Self.range(field, 1..<2)))
    #expect(field.offset(from: field.beginningOfDocument, to: within) == max(place, 1))
    let letter = try #require(field.characterRange(at: point))
    #expect(
      field.offset(from: field.beginningOfDocument, to: letter.start) == (letters < 1 ? 0 : 1))
  }

  @Test func `Nothing is asked of an empty text, and nothing outside of one`() {
    let (field, view) = (Self.field(""), Self.view(""))
    #expect(field.characterRange(at: .zero) == nil && view.characterRange(at: .zero) == nil)
    #expect(view.selectionRects(for: UITextRange()).isEmpty)
    #expect(field.firstRect(for: UITextRange()) == .zero)
    #expect(view.position(from: view.endOfDocument, offset: 1) == nil)
    #expect(view.position(from: view.endOfDocument, in: .left, offset: .min) == nil)
    #expect(view.caretRect(for: UITextPosition()).origin == CGPoint(x: 5, y: 8))
  }

  @Test(
    arguments: [
      (1, 3, .orderedAscending), (3, 1, .orderedDescending), (2, 2, .orderedSame),
      (0, 5, .orderedAscending), (5, 0, .orderedDescending), (0, 0, .orderedSame),
    ] as [(Int, Int, ComparisonResult)])
  func `Places are compared, and have a part between them in whichever order they are`(
    first: Int, second: Int, order: ComparisonResult
  ) throws {
    let field = Self.field("Hello")
    let one = try #require(field.position(from: field.beginningOfDocument, offset: first))
    let other = try #require(field.position(from: field.beginningOfDocument, offset: second))
    #expect(field.compare(one, to: other) == order)
    #expect(field.offset(from: one, to: other) == second - first)
    let range = try #require(field.textRange(from: one, to: other))
    #expect(field.offset(from: range.start, to: range.end) == abs(second - first))
    #expect(
      field.compare(range.start, to: order == .orderedDescending ? other : one) == .orderedSame)
    #expect(field.compare(range.end, to: order == .orderedDescending ? one : other) == .orderedSame)
  }

  /// A field of one character, without a bar.
  private final class CodeField: UITextField {
    var deleted = 0
    override func caretRect(for position: UITextPosition) -> CGRect { .zero }
    override func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
    override func closestPosition(to point: CGPoint) -> UITextPosition? { endOfDocument }
    override func deleteBackward() {
      super.deleteBackward()
      deleted += 1
    }
    override func paste(_ sender: Any?) { text = "pasted" }
    override var selectedTextRange: UITextRange? { didSet { deleted += 10 } }
  }

  @Test func `All of it can be overridden`() {
    let field = CodeField()
    field.text = "12"
    let input: any UITextInput = field
    input.deleteBackward()
    #expect(field.text == "1" && field.deleted == 1)
    #expect(input.caretRect(for: field.endOfDocument) == .zero)
    field.selectAll(nil)
    #expect(field.deleted == 11)
    let responder: UIResponder = field
    responder.paste(nil)
    responder.copy(nil)
    #expect(field.text == "pasted")
  }

  /// A control that is written in, as far as UIKit asks for it.
  private final class CodeControl: UIControl, UITextInput {
    var hasText: Bool { !code.isEmpty }
    var code = ""
    func insertText(_ text: String) { code += text }
    func deleteBackward() { code = String(code.dropLast()) }
    func text(in range: UITextRange) -> String? { code }
    func replace(_ range: UITextRange, withText text: String) { code = text }
    var selectedTextRange: UITextRange?
    var markedTextStyle: [NSAttributedString.Key: Any]?
    var beginningOfDocument = UITextPosition()
    var endOfDocument = UITextPosition()
    weak var inputDelegate: (any UITextInputDelegate)?
    lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)
    func firstRect(for range: UITextRange) -> CGRect { bounds }
    func caretRect(for position: UITextPosition) -> CGRect { .zero }
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
    func closestPosition(to point: CGPoint) -> UITextPosition? { nil }
    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? { nil }
    func characterRange(at point: CGPoint) -> UITextRange? { nil }
  }

  @Test(
    arguments: [
      (0..<0, "", "+Hello"), (0..<2, "He", "+llo"), (1..<4, "ell", "H+o"), (2..<5, "llo", "He+"),
      (0..<5, "Hello", "+"), (5..<5, "", "Hello+"),
    ])
  func `A part of the text is given, and replaced`(
    places: Range<Int>, text: String, replaced: String
  ) {
    let (view, field) = (Self.view("Hello"), Self.field("Hello"))
    #expect(view.text(in: Self.range(view, places)) == text)
    #expect(field.text(in: Self.range(field, places)) == text)
    view.replace(Self.range(view, places), withText: "+")
    field.replace(Self.range(field, places), withText: "+")
    #expect(view.text == replaced && field.text == replaced)
  }

  /// A program chooses any range: its numbers are remembered, and no sum of them ends the program.
  @Test(arguments: [
    NSRange(location: NSNotFound, length: 0), NSRange(location: .max, length: .max),
    NSRange(location: 1, length: .max), NSRange(location: .min, length: 3),
    NSRange(location: 2, length: -1), NSRange(location: .min, length: .min),
  ])
  func `A range outside of the text is nothing of it`(range: NSRange) throws {
    let view = Self.view("abc")
    let field = Self.field("abc")
    view.selectedRange = range
    let chosen = try #require(view.selectedTextRange)
    field.selectedTextRange = chosen
    #expect(view.selectedRange == range)
    let end = view.offset(from: view.beginningOfDocument, to: chosen.end)
    #expect(end >= 0 && view.offset(from: chosen.start, to: chosen.end) >= 0)
    #expect((view.text(in: chosen) != nil) == (end <= 3))
    #expect(
      view.caretRect(for: chosen.end).width == 2 && field.caretRect(for: chosen.end).width == 2)
    #expect(view.firstRect(for: chosen).maxX <= 200 && field.firstRect(for: chosen).maxX <= 200)
    #expect(view.selectionRects(for: chosen).count == field.selectionRects(for: chosen).count)
    _ = view.closestPosition(to: CGPoint(x: CGFloat.nan, y: CGFloat.infinity), within: chosen)
    if end > 3 {
      view.replace(chosen, withText: "x")
      field.replace(chosen, withText: "x")
      #expect(view.text == "abc" && field.text == "abc")
    }
  }

  @Test func `A control of the program's can be written in`() {
    let control = CodeControl()
    control.setMarkedText("12", selectedRange: NSRange(location: 0, length: 0))
    control.deleteBackward()
    #expect(control.code == "1" && control.hasText && control.markedTextRange == nil)
    let place = UITextPosition()
    #expect(control.baseWritingDirection(for: place, in: .forward) == .natural)
    #expect(
      control.tokenizer.position(from: place, toBoundary: .word, inDirection: .storage(.forward))
        == nil)
  }
}
