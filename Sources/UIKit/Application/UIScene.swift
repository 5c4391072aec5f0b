import Foundation
public import ViewTree

/// A part of a program that is on a screen.
public typealias UIScene = Scene
/// What a scene belongs to, which outlives it.
public typealias UISceneSession = SceneSession
/// A scene with windows.
public typealias UIWindowScene = WindowScene

extension Scene {
  /// Told of the scene's life; nothing calls it.
  public var delegate: (any UISceneDelegate)? {
    get { attached(SceneListener.self)?.delegate }
    set { attached { SceneListener() }.delegate = newValue }
  }
}

/// Whom a scene tells of its life.
private final class SceneListener {
  weak var delegate: (any UISceneDelegate)?
}

extension WindowScene {
  /// The screen that the scene is on.
  public var screen: UIScreen { UIScreen.main }
  /// The traits of the screen.
  public var traitCollection: UITraitCollection { screen.traitCollection }
}

/// Is told of a scene's life; nothing calls it.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol UISceneDelegate: AnyObject {}

/// Is told of the life of a scene with windows; nothing calls it.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol UIWindowSceneDelegate: UISceneDelegate {}
