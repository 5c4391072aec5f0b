import Testing
import UIKit

/// Methods that are called for each picture of a clock.
@Suite
struct DisplayLinkTests {
  /// A label that counts.
  private final class Counter: UILabel {
    var times: [CFTimeInterval] = []
    var limit = Int.max

    func step(_ link: CADisplayLink) {
      times.append(link.timestamp)
      text = "\(times.count)"
      if times.count == limit { link.invalidate() }
    }
  }

  private let clock = AnimationClock()
  private let counter = Counter()

  private func link() -> CADisplayLink {
    CADisplayLink(target: counter, selector: Selector(Counter.step(_:), "step:"))
  }

  @Test(arguments: [
    (0, 60), (60, 60), (120, 60), (-5, 60), (30, 30), (25, 30), (20, 20), (7, 7), (1, 1),
  ])
  func `It is called as often as it asks for, at most sixty times a second`(
    asked: Int, calls: Int
  ) {
    let link = link()
    link.preferredFramesPerSecond = asked
    clock.run { link.add(to: .main, forMode: .common) }
    clock.advance(by: 1)
    #expect(counter.times.count == calls)
    #expect(counter.times.last == Double(calls) * link.duration && counter.text == "\(calls)")
    #expect(link.targetTimestamp == link.timestamp + link.duration)
  }

  @Test(arguments: [
    (CAFrameRateRange(minimum: 10, maximum: 30), 30),
    (CAFrameRateRange(minimum: 10, maximum: 30, preferred: 20), 20),
    (CAFrameRateRange(minimum: 80, maximum: 120, preferred: 120), 60),
    (CAFrameRateRange(minimum: 0, maximum: .nan), 60), (.default, 30),
  ])
  func `Its range of pictures counts before the number`(range: CAFrameRateRange, calls: Int) {
    let link = link()
    link.preferredFramesPerSecond = 30
    link.preferredFrameRateRange = range
    clock.run { link.add(to: .main, forMode: .common) }
    clock.advance(by: 1)
    #expect(counter.times.count == calls)
  }

  @Test func `It waits, and ends`() {
    let link = link()
    clock.run { link.add(to: .main, forMode: .default) }
    clock.advance(by: 0.1)
    #expect(counter.times.count == 6)
    link.isPaused = true
    clock.advance(by: 1)
    link.isPaused = false
    #expect(counter.times.count == 6)
    counter.limit = 8
    clock.advance(by: 1)
    #expect(counter.times.count == 8 && link.timestamp >= 1)
  }

  @Test func `The clock keeps it, until it is removed`() {
    weak var known: CADisplayLink?
    do {
      let link = link()
      clock.run { link.add(to: .main, forMode: .common) }
      known = link
    }
    clock.advance(by: 0.5)
    #expect(counter.times.count == 30 && known != nil && clock.isIdle)
    known?.remove(from: .main, forMode: .common)
    clock.advance(by: 0.5)
    #expect(counter.times.count == 30 && known == nil)
  }

  @Test func `It sees animations where they are, and both end in their order`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var seen: [CGFloat] = []
    final class Watcher {
      var look: () -> Void = {}
      func step() { look() }
    }
    let watcher = Watcher()
    watcher.look = { seen.append(view.layer.presentation()?.frame.minX ?? -1) }
    let link = CADisplayLink(target: watcher, selector: Selector(Watcher.step, "step"))
    link.preferredFramesPerSecond = 4
    clock.run {
      link.add(to: .main, forMode: .common)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.frame.origin.x = 100
      } completion: { _ in
        seen.append(-2)
      }
    }
    clock.advance(by: 1)
    #expect(seen == [25, 50, 75, -2, 100])
  }

  @Test func `Without a clock nothing calls it`() {
    let link = link()
    link.add(to: .main, forMode: .common)
    clock.advance(by: 1)
    #expect(counter.times.isEmpty && link.timestamp > 0)
    link.invalidate()
  }
}
