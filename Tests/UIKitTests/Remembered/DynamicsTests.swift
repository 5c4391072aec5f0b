import Foundation
import Testing
import UIKit

/// Forces on views, which are remembered and move nothing.
@Suite
struct DynamicsTests {
  @Test func `An animator knows its behaviours, and they know it`() {
    let stage = UIView()
    let animator = UIDynamicAnimator(referenceView: stage)
    let (gravity, push) = (UIGravityBehavior(), UIPushBehavior(items: [], mode: .continuous))
    #expect(animator.referenceView === stage && animator.behaviors.isEmpty)
    #expect(animator.delegate == nil && gravity.dynamicAnimator == nil && gravity.action == nil)
    animator.addBehavior(gravity)
    animator.addBehavior(push)
    #expect(animator.behaviors == [gravity, push] && gravity.dynamicAnimator === animator)
    animator.removeBehavior(gravity)
    #expect(animator.behaviors == [push] && gravity.dynamicAnimator == nil)
    animator.removeAllBehaviors()
    #expect(animator.behaviors.isEmpty && push.dynamicAnimator == nil)
    #expect(!animator.isRunning && animator.elapsedTime == 0)
  }

  @Test func `Behaviours hold others`() {
    let (whole, one, other) = (UIDynamicBehavior(), UIDynamicBehavior(), UIDynamicBehavior())
    #expect(whole.childBehaviors.isEmpty)
    whole.addChildBehavior(one)
    whole.addChildBehavior(other)
    #expect(whole.childBehaviors == [one, other])
    whole.removeChildBehavior(one)
    #expect(whole.childBehaviors == [other])
  }

  @Test func `Items come and go, and none is moved`() throws {
    let (one, other) = (UIView(frame: CGRect(x: 1, y: 2, width: 4, height: 6)), UIView())
    let made: [UIItemsBehavior] = [
      UIGravityBehavior(items: [one]), UICollisionBehavior(items: [one]),
      UIDynamicItemBehavior(items: [one]), UIPushBehavior(items: [one], mode: .instantaneous),
    ]
    for behavior in made {
      #expect(behavior.items.count == 1 && behavior.items.first === one)
      behavior.addItem(other)
      #expect(behavior.items.count == 2 && behavior.items.last === other)
      behavior.removeItem(one)
      #expect(behavior.items.count == 1 && behavior.items.first === other)
    }
    let animator = UIDynamicAnimator(referenceView: UIView())
    for behavior in made { animator.addBehavior(behavior) }
    let bodies = try #require(made[2] as? UIDynamicItemBehavior)
    bodies.addLinearVelocity(CGPoint(x: 100, y: 0), for: one)
    animator.updateItem(usingCurrentState: one)
    #expect(one.frame == CGRect(x: 1, y: 2, width: 4, height: 6))
  }

  @Test func `What bodies are at first, and remember`() {
    let values: [(ReferenceWritableKeyPath<UIDynamicItemBehavior, CGFloat>, CGFloat)] = [
      (\.elasticity, 0), (\.friction, 0), (\.density, 1), (\.resistance, 0),
      (\.angularResistance, 0),
    ]
    for (value, first) in values { remembers(UIDynamicItemBehavior(), value, first, 3) }
    remembers(UIDynamicItemBehavior(), \.allowsRotation, true, false)
    remembers(UIDynamicItemBehavior(), \.isAnchored, false, true)
    remembers(UICollisionBehavior(), \.collisionMode, .everything, .boundaries)
    remembers(UICollisionBehavior(), \.translatesReferenceBoundsIntoBoundary, false, true)
    let snap = UISnapBehavior(item: UIView(), snapTo: CGPoint(x: 3, y: 4))
    #expect(snap.snapPoint == CGPoint(x: 3, y: 4))
    remembers(UISnapBehavior(item: UIView(), snapTo: .zero), \.damping, 0.5, 1)
    remembers(UISnapBehavior(item: UIView(), snapTo: .zero), \.snapPoint, .zero, snap.snapPoint)
  }

  @Test func `A direction is an angle and how much`() {
    let gravity = UIGravityBehavior()
    #expect(gravity.gravityDirection == CGVector(dx: 0, dy: 1))
    #expect(gravity.angle == .pi / 2 && gravity.magnitude == 1)
    gravity.gravityDirection = CGVector(dx: 3, dy: 4)
    #expect(gravity.magnitude == 5 && abs(gravity.angle - atan2(4, 3)) < 1e-12)
    gravity.angle = 0
    #expect(gravity.gravityDirection == CGVector(dx: 5, dy: 0))
    gravity.magnitude = 2
    #expect(gravity.gravityDirection == CGVector(dx: 2, dy: 0))
    let push = UIPushBehavior(items: [], mode: .instantaneous)
    #expect(push.mode == .instantaneous && push.active && push.pushDirection == .zero)
    #expect(push.angle == 0 && push.magnitude == 0)
    push.magnitude = 2
    #expect(push.pushDirection == CGVector(dx: 2, dy: 0))
    push.angle = .pi
    #expect(abs(push.pushDirection.dx + 2) < 1e-12 && abs(push.pushDirection.dy) < 1e-12)
    push.pushDirection = CGVector(dx: 0, dy: -1)
    #expect(push.magnitude == 1 && push.angle == -.pi / 2)
    push.active = false
    #expect(!push.active)
  }

  @Test func `An attachment is as long as what it ties is apart`() {
    let (one, other) = (UIView(), UIView())
    other.center = CGPoint(x: 6, y: 8)
    let made = { UIAttachmentBehavior(item: one, attachedToAnchor: CGPoint(x: 3, y: 4)) }
    #expect(made().anchorPoint == CGPoint(x: 3, y: 4))
    let pair = UIAttachmentBehavior(item: one, attachedTo: other)
    #expect(pair.anchorPoint == other.center && pair.length == 10)
    remembers(made(), \.length, 5, 20)
    remembers(made(), \.damping, 0, 1)
    remembers(made(), \.frequency, 0, 1)
    remembers(made(), \.anchorPoint, CGPoint(x: 3, y: 4), .zero)
  }
}
