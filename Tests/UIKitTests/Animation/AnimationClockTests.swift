import Foundation
import Testing
import UIKit

/// Animations on a clock.
@Suite
struct AnimationClockTests {
  private func x(_ view: UIView) -> CGFloat { view.layer.presentation()?.frame.minX ?? .nan }

  @Test func `Views are shown on the way, and the completion is called in its time`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let clock = AnimationClock()
    var ends: [Bool] = []
    clock.run {
      UIView.animate(withDuration: 2, delay: 1, options: .curveLinear) {
        view.frame.origin.x = 100
        view.alpha = 0
      } completion: {
        ends.append($0)
      }
    }
    #expect(view.frame.minX == 100 && x(view) == 0 && !clock.isIdle)
    clock.advance(by: 1.5)
    // A quarter of 2 seconds after the delay of 1.
    #expect(x(view) == 25 && view.layer.presentation()?.opacity == 0.75 && ends.isEmpty)
    clock.advance(by: 1.5)
    #expect(x(view) == 100 && ends == [true] && clock.isIdle)
  }

  @Test func `What layoutIfNeeded moves inside an animation is shown on the way`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 400))
    let panel = UIView()
    panel.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(panel)
    let height = panel.heightAnchor.constraint(equalToConstant: 0)
    NSLayoutConstraint.activate([
      panel.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      panel.trailingAnchor.constraint(equalTo: window.trailingAnchor),
      panel.bottomAnchor.constraint(equalTo: window.bottomAnchor), height,
    ])
    window.layoutIfNeeded()
    let clock = AnimationClock()
    clock.run {
      height.constant = 200
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { window.layoutIfNeeded() }
    }
    clock.advance(by: 0.5)
    #expect(panel.frame == CGRect(x: 0, y: 200, width: 100, height: 200))
    #expect(panel.layer.presentation()?.frame == CGRect(x: 0, y: 300, width: 100, height: 100))
  }

  @Test func `Animations begun by completions begin at that time`() {
    let view = UIView()
    let clock = AnimationClock()
    var times: [TimeInterval] = []
    clock.run {
      UIView.animate(withDuration: 1) {
        view.frame.origin.x = 10
      } completion: { _ in
        times.append(clock.time)
        UIView.animate(withDuration: 2) {
          view.frame.origin.x = 20
        } completion: { _ in
          times.append(clock.time)
        }
      }
    }
    clock.advance(by: 10)
    #expect(times == [1, 3])
  }

  @Test func `A second animation goes on from where the first has come`() {
    let view = UIView()
    let clock = AnimationClock()
    clock.run {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 100 }
    }
    clock.advance(by: 0.5)
    clock.run {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 0 }
    }
    #expect(x(view) == 50)
    clock.advance(by: 0.5)
    #expect(x(view) == 25)
  }

  @Test func `There and back again, without end`() {
    let view = UIView()
    let clock = AnimationClock()
    clock.run {
      UIView.animate(
        withDuration: 1, delay: 0, options: [.repeat, .autoreverse, .curveLinear],
        animations: { view.center.x = 100 }, completion: { _ in Issue.record("It has no end") })
    }
    let shown = [0.25, 0.5, 0.5, 0.5].map { step -> CGFloat in
      clock.advance(by: step)
      return x(view)
    }
    #expect(shown == [25, 75, 75, 25])
    clock.finish()
    #expect(!clock.isIdle)
  }

  @Test func `Steps take their shares of the time`() {
    let view = UIView()
    let clock = AnimationClock()
    clock.run {
      UIView.animateKeyframes(withDuration: 4, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 100 }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.25) {
          view.center.x = 0
        }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.alpha = 0 }
      }
    }
    let shown = [1.0, 1, 0.5, 1].map { step -> [CGFloat] in
      clock.advance(by: step)
      return [x(view), CGFloat(view.layer.presentation()?.opacity ?? -1)]
    }
    // Half of the first step; its end; half of the second; after it, and three quarters of the third.
    #expect(shown == [[50, 1], [100, 1], [50, 0.75], [0, 0.25]])
  }

  @Test func `Springs swing beyond the end, and come to rest there`() {
    let view = UIView()
    let clock = AnimationClock()
    clock.run {
      UIView.animate(
        withDuration: 1, delay: 0, usingSpringWithDamping: 0.3, initialSpringVelocity: 5,
        animations: { view.center.x = 100 })
    }
    var farthest: CGFloat = 0
    for _ in 0..<100 {
      clock.advance(by: 0.01)
      farthest = max(farthest, x(view))
    }
    #expect(farthest > 110 && x(view) == 100)
  }

  @Test(
    arguments: [
      // In hundredths of the way after an eighth, a quarter and half of the time, by adding up small steps of
      // x″ = ω²(1 − x) − 2δx′ with x′(0) = v, δ = ln 1000 and ω = δ by the damping; with a damping of 1, δ = ω = 9.2334.
      (0.3, 5, [137.4947, 88.6065, 100.3156]), (0.5, -4, [58.4947, 115.1521, 97.8342]),
      (0.8, 2, [42.2692, 78.9512, 101.1252]), (1, 3, [43.8995, 74.5636, 95.9305]),
    ] as [(CGFloat, CGFloat, [CGFloat])])
  func `Springs begin with their speed`(damping: CGFloat, velocity: CGFloat, places: [CGFloat]) {
    for duration in [1.0, 2] {
      let view = UIView()
      let clock = AnimationClock()
      clock.run {
        UIView.animate(
          withDuration: duration, delay: 0, usingSpringWithDamping: damping,
          initialSpringVelocity: velocity / CGFloat(duration), animations: { view.center.x = 100 })
      }
      let shown = [0.125, 0.125, 0.25].map { step -> CGFloat in
        clock.advance(by: step * duration)
        return x(view)
      }
      #expect(zip(shown, places).allSatisfy { abs($0 - $1) < 1e-3 }, "\(shown)")
    }
  }

  @Test func `What is taken away is over, and its completion is called with false`() {
    let view = UIView()
    let clock = AnimationClock()
    var ends: [Bool] = []
    clock.run {
      UIView.animate(withDuration: 1) {
        view.center.x = 100
      } completion: {
        ends.append($0)
      }
    }
    clock.advance(by: 0.5)
    view.layer.removeAllAnimations()
    #expect(ends == [false] && x(view) == 100 && clock.isIdle)
  }

  // The page of UIView.AnimationOptions: without an option to override them, the duration and the curve of the
  // animation that is under way are inherited.
  @Test func `An animation inside another takes that one's time and curve, unless it says so`() {
    let cases: [(options: UIView.AnimationOptions, half: CGFloat?, end: TimeInterval)] = [
      // Half of the time, and an eighth; eased in it is short of the middle.
      ([], 50, 1), (.overrideInheritedDuration, 12.5, 4), (.overrideInheritedCurve, nil, 1),
    ]
    for (options, half, end) in cases {
      let view = UIView()
      let clock = AnimationClock()
      var ended: TimeInterval?
      clock.run {
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
          UIView.animate(
            withDuration: 4, delay: 0, options: options.union(.curveEaseIn),
            animations: {
              view.center.x = 100
              #expect(UIView.inheritedAnimationDuration == end)
            }, completion: { _ in ended = clock.time })
        }
      }
      clock.advance(by: 0.5)
      if let half {
        #expect(abs(x(view) - half) < 1e-6)
      } else {
        #expect(x(view) > 0 && x(view) < 50)
      }
      clock.finish()
      #expect(ended == end && x(view) == 100)
    }
    let view = UIView()
    let clock = AnimationClock()
    clock.run {
      // One without a duration gives none.
      UIView.animate(withDuration: 0) {
        UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) { view.center.x = 100 }
      }
    }
    clock.advance(by: 1)
    #expect(x(view) == 50)
  }

  @Test func `Changes that aren't to be animated aren't`() {
    let view = UIView()
    let clock = AnimationClock()
    clock.run {
      UIView.animate(withDuration: 1) {
        #expect(UIView.inheritedAnimationDuration == 1)
        UIView.performWithoutAnimation { view.center.x = 100 }
      }
    }
    #expect(x(view) == 100)
  }

  @Test func `Without a clock all is over at once`() {
    let view = UIView()
    var ends: [Bool] = []
    UIView.animate(withDuration: 1) {
      view.center.x = 100
    } completion: {
      ends.append($0)
    }
    #expect(ends == [true] && x(view) == 100)
    let other = UIView()
    let outer = UIView()
    outer.addSubview(view)
    UIView.transition(from: view, to: other, duration: 1)
    #expect(view.superview == nil && other.superview === outer)
  }
}
