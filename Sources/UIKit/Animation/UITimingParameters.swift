public import Foundation
import LayoutKit
public import ViewTree

/// What kind of curve an animation has.
public nonisolated enum UITimingCurveType: Int, Hashable, Sendable {
  /// One of the system's.
  case builtin = 0
  /// A Bézier curve.
  case cubic = 1
  /// A spring.
  case spring = 2
  /// A spring with a Bézier curve.
  case composed = 3
}

/// Says how the speed of an animation changes.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol UITimingCurveProvider: AnyObject {
  /// What kind of curve it is.
  var timingCurveType: UITimingCurveType { get }
  /// The Bézier curve, if it is one.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring, if it is one.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// A Bézier curve of an animation.
#if MainActor
  @preconcurrency @MainActor
#endif
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The system's curve that it is.
  open var animationCurve: UIView.AnimationCurve { curve ?? .easeInOut }
  /// The handle at the start, time across and movement up.
  open var controlPoint1: CGPoint { handles.0 }
  /// The handle at the end.
  open var controlPoint2: CGPoint { handles.1 }
  private let curve: UIView.AnimationCurve?
  private let handles: (CGPoint, CGPoint)

  /// Makes the curve of Core Animation: its handles are 0.25, 0.1 and 0.25, 1.
  public override init() {
    curve = nil
    handles = (CGPoint(x: 0.25, y: 0.1), CGPoint(x: 0.25, y: 1))
    super.init()
  }

  /// Makes one of the system's curves.
  public init(animationCurve curve: UIView.AnimationCurve) {
    self.curve = curve
    handles =
      switch curve {
      case .easeInOut: (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
      case .easeIn: (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
      case .easeOut: (CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
      case .linear: (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))
      }
    super.init()
  }

  /// Makes a curve with two handles; times are kept between 0 and 1.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    curve = nil
    handles = (point1, point2)
    super.init()
  }

  deinit {}

  /// One of the system's, or a Bézier curve.
  open var timingCurveType: UITimingCurveType { curve == nil ? .cubic : .builtin }
  /// This curve.
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  /// None.
  open var springTimingParameters: UISpringTimingParameters? { nil }

  final var timing: AnimationTiming {
    if let curve { return AnimationTiming(curve) }
    return .curve(.cubicBezier(handles.0.x, handles.0.y, handles.1.x, handles.1.y))
  }
}

/// A spring of an animation.
#if MainActor
  @preconcurrency @MainActor
#endif
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// How fast it begins, in whole ways a second; the width alone counts.
  open var initialVelocity: CGVector { velocity }
  private let velocity: CGVector
  /// 1 for a spring that doesn't swing, near 0 for one that does often.
  private let ratio: CGFloat
  /// How long it takes to come to rest, to a thousandth, in seconds; nil where the animation says it.
  final let settlingDuration: TimeInterval?

  /// Makes a spring of a mass of 3, a stiffness of 1000 and a damping of 500, which doesn't swing.
  public override convenience init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
  }

  /// Makes a spring that comes to rest at the end of the animation.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    self.ratio = ratio
    self.velocity = velocity
    settlingDuration = nil
    super.init()
  }

  /// Makes a spring that comes to rest at the end of the animation, and begins at rest.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  /// Makes a spring that takes as long as it takes; the animation's duration doesn't count.
  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    let isUsable = mass > 0 && stiffness > 0 && damping > 0 && (mass * stiffness).isFinite
    let frequency = isUsable ? (stiffness / mass).squareRoot() : 1
    ratio = isUsable ? damping / (2 * (stiffness * mass).squareRoot()) : 1
    self.velocity = velocity
    // The natural logarithm of 1000.
    let decay = ratio < 1 ? 6.907_755_278_982_137 / Double(ratio) : 9.233_413_476_451_586
    settlingDuration = decay / Double(frequency)
    super.init()
  }

  deinit {}

  /// A spring.
  open var timingCurveType: UITimingCurveType { .spring }
  /// None.
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// This spring.
  open var springTimingParameters: UISpringTimingParameters? { self }

  final func timing(_ duration: TimeInterval) -> AnimationTiming {
    AnimationTiming(ratio: ratio, velocity: velocity.dx, duration: duration)
  }
}

/// A distance in two directions.
public nonisolated struct CGVector: Hashable, Sendable {
  /// How far to the right.
  public var dx: CGFloat
  /// How far down.
  public var dy: CGFloat

  /// No distance.
  public static let zero = CGVector(dx: 0, dy: 0)

  /// Makes a distance.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }
}
