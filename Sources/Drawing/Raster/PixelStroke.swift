import Foundation

/// The area of a line along the edges of a shape.
///
/// It is made of one piece for each straight side and one for each corner. All go around the same way,
/// so that where they overlap they count once.
struct PixelStroke {
  private var pieces: [[CGPoint]] = []
  private let half: CGFloat
  private let style: LineStyle

  /// How many dashes a line is drawn with at most.
  private static let dashLimit = 5_000
  /// How far a sharp corner reaches at most, in widths of the line.
  private static let miterLimit: CGFloat = 10

  /// The area of a line; `scale` is how many pixels there are to a point.
  init(_ shape: PixelShape, _ style: LineStyle, scale: CGFloat) {
    self.style = style
    half = style.width > 0 ? min(style.width * scale / 2, 1e6) : 0
    guard half > 0, shape.bounds != nil else { return }
    // A curve that only begins somewhere isn't drawn; a line from a point to itself is.
    for (curve, isClosed) in zip(shape.curves, shape.isClosed) where curve.count > 1 || isClosed {
      let points = Self.withoutRepetitions(curve, isClosed: isClosed)
      for (dash, isWhole) in dashes(of: points, isClosed: isClosed, scale: scale) {
        add(dash, isClosed: isWhole && isClosed)
      }
    }
  }

  var area: PixelShape { PixelShape(polygons: pieces) }

  private static func withoutRepetitions(_ curve: [CGPoint], isClosed: Bool) -> [CGPoint] {
    var points: [CGPoint] = []
    for point in curve where points.last != point { points.append(point) }
    if isClosed, points.count > 1, points.first == points.last { points.removeLast() }
    return points
  }

  private func dashes(
    of points: [CGPoint], isClosed: Bool, scale: CGFloat
  ) -> [(points: [CGPoint], isWhole: Bool)] {
    let lengths = style.dashes.map { $0 * scale }
    let sum = lengths.reduce(0, +)
    guard sum > 0.01, sum.isFinite, lengths.allSatisfy({ $0 >= 0 }), let first = points.first
    else { return [(points, true)] }
    // An odd number of lengths is gone through twice.
    let pattern = lengths.count % 2 == 0 ? lengths : lengths + lengths
    var place = 0
    var phase = style.phase.isFinite ? style.phase * scale : 0
    phase = phase.truncatingRemainder(dividingBy: pattern.reduce(0, +))
    if phase < 0 { phase += pattern.reduce(0, +) }
    while phase >= pattern[place], phase > 0 {
      phase -= pattern[place]
      place = (place + 1) % pattern.count
    }
    var left = pattern[place] - phase
    var result: [(points: [CGPoint], isWhole: Bool)] = []
    var current = [first]
    var start = first
    for end in points.dropFirst() + (isClosed ? [first] : []) {
      var length = hypot(end.x - start.x, end.y - start.y)
      while length > left, result.count < Self.dashLimit {
        let share = left / length
        start = CGPoint(
          x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
        length -= left
        if place % 2 == 0 { result.append((current + [start], false)) }
        current = [start]
        place = (place + 1) % pattern.count
        left = max(pattern[place], 1e-3)
      }
      left -= length
      current.append(end)
      start = end
    }
    if place % 2 == 0, current.count > 1 { result.append((current, false)) }
    return result
  }

  private mutating func add(_ points: [CGPoint], isClosed: Bool) {
    guard points.count > 1 else {
      guard let point = points.first, style.cap != .butt else { return }
      addEnd(point, toward: CGPoint(x: 1, y: 0))
      if style.cap == .square { addEnd(point, toward: CGPoint(x: -1, y: 0)) }
      return
    }
    let count = points.count
    for index in 0..<(isClosed ? count : count - 1) {
      addSide(points[index], points[(index + 1) % count])
    }
    for index in (isClosed ? 0 : 1)..<(isClosed ? count : count - 1) {
      addCorner(points[(index + count - 1) % count], points[index], points[(index + 1) % count])
    }
    guard !isClosed, style.cap != .butt else { return }
    addEnd(points[0], toward: Self.direction(points[1], points[0]))
    addEnd(points[count - 1], toward: Self.direction(points[count - 2], points[count - 1]))
  }

  private static func direction(_ start: CGPoint, _ end: CGPoint) -> CGPoint {
    let length = hypot(end.x - start.x, end.y - start.y)
    return length > 0
      ? CGPoint(x: (end.x - start.x) / length, y: (end.y - start.y) / length) : .zero
  }

  private mutating func addSide(_ start: CGPoint, _ end: CGPoint) {
    let way = Self.direction(start, end)
    let (x, y) = (-way.y * half, way.x * half)
    add([
      CGPoint(x: start.x + x, y: start.y + y), CGPoint(x: end.x + x, y: end.y + y),
      CGPoint(x: end.x - x, y: end.y - y), CGPoint(x: start.x - x, y: start.y - y),
    ])
  }

  private mutating func addCorner(_ before: CGPoint, _ point: CGPoint, _ after: CGPoint) {
    let (one, two) = (Self.direction(before, point), Self.direction(point, after))
    let turn = one.x * two.y - one.y * two.x
    let along = one.x * two.x + one.y * two.y
    guard turn.magnitude > 1e-4 || along < 0 else { return }
    if style.join == .round, half > 0.75 {
      addCircle(point)
      return
    }
    // The outer side of the corner.
    let side: CGFloat = turn > 0 ? -half : half
    let first = CGPoint(x: point.x - one.y * side, y: point.y + one.x * side)
    let second = CGPoint(x: point.x - two.y * side, y: point.y + two.x * side)
    var piece = [point, first]
    // Of half the angle between the two sides.
    let cosine = ((1 + along) / 2).squareRoot()
    if style.join == .miter, cosine > 1 / Self.miterLimit {
      let middle = CGPoint(x: (first.x + second.x) / 2, y: (first.y + second.y) / 2)
      let reach = 1 / (cosine * cosine)
      piece.append(
        CGPoint(
          x: point.x + (middle.x - point.x) * reach, y: point.y + (middle.y - point.y) * reach))
    }
    add(piece + [second])
  }

  private mutating func addEnd(_ point: CGPoint, toward way: CGPoint) {
    if style.cap == .round {
      addCircle(point)
    } else {
      let end = CGPoint(x: point.x + way.x * half, y: point.y + way.y * half)
      addSide(point, end)
    }
  }

  private mutating func addCircle(_ center: CGPoint) {
    let count = min(max(Int((half * 4).squareRoot() * 4), 8), 64)
    add(
      (0..<count).map { step in
        let angle = 2 * CGFloat.pi * CGFloat(step) / CGFloat(count)
        return CGPoint(x: center.x + cos(angle) * half, y: center.y + sin(angle) * half)
      })
  }

  /// Adds a piece, turned so that all go around the same way.
  private mutating func add(_ polygon: [CGPoint]) {
    var area: CGFloat = 0
    for (one, next) in zip(polygon, polygon.dropFirst() + polygon.prefix(1)) {
      area += one.x * next.y - one.y * next.x
    }
    pieces.append(area < 0 ? polygon.reversed() : polygon)
  }
}
