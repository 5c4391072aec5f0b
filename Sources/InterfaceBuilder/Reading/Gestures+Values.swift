import Foundation
import UIKit

extension UIGestureRecognizer {
  /// The gesture of an element; nil for kinds that aren't known.
  static func made(_ values: Values) -> UIGestureRecognizer? {
    let gesture: UIGestureRecognizer
    switch values.element.name {
    case "tapGestureRecognizer":
      let tap = UITapGestureRecognizer()
      tap.numberOfTapsRequired = values.integer("numberOfTapsRequired") ?? 1
      tap.numberOfTouchesRequired = values.integer("numberOfTouchesRequired") ?? 1
      gesture = tap
    case "pongPressGestureRecognizer", "longPressGestureRecognizer":
      let press = UILongPressGestureRecognizer()
      press.numberOfTapsRequired = values.integer("numberOfTapsRequired") ?? 0
      press.numberOfTouchesRequired = values.integer("numberOfTouchesRequired") ?? 1
      press.minimumPressDuration = values.number("minimumPressDuration").map { Double($0) } ?? 0.5
      press.allowableMovement = values.number("allowableMovement") ?? 10
      gesture = press
    case "panGestureRecognizer": gesture = UIPanGestureRecognizer()
    case "screenEdgePanGestureRecognizer":
      let pan = UIScreenEdgePanGestureRecognizer()
      if let edges = values.element.child(key: "edges") { pan.edges = UIRectEdge(edges) }
      gesture = pan
    case "swipeGestureRecognizer":
      let swipe = UISwipeGestureRecognizer()
      swipe.numberOfTouchesRequired = values.integer("numberOfTouchesRequired") ?? 1
      swipe.direction =
        values.choice(
          "direction", ["right": .right, "left": .left, "up": .up, "down": .down]) ?? .right
      gesture = swipe
    case "pinchGestureRecognizer": gesture = UIPinchGestureRecognizer()
    case "rotationGestureRecognizer": gesture = UIRotationGestureRecognizer()
    case "hoverGestureRecognizer": gesture = UIHoverGestureRecognizer()
    default: return nil
    }
    if let pan = gesture as? UIPanGestureRecognizer {
      pan.minimumNumberOfTouches = values.integer("minimumNumberOfTouches") ?? 1
      if let count = values.integer("maximumNumberOfTouches") {
        pan.maximumNumberOfTouches = count
      }
    }
    gesture.isEnabled = values.flag("enabled") ?? true
    gesture.cancelsTouchesInView = values.flag("cancelsTouchesInView") ?? true
    gesture.delaysTouchesBegan = values.flag("delaysTouchesBegan") ?? false
    gesture.delaysTouchesEnded = values.flag("delaysTouchesEnded") ?? true
    return gesture
  }
}

nonisolated extension UIRectEdge {
  /// The edges that an element says `YES` of.
  init(_ element: DocumentElement) {
    let names: [(String, UIRectEdge)] = [
      ("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right),
    ]
    self.init(names.filter { element[$0.0] == "YES" }.map(\.1))
  }
}
