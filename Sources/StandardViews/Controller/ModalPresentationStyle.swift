import ViewTree

/// How a controller is shown above another one.
public nonisolated enum ModalPresentationStyle: Int, Hashable, Sendable {
  /// As the system has it.
  case automatic = -2
  /// Not at all, in a split view.
  case none = -1
  /// All over the screen.
  case fullScreen = 0
  /// As a page.
  case pageSheet = 1
  /// As a form.
  case formSheet = 2
  /// Over the controller that defines the context.
  case currentContext = 3
  /// As the program says.
  case custom = 4
  /// All over the screen, with what is below still there.
  case overFullScreen = 5
  /// Over the context, with what is below still there.
  case overCurrentContext = 6
  /// Beside what it belongs to.
  case popover = 7
}
