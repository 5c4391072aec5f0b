import Foundation
import Testing
import UIKit

/// How animators' speeds change.
@Suite
struct TimingParameterTests {
  @Test func `Curves say what they were made of`() {
    let plain = UICubicTimingParameters()
    #expect(plain.controlPoint1 == CGPoint(x: 0.25, y: 0.1))
    #expect(plain.controlPoint2 == CGPoint(x: 0.25, y: 1) && plain.animationCurve == .easeInOut)
    let own = UICubicTimingParameters(
      controlPoint1: CGPoint(x: 0.1, y: 0.2), controlPoint2: CGPoint(x: 0.3, y: 0.4))
    #expect(own.controlPoint1 == CGPoint(x: 0.1, y: 0.2) && own.timingCurveType == .cubic)
    #expect(own.controlPoint2 == CGPoint(x: 0.3, y: 0.4))
    let known = UICubicTimingParameters(animationCurve: .easeIn)
    #expect(known.animationCurve == .easeIn && known.timingCurveType == .builtin)
    #expect(known.cubicTimingParameters === known && known.springTimingParameters == nil)
  }

  @Test func `Springs say what they were made of`() {
    let plain = UISpringTimingParameters()
    #expect(plain.timingCurveType == .spring && plain.initialVelocity == .zero)
    #expect(plain.springTimingParameters === plain && plain.cubicTimingParameters == nil)
    let swinging = UISpringTimingParameters(
      dampingRatio: 0.5, initialVelocity: CGVector(dx: 1, dy: 2))
    #expect(swinging.initialVelocity == CGVector(dx: 1, dy: 2))
    #expect(UISpringTimingParameters(dampingRatio: 0.5).initialVelocity == .zero)
    // One that comes to rest with the animation takes the animation's time, the other its own.
    let animator = UIViewPropertyAnimator(duration: 3, timingParameters: swinging)
    #expect(animator.duration == 3 && animator.timingParameters === swinging)
    #expect(UIViewPropertyAnimator(duration: 300, timingParameters: plain).duration < 2)
  }

  @Test func `Animators of curves and springs begin at the start and end at the end`() {
    let view = UIView()
    let animators: [UIViewPropertyAnimator] = [
      UIViewPropertyAnimator(
        duration: 1, controlPoint1: CGPoint(x: 0.4, y: 0), controlPoint2: CGPoint(x: 0.6, y: 1)
      ) { view.center.x = 100 },
      UIViewPropertyAnimator(duration: 1, dampingRatio: 1) { view.center.x = 100 },
      UIViewPropertyAnimator(duration: 1, timingParameters: UICubicTimingParameters()),
    ]
    animators[2].addAnimations { view.center.x = 100 }
    for animator in animators {
      view.center.x = 0
      #expect(animator.delay == 0 && !animator.isReversed && animator.state == .inactive)
      var shown: [CGFloat] = []
      let clock = AnimationClock()
      clock.run { animator.startAnimation() }
      for _ in 0..<3 {
        shown.append(view.layer.presentation()?.frame.minX ?? .nan)
        clock.advance(by: 0.25)
      }
      #expect(shown.first == 0 && shown == shown.sorted() && shown.allSatisfy { $0 < 100 })
      clock.advance(by: 1)
      #expect(animator.state == .inactive && view.layer.presentation()?.frame.minX == 100)
    }
  }

  @Test func `What is held goes on with other parameters, and changes come in on the way`() {
    for (factor, seconds) in [(0.5, 0.5), (0, 0.75)] {
      let (view, other) = (UIView(), UIView())
      let clock = AnimationClock()
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 100 }
      clock.run { animator.startAnimation() }
      clock.advance(by: 0.25)
      animator.pauseAnimation()
      animator.addAnimations { other.center.x = 80 }
      animator.continueAnimation(
        withTimingParameters: UICubicTimingParameters(animationCurve: .easeOut),
        durationFactor: factor)
      #expect(animator.isRunning && other.layer.presentation()?.frame.minX == 0)
      clock.advance(by: seconds - 0.01)
      #expect(animator.isRunning)
      clock.advance(by: 0.02)
      #expect(!animator.isRunning && animator.state == .inactive)
      #expect(view.center.x == 100 && other.layer.presentation()?.frame.minX == 80)
    }
    let idle = UIViewPropertyAnimator(duration: 1, curve: .linear)
    idle.continueAnimation(withTimingParameters: nil, durationFactor: 1)
    #expect(idle.state == .inactive)
  }

  @Test func `A spring of a bounce ends where it is to`() {
    for bounce in [0, 0.5, -0.5] {
      let view = UIView()
      let clock = AnimationClock()
      var isOver = false
      clock.run {
        UIView.animate(springDuration: 1, bounce: bounce) {
          view.center.x = 100
        } completion: {
          isOver = $0
        }
      }
      clock.advance(by: 0.5)
      #expect(!isOver && view.layer.presentation()?.frame.minX != 0)
      clock.advance(by: 10)
      #expect(isOver && view.layer.presentation()?.frame.minX == 100)
    }
  }
}
