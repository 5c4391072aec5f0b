public import Foundation
public import ViewTree

extension View {
  /// How an animation runs; without a screen it makes no difference.
  public nonisolated struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits, with the values they have in UIKit.
    public let rawValue: UInt

    /// Makes options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays subviews out along with the views.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Lets views be touched meanwhile.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Begins where views are at the moment.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Begins anew at the end.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Runs back too.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Slow at both ends.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at first.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at last.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// The same speed all the way.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// One view dissolves into the other.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
  }

  /// Makes changes, which take effect at once, and calls a closure at the end.
  ///
  /// - Parameters:
  ///   - duration: How long it would take, in seconds.
  ///   - animations: Makes the changes.
  ///   - completion: Called with true, as everything is done.
  public static func animate(
    withDuration duration: TimeInterval, animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Makes changes, which take effect at once, and calls a closure at the end.
  ///
  /// - Parameters:
  ///   - duration: How long it would take, in seconds.
  ///   - delay: How long it would wait, in seconds.
  ///   - options: How it would run.
  ///   - animations: Makes the changes.
  ///   - completion: Called with true, as everything is done.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Makes changes, which take effect at once, and calls a closure at the end.
  ///
  /// - Parameters:
  ///   - duration: How long it would take, in seconds.
  ///   - delay: How long it would wait, in seconds.
  ///   - dampingRatio: How a spring would come to rest.
  ///   - velocity: How fast it would begin.
  ///   - options: How it would run.
  ///   - animations: Makes the changes.
  ///   - completion: Called with true, as everything is done.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Makes changes to what is inside a view, which take effect at once.
  ///
  /// - Parameters:
  ///   - view: What the changes are inside of.
  ///   - duration: How long it would take, in seconds.
  ///   - options: How it would run.
  ///   - animations: Makes the changes.
  ///   - completion: Called with true, as everything is done.
  public static func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animations?()
    completion?(true)
  }

  /// Makes changes, which take effect at once, as all do.
  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    actionsWithoutAnimation()
  }
}
