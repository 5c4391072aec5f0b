import Foundation

/// The windows of a thread that were shown and are still there.
private nonisolated final class ShownWindows {
  struct Held {
    weak var window: Window?
  }

  var windows: [Held] = []

  /// Those of the thread that asks.
  static var current: ShownWindows {
    let key = "LayoutKit.windows"
    let things = ThreadStore.current
    if let known = things[key] as? ShownWindows { return known }
    let new = ShownWindows()
    things[key] = new
    return new
  }

  deinit {}
}

extension Window {
  /// The windows that were shown on this thread, those shown last at the end.
  package static var shownWindows: [Window] { ShownWindows.current.windows.compactMap(\.window) }

  /// Puts the window at the end of those that were shown.
  final func noteAsShown() {
    let shown = ShownWindows.current
    shown.windows.removeAll { $0.window == nil || $0.window === self }
    shown.windows.append(ShownWindows.Held(window: self))
  }
}
