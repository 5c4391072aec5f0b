public import Foundation
public import ViewTree

/// A part of a program that is on a screen.
open class UIScene: UIResponder {
  /// What the scene belongs to.
  public final let session: UISceneSession
  /// Told of the scene's life; nothing calls it.
  open weak var delegate: (any UISceneDelegate)?
  /// The title of the scene.
  open var title = ""

  /// Makes a scene.
  public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
  }

  /// What a scene is made with: nothing.
  #if MainActor
    @MainActor
  #endif
  open class ConnectionOptions: NSObject {}

  deinit {}
}

/// What a scene belongs to, which outlives it.
#if MainActor
  @MainActor
#endif
open class UISceneSession: NSObject {
  /// A name of its own.
  public final let persistentIdentifier = UUID().uuidString

  deinit {}
}

/// A scene with windows.
open class UIWindowScene: UIScene {
  /// The screen that the scene is on.
  open var screen: UIScreen { UIScreen.main }
  /// The windows of the scene, in the order they were made.
  open var windows: [UIWindow] { held.compactMap(\.window) }
  /// The first of the windows that isn't hidden.
  open var keyWindow: UIWindow? { windows.first { !$0.isHidden } }
  /// The traits of the screen.
  open var traitCollection: UITraitCollection { screen.traitCollection }

  private struct Held {
    weak var window: UIWindow?
  }

  private var held: [Held] = []

  /// Makes a scene of a session of its own, on the screen of the task that asks.
  public convenience init() {
    self.init(session: UISceneSession(), connectionOptions: UIScene.ConnectionOptions())
  }

  deinit {}

  final func take(_ window: UIWindow) {
    held.removeAll { $0.window == nil || $0.window === window }
    held.append(Held(window: window))
  }

  final func release(_ window: UIWindow) { held.removeAll { $0.window === window } }
}

/// What a window knows of its scene.
private final class WindowPlace {
  weak var scene: UIWindowScene?
}

extension Window {
  /// Makes a window that covers the screen of a scene.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: windowScene.screen.bounds)
    self.windowScene = windowScene
  }

  /// The scene that the window belongs to, which doesn't keep it.
  public var windowScene: UIWindowScene? {
    get { attached(WindowPlace.self)?.scene }
    set {
      windowScene?.release(self)
      attached { WindowPlace() }.scene = newValue
      newValue?.take(self)
    }
  }
}

/// Is told of a scene's life; nothing calls it.
#if MainActor
  @MainActor
#endif
public protocol UISceneDelegate: AnyObject {}

/// Is told of the life of a scene with windows; nothing calls it.
#if MainActor
  @MainActor
#endif
public protocol UIWindowSceneDelegate: UISceneDelegate {}
