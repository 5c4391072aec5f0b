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

/// Says where a bar is, which ``UIBarPositioning/barPosition`` asks.
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

/// Asked and told of a navigation bar's items.
///
/// A navigation controller that conforms is asked whether a touch of the way back leads back.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  /// Whether an item may be pushed.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  /// Called when an item was pushed.
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  /// Whether an item may be popped.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  /// Called when an item was popped.
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
  /// It may.
  public func navigationBar(
    _ navigationBar: UINavigationBar, shouldPush item: UINavigationItem
  ) -> Bool { true }
  /// Does nothing.
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
  /// It may.
  public func navigationBar(
    _ navigationBar: UINavigationBar, shouldPop item: UINavigationItem
  ) -> Bool { true }
  /// Does nothing.
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}

/// Says where a toolbar is.
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
  /// Along the upper edge; that of a bar that stands alone is where its delegate says.
  public var barPosition: UIBarPosition {
    if onBack != nil { return .topAttached }
    let position = delegate?.position(for: self) ?? .any
    return position == .any ? .top : position
  }
}

extension UIToolbar: UIBarPositioning {
  /// Along the lower edge, or where its delegate says.
  public var barPosition: UIBarPosition {
    let position = delegate?.position(for: self) ?? .any
    return position == .any ? .bottom : position
  }
}
