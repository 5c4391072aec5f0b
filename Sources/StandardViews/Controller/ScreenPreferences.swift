import ViewTree

/// The colour of the text in the bar at the top of the screen.
public nonisolated enum StatusBarStyle: Int, Hashable, Sendable {
  /// By the style of the interface.
  case `default` = 0
  /// Light.
  case lightContent = 1
  /// Dark.
  case darkContent = 3
}

/// How the bar at the top of the screen would come and go.
public nonisolated enum StatusBarAnimation: Int, Hashable, Sendable {
  /// At once.
  case none = 0
  /// By fading.
  case fade = 1
  /// By moving.
  case slide = 2
}

/// How an interface is turned.
public nonisolated enum InterfaceOrientation: Int, Hashable, Sendable {
  /// Not known.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown = 2
  /// With the device on its left side.
  case landscapeRight = 3
  /// With the device on its right side.
  case landscapeLeft = 4

  /// Whether it is on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether it is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

/// Ways in which an interface may be turned.
public nonisolated struct InterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// The bits, with the values they have in UIKit.
  public let rawValue: UInt

  /// Makes ways from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upright.
  public static let portrait = InterfaceOrientationMask(rawValue: 1 << 1)
  /// With the device on its right side.
  public static let landscapeLeft = InterfaceOrientationMask(rawValue: 1 << 4)
  /// With the device on its left side.
  public static let landscapeRight = InterfaceOrientationMask(rawValue: 1 << 3)
  /// Upside down.
  public static let portraitUpsideDown = InterfaceOrientationMask(rawValue: 1 << 2)
  /// On either side.
  public static let landscape: InterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All of them.
  public static let all: InterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
  /// All but upside down.
  public static let allButUpsideDown: InterfaceOrientationMask = [.portrait, .landscape]
}

/// How a controller would come above another one.
public nonisolated enum ModalTransitionStyle: Int, Hashable, Sendable {
  /// From below.
  case coverVertical = 0
  /// By turning over.
  case flipHorizontal = 1
  /// By fading in.
  case crossDissolve = 2
  /// By turning a page.
  case partialCurl = 3
}
