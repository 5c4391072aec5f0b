import Testing
import UIKit

/// Who has the keyboard, and who gives it up.
@Suite
struct EditingTests {
  final class Stubborn: UITextField {
    override var canResignFirstResponder: Bool { false }
  }

  static func screen(_ field: UITextField) -> (window: UIWindow, outer: UIView, other: UIView) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (outer, inner, other) = (UIView(), UIView(), UIView())
    window.addSubview(outer)
    window.addSubview(other)
    outer.addSubview(inner)
    inner.addSubview(field)
    return (window, outer, other)
  }

  @Test func `A field gives the keyboard up for each view around it, and for no other`() {
    let field = UITextField()
    let (window, outer, other) = Self.screen(field)
    #expect(outer.endEditing(true))
    field.becomeFirstResponder()
    #expect(other.endEditing(true))
    #expect(field.isFirstResponder)
    for view in [field, outer, window] {
      field.becomeFirstResponder()
      #expect(view.endEditing(false))
      #expect(!field.isFirstResponder)
    }
  }

  @Test func `One that can't does where it is forced to`() {
    let field = Stubborn()
    let (window, outer, _) = Self.screen(field)
    field.becomeFirstResponder()
    #expect(!outer.endEditing(false))
    #expect(field.isFirstResponder)
    #expect(window.endEditing(true))
    #expect(!field.isFirstResponder)
  }

  @Test(arguments: [0, 5, 12])
  func `The padding of a text's container is left free at its sides`(_ padding: CGFloat) {
    let text = UITextView(frame: .zero, textContainer: nil)
    text.isScrollEnabled = false
    text.text = "One line"
    text.textContainer.lineFragmentPadding = 0
    let width = text.intrinsicContentSize.width
    text.textContainer.lineFragmentPadding = padding
    // On both sides.
    #expect(text.intrinsicContentSize.width == width + 2 * padding)
    #expect(UITextView().textContainer.lineFragmentPadding == 5)
  }
}
