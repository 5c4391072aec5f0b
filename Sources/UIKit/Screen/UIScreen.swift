public import Foundation
public import ViewTree

/// A device whose screen can be simulated.
public typealias SimulatedDevice = LayoutEnvironment.Device
/// How a simulated device is held.
public typealias SimulatedOrientation = LayoutEnvironment.Orientation

/// The screen that windows are on: that of `LayoutEnvironment.screen`.
#if MainActor
  @preconcurrency @MainActor
#endif
open class UIScreen: NSObject {
  private let environment: LayoutEnvironment

  /// The screen of the task that asks, an iPhone's unless it is set otherwise.
  open class var main: UIScreen { UIScreen(LayoutEnvironment.screen) }

  /// All screens: the one.
  open class var screens: [UIScreen] { [main] }

  init(_ environment: LayoutEnvironment) {
    self.environment = environment
    super.init()
  }

  /// The screen's rectangle from 0, 0, in points.
  open var bounds: CGRect { CGRect(origin: .zero, size: environment.size) }
  /// The screen's rectangle from 0, 0, in pixels.
  open var nativeBounds: CGRect {
    CGRect(
      x: 0, y: 0, width: environment.size.width * scale, height: environment.size.height * scale)
  }
  /// How many pixels there are to a point.
  open var scale: CGFloat { environment.scale }
  /// As ``scale``.
  open var nativeScale: CGFloat { scale }
  /// The traits of a window that covers the screen.
  open var traitCollection: UITraitCollection { UITraitCollection(environment) }
  /// How bright the screen is, from 0 to 1.
  open var brightness: CGFloat = 0.5
  /// How often a second a screen would show something new.
  open var maximumFramesPerSecond: Int { 60 }

  /// Whether both are the same kind of screen.
  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? UIScreen)?.environment == environment
  }

  /// Goes with ``isEqual(_:)``.
  open nonisolated override var hash: Int { environment.hashValue }

  /// Makes what a closure does happen on the screen of a device.
  ///
  ///     UIScreen.simulate(.iPadMini) { UIScreen.main.bounds.width }  // 744
  ///
  /// - Parameters:
  ///   - device: Whose screen it is.
  ///   - orientation: How the device is held.
  ///   - body: What happens there; windows it makes stay on that screen.
  /// - Returns: What the closure returns.
  public class func simulate<Result>(
    _ device: SimulatedDevice, _ orientation: SimulatedOrientation = .portrait,
    _ body: () throws -> Result
  ) rethrows -> Result {
    try LayoutEnvironment.$screen.withValue(
      LayoutEnvironment(device: device, orientation: orientation), operation: body)
  }
}

extension Window {
  /// The screen that the window is on.
  public var screen: UIScreen { UIScreen(LayoutEnvironment.screen) }
}
