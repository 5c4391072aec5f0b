package import Foundation

/// Curves of straight lines, parabolas and cubic curves, the y axis pointing down.
package struct Outline: Hashable, Sendable {
  /// A piece of a curve.
  package enum Element: Hashable, Sendable {
    /// Begins a curve at a point.
    case move(to: CGPoint)
    /// A straight line to a point.
    case line(to: CGPoint)
    /// A parabola to a point, drawn towards a control point.
    case quadratic(to: CGPoint, control: CGPoint)
    /// A cubic curve to a point, drawn towards two control points.
    case cubic(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A straight line back to where the curve began.
    case close
  }

  /// The pieces, each curve beginning with a move.
  package var elements: [Element]

  /// Makes an outline of pieces.
  package init(elements: [Element] = []) { self.elements = elements }

  /// Whether there is nothing.
  package var isEmpty: Bool { elements.isEmpty }

  /// The outline with each point changed.
  package func mapped(_ change: (CGPoint) -> CGPoint) -> Outline {
    Outline(
      elements: elements.map { element in
        switch element {
        case .move(let point): .move(to: change(point))
        case .line(let point): .line(to: change(point))
        case .quadratic(let point, let control):
          .quadratic(to: change(point), control: change(control))
        case .cubic(let point, let control1, let control2):
          .cubic(to: change(point), control1: change(control1), control2: change(control2))
        case .close: .close
        }
      })
  }

  /// The outline moved.
  package func moved(by offset: CGPoint) -> Outline {
    offset == .zero
      ? self : mapped { CGPoint(x: $0.x + offset.x, y: $0.y + offset.y) }
  }

  /// All points and control points.
  package var points: [CGPoint] {
    elements.flatMap { element -> [CGPoint] in
      switch element {
      case .move(let point), .line(let point): [point]
      case .quadratic(let point, let control): [control, point]
      case .cubic(let point, let control1, let control2): [control1, control2, point]
      case .close: []
      }
    }
  }
}

extension Outline {
  /// How far the control points of a quarter of a circle lie from its ends, as a part of the radius.
  private static let quarter: CGFloat = 0.552_284_75

  /// Which corners of a rectangle are round.
  package struct Corners: OptionSet, Hashable, Codable, Sendable {
    package let rawValue: UInt
    package init(rawValue: UInt) { self.rawValue = rawValue }
    package static let topLeft = Corners(rawValue: 1)
    package static let topRight = Corners(rawValue: 2)
    package static let bottomLeft = Corners(rawValue: 4)
    package static let bottomRight = Corners(rawValue: 8)
    package static let all = Corners(rawValue: 15)
  }

  /// A rectangle with some corners round; a radius beyond half a side counts as that.
  package init(_ frame: CGRect, radius: CGFloat, corners: Corners = .all) {
    let radius = min(max(radius, 0), frame.width / 2, frame.height / 2)
    let (left, top, right, bottom) = (frame.minX, frame.minY, frame.maxX, frame.maxY)
    func size(_ corner: Corners) -> CGFloat { corners.contains(corner) ? radius : 0 }
    self.init()
    let (a, b, c, d) = (
      size(.topLeft), size(.topRight), size(.bottomRight), size(.bottomLeft)
    )
    elements.append(.move(to: CGPoint(x: left + a, y: top)))
    func corner(_ radius: CGFloat, from: CGPoint, over: CGPoint, to: CGPoint) {
      elements.append(.line(to: from))
      guard radius > 0 else { return }
      func mixed(_ point: CGPoint) -> CGPoint {
        CGPoint(
          x: point.x + (over.x - point.x) * Self.quarter,
          y: point.y + (over.y - point.y) * Self.quarter)
      }
      elements.append(.cubic(to: to, control1: mixed(from), control2: mixed(to)))
    }
    corner(
      b, from: CGPoint(x: right - b, y: top), over: CGPoint(x: right, y: top),
      to: CGPoint(x: right, y: top + b))
    corner(
      c, from: CGPoint(x: right, y: bottom - c), over: CGPoint(x: right, y: bottom),
      to: CGPoint(x: right - c, y: bottom))
    corner(
      d, from: CGPoint(x: left + d, y: bottom), over: CGPoint(x: left, y: bottom),
      to: CGPoint(x: left, y: bottom - d))
    corner(
      a, from: CGPoint(x: left, y: top + a), over: CGPoint(x: left, y: top),
      to: CGPoint(x: left + a, y: top))
    elements.append(.close)
  }

  /// The ellipse in a rectangle.
  package init(ellipseIn frame: CGRect) {
    let (x, y) = (frame.midX, frame.midY)
    let (across, down) = (frame.width / 2, frame.height / 2)
    func point(_ dx: CGFloat, _ dy: CGFloat) -> CGPoint {
      CGPoint(x: x + dx * across, y: y + dy * down)
    }
    let k = Self.quarter
    self.init(elements: [
      .move(to: point(1, 0)),
      .cubic(to: point(0, 1), control1: point(1, k), control2: point(k, 1)),
      .cubic(to: point(-1, 0), control1: point(-k, 1), control2: point(-1, k)),
      .cubic(to: point(0, -1), control1: point(-1, -k), control2: point(-k, -1)),
      .cubic(to: point(1, 0), control1: point(k, -1), control2: point(1, -k)), .close,
    ])
  }

  /// Adds part of a circle as cubic curves, after a line to where it begins.
  ///
  /// - Parameters:
  ///   - center: The circle's middle.
  ///   - radius: Its radius; what is not a number adds nothing.
  ///   - start: Where it begins, in radians from the right, clockwise where y goes down.
  ///   - end: Where it ends.
  ///   - isClockwise: Whether it goes from the right down.
  package mutating func addArc(
    center: CGPoint, radius: CGFloat, from start: CGFloat, to end: CGFloat, isClockwise: Bool = true
  ) {
    guard radius.isFinite, radius >= 0, start.isFinite, end.isFinite else { return }
    let turn = 2 * CGFloat.pi
    var sweep = (isClockwise ? end - start : start - end)
    if sweep.magnitude >= turn {
      sweep = turn
    } else {
      sweep = sweep.truncatingRemainder(dividingBy: turn)
      if sweep < 0 { sweep += turn }
    }
    let signed = isClockwise ? sweep : -sweep
    let count = max(Int((sweep / (.pi / 2)).rounded(.up)), 1)
    let step = signed / CGFloat(count)
    let reach = 4 / 3 * tan(step / 4) * radius
    func point(_ angle: CGFloat) -> CGPoint {
      CGPoint(x: center.x + cos(angle) * radius, y: center.y + sin(angle) * radius)
    }
    elements.append(elements.isEmpty ? .move(to: point(start)) : .line(to: point(start)))
    for index in 0..<count {
      let (from, to) = (start + step * CGFloat(index), start + step * CGFloat(index + 1))
      let (a, b) = (point(from), point(to))
      elements.append(
        .cubic(
          to: b, control1: CGPoint(x: a.x - sin(from) * reach, y: a.y + cos(from) * reach),
          control2: CGPoint(x: b.x + sin(to) * reach, y: b.y - cos(to) * reach)))
    }
  }
}

extension Outline: Codable {
  /// Writes each piece as a letter and its numbers, as SVG paths have them.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(
      elements.map { element in
        let (letter, points): (String, [CGPoint]) =
          switch element {
          case .move(let point): ("M", [point])
          case .line(let point): ("L", [point])
          case .quadratic(let point, let control): ("Q", [control, point])
          case .cubic(let point, let control1, let control2): ("C", [control1, control2, point])
          case .close: ("Z", [])
          }
        return ([letter] + points.flatMap { ["\($0.x)", "\($0.y)"] }).joined(separator: " ")
      })
  }

  /// Reads pieces; one that has another shape is an error.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    self.init()
    for piece in try container.decode([String].self) {
      let words = piece.split(separator: " ")
      let numbers = words.dropFirst().compactMap { Double($0).map { CGFloat($0) } }
      func point(_ place: Int) -> CGPoint {
        CGPoint(x: numbers[2 * place], y: numbers[2 * place + 1])
      }
      switch (words.first, numbers.count) {
      case ("M", 2): elements.append(.move(to: point(0)))
      case ("L", 2): elements.append(.line(to: point(0)))
      case ("Q", 4): elements.append(.quadratic(to: point(1), control: point(0)))
      case ("C", 6):
        elements.append(.cubic(to: point(2), control1: point(0), control2: point(1)))
      case ("Z", 0): elements.append(.close)
      default:
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "\(piece) is no piece of a path")
      }
    }
  }
}
