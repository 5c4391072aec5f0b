// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
public import ViewTree

// Layers aren't drawn, so that animations are remembered by them, and run in no time.

/// How a change begins and ends.
public nonisolated struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The text by which UIKit knows it.
  public let rawValue: String

  /// Makes a name from a text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// At one speed.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Slowly at first.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Slowly at the end.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Slowly at both ends.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// As the system has it.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// What holds before and after a change.
public nonisolated struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The text by which UIKit knows it.
  public let rawValue: String

  /// Makes a mode from a text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Its end, after it.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// Its beginning, before it.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Both.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// Neither.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// A curve by which a change goes from its beginning to its end.
public nonisolated final class CAMediaTimingFunction: NSObject, Sendable {
  /// The two points between the ends.
  let points: [Float]

  /// Makes a curve of a name.
  public init(name: CAMediaTimingFunctionName) {
    points =
      switch name {
      case .easeIn: [0.42, 0, 1, 1]
      case .easeOut: [0, 0, 0.58, 1]
      case .easeInEaseOut: [0.42, 0, 0.58, 1]
      case .default: [0.25, 0.1, 0.25, 1]
      default: [0, 0, 1, 1]
      }
    super.init()
  }

  /// Makes a curve of the two points between its ends.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    points = [c1x, c1y, c2x, c2y]
    super.init()
  }

  deinit {}
}

/// Is told of animations; nothing calls it.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol CAAnimationDelegate {
  /// The animation begins.
  func animationDidStart(_ anim: CAAnimation)
  /// The animation has ended.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// What a layer would do for an event.
public protocol CAAction {}

/// A change of a layer that would take time; it is remembered.
#if MainActor
  @preconcurrency @MainActor
#endif
open class CAAnimation: NSObject, CAAction {
  /// When it begins, in seconds.
  open var beginTime: CFTimeInterval = 0
  /// How long it takes, in seconds.
  open var duration: CFTimeInterval = 0
  /// How many times as fast it runs.
  open var speed: Float = 1
  /// How far it is at its beginning, in seconds.
  open var timeOffset: CFTimeInterval = 0
  /// How often it runs.
  open var repeatCount: Float = 0
  /// How long it runs again and again, in seconds.
  open var repeatDuration: CFTimeInterval = 0
  /// Whether it runs back.
  open var autoreverses = false
  /// What holds before and after it.
  open var fillMode = CAMediaTimingFillMode.removed
  /// Its curve.
  open var timingFunction: CAMediaTimingFunction?
  /// Who is told of it.
  open var delegate: (any CAAnimationDelegate)?
  /// Whether the layer forgets it at its end.
  open var isRemovedOnCompletion = true

  /// Makes an animation of nothing.
  public override init() { super.init() }

  deinit {}
}

/// A change of a property of a layer.
open class CAPropertyAnimation: CAAnimation {
  /// The property.
  open var keyPath: String?
  /// Whether it adds to the value that there is.
  open var isAdditive = false
  /// Whether each run begins where the last one ended.
  open var isCumulative = false

  /// Makes an animation of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  deinit {}
}

/// A change of a property from one value to another.
open class CABasicAnimation: CAPropertyAnimation {
  /// The value at the beginning.
  open var fromValue: Any?
  /// The value at the end.
  open var toValue: Any?
  /// By how much the value changes.
  open var byValue: Any?

  deinit {}
}

/// A change of a property as of something on a spring.
open class CASpringAnimation: CABasicAnimation {
  /// How heavy it is.
  open var mass: CGFloat = 1
  /// How stiff the spring is.
  open var stiffness: CGFloat = 100
  /// How much the spring is held back.
  open var damping: CGFloat = 10
  /// How fast it begins.
  open var initialVelocity: CGFloat = 0
  /// When it has come to rest, in seconds: after its duration.
  open var settlingDuration: CFTimeInterval { duration }

  deinit {}
}

/// How values between those that are given are found.
public nonisolated struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The text by which UIKit knows it.
  public let rawValue: String

  /// Makes a mode from a text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// In a straight line.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// By jumps.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// At one speed.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// In a curve.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
}

/// A change of a property through several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values.
  open var values: [Any]?
  /// When each holds, from 0 to 1.
  open var keyTimes: [NSNumber]?
  /// The curves between them.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// How values between them are found.
  open var calculationMode = CAAnimationCalculationMode.linear
  /// The path that a place follows.
  open var path: CGPath?
  /// Whether what moves turns with its path.
  open var rotationMode: CAAnimationRotationMode?

  deinit {}
}

