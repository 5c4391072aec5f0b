public import Foundation

extension Responder {
  /// Posted before the keyboard comes up.
  public nonisolated static let keyboardWillShowNotification = NSNotification.Name(
    "UIKeyboardWillShowNotification")
  /// Posted when the keyboard has come up.
  public nonisolated static let keyboardDidShowNotification = NSNotification.Name(
    "UIKeyboardDidShowNotification")
  /// Posted before the keyboard goes.
  public nonisolated static let keyboardWillHideNotification = NSNotification.Name(
    "UIKeyboardWillHideNotification")
  /// Posted when the keyboard has gone.
  public nonisolated static let keyboardDidHideNotification = NSNotification.Name(
    "UIKeyboardDidHideNotification")
  /// Posted before the keyboard's frame changes, also when it comes or goes.
  public nonisolated static let keyboardWillChangeFrameNotification = NSNotification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// Posted when the keyboard's frame has changed, also when it came or went.
  public nonisolated static let keyboardDidChangeFrameNotification = NSNotification.Name(
    "UIKeyboardDidChangeFrameNotification")

  /// The key of the keyboard's frame before, an `NSValue`, in points on the screen.
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The key of the keyboard's frame afterwards, an `NSValue`, in points on the screen.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The key of how long the keyboard takes, an `NSNumber` of seconds.
  public nonisolated static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  /// The key of how its speed changes, an `NSNumber` of a `UIView.AnimationCurve`.
  public nonisolated static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"
  /// The key of whether the keyboard is this program's, an `NSNumber`: always true.
  public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

extension LayoutSubject where Self: Window {
  /// Brings the keyboard up along the lower edge, or changes its height, as UIKit does when a field
  /// is edited: it posts that it will, sets ``Window/keyboardFrame``, lays the window out and posts
  /// that it did.
  ///
  /// - Parameters:
  ///   - height: Its height with the safe area below it, in points, such as 336 on a phone; kept between 0 and the
  ///     window's. What is not a number counts as 0.
  ///   - duration: How long it takes, in seconds, as observers are told.
  public func showKeyboard(height: CGFloat, duration: TimeInterval = 0.25) {
    let height = height.isFinite ? min(max(height, 0), bounds.height) : 0
    moveKeyboard(
      to: CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height), duration)
  }

  /// Sends the keyboard away, as UIKit does when editing ends; does nothing without one.
  ///
  /// - Parameter duration: How long it takes, in seconds, as observers are told.
  public func hideKeyboard(duration: TimeInterval = 0.25) { moveKeyboard(to: nil, duration) }
}

extension Window {
  /// Tells observers of another place of the keyboard, and puts it there.
  fileprivate final func moveKeyboard(to new: CGRect?, _ duration: TimeInterval) {
    let old = keyboardFrame
    guard new != old else { return }
    let height = (new ?? old)?.height ?? 0
    let below = CGRect(x: 0, y: bounds.height, width: bounds.width, height: height)
    let (start, end) = (old ?? below, new ?? below)
    let (x, y) = (storedFrame.minX, storedFrame.minY)
    let information: [AnyHashable: Any] = [
      Responder.keyboardFrameBeginUserInfoKey: KeyboardValue.of(start.offsetBy(dx: x, dy: y)),
      Responder.keyboardFrameEndUserInfoKey: KeyboardValue.of(end.offsetBy(dx: x, dy: y)),
      Responder.keyboardAnimationDurationUserInfoKey: NSNumber(
        value: duration.isFinite ? max(duration, 0) : 0),
      // The keyboard has a curve of its own, which has this number.
      Responder.keyboardAnimationCurveUserInfoKey: NSNumber(value: 7),
      Responder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
    ]
    func post(_ name: NSNotification.Name) {
      TreeNotification.post(name, from: nil, information)
    }
    if new == nil {
      post(Responder.keyboardWillHideNotification)
    } else if old == nil {
      post(Responder.keyboardWillShowNotification)
    }
    post(Responder.keyboardWillChangeFrameNotification)
    keyboardFrame = new
    layoutIfNeeded()
    if new == nil {
      post(Responder.keyboardDidHideNotification)
    } else if old == nil {
      post(Responder.keyboardDidShowNotification)
    }
    post(Responder.keyboardDidChangeFrameNotification)
  }
}

/// A rectangle as notifications carry it.
private nonisolated enum KeyboardValue {
  static func of(_ rect: CGRect) -> NSValue {
    #if canImport(Darwin)
      #if canImport(AppKit)
        NSValue(rect: rect)
      #else
        NSValue(cgRect: rect)
      #endif
    #else
      NSValue(rect: rect)
    #endif
  }
}
