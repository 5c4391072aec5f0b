import Foundation
import Testing
import UIKit

/// Timers that are started as they are made, and calls that are called off all at once.
@Suite
struct ScheduledTimerTests {
  private final class Counter: NSObject {
    var count = 0
    func tick() { count += 1 }
  }

  @Test func `A timer is started on the thread's run loop`() {
    let counter = Counter()
    let timer = Timer.scheduledTimer(
      timeInterval: 0.001, target: counter, selector: Selector(Counter.tick, "tick"), userInfo: nil,
      repeats: true)
    #expect(timer.isValid && counter.count == 0)
    for _ in 0..<500 where counter.count < 2 {
      RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.01))
    }
    #expect(counter.count >= 2)
    timer.invalidate()
    #expect(!timer.isValid)
  }

  @Test func `All that was to be done later of a target is called off`() {
    let (one, other) = (Counter(), Counter())
    for counter in [one, other] {
      counter.perform(Selector(Counter.tick, "tick"), with: nil, afterDelay: 0)
    }
    Counter.cancelPreviousPerformRequests(withTarget: one)
    for _ in 0..<500 where other.count < 1 {
      RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.01))
    }
    #expect(one.count == 0 && other.count == 1)
  }
}
