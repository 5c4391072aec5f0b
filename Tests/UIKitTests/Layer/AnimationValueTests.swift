import Foundation
import Testing
import UIKit

/// What animations of layers are at first, and remember.
@Suite
struct AnimationValueTests {
  private struct Listener: CAAnimationDelegate {}

  @Test func `A spring's values`() {
    remembers(CASpringAnimation(), \.mass, 1, 2)
    remembers(CASpringAnimation(), \.stiffness, 100, 200)
    remembers(CASpringAnimation(), \.damping, 10, 20)
    remembers(CASpringAnimation(), \.initialVelocity, 0, 5)
    let spring = CASpringAnimation(keyPath: "position")
    spring.duration = 3
    #expect(spring.keyPath == "position" && spring.settlingDuration == 3)
  }

  @Test func `Groups and transitions`() {
    let group = CAAnimationGroup()
    #expect(group.animations == nil)
    group.animations = [CABasicAnimation(keyPath: "opacity")]
    #expect(group.animations?.count == 1)
    remembers(CATransition(), \.type, .fade, .push)
    remembers(CATransition(), \.subtype, nil, .fromLeft)
    let types: [(CATransitionType, String)] = [
      (.fade, "fade"), (.moveIn, "moveIn"), (.push, "push"), (.reveal, "reveal"),
    ]
    for (type, name) in types { #expect(CATransitionType(rawValue: name) == type) }
    let sides: [(CATransitionSubtype, String)] = [
      (.fromRight, "fromRight"), (.fromLeft, "fromLeft"), (.fromTop, "fromTop"),
      (.fromBottom, "fromBottom"),
    ]
    for (side, name) in sides { #expect(CATransitionSubtype(rawValue: name) == side) }
    #expect(CAAnimationRotationMode(rawValue: "auto") == .rotateAuto)
  }

  @Test func `A transaction has no effect but that it calls what follows it`() {
    let layer = CALayer()
    var isOver = false
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    CATransaction.setAnimationDuration(3)
    let function = CAMediaTimingFunction(controlPoints: 0.1, 0.2, 0.3, 0.4)
    CATransaction.setAnimationTimingFunction(function)
    CATransaction.setCompletionBlock { isOver = true }
    layer.opacity = 0.5
    CATransaction.flush()
    #expect(layer.opacity == 0.5 && !isOver && layer.animationKeys() == nil)
    CATransaction.commit()
    #expect(isOver)
    #expect(kCATransactionDisableActions == "disableActions")
    #expect(kCATransactionAnimationDuration == "animationDuration" && kCATransition == "transition")
  }

  @Test func `A delegate needs to answer nothing`() {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.toValue = 0.5
    let listener = Listener()
    listener.animationDidStart(animation)
    listener.animationDidStop(animation, finished: true)
    #expect(animation.keyPath == "opacity" && animation.toValue as? Double == 0.5)
  }
}
