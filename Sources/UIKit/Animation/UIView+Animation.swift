public import Foundation
import LayoutKit
public import ViewTree

extension View {
  /// Makes changes, which an ``AnimationClock`` shows bit by bit.
  ///
  /// Inside the changes of another animation it takes that one's duration and curve, unless the options say otherwise.
  /// Views have their new frames at once. Without a clock the completion is called at once too, unless the
  /// animation repeats without end.
  ///
  /// - Parameters:
  ///   - duration: How long it takes, in seconds; what is not a finite number above 0 counts as 0.
  ///   - delay: How long it waits, in seconds.
  ///   - options: How it runs.
  ///   - animations: Makes the changes; usually it ends with `layoutIfNeeded()`.
  ///   - completion: Called when it is over, with true unless it was taken away before.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    ViewAnimation(duration, delay, options, AnimationTiming(options.curve), completion)
      .begin { $0.add(changes: animations) }
  }

  /// Makes changes, which an ``AnimationClock`` shows bit by bit, slow at both ends.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) { animate(withDuration: duration, delay: 0, animations: animations, completion: completion) }

  /// Makes changes, which an ``AnimationClock`` shows bit by bit, slow at both ends.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void
  ) { animate(withDuration: duration, delay: 0, animations: animations) }

  /// Makes changes, which an ``AnimationClock`` shows bit by bit, swinging about the end as a spring does.
  ///
  /// - Parameters:
  ///   - duration: How long it takes to come to rest, in seconds.
  ///   - delay: How long it waits, in seconds.
  ///   - dampingRatio: 1 for a spring that doesn't swing, near 0 for one that does often.
  ///   - velocity: How fast it begins, in whole ways a second.
  ///   - options: How it runs; a curve makes no difference.
  ///   - animations: Makes the changes.
  ///   - completion: Called when it is over, with true unless it was taken away before.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let timing = AnimationTiming(ratio: dampingRatio, velocity: velocity, duration: duration)
    ViewAnimation(duration, delay, options, timing, completion).begin {
      $0.add(changes: animations)
    }
  }

  /// Makes changes, which an ``AnimationClock`` shows as a spring that comes to rest in a time, with a bounce
  /// from −1 to 1, 0 for none.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity velocity: CGFloat = 0, delay: TimeInterval = 0,
    options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let ratio = bounce < 0 ? 1 / (1 + bounce) : 1 - bounce
    let timing = AnimationTiming(ratio: ratio, velocity: velocity, duration: duration)
    ViewAnimation(duration, delay, options, timing, completion).begin {
      $0.add(changes: animations)
    }
  }

  // MARK: Steps

  /// Makes changes in steps, which ``addKeyframe(withRelativeStartTime:relativeDuration:animations:)`` adds inside
  /// the closure; what else it changes takes all of the time.
  ///
  /// - Parameters:
  ///   - duration: How long all steps take, in seconds.
  ///   - delay: How long it waits, in seconds.
  ///   - options: How it runs; only the linear way from step to step is there.
  ///   - animations: Adds the steps.
  ///   - completion: Called when it is over, with true unless it was taken away before.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let own = AnimationOptions(rawValue: options.rawValue & 0x3F)
    ViewAnimation(duration, delay, own, .curve(.linear), completion).begin { motion in
      let things = ThreadStore.current
      let outer = things[keyframesKey]
      things[keyframesKey] = motion
      motion.add(changes: animations)
      things[keyframesKey] = outer
    }
  }

  /// Adds a step to the changes that `animateKeyframes` makes; outside of these the changes are made, and no
  /// more.
  ///
  /// - Parameters:
  ///   - frameStartTime: When the step begins, from 0 to 1 of the whole time.
  ///   - frameDuration: How long it takes, as a share of the whole time.
  ///   - animations: Makes the changes of the step.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let motion = ThreadStore.current[keyframesKey] as? Motion else { return animations() }
    let start = min(max(frameStartTime.isFinite ? frameStartTime : 0, 0), 1)
    let length = min(max(frameDuration.isFinite ? frameDuration : 0, 0), 1 - start)
    motion.add(
      from: CGFloat(start), length: CGFloat(length), timing: .curve(.linear), isStep: true,
      changes: animations)
  }

  private static var keyframesKey: String { "LayoutKit.keyframes" }

  // MARK: Transitions

  /// Makes changes to what is inside a view, which takes effect at once; a clock calls the completion when the
  /// time is over.
  ///
  /// - Parameters:
  ///   - view: What the changes are inside of.
  ///   - duration: How long it takes, in seconds.
  ///   - options: How it runs; with `allowAnimatedContent` the changes are shown bit by bit.
  ///   - animations: Makes the changes.
  ///   - completion: Called when it is over.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    ViewAnimation(duration, 0, options, AnimationTiming(options.curve), completion).begin {
      guard let animations else { return }
      if options.contains(.allowAnimatedContent) {
        $0.add(changes: animations)
      } else {
        ChangeRecording.pause(animations)
      }
    }
  }

  /// Replaces a view by another one, which comes to its place and keeps its own frame; with
  /// `showHideTransitionViews` the first is hidden and the other shown.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    let animation = ViewAnimation(
      duration, 0, options, AnimationTiming(options.curve), completion)
    animation.begin { _ in
      if options.contains(.showHideTransitionViews) {
        fromView.isHidden = true
        toView.isHidden = false
      } else {
        fromView.superview?.insertSubview(toView, aboveSubview: fromView)
        fromView.removeFromSuperview()
      }
    }
  }

  // MARK: Whether

  /// Makes changes that no animation shows bit by bit.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let were = areAnimationsEnabled
    setAnimationsEnabled(false)
    ChangeRecording.pause(actionsWithoutAnimation)
    setAnimationsEnabled(were)
  }

  /// Whether animations on this thread take their time; true at first.
  public class var areAnimationsEnabled: Bool { ThreadStore.current[disabledKey] == nil }

  /// Says whether animations that are begun on this thread from now on take their time.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    ThreadStore.current[disabledKey] = enabled ? nil : true
  }

  /// The duration of the animation whose changes are being made, in seconds; 0 outside.
  public class var inheritedAnimationDuration: TimeInterval {
    ThreadStore.current[ViewAnimation.durationKey] as? TimeInterval ?? 0
  }

  private static var disabledKey: String { "LayoutKit.animationsDisabled" }

  /// How an animation in steps runs.
  public nonisolated struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits, with the values they have in UIKit.
    public let rawValue: UInt

    /// Makes options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays subviews out along with the views.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Lets views be touched meanwhile.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Begins where views are at the moment, as every animation does.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Begins again at the end.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Runs back too.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Keeps its own duration inside another animation.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// Keeps its own options inside another animation.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
    /// Straight from step to step.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// From step to step at once; here the same as linear.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// With the same speed; here the same as linear.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// On a curve through the steps; here the same as linear.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// On a curve with the same speed; here the same as linear.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
  }
}

