public import ViewTree

/// The view at the top of a tree, which stands for a screen.
public typealias UIWindow = Window

extension Window {
  /// The screen that the window is on.
  public var screen: UIScreen { UIScreen(LayoutEnvironment.screen) }
}
