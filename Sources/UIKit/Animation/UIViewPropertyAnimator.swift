public import Foundation
import LayoutKit
public import ViewTree

/// How far an animator is.
public nonisolated enum UIViewAnimatingState: Int, Hashable, Sendable {
  /// It hasn't begun, or is over.
  case inactive = 0
  /// It moves, or is held.
  case active = 1
  /// It was stopped, and waits to be finished.
  case stopped = 2
}

/// Where an animation is when it is over.
public nonisolated enum UIViewAnimatingPosition: Int, Hashable, Sendable {
  /// At the end.
  case end = 0
  /// At the start.
  case start = 1
  /// Between both.
  case current = 2
}

/// Something that can be begun, held and ended.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol UIViewAnimating: AnyObject {
  /// How far it is.
  var state: UIViewAnimatingState { get }
  /// Whether it moves.
  var isRunning: Bool { get }
  /// Whether it leads back to the start.
  var isReversed: Bool { get set }
  /// How much of the way is done, from 0 to 1.
  var fractionComplete: CGFloat { get set }
  /// Begins, or goes on.
  func startAnimation()
  /// Begins after seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Holds it where it is.
  func pauseAnimation()
  /// Stops it where it is.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Ends what was stopped.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// Something that can be begun, held and ended, and takes changes of views.
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes that begin after a share of the time.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds changes.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds what is called at the end.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Goes on from where it is held.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

/// Changes of views that can be shown at any share of the way, run on a clock, held and taken back.
///
/// Views have their new frames when the animator becomes active; ``fractionComplete`` says how much of the
/// way is shown, by `layer.presentation()` and `LayoutSnapshot(presentationOf:)`. Time passes on the
/// ``AnimationClock`` inside whose `run` the animator is started; without one it is over at once.
#if MainActor
  @preconcurrency @MainActor
