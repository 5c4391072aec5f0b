public import Foundation
import ViewTree

/// The time of animations, which passes when the program says so.
///
/// Without a clock animations are over at once: views have their new frames, and completions are called.
/// What is begun inside ``run(_:)`` takes its time: `layer.presentation()` and
/// `LayoutSnapshot(presentationOf:)` tell where views are shown at the clock's ``time``.
///
///     let clock = AnimationClock()
///     clock.run { controller.openPanel() }
///     clock.advance(by: 0.15)
///     panel.layer.presentation()?.frame
#if MainActor
  @preconcurrency @MainActor
#endif
public final class AnimationClock {
  /// The seconds that have passed.
  public private(set) var time: TimeInterval = 0
  private var runs: [AnimationRun] = []
  /// What is called again and again, and who is kept for that.
  private var ticks: [(tick: ClockTick, owner: AnyObject)] = []
  private static var completionLimit: Int { 100_000 }

  /// Makes a clock at 0 seconds.
  public init() {}

  deinit {}

  /// Whether nothing moves, or waits to.
  public var isIdle: Bool { runs.isEmpty }

  /// Does something whose animations take their time on this clock, as do those begun by their completions.
  public func run(_ body: () -> Void) {
    let things = ThreadStore.current
    let outer = things[Self.key]
    things[Self.key] = self
    body()
    things[Self.key] = outer
  }

  /// Lets seconds pass, and calls the completions of the animations that end meanwhile and the methods of display
  /// links, each at its time.
  ///
  /// A time that is not a finite number or below 0 counts as 0.
  ///
  /// - Complexity: O(*k*) for *k* views that move, for each animation that ends.
  public func advance(by seconds: TimeInterval) {
    let target = time + (seconds.isFinite ? max(seconds, 0) : 0)
    run {
      var budget = Self.completionLimit
      while budget > 0 {
        let run = runs.filter { $0.end <= target }.min { $0.end < $1.end }
        let tick = ticks.map(\.tick).filter { $0.next <= target }.min { $0.next < $1.next }
        if let tick, tick.next < run?.end ?? .infinity {
          budget -= 1
          time = max(time, tick.next)
          for run in runs { run.show(at: time) }
          tick.call()
        } else if let run {
          budget -= 1
          time = max(time, run.end)
          remove(run)
          run.finish()
        } else {
          break
        }
      }
      // What was called may have let more time pass.
      time = max(time, target)
      for run in runs { run.show(at: time) }
    }
  }

  /// Lets time pass until nothing moves any more but what repeats without end.
  public func finish() {
    var budget = Self.completionLimit
    while budget > 0, let end = runs.map(\.end).filter(\.isFinite).max() {
      budget -= 1
      advance(by: end - time)
    }
  }

  /// The clock whose `run` asks; nil outside.
  static var current: AnimationClock? { ThreadStore.current[key] as? AnimationClock }

  private static var key: String { "LayoutKit.clock" }

  func add(_ run: AnimationRun) {
    runs.append(run)
    run.show(at: time)
  }

  func remove(_ run: AnimationRun) { runs.removeAll { $0 === run } }

  /// Begins to call something, and keeps who asks for it until it is removed.
  func add(_ tick: ClockTick, of owner: AnyObject) { ticks.append((tick, owner)) }

  func remove(_ tick: ClockTick) { ticks.removeAll { $0.tick === tick } }
}

/// What a clock calls again and again.
#if MainActor
  @MainActor
#endif
final class ClockTick {
  /// The seconds from one call to the next.
  var interval: TimeInterval {
    didSet {
      begin += TimeInterval(count) * oldValue
      count = 0
    }
  }
  private var begin: TimeInterval
  private var count = 0
  private let body: () -> Void
  private var isCalling = false

  init(from time: TimeInterval, interval: TimeInterval, _ body: @escaping () -> Void) {
    begin = time
    self.interval = interval
    self.body = body
  }

  deinit {}

  /// When it was called last, or began.
  var last: TimeInterval { begin + TimeInterval(count) * interval }
  /// When it is called next.
  var next: TimeInterval { begin + TimeInterval(count + 1) * interval }

  /// A body that lets time pass is not called meanwhile.
  func call() {
    count += 1
    guard !isCalling else { return }
    isCalling = true
    body()
    isCalling = false
  }

  /// The time between pictures of which so many are asked for in a second, out of sixty.
  static func interval(of framesPerSecond: Int) -> TimeInterval {
    guard (1..<60).contains(framesPerSecond) else { return 1.0 / 60 }
    return TimeInterval(60 / framesPerSecond) / 60
  }
}

/// An animation on a clock.
#if MainActor
  @MainActor
#endif
final class AnimationRun {
  /// When it begins to move.
  let begin: TimeInterval
  /// How long one way takes.
  let duration: TimeInterval
  /// How many ways it takes, of which every other one leads back where it reverses.
  let ways: Double
  let reverses: Bool
  private let showShare: (CGFloat) -> Void
  private let atEnd: () -> Void

  init(
    begin: TimeInterval, duration: TimeInterval, ways: Double = 1, reverses: Bool = false,
    show: @escaping (CGFloat) -> Void, atEnd: @escaping () -> Void
  ) {
    self.begin = begin
    self.duration = duration
    self.ways = ways
    self.reverses = reverses
    showShare = show
    self.atEnd = atEnd
  }

  deinit {}

  /// When it is over.
  var end: TimeInterval {
    duration == 0 && ways.isInfinite ? .infinity : begin + duration * ways
  }

  /// Shows a moment.
  func show(at time: TimeInterval) {
    guard duration > 0 else { return showShare(time >= begin ? 1 : 0) }
    let passed = min(max((time - begin) / duration, 0), ways)
    let way = passed.rounded(.down)
    let share = passed - way
    if passed > 0, share == 0, passed == ways {
      return showShare(reverses && Int(ways) % 2 == 0 ? 0 : 1)
    }
    let leadsBack = reverses && way.truncatingRemainder(dividingBy: 2) == 1
    showShare(CGFloat(leadsBack ? 1 - share : share))
  }

  func finish() { atEnd() }
}
