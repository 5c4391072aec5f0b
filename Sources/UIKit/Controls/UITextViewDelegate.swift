// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
import ViewTree

/// What is done with a link or a picture in a text.
public nonisolated enum UITextItemInteraction: Int, Hashable, Sendable {
  /// What it stands for.
  case invokeDefaultAction = 0
  /// A choice of what can be done.
  case presentActions = 1
  /// A look at it.
  case preview = 2
}

/// Asked and told about the editing of a text view: where it gets the keyboard and gives it up; what would be typed isn't
/// asked for.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Whether editing may begin.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Whether editing may end.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Editing has begun.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Editing has ended.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Whether characters may be replaced.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// The text has changed.
  func textViewDidChange(_ textView: UITextView)
  /// What is chosen has changed.
  func textViewDidChangeSelection(_ textView: UITextView)
  /// Whether a link may be followed.
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
}

extension UITextViewDelegate {
  /// True.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// True.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// True.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  /// True.
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { true }
}

extension UITextView {
  /// Would be posted when the text has changed.
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification")
  /// Posted when editing has begun.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// Posted when editing has ended.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")
}
