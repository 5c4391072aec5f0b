public import Foundation
public import ViewTree

/// The program; what there is of it has no part in a layout.
open class UIApplication: UIResponder {
  /// The program as the thread that asks has it, so that threads don't share what they set.
  open class var shared: UIApplication {
    let key = "LayoutKit.application"
    let things = ThreadStore.current
    if let known = things[key] as? UIApplication { return known }
    let new = UIApplication()
    things[key] = new
    return new
  }

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
  ///   - target: The object whose method is called; nil for the first one that has it on the way up from who has
  ///     the keyboard, then from the sender.
  ///   - sender: What the method is called with.
  ///   - event: What happened.
  /// - Returns: Whether somebody has the method.
  @discardableResult
  open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    let way = TargetAction(target, action)
    guard let target = way.target else {
      let start = sender as? UIResponder ?? (sender as? UIBarButtonItem)?.shownView
      return way.send([sender, event], upFrom: start)
    }
    return action.call(target, [sender, event]) != nil
  }

  /// Who is told of the program's life; nothing is.
  open weak var delegate: (any UIApplicationDelegate)?
  /// The scenes of the thread's windows that have been shown and are still there.
  open var connectedScenes: Set<UIScene> { Set(shownWindows.compactMap(\.windowScene)) }
  /// The windows that have been shown and are still there, those shown first at the front.
  open var windows: [UIWindow] { shownWindows }
  /// The window that is typed into: the last that was made so, or while that one is hidden or gone the last that was
  /// shown.
  open var keyWindow: UIWindow? { Window.keyWindow }
  private var shownWindows: [UIWindow] { Window.shownWindows }
  /// Whether the screen stays lit.
  open var isIdleTimerDisabled = false
  /// The number at the program's picture.
  open var applicationIconBadgeNumber = 0
  /// Whether shaking takes back what was done.
  open var applicationSupportsShakeToEdit = true
  /// Whether another picture can stand for the program: none can.
  open var supportsAlternateIcons: Bool { false }
  /// How the interface is turned: by the screen's sides.
  open var statusBarOrientation: UIInterfaceOrientation {
    let size = LayoutEnvironment.screen.size
    return size.width > size.height ? .landscapeRight : .portrait
  }
  /// How much longer the program could go on when it can't be seen, in seconds.
  open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
  /// Whether what is protected can be read: it can.
  open var isProtectedDataAvailable: Bool { true }

  /// Whether an address could be opened: none can.
  open func canOpenURL(_ url: URL) -> Bool { false }

  /// Opens nothing, and says so.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) { completion?(false) }

  /// Opens nothing, and says so.
  open func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
    false
  }

  /// Begins a task that goes on when the program can't be seen: none, as it always can.
  open func beginBackgroundTask(
    withName taskName: String? = nil, expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { .invalid }

  /// Ends such a task.
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  /// Would ask for notifications from afar; without effect.
  open func registerForRemoteNotifications() {}

  /// Would stop asking for notifications from afar; without effect.
  open func unregisterForRemoteNotifications() {}

  /// Would keep touches from everything; without effect.
  open func beginIgnoringInteractionEvents() {}

  /// Would let touches through again; without effect.
  open func endIgnoringInteractionEvents() {}

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
  @preconcurrency @MainActor
#endif
public protocol UIApplicationDelegate: AnyObject {}

extension UIApplicationDelegate {
  /// The program's window, asked of any delegate: the key window.
  ///
  /// It is doubly optional, like a requirement that a delegate need not implement. A delegate's own
  /// `window` is another property.
  public var window: UIWindow?? { .some(UIApplication.shared.keyWindow) }
}

/// The device that a layout is for: that of `LayoutEnvironment.screen`.
#if MainActor
  @preconcurrency @MainActor
#endif
open class UIDevice: NSObject {
  /// The device of the task that asks.
  open class var current: UIDevice { UIDevice() }

  /// How the device is held: by the screen's sides, upright or on its left side.
  open var orientation: UIDeviceOrientation {
    let size = LayoutEnvironment.screen.size
    return size.width > size.height ? .landscapeLeft : .portrait
  }
  /// The kind of device: a tablet from 600 points a side on.
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    let size = LayoutEnvironment.screen.size
    return min(size.width, size.height) >= 600 ? .pad : .phone
  }
  /// Never posted, as nothing turns the device.
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
  /// Never posted, as there is no battery.
  public nonisolated static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")

  /// The device's name.
  open var name: String { model }
  /// The kind of device in a word.
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// The kind of device in a word.
  open var localizedModel: String { model }
  /// What tells the device apart: the same for all, as programs count on one.
  open var identifierForVendor: UUID? {
    UUID(uuid: (0x4C, 0x61, 0x79, 0x6F, 0x75, 0x74, 0x4B, 0x69, 0x80, 0, 0, 0, 0, 0, 0, 1))
  }
  /// Whether somebody is told how the device is held.
  open var isGeneratingDeviceOrientationNotifications: Bool { false }
  /// Whether the battery is looked at; it isn't kept.
  open var isBatteryMonitoringEnabled = false
  /// How full the battery is: not known.
  open var batteryLevel: Float { -1 }
  /// Whether something close is looked for; it isn't kept.
  open var isProximityMonitoringEnabled = false
  /// Whether something is close: it isn't.
  open var proximityState: Bool { false }
  /// Whether several programs may run.
  open var isMultitaskingSupported: Bool { true }

  /// Would tell how the device is held; without effect.
  open func beginGeneratingDeviceOrientationNotifications() {}

  /// Would stop telling how the device is held; without effect.
  open func endGeneratingDeviceOrientationNotifications() {}

  /// Would make the sound of a key; without effect.
  open func playInputClick() {}

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
