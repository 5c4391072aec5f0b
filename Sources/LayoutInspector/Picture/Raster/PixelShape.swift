import Foundation
import Typesetting

/// A closed shape of straight sides, in pixels.
struct PixelShape {
  /// The corners of each closed curve.
  private(set) var curves: [[CGPoint]] = []

  init(polygon: [CGPoint]) { curves = [polygon] }

  /// A rectangle with round corners; a radius beyond half a side counts as that.
  init(_ frame: CGRect, radius: CGFloat = 0) {
    let radius = min(max(radius, 0), frame.width / 2, frame.height / 2)
    guard radius > 0 else {
      curves = [
        [
          CGPoint(x: frame.minX, y: frame.minY), CGPoint(x: frame.maxX, y: frame.minY),
          CGPoint(x: frame.maxX, y: frame.maxY), CGPoint(x: frame.minX, y: frame.maxY),
        ]
      ]
      return
    }
    let inner = frame.insetBy(dx: radius, dy: radius)
    let centers = [
      CGPoint(x: inner.maxX, y: inner.maxY), CGPoint(x: inner.minX, y: inner.maxY),
      CGPoint(x: inner.minX, y: inner.minY), CGPoint(x: inner.maxX, y: inner.minY),
    ]
    let steps = Self.steps(length: radius * 1.6)
    curves = [
      centers.enumerated().flatMap { quarter, center in
        (0...steps).map { step in
          let angle = (CGFloat(quarter) + CGFloat(step) / CGFloat(steps)) * .pi / 2
          return CGPoint(x: center.x + cos(angle) * radius, y: center.y + sin(angle) * radius)
        }
      }
    ]
  }

  /// A shape of letters, scaled.
  init(_ outline: GlyphOutline, scale: CGFloat) {
    var curve: [CGPoint] = []
    func scaled(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x * scale, y: point.y * scale) }
    for element in outline.elements {
      switch element {
      case .move(let point):
        if curve.count > 2 { curves.append(curve) }
        curve = [scaled(point)]
      case .line(let point): curve.append(scaled(point))
      case .quadratic(let point, let control):
        let (start, middle, end) = (curve.last ?? .zero, scaled(control), scaled(point))
        let steps = Self.steps(length: Self.distance(start, middle) + Self.distance(middle, end))
        curve += (1...steps).map { step in
          let (t, u) = (CGFloat(step) / CGFloat(steps), 1 - CGFloat(step) / CGFloat(steps))
          return CGPoint(
            x: u * u * start.x + 2 * u * t * middle.x + t * t * end.x,
            y: u * u * start.y + 2 * u * t * middle.y + t * t * end.y)
        }
      case .cubic(let point, let control1, let control2):
        let (a, b, c, d) = (curve.last ?? .zero, scaled(control1), scaled(control2), scaled(point))
        let steps = Self.steps(
          length: Self.distance(a, b) + Self.distance(b, c) + Self.distance(c, d))
        curve += (1...steps).map { step in
          let (t, u) = (CGFloat(step) / CGFloat(steps), 1 - CGFloat(step) / CGFloat(steps))
          let (w0, w1, w2, w3) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
          return CGPoint(
            x: w0 * a.x + w1 * b.x + w2 * c.x + w3 * d.x,
            y: w0 * a.y + w1 * b.y + w2 * c.y + w3 * d.y)
        }
      case .close:
        if curve.count > 2 { curves.append(curve) }
        curve = Array(curve.prefix(1))
      }
    }
    if curve.count > 2 { curves.append(curve) }
  }

  /// The least rectangle around the shape; nil if it is empty or no number.
  var bounds: CGRect? {
    guard let first = curves.first?.first else { return nil }
    var (least, greatest) = (first, first)
    for point in curves.joined() {
      guard point.x.magnitude < 1e7, point.y.magnitude < 1e7 else { return nil }
      least = CGPoint(x: min(least.x, point.x), y: min(least.y, point.y))
      greatest = CGPoint(x: max(greatest.x, point.x), y: max(greatest.y, point.y))
    }
    return CGRect(
      x: least.x, y: least.y, width: greatest.x - least.x, height: greatest.y - least.y)
  }

  /// How many straight pieces stand for a curve of a length.
  private static func steps(length: CGFloat) -> Int {
    length < 1e6 ? min(max(Int(length.squareRoot() * 3), 2), 64) : 64
  }

  private static func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
    ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
  }
}
