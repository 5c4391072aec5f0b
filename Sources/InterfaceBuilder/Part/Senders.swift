import Foundation
import UIKit
import ViewTree

/// What a gesture goes by.
final class GestureWay {
  private let action: (UIGestureRecognizer) -> Void

  private init(_ action: @escaping (UIGestureRecognizer) -> Void) { self.action = action }

  deinit {}

  /// Lets a gesture call a closure as long as there is an object, since it doesn't keep its targets.
  static func add(
    to gesture: UIGestureRecognizer, keptBy holder: AccessibleObject,
    _ action: @escaping (UIGestureRecognizer) -> Void
  ) {
    let way = GestureWay(action)
    holder.setAttachment(way, forKey: AnyHashable(ObjectIdentifier(way)))
    gesture.addTarget(way, action: Selector(GestureWay.go(_:), "go:"))
  }

  func go(_ gesture: UIGestureRecognizer) { action(gesture) }
}

extension UIBarButtonItem {
  /// Lets a touch do what an action does, after what it does already; text and picture stay.
  func setAction(_ action: UIAction) {
    let (title, image, earlier) = (title, image, primaryAction)
    primaryAction =
      earlier.map { earlier in
        UIAction { performed in
          guard let sender = performed.sender else { return }
          earlier.perform(sender: sender)
          action.perform(sender: sender)
        }
      } ?? action
    (self.title, self.image) = (title, image)
  }
}