#endif
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// Says how the speed changes.
  open var timingParameters: (any UITimingCurveProvider)? { provider }
  /// How long it takes, in seconds.
  open var duration: TimeInterval {
    provider.springTimingParameters?.settlingDuration ?? ownDuration
  }
  /// How long it waits, in seconds.
  open var delay: TimeInterval { ownDelay }
  /// Whether views can be touched meanwhile; remembered.
  open var isUserInteractionEnabled = true
  /// Whether the program says itself what is touched; remembered.
  open var isManualHitTestingEnabled = false
  /// Whether it can be held and stopped; true at first.
  open var isInterruptible = true
  /// Whether, while it is held, a share of the time is a share of the way; true at first.
  open var scrubsLinearly = true
  /// Whether it stays active at its end, held there; false at first.
  open var pausesOnCompletion = false
  /// How far it is.
  open var state: UIViewAnimatingState { ownState }
  /// Whether it moves.
  open var isRunning: Bool { run != nil }
  /// Whether it leads back to the start.
  open var isReversed: Bool {
    get { reversed }
    set {
      guard newValue != reversed else { return }
      reversed = newValue
      if run != nil { go(from: fraction) }
    }
  }

  private let ownDuration: TimeInterval
  private var ownDelay: TimeInterval = 0
  private let provider: any UITimingCurveProvider
  private var ownState = UIViewAnimatingState.inactive
  private var reversed = false
  private var changes: [(delay: CGFloat, make: () -> Void)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private let motion: Motion
  /// Where views of a stopped animator come from and would go.
  private var stopped: (starts: [Motion.Place], ends: [Motion.Place]) = ([], [])
  // The clock keeps the run, and the run the animator.
  private weak var run: AnimationRun?
  private weak var clock: AnimationClock?
  /// How much of the time has passed.
  private var fraction: CGFloat = 0

  /// Makes an animator of a curve.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    ownDuration = duration.isFinite ? max(duration, 0) : 0
    provider = parameters
    motion = Motion(.curve(.linear))
    super.init()
    motion.timing = timing
    motion.onEmpty = { [weak self] in self?.end(at: .current) }
  }

  /// Makes an animator of one of the system's curves.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator of a Bézier curve.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator of a spring.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  deinit {}

  /// Makes an animator and starts it.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: duration, curve: options.curve, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  private var timing: AnimationTiming {
    provider.cubicTimingParameters?.timing
      ?? provider.springTimingParameters?.timing(duration) ?? .curve(.easeInOut)
  }

  // MARK: Changes

  /// Adds changes, which are made when the animator becomes active, or at once if it is.
  open func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  /// Adds changes that begin after a share of the time that is left, and end with the others.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    let share = delayFactor.isFinite ? min(max(delayFactor, 0), 1) : 0
    if ownState == .active {
      let from = fraction + (1 - fraction) * share
      motion.add(from: from, length: 1 - from, changes: animation)
    } else if ownState == .inactive {
      changes.append((share, animation))
    }
  }

  /// Adds what is called when it is over.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  // MARK: Moving

  /// How much of the time has passed, from 0 to 1; reading it while it runs, too.
  ///
  /// Setting it holds the animator and shows that moment: with ``scrubsLinearly`` as a share of the
  /// way. What is not a number counts as 0.
  open var fractionComplete: CGFloat {
    get { fraction }
    set {
      guard isInterruptible, ownState != .stopped else { return }
      activate()
      hold()
      show(newValue.isFinite ? min(max(newValue, 0), 1) : 0, isHeld: true)
    }
  }

  /// Begins, or goes on.
  open func startAnimation() { startAnimation(afterDelay: 0) }

  /// Begins after seconds; an animator that was held goes on.
  open func startAnimation(afterDelay delay: TimeInterval) {
    guard ownState != .stopped, run == nil else { return }
    ownDelay = delay.isFinite ? max(delay, 0) : 0
    activate()
    go(from: fraction, after: ownDelay)
  }

  /// Holds it where it is; one that has not begun becomes active at its start.
  open func pauseAnimation() {
    guard isInterruptible, ownState != .stopped else { return }
    activate()
    hold()
  }

  /// Goes on after it was held, for a share of its duration.
  ///
  /// - Parameters:
  ///   - parameters: Says how the speed changes from now on; nil as before.
  ///   - durationFactor: How long it takes, as a share of the duration; 0 for what is left of it.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    guard ownState == .active, run == nil else { return }
    if let parameters {
      motion.timing =
        parameters.cubicTimingParameters?.timing
        ?? parameters.springTimingParameters?.timing(duration) ?? motion.timing
    }
    let seconds =
      durationFactor > 0 && durationFactor.isFinite ? duration * Double(durationFactor) : nil
    go(from: fraction, in: seconds)
  }

  /// Stops it where it is: views are from then on where they were shown.
  ///
  /// - Parameter withoutFinishing: Whether it is over without a call of the completions; else it waits for
  ///   ``finishAnimation(at:)``.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard ownState == .active, isInterruptible else { return }
    hold()
    if !withoutFinishing { stopped = (motion.starts, motion.ends) }
    motion.endAtPresentation()
    if withoutFinishing { reset() } else { ownState = .stopped }
  }

  /// Ends what was stopped: at the end, at the start, or where it is.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard ownState == .stopped else { return }
    switch finalPosition {
    case .end: Motion.apply(stopped.ends)
    case .start: Motion.apply(stopped.starts)
    case .current: break
    }
    stopped = ([], [])
    end(at: finalPosition)
  }

  // MARK: State

  private func activate() {
    guard ownState == .inactive else { return }
    ownState = .active
    motion.timing = timing
    let made = changes
    changes = []
    for (delay, make) in made {
      motion.add(from: delay, length: 1 - delay, changes: make)
    }
  }

  private func show(_ share: CGFloat, isHeld: Bool) {
    fraction = share
    motion.isLinear = isHeld && scrubsLinearly
    motion.show(share)
  }

  private func hold() {
    if let run { clock?.remove(run) }
    run = nil
  }

  private func go(
    from share: CGFloat, after delay: TimeInterval = 0, in seconds: TimeInterval? = nil
  ) {
    hold()
    let goal: CGFloat = reversed ? 0 : 1
    let distance = (goal - share).magnitude
    let time = seconds ?? duration * Double(distance)
    guard let clock = AnimationClock.current ?? clock, UIView.areAnimationsEnabled, time + delay > 0
    else { return arrive() }
    self.clock = clock
    let new = AnimationRun(
      begin: clock.time + delay, duration: time,
      show: { [weak self] in self?.show(share + (goal - share) * $0, isHeld: false) },
      atEnd: { [self] in arrive() })
    run = new
    clock.add(new)
  }

  private func arrive() {
    run = nil
    show(reversed ? 0 : 1, isHeld: false)
    if pausesOnCompletion { return }
    end(at: reversed ? .start : .end)
  }

  private func end(at position: UIViewAnimatingPosition) {
    hold()
    switch position {
    case .end: motion.end()
    case .start: motion.endAtStart()
    case .current: motion.endAtPresentation()
    }
    let told = completions
    reset()
    for completion in told { completion(position) }
  }

  private func reset() {
    ownState = .inactive
    completions = []
    changes = []
    fraction = 0
    reversed = false
  }
}
