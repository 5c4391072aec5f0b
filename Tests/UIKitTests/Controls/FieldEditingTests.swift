import Foundation
import Testing
import UIKit

/// What is asked and told where fields and text views get the keyboard and give it up, in the order that UIKit's
/// documentation has.
@Suite
struct FieldEditingTests {
  final class Told: NSObject, UITextFieldDelegate, UITextViewDelegate {
    var list: [String] = []
    var allows = true

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
      list.append("should begin")
      return allows
    }
    func textFieldDidBeginEditing(_ textField: UITextField) {
      list.append("begin \(textField.isEditing)")
    }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
      list.append("should end")
      return allows
    }
    func textFieldDidEndEditing(_ textField: UITextField) {
      list.append("end \(textField.isEditing)")
    }
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
      list.append("should begin")
      return allows
    }
    func textViewDidBeginEditing(_ textView: UITextView) { list.append("begin") }
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
      list.append("should end")
      return allows
    }
    func textViewDidEndEditing(_ textView: UITextView) { list.append("end") }
  }

  @Test func `A field asks before, and tells after`() {
    let (window, field, told) = (UIWindow(), UITextField(), Told())
    field.delegate = told
    field.addAction(UIAction { _ in told.list.append("event begin") }, for: .editingDidBegin)
    field.addAction(UIAction { _ in told.list.append("event end") }, for: .editingDidEnd)
    #expect(!field.becomeFirstResponder() && told.list == [])
    window.addSubview(field)
    #expect(field.becomeFirstResponder())
    #expect(told.list == ["should begin", "begin true", "event begin"])
    told.list = []
    #expect(field.becomeFirstResponder() && told.list == [])
    told.allows = false
    #expect(!field.resignFirstResponder() && field.isEditing && told.list == ["should end"])
    // Nobody else gets the keyboard then.
    let other = UITextField()
    window.addSubview(other)
    #expect(!other.becomeFirstResponder() && field.isEditing)
    (told.list, told.allows) = ([], true)
    #expect(other.becomeFirstResponder() && !field.isEditing)
    #expect(told.list == ["should end", "end false", "event end"])
    (told.list, told.allows) = ([], false)
    #expect(!field.becomeFirstResponder() && other.isEditing && told.list == ["should begin"])
  }

  private final class Reasons: UITextFieldDelegate {
    var list: [UITextField.DidEndEditingReason] = []

    func textFieldDidEndEditing(
      _ textField: UITextField, reason: UITextField.DidEndEditingReason
    ) { list.append(reason) }
  }

  @Test func `The reason is told, and views beside the text come and go with editing`() {
    let (window, field, reasons) = (UIWindow(), UITextField(), Reasons())
    window.addSubview(field)
    field.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
    field.delegate = reasons
    let side = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    (field.leftView, field.leftViewMode) = (side, .whileEditing)
    window.layoutIfNeeded()
    #expect(side.superview == nil)
    field.becomeFirstResponder()
    window.layoutIfNeeded()
    #expect(side.superview === field && reasons.list == [])
    window.endEditing(true)
    window.layoutIfNeeded()
    #expect(side.superview == nil && reasons.list == [.committed])
  }

  @Test func `A text view that can be written in asks and tells alike`() {
    let (window, view, told) = (UIWindow(), UITextView(), Told())
    window.addSubview(view)
    view.delegate = told
    #expect(view.canBecomeFirstResponder && view.becomeFirstResponder())
    #expect(told.list == ["should begin", "begin"])
    told.list = []
    #expect(view.resignFirstResponder() && told.list == ["should end", "end"])
    (told.list, told.allows) = ([], false)
    #expect(!view.becomeFirstResponder() && told.list == ["should begin"])
    // One that can only be chosen isn't edited.
    (told.list, view.isEditable) = ([], false)
    #expect(view.becomeFirstResponder() && view.resignFirstResponder() && told.list == [])
    view.isSelectable = false
    #expect(!view.canBecomeFirstResponder && !view.becomeFirstResponder())
  }
}
