// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

import Foundation
import UIKit

// Each member as UIKit declares it: the override and the call of `super` pin its types from both sides.

class OwnUIGestureRecognizer: UIGestureRecognizer {
  override var cancelsTouchesInView: Bool {
    get { super.cancelsTouchesInView }
    set { super.cancelsTouchesInView = newValue }
  }
  override var delaysTouchesBegan: Bool {
    get { super.delaysTouchesBegan }
    set { super.delaysTouchesBegan = newValue }
  }
  override var delaysTouchesEnded: Bool {
    get { super.delaysTouchesEnded }
    set { super.delaysTouchesEnded = newValue }
  }
  override var delegate: (any UIGestureRecognizerDelegate)? {
    get { super.delegate }
    set { super.delegate = newValue }
  }
  override init() { super.init() }
  override var isEnabled: Bool {
    get { super.isEnabled }
    set { super.isEnabled = newValue }
  }
  override func location(in view: UIView?) -> CGPoint { super.location(in: view) }
  override var name: String? {
    get { super.name }
    set { super.name = newValue }
  }
  override var numberOfTouches: Int { super.numberOfTouches }
  override func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    super.require(toFail: otherGestureRecognizer)
  }
  override var state: UIGestureRecognizer.State {
    get { super.state }
    set { super.state = newValue }
  }
  override var view: UIView? { super.view }
  override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }
  override func addTarget(_ target: Any, action: Selector) {
    super.addTarget(target, action: action)
  }
  override func removeTarget(_ target: Any?, action: Selector?) {
    super.removeTarget(target, action: action)
  }
}

class OwnUITapGestureRecognizer: UITapGestureRecognizer {
  override var numberOfTapsRequired: Int {
    get { super.numberOfTapsRequired }
    set { super.numberOfTapsRequired = newValue }
  }
  override var numberOfTouchesRequired: Int {
    get { super.numberOfTouchesRequired }
    set { super.numberOfTouchesRequired = newValue }
  }
}

class OwnUIPanGestureRecognizer: UIPanGestureRecognizer {
  override var maximumNumberOfTouches: Int {
    get { super.maximumNumberOfTouches }
    set { super.maximumNumberOfTouches = newValue }
  }
  override var minimumNumberOfTouches: Int {
    get { super.minimumNumberOfTouches }
    set { super.minimumNumberOfTouches = newValue }
  }
  override func setTranslation(_ translation: CGPoint, in view: UIView?) {
    super.setTranslation(translation, in: view)
  }
  override func translation(in view: UIView?) -> CGPoint { super.translation(in: view) }
  override func velocity(in view: UIView?) -> CGPoint { super.velocity(in: view) }
}

class OwnUIPinchGestureRecognizer: UIPinchGestureRecognizer {
  override var scale: CGFloat {
    get { super.scale }
    set { super.scale = newValue }
  }
  override var velocity: CGFloat { super.velocity }
}

class OwnUIRotationGestureRecognizer: UIRotationGestureRecognizer {
  override var rotation: CGFloat {
    get { super.rotation }
    set { super.rotation = newValue }
  }
  override var velocity: CGFloat { super.velocity }
}

class OwnUISwipeGestureRecognizer: UISwipeGestureRecognizer {
  override var direction: UISwipeGestureRecognizer.Direction {
    get { super.direction }
    set { super.direction = newValue }
  }
  override var numberOfTouchesRequired: Int {
    get { super.numberOfTouchesRequired }
    set { super.numberOfTouchesRequired = newValue }
  }
}

class OwnUILongPressGestureRecognizer: UILongPressGestureRecognizer {
  override var allowableMovement: CGFloat {
    get { super.allowableMovement }
    set { super.allowableMovement = newValue }
  }
  override var minimumPressDuration: TimeInterval {
    get { super.minimumPressDuration }
    set { super.minimumPressDuration = newValue }
  }
  override var numberOfTapsRequired: Int {
    get { super.numberOfTapsRequired }
    set { super.numberOfTapsRequired = newValue }
  }
  override var numberOfTouchesRequired: Int {
    get { super.numberOfTouchesRequired }
    set { super.numberOfTouchesRequired = newValue }
  }
}

class OwnUIScreenEdgePanGestureRecognizer: UIScreenEdgePanGestureRecognizer {
  override var edges: UIRectEdge {
    get { super.edges }
    set { super.edges = newValue }
  }
}
