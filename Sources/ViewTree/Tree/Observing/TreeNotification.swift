package import Foundation

/// What the views of a tree post to those who listen, which concerns their thread alone.
///
/// All threads share one notification center. Others lay out windows of their own, which have nothing to
/// do with these: their observers aren't told, and that isn't a mistake.
package nonisolated enum TreeNotification {
  /// The notification that a tree of this thread is posting.
  @TaskLocal package static var posted: NSNotification.Name?

  /// Posts a notification of a tree to the default center.
  ///
  /// - Parameters:
  ///   - name: The notification.
  ///   - sender: The view that posts it; nil for none.
  ///   - information: What else it says.
  package static func post(
    _ name: NSNotification.Name, from sender: Any?, _ information: [AnyHashable: Any]? = nil
  ) {
    $posted.withValue(name) {
      NotificationCenter.default.post(name: name, object: sender, userInfo: information)
    }
  }
}
