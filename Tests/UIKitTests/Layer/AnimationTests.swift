import Foundation
import Testing
import UIKit

/// Animations of layers.
@Suite
struct AnimationTests {
  @Test func `A layer keeps one animation of a key until it is removed`() {
    let layer = UIView().layer
    let (first, second) = (CABasicAnimation(keyPath: "opacity"), CAKeyframeAnimation())
    first.toValue = 1
    first.timingFunction = CAMediaTimingFunction(name: .easeIn)
    layer.add(first, forKey: "a")
    layer.add(second, forKey: "a")
    #expect(layer.animation(forKey: "a") === second)
    layer.add(first, forKey: nil)
    #expect(layer.animationKeys()?.count == 2)
    layer.removeAnimation(forKey: "a")
    #expect(layer.animation(forKey: "a") == nil)
    layer.removeAllAnimations()
    #expect(layer.animationKeys() == nil)
  }

  @Test func `What is to be done after a transaction is done when it is committed`() {
    var done: [String] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { done.append("outer") }
    CATransaction.begin()
    CATransaction.setCompletionBlock { done.append("inner") }
    done.append("change")
    CATransaction.commit()
    #expect(done == ["change", "inner"] && CATransaction.completionBlock() != nil)
    CATransaction.commit()
    #expect(done == ["change", "inner", "outer"] && CATransaction.completionBlock() == nil)
    // Outside of all it is done at once, and there is nothing to commit.
    CATransaction.setCompletionBlock { done.append("at once") }
    CATransaction.commit()
    #expect(done.last == "at once" && done.count == 4)
    CATransaction.begin()
    CATransaction.setCompletionBlock { done.append("never") }
    CATransaction.setCompletionBlock(nil)
    CATransaction.commit()
    #expect(done.count == 4)
    #expect(CACurrentMediaTime() <= CACurrentMediaTime())
  }
}
