public import Foundation
public import StandardViews
public import ViewTree

/// What has looks that a program may set for all of a kind.
///
/// What `appearance()` returns is an object of the class that keeps the values that are set on it.
/// It changes no other object, as looks have no part in a layout.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol UIAppearance: NSObjectProtocol {
  /// An object that remembers the looks of all of the class.
  static func appearance() -> Self
}

/// What has looks of its own inside of others.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension View: UIAppearance, UIAppearanceContainer {
  /// A view that remembers the looks of all views of the class.
  public static func appearance() -> Self { madeOfClass() }
}

extension ViewController: UIAppearanceContainer {}

extension UIAppearance {
  /// An object that remembers the looks of all of the class inside of others.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  )
    -> Self
  { appearance() }
  /// An object that remembers the looks of all of the class where traits hold.
  public static func appearance(for trait: UITraitCollection) -> Self { appearance() }
}

extension BarButtonItem {
  /// A button that remembers the looks of all.
  public static func appearance() -> UIBarButtonItem { UIBarButtonItem() }
  /// A button that remembers the looks of all inside of others.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIBarButtonItem { UIBarButtonItem() }
}

extension TabBarItem {
  /// An item that remembers the looks of all.
  public static func appearance() -> UITabBarItem { UITabBarItem() }
  /// An item that remembers the looks of all inside of others.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UITabBarItem { UITabBarItem() }
}
