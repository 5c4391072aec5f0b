import Foundation
import Testing
import UIKit

/// Animations that begin while others are under way.
@Suite
struct InterruptionTests {
  #if MainActor
    typealias Setting = @MainActor @Sendable (UIView, CGFloat) -> Void
    typealias Showing = @MainActor @Sendable (CALayer) -> CGFloat
  #else
    typealias Setting = @Sendable (UIView, CGFloat) -> Void
    typealias Showing = @Sendable (CALayer) -> CGFloat
  #endif

  /// What is animated: how it is set to so many hundredths, and how many are shown.
  nonisolated struct Part: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let set: Setting
    let shown: Showing

    init(_ name: String, set: @escaping Setting, shown: @escaping Showing) {
      (testDescription, self.set, self.shown) = (name, set, shown)
    }
  }

  nonisolated static let parts = [
    Part("center", set: { $0.center.x = $1 }, shown: { $0.position.x }),
    Part("size", set: { $0.bounds.size.width = $1 }, shown: { $0.bounds.width }),
    Part("origin", set: { $0.bounds.origin.x = $1 }, shown: { $0.bounds.minX }),
    Part(
      "transform", set: { $0.transform = CGAffineTransform(translationX: $1, y: 0) },
      shown: { $0.affineTransform().tx }),
    Part("alpha", set: { $0.alpha = $1 / 100 }, shown: { CGFloat($0.opacity) * 100 }),
    Part(
      "anchor point", set: { $0.layer.anchorPoint.x = $1 / 100 },
      shown: { $0.anchorPoint.x * 100 }),
  ]

  @Test(arguments: parts)
  func `What moves already goes on from where it is shown`(part: Part) {
    let view = UIView()
    part.set(view, 0)
    let clock = AnimationClock()
    func animate(to end: CGFloat) {
      clock.run {
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { part.set(view, end) }
      }
    }
    func shown(after seconds: Double) -> CGFloat {
      clock.advance(by: seconds)
      return view.layer.presentation().map(part.shown) ?? .nan
    }
    animate(to: 100)
    #expect(abs(shown(after: 0.5) - 50) < 1e-4)
    animate(to: 0)
    // From 50 to 0.
    #expect(abs(shown(after: 0) - 50) < 1e-4)
    #expect(abs(shown(after: 0.5) - 25) < 1e-4)
    #expect(abs(shown(after: 0.5)) < 1e-4)
  }

  @Test(arguments: parts, parts)
  func `What another animation doesn't change goes on as before`(part: Part, other: Part) {
    guard part.testDescription != other.testDescription else { return }
    let view = UIView()
    for part in [part, other] { part.set(view, 0) }
    let clock = AnimationClock()
    for part in [part, other] {
      clock.run {
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { part.set(view, 100) }
      }
      clock.advance(by: 0.5)
    }
    let layer = view.layer.presentation()
    #expect(layer.map { abs(part.shown($0) - 100) < 1e-4 } == true)
    #expect(layer.map { abs(other.shown($0) - 50) < 1e-4 } == true)
  }

  /// Whose time nobody lets pass any more: the clock, or the animator that was held, is gone.
  @Test(arguments: ["a clock", "a clock of an animator", "an animator"])
  func `An animation that nobody goes on with is over, and lets go of its views`(owner: String) {
    var clock: AnimationClock? = AnimationClock()
    var animator: UIViewPropertyAnimator? = nil
    var view: UIView? = UIView()
    let (kept, superview) = (UIView(), UIView())
    superview.addSubview(kept)
    let change = { [weak view] in
      view?.center.x = 100
      kept.center.x = 100
    }
    if owner == "a clock" {
      clock?.run { UIView.animate(withDuration: 1, delay: 0, options: .repeat, animations: change) }
    } else {
      animator = UIViewPropertyAnimator(duration: 1, curve: .linear, animations: change)
    }
    switch owner {
    case "a clock of an animator": clock?.run { animator?.startAnimation() }
    case "an animator": animator?.fractionComplete = 0.5
    default: break
    }
    clock?.advance(by: 0.5)
    #expect(kept.layer.presentation().map { $0.position.x < 100 } == true)
    weak let known = view
    view = nil
    #expect(known != nil)
    clock = nil
    animator = nil
    #expect(known == nil)
    #expect(kept.layer.presentation()?.position.x == 100)
  }
}
