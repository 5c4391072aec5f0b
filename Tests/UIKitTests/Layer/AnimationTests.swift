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

  @Test func `What is to be done after a transaction is done at once`() {
    var isDone = false
    CATransaction.begin()
    CATransaction.setCompletionBlock { isDone = true }
    CATransaction.commit()
    #expect(isDone)
    #expect(CACurrentMediaTime() <= CACurrentMediaTime())
  }
}
