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

  /// The ends of all pieces, and where curves reach farthest to a side.
  var extremes: [CGPoint] {
    var last = CGPoint.zero
    var start = CGPoint.zero
    return elements.flatMap { element -> [CGPoint] in
      let from = last
      switch element {
      case .move(let point):
        (start, last) = (point, point)
        return [point]
      case .line(let point):
        last = point
        return [point]
      case .quadratic(let point, let control):
        last = point
        func along(_ from: CGFloat, _ control: CGFloat, _ to: CGFloat) -> [CGFloat] {
          [(from - control) / (from - 2 * control + to)]
        }
        let turns = along(from.x, control.x, point.x) + along(from.y, control.y, point.y)
        return [point]
          + turns.filter { $0 > 0 && $0 < 1 }.map { Self.point(from, control, point, at: $0) }
      case .cubic(let point, let one, let two):
        last = point
        let turns =
          Self.turns(from.x, one.x, two.x, point.x) + Self.turns(from.y, one.y, two.y, point.y)
        return [point]
          + turns.filter { $0 > 0 && $0 < 1 }.map { Self.point(from, one, two, point, at: $0) }
      case .close:
        last = start
        return []
      }
    }
  }

  /// Where a cubic curve turns back along an axis, as shares of it, and perhaps some beyond.
  private static func turns(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> [CGFloat] {
    // The derivative is p t² + q t + r, but for a factor of 3.
    let (p, q, r) = (d - 3 * c + 3 * b - a, 2 * (c - 2 * b + a), b - a)
    let root = (q * q - 4 * p * r).squareRoot()
    // The sum without cancellation, so that it also holds where p is 0 or nearly so.
    let sum = -(q + (q < 0 ? -root : root)) / 2
    return [sum / p, r / sum]
  }

  /// The point of a parabola at a share of it.
  private static func point(_ from: CGPoint, _ control: CGPoint, _ to: CGPoint, at t: CGFloat)
    -> CGPoint
  {
    let u = 1 - t
    return CGPoint(
      x: u * u * from.x + 2 * u * t * control.x + t * t * to.x,
      y: u * u * from.y + 2 * u * t * control.y + t * t * to.y)
  }

  /// The point of a cubic curve at a share of it.
  private static func point(
    _ from: CGPoint, _ one: CGPoint, _ two: CGPoint, _ to: CGPoint, at t: CGFloat
  ) -> CGPoint {
    let u = 1 - t
    let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
    return CGPoint(
      x: a * from.x + b * one.x + c * two.x + d * to.x,
      y: a * from.y + b * one.y + c * two.y + d * to.y)
  }

  /// Makes a rectangle whose corners are quarters of ellipses; radii beyond half a side count as that.
  init(_ rect: CGRect, radii: CGSize) {
    let width = min(max(radii.width, 0), rect.width / 2)
    let height = min(max(radii.height, 0), rect.height / 2)
    guard width > 0, height > 0 else {
      self.init(rect, radius: 0)
      return
    }
    // Circles in a rectangle that is stretched to this one.
    let stretch = height / width
    self = Outline(
      CGRect(
        x: rect.minX, y: rect.minY / stretch, width: rect.width, height: rect.height / stretch),
      radius: width
    ).applying(CGAffineTransform(scaleX: 1, y: stretch))
  }

  func applied(_ transform: CGAffineTransform?) -> Outline { transform.map(applying) ?? self }

  /// Adds a piece from the last point; without effect where there is none.
  private mutating func add(_ piece: Element) {
    if elements.isEmpty { return }
    if elements.last == .close { elements.append(.move(to: end)) }
    elements.append(piece)
  }

  mutating func addLine(to point: CGPoint) { add(.line(to: point)) }

  mutating func addQuadratic(to point: CGPoint, _ control: CGPoint) {
    add(.quadratic(to: point, control: control))
  }

  mutating func addCubic(to point: CGPoint, _ control1: CGPoint, _ control2: CGPoint) {
    add(.cubic(to: point, control1: control1, control2: control2))
  }

  /// Ends the last curve with a straight line to where it began, unless that is done or there is none.
  mutating func close() {
    if !elements.isEmpty, elements.last != .close { elements.append(.close) }
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
    guard !isEmpty else { return }
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
        curve { Self.point(from, control, next, at: $0) }
      case .cubic(let next, let one, let two):
        let from = last
        curve { Self.point(from, one, two, next, at: $0) }
      case .close:
        side(last, start)
        last = start
      }
    }
    side(last, start)
    return turns
  }
}

nonisolated extension CGRect {
  /// The smallest rectangle around points; null without any.
  init(around points: [CGPoint]) {
    guard let first = points.first else {
      self = .null
      return
    }
    var (least, greatest) = (first, first)
    for point in points {
      least = CGPoint(x: min(least.x, point.x), y: min(least.y, point.y))
      greatest = CGPoint(x: max(greatest.x, point.x), y: max(greatest.y, point.y))
    }
    self.init(x: least.x, y: least.y, width: greatest.x - least.x, height: greatest.y - least.y)
  }
}
