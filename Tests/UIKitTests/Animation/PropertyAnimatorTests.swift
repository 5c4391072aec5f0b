import Foundation
import Testing
import UIKit

/// Animators of properties.
@Suite
struct PropertyAnimatorTests {
  private func x(_ view: UIView) -> CGFloat { view.layer.presentation()?.frame.minX ?? .nan }

  @Test func `Any share of the way can be shown, without a clock`() {
    let view = UIView()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) { view.center.x = 100 }
    #expect(animator.state == .inactive && view.center.x == 0)
    animator.fractionComplete = 0.25
    // While it is held a share of the time is a share of the way.
    #expect(animator.state == .active && !animator.isRunning)
    #expect(view.center.x == 100 && x(view) == 25)
    animator.scrubsLinearly = false
    animator.fractionComplete = 0.5
    #expect(abs(x(view) - 50) < 1e-9)
    animator.fractionComplete = 0.25
    // The curve from 0, 0 to 1, 1 with the handles 0.42, 0 and 0.58, 1 is at 0.129 there.
    #expect(abs(x(view) - 12.9) < 0.05)
  }

  @Test func `It runs on a clock, is held, turned round, and tells where it has ended`() {
    let view = UIView()
    let clock = AnimationClock()
    var ends: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) { view.center.x = 100 }
    animator.addCompletion { ends.append($0) }
    clock.run { animator.startAnimation() }
    clock.advance(by: 1.5)
    #expect(animator.isRunning && x(view) == 75 && animator.fractionComplete == 0.75)
    animator.pauseAnimation()
    clock.advance(by: 5)
    #expect(x(view) == 75 && ends.isEmpty)
    animator.isReversed = true
    animator.startAnimation()
    clock.advance(by: 0.5)
    #expect(x(view) == 50)
    clock.advance(by: 1)
    // Back at the start the changes are taken back.
    #expect(ends == [.start] && view.center.x == 0 && animator.state == .inactive)
  }

  @Test func `What is stopped stays where it was shown, or ends where it is told to`() {
    let positions: [(UIViewAnimatingPosition?, CGFloat)] = [
      (nil, 25), (.current, 25), (.start, 0), (.end, 100),
    ]
    for (position, end) in positions {
      let view = UIView()
      var ends: [UIViewAnimatingPosition] = []
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 100 }
      animator.addCompletion { ends.append($0) }
      animator.fractionComplete = 0.25
      animator.stopAnimation(position == nil)
      if let position {
        // Until it is finished, views stay where they were shown.
        #expect(animator.state == .stopped && view.center.x == 25 && !animator.isRunning)
        animator.finishAnimation(at: position)
      }
      #expect(view.center.x == end && animator.state == .inactive)
      #expect(ends == (position.map { [$0] } ?? []))
    }
  }

  @Test func `Each part that is stopped ends where it is told to`() {
    let parts: [(String, (UIView) -> CGFloat, (UIView) -> Void)] = [
      ("center", { $0.center.x }, { $0.center.x = 100 }),
      ("size", { $0.bounds.width }, { $0.bounds.size.width = 100 }),
      ("origin", { $0.bounds.minX }, { $0.bounds.origin.x = 100 }),
      ("alpha", { $0.alpha }, { $0.alpha = 0 }),
      ("transform", { $0.transform.tx }, { $0.transform = .init(translationX: 100, y: 0) }),
      ("anchor", { $0.layer.anchorPoint.x }, { $0.layer.anchorPoint.x = 0 }),
    ]
    for (name, value, change) in parts {
      let plain = value(UIView())
      let changed = UIView()
      change(changed)
      for position in [UIViewAnimatingPosition.start, .end] {
        let view = UIView()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { change(view) }
        animator.fractionComplete = 0.25
        animator.stopAnimation(false)
        animator.finishAnimation(at: position)
        #expect(value(view) == (position == .start ? plain : value(changed)), "\(name)")
      }
    }
  }

  @Test func `Without a clock it is over when it is started`() {
    let view = UIView()
    var ends: [UIViewAnimatingPosition] = []
    UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 1, delay: 0, animations: { view.center.x = 100 },
      completion: { ends.append($0) })
    #expect(ends == [.end] && view.center.x == 100)
  }

  @Test func `Changes that are added with a delay begin later`() {
    let (one, other) = (UIView(), UIView())
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { one.center.x = 100 }
    animator.addAnimations({ other.center.x = 100 }, delayFactor: 0.5)
    animator.fractionComplete = 0.75
    #expect(x(one) == 75 && x(other) == 50)
  }

  // A ratio of damping / (2 √(mass · stiffness)) and √(stiffness / mass) a second: below 1 ln 1000 / (ratio · speed), from
  // 1 on 9.233413 / speed, which is when (1 + x) e⁻ˣ is a thousandth. What is no spring is one of 1 and 1.
  @Test(
    arguments: [
      (1, 100, 10, 1.381551), (1, 100, 19, 0.727132), (1, 100, 20, 0.923341),
      (1, 100, 30, 0.923341), (4, 100, 20, 2.763102), (3, 1000, 500, 0.505735),
      (0, 100, 10, 9.233413), (1, -1, 10, 9.233413), (1, 100, 0, 9.233413),
    ] as [(CGFloat, CGFloat, CGFloat, Double)])
  func `Springs of a mass say themselves how long they take`(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, duration: Double
  ) {
    let spring = UISpringTimingParameters(
      mass: mass, stiffness: stiffness, damping: damping, initialVelocity: .zero)
    let animator = UIViewPropertyAnimator(duration: 9, timingParameters: spring)
    #expect(abs(animator.duration - duration) < 1e-6)
  }

  @Test func `An animator that pauses at its end stays active, and calls nobody`() {
    let view = UIView()
    let clock = AnimationClock()
    var ends: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 100 }
    animator.pausesOnCompletion = true
    animator.addCompletion { ends.append($0) }
    clock.run { animator.startAnimation(afterDelay: 1) }
    clock.advance(by: 0.5)
    #expect(animator.state == .active && animator.isRunning && x(view) == 0)
    clock.advance(by: 5)
    #expect(animator.state == .active && !animator.isRunning && ends == [])
    animator.stopAnimation(false)
    animator.finishAnimation(at: .end)
    #expect(ends == [.end] && animator.state == .inactive)
    // It can be used again.
    animator.pausesOnCompletion = false
    animator.addAnimations { view.center.x = 50 }
    animator.addCompletion { ends.append($0) }
    clock.run { animator.startAnimation() }
    clock.advance(by: 0.5)
    #expect(x(view) == 75)
    clock.advance(by: 1)
    #expect(ends == [.end, .end] && view.center.x == 50)
  }

  @Test func `An animator that can't be interrupted goes on`() {
    let view = UIView()
    let clock = AnimationClock()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 100 }
    animator.isInterruptible = false
    clock.run { animator.startAnimation() }
    animator.pauseAnimation()
    animator.stopAnimation(true)
    animator.fractionComplete = 0
    clock.advance(by: 0.5)
    #expect(animator.isRunning && x(view) == 50)
  }
}
