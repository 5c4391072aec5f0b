import Drawing
import Foundation
import ViewTree

nonisolated extension Outline {
  /// Where the last piece ends; 0, 0 without any.
  var end: CGPoint {
    var start = CGPoint.zero
    var end = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let point):
        start = point
        end = point
      case .line(let point), .quadratic(let point, _), .cubic(let point, _, _): end = point
      case .close: end = start
      }
    }
    return end
  }

  /// The smallest rectangle around all points; null without any.
  var box: CGRect {
    let points = points
    guard let first = points.first else { return .null }
    var (least, greatest) = (first, first)
    for point in points {
      least = CGPoint(x: min(least.x, point.x), y: min(least.y, point.y))
      greatest = CGPoint(x: max(greatest.x, point.x), y: max(greatest.y, point.y))
    }
    return CGRect(
      x: least.x, y: least.y, width: greatest.x - least.x, height: greatest.y - least.y)
  }

  func applied(_ transform: CGAffineTransform?) -> Outline { transform.map(applying) ?? self }

  /// Begins a curve where there is none, as a piece can't begin nowhere.
  private mutating func begin(at point: CGPoint) {
    if elements.isEmpty { elements.append(.move(to: point)) }
    if elements.last == .close { elements.append(.move(to: end)) }
  }

  mutating func addLine(to point: CGPoint) {
    begin(at: point)
    elements.append(.line(to: point))
  }

  mutating func addQuadratic(to point: CGPoint, _ control: CGPoint) {
    begin(at: control)
    elements.append(.quadratic(to: point, control: control))
  }

  mutating func addCubic(to point: CGPoint, _ control1: CGPoint, _ control2: CGPoint) {
    begin(at: control1)
    elements.append(.cubic(to: point, control1: control1, control2: control2))
  }

  /// Adds curves, the first of them joined by a straight line.
  mutating func join(_ other: Outline) {
    guard !elements.isEmpty, case .move(let start)? = other.elements.first else {
      elements += other.elements
      return
    }
    addLine(to: start)
    elements += other.elements.dropFirst()
  }

  /// Adds the part of a circle that rounds the corner between the last point, another one and an end.
  mutating func addArc(corner: CGPoint, end last: CGPoint, radius: CGFloat) {
    let start = end
    func unit(_ to: CGPoint) -> CGPoint? {
      let length = hypot(to.x - corner.x, to.y - corner.y)
      return length > 0
        ? CGPoint(x: (to.x - corner.x) / length, y: (to.y - corner.y) / length) : nil
    }
    guard radius > 0, let one = unit(start), let two = unit(last) else {
      addLine(to: corner)
      return
    }
    let cosine = one.x * two.x + one.y * two.y
    let cross = one.x * two.y - one.y * two.x
    guard cross.magnitude > 1e-6 else {
      addLine(to: corner)
      return
    }
    // How far the circle touches both lines from the corner.
    let distance = radius * ((1 + cosine) / (1 - cosine)).squareRoot()
    let first = CGPoint(x: corner.x + one.x * distance, y: corner.y + one.y * distance)
    let other = CGPoint(x: corner.x + two.x * distance, y: corner.y + two.y * distance)
    let side: CGFloat = cross > 0 ? 1 : -1
    let center = CGPoint(x: first.x - one.y * radius * side, y: first.y + one.x * radius * side)
    func angle(_ point: CGPoint) -> CGFloat { atan2(point.y - center.y, point.x - center.x) }
    addLine(to: first)
    addArc(
      center: center, radius: radius, from: angle(first), to: angle(other), isClockwise: cross < 0)
  }

  /// How often the curves go around a point, their pieces taken as straight between some of their points.
  func turns(around point: CGPoint) -> Int {
    var turns = 0
    var start = CGPoint.zero
    var last = CGPoint.zero
    func side(_ from: CGPoint, _ to: CGPoint) {
      let cross =
        (to.x - from.x) * (point.y - from.y) - (point.x - from.x) * (to.y - from.y)
      if from.y <= point.y, to.y > point.y, cross > 0 { turns += 1 }
      if from.y > point.y, to.y <= point.y, cross < 0 { turns -= 1 }
    }
    func curve(_ points: (CGFloat) -> CGPoint) {
      for step in 1...16 {
        let next = points(CGFloat(step) / 16)
        side(last, next)
        last = next
      }
    }
    for element in elements {
      switch element {
      case .move(let next):
        side(last, start)
        start = next
        last = next
      case .line(let next):
        side(last, next)
        last = next
      case .quadratic(let next, let control):
        let from = last
        curve { t in
          let u = 1 - t
          return CGPoint(
            x: u * u * from.x + 2 * u * t * control.x + t * t * next.x,
            y: u * u * from.y + 2 * u * t * control.y + t * t * next.y)
        }
      case .cubic(let next, let one, let two):
        let from = last
        curve { t in
          let u = 1 - t
          let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
          return CGPoint(
            x: a * from.x + b * one.x + c * two.x + d * next.x,
            y: a * from.y + b * one.y + c * two.y + d * next.y)
        }
      case .close:
        side(last, start)
        last = start
      }
    }
    side(last, start)
    return turns
  }
}
