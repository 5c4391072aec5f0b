public import Foundation

/// The windows of a thread that were shown and are still there.
private nonisolated final class ShownWindows {
  struct Held {
    weak var window: Window?
  }

  var windows: [Held] = []
  /// The one that was made key last.
  weak var key: Window?

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

  /// The window of this thread that is typed into: the last that was made so, or while that one is hidden or gone
  /// the last that was shown.
  package static var keyWindow: Window? {
    if let key = ShownWindows.current.key, !key.isHidden { return key }
    return shownWindows.last { !$0.isHidden }
  }

  /// Puts the window at the end of those that were shown.
  final func noteAsShown() {
    let shown = ShownWindows.current
    shown.windows.removeAll { $0.window == nil || $0.window === self }
    shown.windows.append(ShownWindows.Held(window: self))
    if windowScene == nil { windowScene = .ofProgram }
  }

  /// Makes the window the one that is typed into, and tells it and the one that was.
  final func takeKey() {
    let shown = ShownWindows.current
    guard canBecomeKey, shown.key !== self else { return }
    let old = shown.key
    shown.key = self
    if let old {
      old.call(.resignKey) {
        old.resignKey()
        TreeNotification.post(Self.didResignKeyNotification, from: old)
      }
    }
    // The other one may have taken it back.
    guard shown.key === self else { return }
    call(.becomeKey) {
      becomeKey()
      TreeNotification.post(Self.didBecomeKeyNotification, from: self)
    }
  }
}

extension Window {
  /// Whether the window is the one of its thread that is typed into.
  public final var isKeyWindow: Bool { Self.keyWindow === self }

  /// Posted when a window has become the one that is typed into, with the window as its object.
  public nonisolated static let didBecomeKeyNotification = Notification.Name(
    "UIWindowDidBecomeKeyNotification")
  /// Posted when a window is no longer the one that is typed into, with the window as its object.
  public nonisolated static let didResignKeyNotification = Notification.Name(
    "UIWindowDidResignKeyNotification")
}

extension WindowScene {
  /// The scene of the thread's windows that were shown without one, as a program's own scene on a device.
  fileprivate static var ofProgram: WindowScene {
    let key = "LayoutKit.scene"
    let things = ThreadStore.current
    if let known = things[key] as? WindowScene { return known }
    let new = WindowScene()
    things[key] = new
    return new
  }
}
