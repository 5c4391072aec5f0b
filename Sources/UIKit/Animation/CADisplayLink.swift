#if !canImport(ObjectiveC)
  public import Foundation
  import ViewTree

  /// How many pictures a second something asks for.
  public nonisolated struct CAFrameRateRange: Hashable, Sendable {
    /// How many at least.
    public var minimum: Float
    /// How many at most.
    public var maximum: Float
    /// How many it would like best; nil for any.
    public var preferred: Float?

    /// As many as the system shows.
    public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)

    /// Makes a range from numbers of pictures a second.
    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
      self.minimum = minimum
      self.maximum = maximum
      self.preferred = preferred
    }
  }

  /// Calls a method for each picture of the screen, of which an ``AnimationClock`` shows sixty a second.
  ///
  /// It is added inside the clock's `run`, and called while the clock advances; without a clock nothing calls it, as
  /// no time passes.
  #if MainActor
    @preconcurrency @MainActor
  #endif
  open class CADisplayLink: NSObject {
    /// The time of the last picture, in seconds of the clock; without one, that of the computer.
    open var timestamp: CFTimeInterval { tick.map { $0.last } ?? CACurrentMediaTime() }
    /// The time of the next picture, in seconds.
    open var targetTimestamp: CFTimeInterval { timestamp + duration }
    /// How long a picture stands, in seconds.
    open var duration: CFTimeInterval { tick?.interval ?? ClockTick.interval(of: 0) }
    /// Whether it waits.
    open var isPaused = false
    /// How many pictures a second it asks for: 0, or numbers from 60 on, for all of the sixty.
    open var preferredFramesPerSecond = 0 {
      didSet { tick?.interval = interval }
    }
    /// The same as a range, whose wish or else most counts where it isn't the default one.
    open var preferredFrameRateRange = CAFrameRateRange.default {
      didSet { tick?.interval = interval }
    }
    private var interval: TimeInterval {
      let range = preferredFrameRateRange
      guard range != .default else { return ClockTick.interval(of: preferredFramesPerSecond) }
      let wish = range.preferred ?? range.maximum
      return ClockTick.interval(of: wish > 0 && wish < 60 ? Int(wish) : 0)
    }

    private let target: Any
    private let action: TargetAction
    private var tick: ClockTick?
    private weak var clock: AnimationClock?

    /// Makes a link that calls a method of a target, which it keeps.
    public init(target: Any, selector sel: Selector) {
      self.target = target
      action = TargetAction(target, sel)
      super.init()
    }

    /// Begins to call the method, on the clock inside whose `run` this is called.
    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
      guard tick == nil, let clock = AnimationClock.current else { return }
      let tick = ClockTick(from: clock.time, interval: interval) { [unowned self] in
        if !isPaused { action.send([self], from: target as? UIResponder) }
      }
      self.tick = tick
      self.clock = clock
      clock.add(tick, of: self)
    }

    /// Calls the method no more, until it is added again.
    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { invalidate() }

    /// Calls the method no more.
    open func invalidate() {
      if let tick { clock?.remove(tick) }
      tick = nil
    }

    deinit {}
  }
#endif