/// How what moves along a path turns.
public nonisolated struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// The text by which UIKit knows it.
  public let rawValue: String

  /// Makes a mode of a text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// With the path.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// Against the path.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// Animations that run together.
open class CAAnimationGroup: CAAnimation {
  /// The animations.
  open var animations: [CAAnimation]?

  deinit {}
}

/// How a layer's content would give way to another.
public nonisolated struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The text by which UIKit knows it.
  public let rawValue: String

  /// Makes a type from a text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// By fading.
  public static let fade = CATransitionType(rawValue: "fade")
  /// By moving over it.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// By pushing it.
  public static let push = CATransitionType(rawValue: "push")
  /// By moving away from it.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// From where a layer's content would come.
public nonisolated struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The text by which UIKit knows it.
  public let rawValue: String

  /// Makes a subtype from a text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// From the right.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// From the left.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// From above.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// From below.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// A change of a layer's content.
open class CATransition: CAAnimation {
  /// How it gives way.
  open var type = CATransitionType.fade
  /// From where the other comes.
  open var subtype: CATransitionSubtype?

  deinit {}
}

extension ViewLayer {
  /// Remembers an animation; one of the same key goes.
  public func add(_ anim: CAAnimation, forKey key: String?) {
    let key = key ?? UUID().uuidString
    removeAnimation(forKey: key)
    animations.append((key, anim))
  }

  /// The animation of a key.
  public func animation(forKey key: String) -> CAAnimation? {
    animations.first { $0.key == key }?.animation as? CAAnimation
  }

  /// The keys of the animations.
  public func animationKeys() -> [String]? {
    animations.isEmpty ? nil : animations.map(\.key)
  }

  /// A time of another layer, in seconds; all have the same.
  public func convertTime(_ time: CFTimeInterval, from layer: ViewLayer?) -> CFTimeInterval { time }

  /// A time for another layer, in seconds; all have the same.
  public func convertTime(_ time: CFTimeInterval, to layer: ViewLayer?) -> CFTimeInterval { time }
}

/// Changes of layers that belong together; all take effect at once.
#if MainActor
  @preconcurrency @MainActor
#endif
open class CATransaction: NSObject {
  /// What was begun on the thread and not ended yet, the innermost at the end.
  private final class Open {
    var completions: [(() -> Void)?] = []

    static var current: Open {
      let key = "LayoutKit.transactions"
      let things = ThreadStore.current
      if let known = things[key] as? Open { return known }
      let new = Open()
      things[key] = new
      return new
    }

    deinit {}
  }

  /// Begins some.
  open class func begin() { Open.current.completions.append(nil) }
  /// Ends them, and calls what is to be called then; without effect where none were begun.
  open class func commit() { Open.current.completions.popLast()??() }
  /// Does what waits; nothing does.
  open class func flush() {}
  /// Says whether they take time; they never do.
  open class func setDisableActions(_ flag: Bool) {}
  /// Says how long they take, in seconds; they take none.
  open class func setAnimationDuration(_ dur: CFTimeInterval) {}
  /// Says by which curve they go.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
  /// Has a closure called when the changes that were begun last are ended; at once where none were.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    let open = Open.current
    guard let last = open.completions.indices.last else {
      block?()
      return
    }
    open.completions[last] = block
  }
  /// What is called when the changes that were begun last are ended.
  open class func completionBlock() -> (() -> Void)? { Open.current.completions.last ?? nil }

  deinit {}
}

/// Seconds on a clock that goes on.
public nonisolated func CACurrentMediaTime() -> CFTimeInterval {
  ProcessInfo.processInfo.systemUptime
}

/// Seconds since the beginning of 2001.
public typealias CFAbsoluteTime = CFTimeInterval

/// Seconds since the beginning of 2001, by the computer's clock.
public nonisolated func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime {
  Date().timeIntervalSinceReferenceDate
}

/// Does nothing for an event of a layer.
public nonisolated let kCATransactionDisableActions = "disableActions"
/// How long changes take.
public nonisolated let kCATransactionAnimationDuration = "animationDuration"
/// The key of a change of content.
public nonisolated let kCATransition = "transition"

extension CATransaction {
  /// Sets something about the changes; without effect, as they take no time.
  public class func setValue(_ anObject: Any?, forKey key: String) {}
  /// How long changes take, in seconds: none.
  public class func animationDuration() -> CFTimeInterval { 0 }
  /// Whether changes take no time.
  public class func disableActions() -> Bool { true }
}
