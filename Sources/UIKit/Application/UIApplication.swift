public import Foundation
public import ViewTree

/// The program; what there is of it has no part in a layout.
open class UIApplication: UIResponder {
  /// The program of the task that asks, made anew each time, as it holds nothing.
  open class var shared: UIApplication { UIApplication() }

  /// Where the program is.
  public nonisolated enum State: Int, Hashable, Sendable {
    /// On the screen.
    case active = 0
    /// About to come or go.
    case inactive = 1
    /// Not to be seen.
    case background = 2
  }

  /// Calls a method of a target with a sender and an event, as far as it takes them.
  ///
  /// - Parameters:
  ///   - action: The method.
  ///   - target: Whose method; nil for the first on the way up from the sender that has it.
  ///   - sender: What the method is called with. Without a target the way up begins at it.
  ///   - event: What happened.
  /// - Returns: Whether somebody has the method.
  @discardableResult
  open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    let way = TargetAction(target, action)
    guard let target = way.target else {
      return way.send([sender, event], upFrom: sender as? UIResponder)
    }
    return action.call(target, [sender, event]) != nil
  }

  /// Where the program is: on the screen.
  open var applicationState: State { .active }
  /// The direction in which lines of text run on the screen.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    LayoutEnvironment.screen.layoutDirection
  }
  /// How large people like their text.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    LayoutEnvironment.screen.contentSizeCategory
  }
  /// The height of what covers the top of the screen, in points.
  open var statusBarFrame: CGRect {
    let screen = LayoutEnvironment.screen
    return CGRect(x: 0, y: 0, width: screen.size.width, height: screen.safeAreaInsets.top)
  }
}

/// Is told of the program's life; nothing calls it.
#if MainActor
  @MainActor
#endif
public protocol UIApplicationDelegate: AnyObject {}

/// The device that a layout is for: that of `LayoutEnvironment.screen`.
#if MainActor
  @MainActor
#endif
open class UIDevice: NSObject {
  /// The device of the task that asks.
  open class var current: UIDevice { UIDevice() }

  /// How the device is held: not known.
  open var orientation: UIDeviceOrientation { .unknown }
  /// The kind of device: a tablet from 600 points a side on.
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    let size = LayoutEnvironment.screen.size
    return min(size.width, size.height) >= 600 ? .pad : .phone
  }
  /// The name of the system.
  open var systemName: String { "iOS" }
  /// The version of the system whose layout this is.
  open var systemVersion: String { "26.0" }

  deinit {}
}

/// How a device is held.
public nonisolated enum UIDeviceOrientation: Int, Hashable, Sendable {
  /// Not known.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown = 2
  /// On its left side.
  case landscapeLeft = 3
  /// On its right side.
  case landscapeRight = 4
  /// On its back.
  case faceUp = 5
  /// On its face.
  case faceDown = 6

  /// Whether it is on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether it is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}
