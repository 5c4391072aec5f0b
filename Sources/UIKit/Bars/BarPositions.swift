public import Foundation
import ViewTree

/// Whether a bar is light or dark; it is remembered.
public nonisolated enum UIBarStyle: Int, Hashable, Sendable {
  // Their names say what they are.
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  case `default` = 0
  case black = 1
}

/// On which windows something holds.
public nonisolated enum UIBarMetrics: Int, Hashable, Sendable {
  // Their names say what they are.
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  case `default` = 0
  case compact = 1
  case defaultPrompt = 101
  case compactPrompt = 102
}

/// Where a bar is.
public nonisolated enum UIBarPosition: Int, Hashable, Sendable {
  // Their names say what they are.
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  case any = 0
  case bottom = 1
  case top = 2
  case topAttached = 3
}

/// Something with a position on the screen: a bar.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol UIBarPositioning: NSObjectProtocol {
  /// Where it is.
  var barPosition: UIBarPosition { get }
}

/// Says where a bar is; nothing asks it.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol UIBarPositioningDelegate: AnyObject {
  /// Where a bar is.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// Anywhere.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

/// Told of a navigation bar's items; nothing calls it.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {}

/// Told of a toolbar; nothing calls it.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

/// Told of a tab bar's items.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol UITabBarDelegate: AnyObject {
  /// Would be called when an item is touched.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

extension UINavigationBar: UIBarPositioning {
  /// Along the upper edge.
  public var barPosition: UIBarPosition { .topAttached }
}

extension UIToolbar: UIBarPositioning {
  /// Along the lower edge.
  public var barPosition: UIBarPosition { .bottom }
}
