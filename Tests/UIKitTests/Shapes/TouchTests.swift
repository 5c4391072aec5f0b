import Foundation
import Testing
import UIKit

/// Touches, and who would hear of them.
@Suite
struct TouchTests {
  @Test func `Recognisers are on one view at a time`() {
    let (first, second, third) = (UIView(), UIView(), UIView())
    let (tap, swipe) = (UITapGestureRecognizer(), UISwipeGestureRecognizer())
    #expect(first.gestureRecognizers == nil && tap.view == nil)
    third.gestureRecognizers = [swipe]
    #expect(third.gestureRecognizers == [swipe] && swipe.view === third)
    first.addGestureRecognizer(tap)
    first.addGestureRecognizer(swipe)
    #expect(first.gestureRecognizers == [tap, swipe] && tap.view === first)
    second.addGestureRecognizer(tap)
    #expect(first.gestureRecognizers == [swipe] && tap.view === second)
    // One that is on another view is left there.
    first.removeGestureRecognizer(tap)
    #expect(second.gestureRecognizers == [tap])
    second.gestureRecognizers = [swipe]
    #expect(second.gestureRecognizers == [swipe] && swipe.view === second && tap.view == nil)
    #expect(first.gestureRecognizers == [])
    second.gestureRecognizers = nil
    #expect(second.gestureRecognizers == nil && swipe.view == nil)
    #expect(first.gestureRecognizerShouldBegin(tap))
  }

  @Test func `Recognisers begin as UIKit's do, and recognise nothing`() {
    let tap = UITapGestureRecognizer()
    #expect(tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1)
    #expect(tap.isEnabled && tap.cancelsTouchesInView && tap.delaysTouchesEnded)
    #expect(!tap.delaysTouchesBegan && tap.state == .possible && tap.numberOfTouches == 0)
    #expect(tap.location(in: nil) == .zero && UIGestureRecognizer.State.recognized == .ended)
    let press = UILongPressGestureRecognizer()
    #expect(press.minimumPressDuration == 0.5 && press.allowableMovement == 10)
    #expect(press.numberOfTapsRequired == 0 && press.numberOfTouchesRequired == 1)
    let pan = UIScreenEdgePanGestureRecognizer()
    #expect(pan.minimumNumberOfTouches == 1 && pan.maximumNumberOfTouches == .max)
    #expect(pan.translation(in: nil) == .zero && pan.velocity(in: nil) == .zero)
    #expect(pan.edges == [])
    let swipe = UISwipeGestureRecognizer()
    #expect(swipe.direction == .right && swipe.numberOfTouchesRequired == 1)
    swipe.direction = [.up, .down]
    #expect(swipe.direction.rawValue == 12)
    let pinch = UIPinchGestureRecognizer()
    #expect(pinch.scale == 1 && pinch.velocity == 0)
    let rotation = UIRotationGestureRecognizer()
    #expect(rotation.rotation == 0 && rotation.velocity == 0)
  }

  /// UIKit's `init()` is a convenience initializer.
  @Test func `A gesture of an app's own may have an initializer without arguments`() {
    final class Own: UIPanGestureRecognizer {
      init() {
        super.init(target: nil, action: nil)
        name = "own"
      }
    }
    #expect(Own().name == "own" && UIPanGestureRecognizer().name == nil)
  }

  @Test func `Touches are found in the view that is in front of the others`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (back, front, inner) = (UIView(), UIView(), UIView())
    back.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
    front.frame = CGRect(x: 40, y: 40, width: 60, height: 60)
    inner.frame = CGRect(x: 10, y: 10, width: 10, height: 10)
    window.addSubview(back)
    window.addSubview(front)
    front.addSubview(inner)
    #expect(window.hitTest(CGPoint(x: 10, y: 10), with: nil) === back)
    #expect(window.hitTest(CGPoint(x: 45, y: 45), with: nil) === front)
    // 40 + 10 and ten more.
    #expect(window.hitTest(CGPoint(x: 55, y: 55), with: nil) === inner)
    #expect(window.hitTest(CGPoint(x: 90, y: 10), with: nil) === window)
    #expect(window.hitTest(CGPoint(x: 190, y: 10), with: nil) == nil)
    inner.isUserInteractionEnabled = false
    #expect(window.hitTest(CGPoint(x: 55, y: 55), with: nil) === front)
    front.alpha = 0.001
    #expect(window.hitTest(CGPoint(x: 55, y: 55), with: nil) === back)
    back.isHidden = true
    #expect(window.hitTest(CGPoint(x: 55, y: 55), with: nil) === window)
    let touch = UITouch()
    touch.position = CGPoint(x: 55, y: 55)
    #expect(touch.location(in: front) == CGPoint(x: 15, y: 15))
    #expect(touch.location(in: nil) == CGPoint(x: 55, y: 55))
    #expect(
      front.convert(CGRect(x: 50, y: 60, width: 5, height: 6), from: window)
        == CGRect(x: 10, y: 20, width: 5, height: 6))
  }

  @Test func `Who hears of what, and who may have the keyboard`() {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let (outer, inner) = (UIViewController(), UIViewController())
    outer.addChild(inner)
    #expect(inner.next === outer)
    window.rootViewController = outer
    outer.view.addSubview(inner.view)
    #expect(inner.view.next === inner && inner.next === outer.view && outer.view.next === outer)
    #expect(UIResponder().next == nil && !inner.becomeFirstResponder())
    #expect(!UIResponder().isFirstResponder && outer.inputView == nil)
    #expect(outer.inputAccessoryView == nil && !outer.canBecomeFirstResponder)
  }
}
