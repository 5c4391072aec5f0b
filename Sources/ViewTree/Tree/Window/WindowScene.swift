public import Foundation

/// A part of a program that is on a screen.
open class Scene: Responder {
  /// What the scene belongs to.
  open var session: SceneSession { ownSession }
  private let ownSession: SceneSession
  /// The title of the scene.
  open var title = ""

  /// Makes a scene.
  public init(session: SceneSession, connectionOptions: ConnectionOptions) {
    ownSession = session
    super.init()
  }

  /// What a scene is made with: nothing.
  #if MainActor
    @preconcurrency @MainActor
  #endif
  open class ConnectionOptions: NSObject {}

  deinit {}
}

/// What a scene belongs to, which outlives it.
#if MainActor
  @preconcurrency @MainActor
#endif
open class SceneSession: NSObject {
  /// A name of its own.
  open var persistentIdentifier: String { identifier }
  private let identifier = UUID().uuidString

  deinit {}
}

/// A scene with windows.
open class WindowScene: Scene {
  /// The windows of the scene, in the order in which they came into it.
  open var windows: [Window] { held.compactMap(\.window) }
  /// The window that is typed into, if the scene has it; else the first that isn't hidden.
  open var keyWindow: Window? {
    if let key = Window.keyWindow, key.windowScene === self { return key }
    return windows.first { !$0.isHidden }
  }

  private struct Held {
    weak var window: Window?
  }

  private var held: [Held] = []

  /// Makes a scene of a session of its own, on the screen of the task that asks.
  public convenience init() {
    self.init(session: SceneSession(), connectionOptions: ConnectionOptions())
  }

  deinit {}

  final func adopt(_ window: Window) {
    held.removeAll { $0.window == nil || $0.window === window }
    held.append(Held(window: window))
  }

  final func release(_ window: Window) { held.removeAll { $0.window === window } }
}
