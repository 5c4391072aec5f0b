import Drawing
public import Foundation
package import StandardViews
public import ViewTree

/// How a shape layer's areas are filled.
public nonisolated struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes a rule of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Where curves go around in all.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// Where curves go around an odd number of times.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// What the ends of a shape layer's lines look like.
public nonisolated struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes an end of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Cut off where the line ends.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// A half circle around the end.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Half the width beyond the end.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// What the corners of a shape layer's lines look like.
public nonisolated struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes a corner of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Sharp.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// A circle around the corner.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// Cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// A layer that shows a path.
open class CAShapeLayer: CALayer {
  /// The path, in the layer's coordinates.
  open var path: CGPath?
  /// The colour of areas; black at first, none with nil.
  open var fillColor: CGColor? = .black
  /// How areas are filled.
  open var fillRule = CAShapeLayerFillRule.nonZero
  /// The colour of lines; none at first.
  open var strokeColor: CGColor?
  /// Where lines begin, as a share of their length.
  open var strokeStart: CGFloat = 0
  /// Where lines end, as a share of their length.
  open var strokeEnd: CGFloat = 1
  /// The width of lines, in points; 1 at first.
  open var lineWidth: CGFloat = 1
  /// How far sharp corners may reach; ten widths in any case.
  open var miterLimit: CGFloat = 10
  /// The ends of lines.
  open var lineCap = CAShapeLayerLineCap.butt
  /// The corners of lines.
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// How far into the dashes lines begin, in points.
  open var lineDashPhase: CGFloat = 0
  /// The lengths of dashes and gaps in turn, in points.
  open var lineDashPattern: [NSNumber]?

  deinit {}
}

extension CAShapeLayer: SelfDrawing {
  /// Draws the path.
  package final func drawContent(_ pen: inout ViewPen) {
    guard let path, !path.isEmpty else { return }
    if let color = fillColor?.color.resolvedColor(with: pen.traits).hexCode {
      pen.add([
        .fill(
          shape: .path(path: path.outline, isEvenOdd: fillRule == .evenOdd), paint: .color(color))
      ])
    }
    guard let color = strokeColor?.color.resolvedColor(with: pen.traits).hexCode, lineWidth > 0
    else {
      return
    }
    let line = LineStyle(
      width: lineWidth,
      dashes: (lineDashPattern ?? []).prefix(1_000).map { CGFloat($0.doubleValue) },
      phase: lineDashPhase, cap: LineStyle.Cap(rawValue: lineCap.rawValue) ?? .butt,
      join: LineStyle.Join(rawValue: lineJoin.rawValue) ?? .miter)
    let outline =
      strokeStart > 0 || strokeEnd < 1
      ? path.outline.part(from: strokeStart, to: strokeEnd) : path.outline
    if !outline.isEmpty {
      pen.add([.stroke(shape: .path(outline), line: line, paint: .color(color))])
    }
  }
}

nonisolated extension Outline {
  /// The part of the curves between two shares of their length, of straight pieces.
  func part(from start: CGFloat, to end: CGFloat) -> Outline {
    let lines = flattened
    let length = lines.reduce(0) { $0 + $1.length }
    let (first, last) = (max(start, 0) * length, min(end, 1) * length)
    guard last > first, length.isFinite else { return Outline() }
    var result = Outline()
    var way: CGFloat = 0
    for line in lines {
      let (from, to) = (max(first - way, 0), min(last - way, line.length))
      if to > from, line.length > 0 {
        func point(_ distance: CGFloat) -> CGPoint {
          let share = distance / line.length
          return CGPoint(
            x: line.start.x + (line.end.x - line.start.x) * share,
            y: line.start.y + (line.end.y - line.start.y) * share)
        }
        let begin = point(from)
        if result.isEmpty || result.end != begin { result.elements.append(.move(to: begin)) }
        result.elements.append(.line(to: point(to)))
      }
      way += line.length
    }
    return result
  }

  private var flattened: [(start: CGPoint, end: CGPoint, length: CGFloat)] {
    var lines: [(start: CGPoint, end: CGPoint, length: CGFloat)] = []
    var start = CGPoint.zero
    var last = CGPoint.zero
    func add(_ point: CGPoint) {
      lines.append((last, point, hypot(point.x - last.x, point.y - last.y)))
      last = point
    }
    for element in elements {
      switch element {
      case .move(let point): (start, last) = (point, point)
      case .line(let point): add(point)
      case .quadratic(let point, let control):
        let from = last
        for step in 1...24 {
          let (t, u) = (CGFloat(step) / 24, 1 - CGFloat(step) / 24)
          add(
            CGPoint(
              x: u * u * from.x + 2 * u * t * control.x + t * t * point.x,
              y: u * u * from.y + 2 * u * t * control.y + t * t * point.y))
        }
      case .cubic(let point, let one, let two):
        let from = last
        for step in 1...24 {
          let (t, u) = (CGFloat(step) / 24, 1 - CGFloat(step) / 24)
          let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
          add(
            CGPoint(
              x: a * from.x + b * one.x + c * two.x + d * point.x,
              y: a * from.y + b * one.y + c * two.y + d * point.y))
        }
      case .close: add(start)
      }
    }
    return lines
  }
}

/// How a gradient layer's colours run.
public nonisolated struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes a way of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Along a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// Out from a point.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around a point; it is drawn as one along a line.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A layer of colours that run into each other.
open class CAGradientLayer: CALayer {
  /// The colours, each a `CGColor`.
  open var colors: [Any]?
  /// Where each stands, from 0 to 1, in rising order; spread evenly without.
  open var locations: [NSNumber]?
  /// Where the first colour stands, as shares of the size; in the middle of the upper edge at first.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// Where the last colour stands, as shares of the size; in the middle of the lower edge at first.
  open var endPoint = CGPoint(x: 0.5, y: 1)
  /// How the colours run.
  open var type = CAGradientLayerType.axial

  deinit {}
}

extension CAGradientLayer: SelfDrawing {
  /// Draws the colours.
  package final func drawContent(_ pen: inout ViewPen) {
    let codes = (colors ?? []).compactMap { ($0 as? CGColor)?.color.code(pen.traits) }
    guard !codes.isEmpty else { return }
    let bounds = bounds
    func point(_ share: CGPoint) -> CGPoint {
      CGPoint(x: bounds.minX + share.x * bounds.width, y: bounds.minY + share.y * bounds.height)
    }
    let gradient = Paint.Gradient(
      colors: codes, locations: (locations ?? []).map { CGFloat($0.doubleValue) },
      start: point(startPoint), end: point(endPoint), isRadial: type == .radial)
    pen.add([
      .fill(
        shape: .box(frame: bounds, radius: cornerRadius), paint: .gradient(gradient))
    ])
  }
}
