public import Foundation
public import ViewTree

/// Whether a program may work while it isn't seen.
public nonisolated enum UIBackgroundRefreshStatus: Int, Hashable, Sendable {
  // Their names say what they are.
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  case restricted = 0
  case denied = 1
  case available = 2
}

extension UIDevice {
  /// Whether a device is charging.
  public nonisolated enum BatteryState: Int, Hashable, Sendable {
    // Their names say what they are.
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    case unknown, unplugged, charging, full
  }

  /// Whether the device is charging: not known.
  public var batteryState: BatteryState { .unknown }
  /// Never posted.
  public nonisolated static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
  /// Never posted.
  public nonisolated static let proximityStateDidChangeNotification = Notification.Name(
    "UIDeviceProximityStateDidChangeNotification")
}

nonisolated extension UIDeviceOrientation {
  /// Whether the device lies flat.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether an interface can be turned so.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// How far in front a window is.
extension UIWindow {
  /// How far in front a window is.
  public nonisolated struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    /// The number.
    public let rawValue: CGFloat

    /// Makes a level of a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Makes a level of a number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// Where windows are at first.
    public static let normal = Level(0)
    /// Over the bar at the top of the screen.
    public static let statusBar = Level(1_000)
    /// Over all others.
    public static let alert = Level(2_000)

    /// Whether a level is behind another.
    public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
    /// A level so much further in front.
    public static func + (left: Level, right: CGFloat) -> Level { Level(left.rawValue + right) }
    /// A level so much further behind.
    public static func - (left: Level, right: CGFloat) -> Level { Level(left.rawValue - right) }
  }

  /// Never posted.
  public nonisolated static let didBecomeVisibleNotification = Notification.Name(
    "UIWindowDidBecomeVisibleNotification")
  /// Never posted.
  public nonisolated static let didBecomeHiddenNotification = Notification.Name(
    "UIWindowDidBecomeHiddenNotification")
}

extension UIWindow {
  /// How far in front it is; it is remembered.
  public var windowLevel: Level {
    get { remembered(.normal) }
    set { remember(newValue) }
  }

  /// Whether it grows with its content; it is remembered.
  public var canResizeToFitContent: Bool {
    get { remembered(false) }
    set { remember(newValue) }
  }
}

extension UIApplication {
  /// The picture of the program: the usual one.
  public var alternateIconName: String? { nil }

  /// Whether the program may work while it isn't seen: no.
  public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .denied }

  /// Whether messages reach the program: none do.
  public var isRegisteredForRemoteNotifications: Bool { false }

  /// Whether the bar at the top is hidden.
  public var isStatusBarHidden: Bool { false }

  /// The sessions of the scenes.
  public var openSessions: Set<UISceneSession> { Set(connectedScenes.map(\.session)) }

  /// Whether there may be several scenes.
  public var supportsMultipleScenes: Bool { true }

  /// Whether something is being loaded; it is remembered.
  public var isNetworkActivityIndicatorVisible: Bool {
    get { remembered(false) }
    set { remember(newValue) }
  }

  /// The colour of the bar's text, in older code; it is remembered.
  public var statusBarStyle: UIStatusBarStyle {
    get { remembered(.default) }
    set { remember(newValue) }
  }

  /// What a long touch of the program's picture offers; it is remembered.
  public var shortcutItems: [UIApplicationShortcutItem]? {
    get { remembered(nil) }
    set { remember(newValue) }
  }

  /// Without effect.
  public func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: ((any Error)?) -> Void = { _ in }
  ) { completionHandler(nil) }

  /// Without effect.
  public func beginReceivingRemoteControlEvents() {}

  /// Without effect.
  public func endReceivingRemoteControlEvents() {}

  /// Without effect.
  public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}

  /// Sends an event to the windows that its touches are in, to the key window where they are in none.
  public func sendEvent(_ event: UIEvent) {
    var windows: [UIWindow] = []
    for touch in event.allTouches ?? [] {
      guard let window = touch.window ?? keyWindow, !windows.contains(window) else { continue }
      windows.append(window)
    }
    for window in windows { window.sendEvent(event) }
  }

  /// Without effect.
  public func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: Any?,
    errorHandler: (((any Error)) -> Void)? = nil
  ) {}

  /// Without effect.
  public func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: Any?, errorHandler: ((any Error) -> Void)? = nil
  ) {}
}

extension UIApplication {
  /// Opens nothing.
  public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"
  /// The value for never.
  public nonisolated static let backgroundFetchIntervalNever = TimeInterval.greatestFiniteMagnitude
  /// The value for as often as possible.
  public nonisolated static let backgroundFetchIntervalMinimum: TimeInterval = 0
  /// Never posted.
  public nonisolated static let protectedDataDidBecomeAvailableNotification = Notification.Name(
    "UIApplicationProtectedDataDidBecomeAvailable")
  /// Never posted.
  public nonisolated static let protectedDataWillBecomeUnavailableNotification = Notification.Name(
    "UIApplicationProtectedDataWillBecomeUnavailable")
  /// Never posted.
  public nonisolated static let backgroundRefreshStatusDidChangeNotification = Notification.Name(
    "UIApplicationBackgroundRefreshStatusDidChangeNotification")
  /// Never posted.
  public nonisolated static let willChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarOrientationNotification")
  /// Never posted.
  public nonisolated static let didChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarOrientationNotification")
  /// Never posted.
  public nonisolated static let willChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarFrameNotification")
  /// Never posted.
  public nonisolated static let didChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarFrameNotification")