/// What `UIView.animate` begins.
#if MainActor
  @MainActor
#endif
final class ViewAnimation {
  private let duration: TimeInterval
  private let delay: TimeInterval
  private let options: UIView.AnimationOptions
  private let timing: AnimationTiming
  private let motion: Motion
  private let completion: ((Bool) -> Void)?

  static var durationKey: String { "LayoutKit.animationDuration" }
  /// The key of the animation whose changes are being made, and which those inside take their time and curve from.
  private static var currentKey: String { "LayoutKit.animation" }

  init(
    _ duration: TimeInterval, _ delay: TimeInterval, _ options: UIView.AnimationOptions,
    _ timing: AnimationTiming, _ completion: ((Bool) -> Void)?
  ) {
    let outer = ThreadStore.current[Self.currentKey] as? ViewAnimation
    let own = duration.isFinite ? max(duration, 0) : 0
    self.duration = options.contains(.overrideInheritedDuration) ? own : outer?.duration ?? own
    self.delay = delay.isFinite ? max(delay, 0) : 0
    self.options = options
    self.timing = options.contains(.overrideInheritedCurve) ? timing : outer?.timing ?? timing
    motion = Motion(self.timing)
    self.completion = completion
  }

  deinit {}

  /// Makes the changes, and begins.
  func begin(_ changes: (Motion) -> Void) {
    let things = ThreadStore.current
    let outer = (duration: things[Self.durationKey], animation: things[Self.currentKey])
    things[Self.durationKey] = duration
    // One that takes no time gives none to others.
    things[Self.currentKey] = duration > 0 ? self : nil
    changes(motion)
    things[Self.durationKey] = outer.duration
    things[Self.currentKey] = outer.animation
    let repeats = options.contains(.repeat)
    guard let clock = AnimationClock.current, UIView.areAnimationsEnabled, duration + delay > 0
    else {
      motion.end()
      if !repeats { completion?(true) }
      return
    }
    let reverses = options.contains(.autoreverse)
    let run = AnimationRun(
      begin: clock.time + delay, duration: duration,
      ways: repeats ? .infinity : reverses ? 2 : 1, reverses: reverses,
      show: { [motion] in motion.show($0) },
      atEnd: { [motion, completion] in
        motion.onEmpty = nil
        motion.end()
        completion?(true)
      })
    motion.onEmpty = { [weak clock, weak run, completion] in
      if let run { clock?.remove(run) }
      completion?(false)
    }
    clock.add(run)
  }
}
