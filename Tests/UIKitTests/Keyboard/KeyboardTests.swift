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

  // As apps do in extensions and screens of their own.
  @Test func `A scroll view makes room for the keyboard`() {
    final class Screen: UIViewController {
      let scroll = UIScrollView()

      override func viewDidLoad() {
        super.viewDidLoad()
        scroll.frame = view.bounds
        scroll.contentSize = CGSize(width: 390, height: 1_000)
        view.addSubview(scroll)
        let center = NotificationCenter.default
        center.addObserver(
          self, selector: Selector(Screen.show(_:), "show:"),
          name: UIResponder.keyboardWillShowNotification, object: nil)
        center.addObserver(
          self, selector: Selector(Screen.hide(_:), "hide:"),
          name: UIResponder.keyboardWillHideNotification, object: nil)
      }

      func show(_ notification: Notification) {
        let key = UIResponder.keyboardFrameEndUserInfoKey
        guard let value = notification.userInfo?[key] as? NSValue, view.window != nil else {
          return
        }
        let frame = view.convert(value.cgRectValue, from: view.window)
        scroll.contentInset = UIEdgeInsets(
          top: 0, left: 0, bottom: frame.height - view.safeAreaInsets.bottom, right: 0)
        scroll.scrollIndicatorInsets = scroll.contentInset
      }

      func hide(_ notification: Notification) { scroll.contentInset = .zero }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let screen = Screen()
    window.rootViewController = screen
    window.makeKeyAndVisible()
    window.showKeyboard(height: 336)
    #expect(screen.scroll.contentInset.bottom == 336 - screen.view.safeAreaInsets.bottom)
    window.hideKeyboard()
    #expect(screen.scroll.contentInset == .zero)
    NotificationCenter.default.removeObserver(screen)
  }
}