  /// A kind of extension of the system.
  public nonisolated struct ExtensionPointIdentifier: RawRepresentable, Hashable, Sendable {
    /// The text.
    public let rawValue: String

    /// Makes an identifier from a text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A keyboard.
    public static let keyboard = ExtensionPointIdentifier(
      rawValue: "com.apple.keyboard-service")
  }
}

/// What a long touch of a program's picture offers; it is remembered.
#if MainActor
  @preconcurrency @MainActor
#endif
open class UIApplicationShortcutItem: NSObject {
  /// What tells it from others.
  open var type: String { kind }
  /// The text.
  open var localizedTitle: String
  /// A line below it.
  open var localizedSubtitle: String?
  /// What goes with it.
  open var userInfo: [String: any NSSecureCoding]?
  private let kind: String

  /// Makes an offer.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String? = nil, icon: Any? = nil,
    userInfo: [String: any NSSecureCoding]? = nil
  ) {
    kind = type
    self.localizedTitle = localizedTitle
    self.localizedSubtitle = localizedSubtitle
    self.userInfo = userInfo
    super.init()
  }

  deinit {}
}

extension UIScreen {
  /// Never posted.
  public nonisolated static let brightnessDidChangeNotification = Notification.Name(
    "UIScreenBrightnessDidChangeNotification")
  /// Never posted.
  public nonisolated static let capturedDidChangeNotification = Notification.Name(
    "UIScreenCapturedDidChangeNotification")
  /// Never posted.
  public nonisolated static let didConnectNotification = Notification.Name(
    "UIScreenDidConnectNotification")
  /// Never posted.
  public nonisolated static let didDisconnectNotification = Notification.Name(
    "UIScreenDidDisconnectNotification")
  /// Whether the screen is recorded: never.
  public var isCaptured: Bool { false }
  /// The room below the bar at the top, in points; all of the screen.
  public var applicationFrame: CGRect { bounds }
  /// The screen's own coordinates.
  public var coordinateSpace: any UICoordinateSpace { UIWindow(frame: bounds) }
  /// The screen's coordinates, however it is turned.
  public var fixedCoordinateSpace: any UICoordinateSpace { UIWindow(frame: bounds) }
  /// An empty view of the screen's size.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
    UIView(frame: bounds)
  }
}

/// What has coordinates that others can be converted from: a view.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol UICoordinateSpace: AnyObject {
  /// The rectangle in these coordinates, in points.
  var bounds: CGRect { get }
}

extension View: UICoordinateSpace {}

/// A pair of handles for scenes; it is remembered.
#if MainActor
  @preconcurrency @MainActor
#endif
open class UISceneConfiguration: NSObject {
  /// The name.
  open var name: String? { ownName }
  /// The class of the delegate.
  open var delegateClass: AnyClass?
  /// The class of the scene.
  open var sceneClass: AnyClass?
  private let ownName: String?

  /// Makes a configuration.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    ownName = name
    super.init()
  }

  deinit {}
}

nonisolated extension UISceneSession {
  /// What a scene is for.
  public nonisolated struct Role: RawRepresentable, Hashable, Sendable {
    /// The text.
    public let rawValue: String

    /// Makes a role from a text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Windows on the device.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }
}

extension UIWindowScene {
  /// The bar at the top of the screen.
  public var statusBarManager: UIStatusBarManager? { UIStatusBarManager(self) }
  /// The scene's own coordinates.
  public var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
  /// Whether it fills the screen: it does.
  public var isFullScreen: Bool { true }
}

/// What is known of the bar at the top of the screen.
#if MainActor
  @preconcurrency @MainActor
#endif
open class UIStatusBarManager: NSObject {
  private let frame: CGRect

  init(_ scene: UIWindowScene) {
    frame = UIApplication.shared.statusBarFrame
    super.init()
  }

  deinit {}

  /// Where the bar is, in points.
  open var statusBarFrame: CGRect { frame }
  /// The colour of its text.
  open var statusBarStyle: UIStatusBarStyle { .default }
  /// Whether it is hidden.
  open var isStatusBarHidden: Bool { false }
}

/// What people do in a program; it is remembered.
#if MainActor
  @preconcurrency @MainActor
#endif
open class NSUserActivity: NSObject {
  /// What they do.
  open var activityType: String { kind }
  /// The title.
  open var title: String?
  /// What goes with it.
  open var userInfo: [AnyHashable: Any]?
  /// The page that shows the same.
  open var webpageURL: URL?
  /// Whether other devices may go on with it.
  open var isEligibleForHandoff = true
  /// Whether it can be searched for.
  open var isEligibleForSearch = false
  /// Whether the system may offer it.
  open var isEligibleForPrediction = false
  /// What scenes are for it.
  open var targetContentIdentifier: String?
  /// What finds it again.
  open var persistentIdentifier: String?
  /// Words to find it by.
  open var keywords: Set<String> = []
  private let kind: String

  /// Makes an activity.
  public init(activityType: String) {
    kind = activityType
    super.init()
  }

  deinit {}

  /// Without effect.
  open func becomeCurrent() {}
  /// Without effect.
  open func resignCurrent() {}
  /// Without effect.
  open func invalidate() {}
  /// Adds to what goes with it.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }
}

extension UIAccessibility {
  /// Never posted.
  public nonisolated static let elementFocusedNotification = Foundation.Notification.Name(
    "UIAccessibilityElementFocusedNotification")
  /// What the zoom follows.
  public nonisolated enum ZoomType: Int, Hashable, Sendable {
    /// The place where text goes in.
    case insertionPoint
  }

  /// Without effect.
  public static func zoomFocusChanged(
    zoomType type: ZoomType, toFrame frame: CGRect, in view: UIView
  ) {}
}
