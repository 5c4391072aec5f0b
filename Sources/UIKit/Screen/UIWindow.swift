public import ViewTree

extension Window {
  /// The screen that the window is on.
  public var screen: UIScreen { UIScreen(LayoutEnvironment.screen) }
}
