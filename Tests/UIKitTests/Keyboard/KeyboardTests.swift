import Foundation
import Testing
import UIKit

/// What is told of the keyboard.
@Suite(.serialized)
struct KeyboardTests {
  /// Notes what is told on the thread of the test.
  private final class Listener {
    var told: [(name: String, end: CGRect, duration: Double, curve: Int)] = []

    func hear(_ notification: Notification) {
      let end = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
      let duration = notification.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey]
      let curve = notification.userInfo?[UIResponder.keyboardAnimationCurveUserInfoKey]
      told.append(
        (
          notification.name.rawValue, end?.cgRectValue ?? .null, duration as? Double ?? -1,
          curve as? Int ?? -1
        ))
    }
  }

  @Test
  func `Coming, growing and going are told with frame, duration and curve, and the guide follows`()
  {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    let field = UIView()
    field.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(field)
    NSLayoutConstraint.activate([
      field.bottomAnchor.constraint(equalTo: window.keyboardLayoutGuide.topAnchor),
      field.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      field.widthAnchor.constraint(equalToConstant: 10),
      field.heightAnchor.constraint(equalToConstant: 10),
    ])
    let listener = Listener()
    let names = [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
      UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
      UIResponder.keyboardWillChangeFrameNotification,
      UIResponder.keyboardDidChangeFrameNotification,
    ]
    let selector = Selector(Listener.hear(_:), "hear:")
    for name in names {
      NotificationCenter.default.addObserver(listener, selector: selector, name: name, object: nil)
    }
    window.showKeyboard(height: 260, duration: 0.5)
    // 667 − 260, and 10 above it.
    let shown = CGRect(x: 0, y: 407, width: 375, height: 260)
    #expect(window.keyboardFrame == shown && field.frame.minY == 397)
    window.showKeyboard(height: 300)
    window.hideKeyboard()
    #expect(window.keyboardFrame == nil && field.frame.maxY == 667)
    NotificationCenter.default.removeObserver(listener)
    #expect(
      listener.told.map {
        $0.name.replacing("UIKeyboard", with: "").replacing("Notification", with: "")
      }
        == [
          "WillShow", "WillChangeFrame", "DidShow", "DidChangeFrame", "WillChangeFrame",
          "DidChangeFrame", "WillHide", "WillChangeFrame", "DidHide", "DidChangeFrame",
        ])
    #expect(listener.told.first?.end == shown && listener.told.first?.duration == 0.5)
    #expect(listener.told.allSatisfy { $0.curve == 7 })
    // What goes ends below the window.
    #expect(listener.told.last?.end == CGRect(x: 0, y: 667, width: 375, height: 300))
  }
}
