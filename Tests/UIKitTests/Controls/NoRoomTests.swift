import Foundation
import Testing
import UIKit

/// Overrides that inset a control's rectangles answer `.null` where there is no room, which is no mistake: a control
/// has no size before its first layout.
@Suite struct NoRoomTests {
  private final class Field: UITextField {
    override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 8, dy: 8) }
    override func editingRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 8, dy: 8) }
    override func placeholderRect(forBounds bounds: CGRect) -> CGRect {
      bounds.insetBy(dx: 8, dy: 8)
    }
    override func leftViewRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 4, dy: 4) }
    override func rightViewRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 4, dy: 4) }
    override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
      bounds.insetBy(dx: 4, dy: 4)
    }
  }

  private final class Button: UIButton {
    override func backgroundRect(forBounds bounds: CGRect) -> CGRect {
      bounds.insetBy(dx: 4, dy: 4)
    }
    override func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 4, dy: 4) }
    override func titleRect(forContentRect rect: CGRect) -> CGRect { rect.insetBy(dx: 4, dy: 4) }
    override func imageRect(forContentRect rect: CGRect) -> CGRect { rect.insetBy(dx: 4, dy: 4) }
  }

  /// Leaves the parts to the button.
  private final class Inset: UIButton {
    override func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 4, dy: 4) }
  }

  private final class Slider: UISlider {
    override func trackRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 4, dy: 20) }
    override func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float)
      -> CGRect
    { rect.insetBy(dx: 4, dy: 4) }
  }

  private final class Label: UILabel {
    override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect {
      super.textRect(forBounds: bounds.insetBy(dx: 8, dy: 8), limitedToNumberOfLines: lines)
    }
    override func drawText(in rect: CGRect) { super.drawText(in: rect.insetBy(dx: 8, dy: 8)) }
  }

  @Test func `Controls without a size yet say nothing of rectangles without room`() {
    let (empty, full, editing) = (Field(), Field(), Field())
    empty.placeholder = "Name"
    for field in [full, editing] { field.text = "Ada" }
    for field in [empty, full, editing] {
      (field.leftView, field.rightView) = (UIView(), UIView())
      (field.leftViewMode, field.rightViewMode) = (.always, .unlessEditing)
      field.clearButtonMode = .whileEditing
    }
    let (button, inset) = (Button(), Inset())
    for button in [button, inset] {
      button.setTitle("Send", for: .normal)
      button.setImage(UIImage(size: CGSize(width: 20, height: 20)), for: .normal)
      button.setBackgroundImage(UIImage(size: CGSize(width: 20, height: 20)), for: .normal)
    }
    let label = Label()
    label.text = "A label"
    for control in [empty, full, editing, button, inset, Slider(), label] {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      var messages: [String] = []
      window.onDiagnostic = { messages.append($0.message) }
      window.addSubview(control)
      if control === editing { editing.becomeFirstResponder() }
      control.setNeedsLayout()
      window.layoutIfNeeded()
      _ = control.sizeThatFits(.zero)
      _ = (control as? UITextField)?.caretRect(for: UITextPosition())
      control.frame.size = CGSize(width: 100, height: 40)
      window.layoutIfNeeded()
      #expect(messages == [], "\(type(of: control))")
    }
    #expect(full.subviews.contains { $0.frame.width == 84 })
  }
}
