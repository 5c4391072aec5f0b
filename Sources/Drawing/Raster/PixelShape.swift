import Foundation

/// A closed shape of straight sides, in pixels.
struct PixelShape {
  /// The corners of each closed curve.
  private(set) var curves: [[CGPoint]] = []
  /// Whether the curve is closed, for each of them; areas count as closed in any case.
  private(set) var isClosed: [Bool] = []
  /// Whether an odd number of curves around a place makes it the inside.
  let isEvenOdd: Bool

  init(polygons: [[CGPoint]]) {
    curves = polygons
    isClosed = polygons.map { _ in true }
    isEvenOdd = false
  }

  init(polygon: [CGPoint]) { self.init(polygons: [polygon]) }

  /// A shape as a matrix changes it.
  init(_ shape: Shape, _ matrix: PixelMatrix) {
    isEvenOdd = shape.isEvenOdd
    switch shape {
    case .box(let frame, let radius):
      add(frame, radius: radius, matrix)
    case .circle(let center, let radius):
      let frame = CGRect(
        x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2)
      add(frame, radius: radius, matrix)
    case .path(let path, _): add(path, matrix)
    }
  }

  /// The rectangle that the shape is, where it is nothing else.
  var box: CGRect? {
    guard curves.count == 1, curves[0].count == 4, let bounds else { return nil }
    let corners = curves[0]
    let isBox = corners.indices.allSatisfy { index in
      let (one, next) = (corners[index], corners[(index + 1) % 4])
      return (one.x == next.x) != (one.y == next.y)
    }
    return isBox ? bounds : nil
  }

  /// A rectangle with round corners; a radius beyond half a side counts as that.
  private mutating func add(_ frame: CGRect, radius: CGFloat, _ matrix: PixelMatrix) {
    let radius = min(max(radius, 0), frame.width / 2, frame.height / 2)
    var curve: [CGPoint]
    if radius > 0 {
      let inner = frame.insetBy(dx: radius, dy: radius)
      let centers = [
        CGPoint(x: inner.maxX, y: inner.maxY), CGPoint(x: inner.minX, y: inner.maxY),
        CGPoint(x: inner.minX, y: inner.minY), CGPoint(x: inner.maxX, y: inner.minY),
      ]
      let steps = Self.steps(length: radius * matrix.scale * 1.6)
      curve = []
      curve.reserveCapacity(4 * steps + 4)
      for (quarter, center) in centers.enumerated() {
        for step in 0...steps {
          let angle = (CGFloat(quarter) + CGFloat(step) / CGFloat(steps)) * .pi / 2
          curve.append(
            CGPoint(x: center.x + cos(angle) * radius, y: center.y + sin(angle) * radius))
        }
      }
    } else {
      curve = [
        CGPoint(x: frame.minX, y: frame.minY), CGPoint(x: frame.maxX, y: frame.minY),
        CGPoint(x: frame.maxX, y: frame.maxY), CGPoint(x: frame.minX, y: frame.maxY),
      ]
    }
    curves.append(curve.map { matrix($0) })
    isClosed.append(true)
  }

  private mutating func add(_ path: Outline, _ matrix: PixelMatrix) {
    var curve: [CGPoint] = []
    func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
      ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
    }
    func finish(closed: Bool) {
      if curve.count > 1 {
        curves.append(curve)
        isClosed.append(closed)
      }
    }
    for element in path.elements {
      switch element {
      case .move(let point):
        finish(closed: false)
        curve = [matrix(point)]
      case .line(let point): curve.append(matrix(point))
      case .quadratic(let point, let control):
        let (middle, end) = (matrix(control), matrix(point))
        let start = curve.last ?? middle
        let steps = Self.steps(length: distance(start, middle) + distance(middle, end))
        for step in 1...steps {
          let (t, u) = (CGFloat(step) / CGFloat(steps), 1 - CGFloat(step) / CGFloat(steps))
          curve.append(
            CGPoint(
              x: u * u * start.x + 2 * u * t * middle.x + t * t * end.x,
              y: u * u * start.y + 2 * u * t * middle.y + t * t * end.y))
        }
      case .cubic(let point, let control1, let control2):
        let (b, c, d) = (matrix(control1), matrix(control2), matrix(point))
        let a = curve.last ?? b
        let steps = Self.steps(length: distance(a, b) + distance(b, c) + distance(c, d))
        for step in 1...steps {
          let (t, u) = (CGFloat(step) / CGFloat(steps), 1 - CGFloat(step) / CGFloat(steps))
          let (w0, w1, w2, w3) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
          curve.append(
            CGPoint(
              x: w0 * a.x + w1 * b.x + w2 * c.x + w3 * d.x,
              y: w0 * a.y + w1 * b.y + w2 * c.y + w3 * d.y))
        }
      case .close:
        finish(closed: true)
        curve = Array(curve.prefix(1))
      }
    }
    finish(closed: false)
  }

  /// The least rectangle around the shape; nil if it is empty or no number.
  var bounds: CGRect? {
    guard let first = curves.first?.first else { return nil }
    var (least, greatest) = (first, first)
    for curve in curves {
      for point in curve {
        guard point.x.magnitude < 1e7, point.y.magnitude < 1e7 else { return nil }
        least = CGPoint(x: min(least.x, point.x), y: min(least.y, point.y))
        greatest = CGPoint(x: max(greatest.x, point.x), y: max(greatest.y, point.y))
      }
    }
    return CGRect(
      x: least.x, y: least.y, width: greatest.x - least.x, height: greatest.y - least.y)
  }

  /// How many straight pieces stand for a curve of a length.
  private static func steps(length: CGFloat) -> Int {
    length < 1e6 ? min(max(Int(length.squareRoot() * 3), 2), 64) : 64
  }
}
