import Foundation
import Testing
import UIKit

/// A controller that puts one child's view in the place of another's.
@Suite
struct ChildTransitionTests {
  @Test(arguments: [false, true])
  func `The other view comes in, unless it is somewhere already`(isElsewhere: Bool) {
    let (parent, one, other) = (UIViewController(), UIViewController(), UIViewController())
    for child in [one, other] { parent.addChild(child) }
    parent.view.addSubview(one.view)
    let place = UIView()
    if isElsewhere { place.addSubview(other.view) }
    var steps: [String] = []
    parent.transition(
      from: one, to: other, duration: 1, animations: { steps.append("change") },
      completion: { steps.append("done: \($0)") })
    #expect(one.view.superview == nil && steps == ["change", "done: true"])
    #expect(other.view.superview === (isElsewhere ? place : parent.view))
  }

  @Test func `On a clock both are there until the time is over`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (parent, one, other) = (UIViewController(), UIViewController(), UIViewController())
    window.rootViewController = parent
    for child in [one, other] { parent.addChild(child) }
    parent.view.addSubview(one.view)
    window.makeKeyAndVisible()
    let clock = AnimationClock()
    var ends: [Bool] = []
    clock.run {
      parent.transition(
        from: one, to: other, duration: 2, options: .curveLinear,
        animations: { one.view.alpha = 0 }, completion: { ends.append($0) })
    }
    clock.advance(by: 1)
    #expect(one.view.layer.presentation()?.opacity == 0.5 && parent.view.subviews.count == 2)
    #expect(ends.isEmpty)
    clock.advance(by: 1)
    #expect(parent.view.subviews == [other.view] && ends == [true])
  }

  @Test func `A view that isn't loaded yet isn't replaced`() {
    let (parent, one, other) = (UIViewController(), UIViewController(), UIViewController())
    parent.transition(from: one, to: other, duration: 1, animations: nil)
    #expect(one.viewIfLoaded == nil && other.viewIfLoaded == nil)
  }
}
