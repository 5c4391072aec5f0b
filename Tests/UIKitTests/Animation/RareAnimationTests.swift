import Foundation
import Testing
import UIKit

/// Rarer ways of animations.
@Suite
struct RareAnimationTests {
  private func x(_ view: UIView) -> CGFloat { view.layer.presentation()?.frame.minX ?? .nan }

  @Test func `Changes inside of a view are shown bit by bit where that is asked for`() {
    for (options, half) in [([.allowAnimatedContent, .curveLinear], 50), (.curveLinear, 100)]
      as [(UIView.AnimationOptions, CGFloat)]
    {
      let (outer, view, clock) = (UIView(), UIView(), AnimationClock())
      outer.addSubview(view)
      clock.run {
        UIView.transition(
          with: outer, duration: 1, options: options, animations: { view.center.x = 100 })
      }
      clock.advance(by: 0.5)
      #expect(x(view) == half)
      clock.advance(by: 1)
      #expect(x(view) == 100)
    }
  }

  @Test func `A view is hidden and the other shown, or put in its place`() {
    let (outer, one, other) = (UIView(), UIView(), UIView())
    outer.addSubview(one)
    outer.addSubview(other)
    other.isHidden = true
    UIView.transition(from: one, to: other, duration: 0, options: .showHideTransitionViews)
    #expect(one.isHidden && !other.isHidden && outer.subviews == [one, other])
    let third = UIView()
    UIView.transition(from: other, to: third, duration: 0)
    #expect(outer.subviews == [one, third] && other.superview == nil)
  }

  private final class Counter: NSObject {
    var times: [CFTimeInterval] = []
    func step(_ link: CADisplayLink) { times.append(link.timestamp) }
  }

  @Test func `A link that asks for fewer pictures on its way goes on from its last`() {
    let (counter, clock) = (Counter(), AnimationClock())
    let link = CADisplayLink(target: counter, selector: Selector(Counter.step(_:), "step:"))
    link.preferredFramesPerSecond = 10
    clock.run { link.add(to: .main, forMode: .common) }
    clock.advance(by: 0.35)
    #expect(counter.times.count == 3)
    link.preferredFramesPerSecond = 5
    clock.advance(by: 0.5)
    #expect(counter.times.count == 5)
    #expect(zip(counter.times, [0.1, 0.2, 0.3, 0.5, 0.7]).allSatisfy { abs($0 - $1) < 1e-9 })
  }
}
