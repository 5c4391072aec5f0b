import Drawing
public import Foundation
public import ViewTree

/// What a line's ends look like.
public nonisolated enum CGLineCap: Int32, Hashable, Sendable {
  /// Cut off where the line ends.
  case butt = 0
  /// A half circle around the end.
  case round = 1
  /// Half the width beyond the end.
  case square = 2
}

/// What a line's corners look like.
public nonisolated enum CGLineJoin: Int32, Hashable, Sendable {
  /// Sharp.
  case miter = 0
  /// A circle around the corner.
  case round = 1
  /// Cut off.
  case bevel = 2
}

/// By which rule curves that overlap are filled.
public nonisolated enum CGPathFillRule: Int, Hashable, Sendable {
  /// Where they go around in all.
  case winding = 0
  /// Where they go around an odd number of times.
  case evenOdd = 1
}

nonisolated extension CGLineCap {
  var drawn: LineStyle.Cap {
    switch self {
    case .butt: .butt
    case .round: .round
    case .square: .square
    }
  }
}

nonisolated extension CGLineJoin {
  var drawn: LineStyle.Join {
    switch self {
    case .miter: .miter
    case .round: .round
    case .bevel: .bevel
    }
  }
}

nonisolated extension DrawingPath {
  /// Makes the path of a rectangle, changed by a transform.
  public convenience init(rect: CGRect, transform: CGAffineTransform? = nil) {
    self.init(Outline(rect, radius: 0).applied(transform))
  }

  /// Makes the path of the ellipse in a rectangle, changed by a transform.
  public convenience init(ellipseIn rect: CGRect, transform: CGAffineTransform? = nil) {
    self.init(Outline(ellipseIn: rect).applied(transform))
  }

  /// Makes the path of a rectangle with round corners, changed by a transform.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform? = nil
  ) {
    self.init(
      Outline(rect, radii: CGSize(width: cornerWidth, height: cornerHeight)).applied(transform))
  }

  /// Whether there are no curves.
  public final var isEmpty: Bool { outline.isEmpty }

  /// The smallest rectangle around the curves and their control points; null without any.
  public final var boundingBox: CGRect { CGRect(around: outline.points) }

  /// The smallest rectangle around the curves themselves; null without any.
  public final var boundingBoxOfPath: CGRect { CGRect(around: outline.extremes) }

  /// The point that the next piece begins at.
  public final var currentPoint: CGPoint { outline.end }

  /// The same curves.
  public final func copy() -> CGPath? { CGPath(outline) }

  /// The same curves, to be changed.
  public final func mutableCopy() -> CGMutablePath? {
    let path = CGMutablePath()
    path.addPath(self)
    return path
  }

  /// Whether a point lies inside the curves.
  public final func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    let turns = outline.applying(transform).turns(around: point)
    return rule == .winding ? turns != 0 : turns % 2 != 0
  }
}

/// Curves that can be added to.
open nonisolated class CGMutablePath: DrawingPath {
  /// Makes a path without curves.
  public override init() { super.init() }

  deinit {}

  /// Begins a curve at a point.
  open func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    change { $0.elements.append(.move(to: point.applying(transform))) }
  }

  /// Adds a straight line; without effect before the path has a point.
  open func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    change { $0.addLine(to: point.applying(transform)) }
  }

  /// Adds straight lines from point to point, beginning a curve at the first one.
  open func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  /// Adds a parabola; without effect before the path has a point.
  open func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    change { $0.addQuadratic(to: end.applying(transform), control.applying(transform)) }
  }

  /// Adds a cubic curve; without effect before the path has a point.
  open func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    change {
      $0.addCubic(
        to: end.applying(transform), control1.applying(transform), control2.applying(transform))
    }
  }

  /// Adds a part of a circle, after a line to where it begins.
  ///
  /// - Parameters:
  ///   - center: The circle's middle.
  ///   - radius: Its radius.
  ///   - startAngle: Where it begins, in radians from the right, clockwise where y goes down.
  ///   - endAngle: Where it ends.
  ///   - clockwise: The way around where y goes up: false goes from the right down.
  ///   - transform: What changes it.
  open func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    var arc = Outline()
    arc.addArc(
      center: center, radius: radius, from: startAngle, to: endAngle, isClockwise: !clockwise)
    let moved = arc.applying(transform)
    change { $0.join(moved) }
  }

  /// Adds a circle's part between two lines, after a line to where it begins.
  open func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    change {
      $0.addArc(
        corner: tangent1End.applying(transform), end: tangent2End.applying(transform),
        radius: radius)
    }
  }

  /// Adds a rectangle.
  open func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    add(Outline(rect, radius: 0), transform)
  }

  /// Adds rectangles.
  open func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds a rectangle with round corners.
  open func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) { add(Outline(rect, radii: CGSize(width: cornerWidth, height: cornerHeight)), transform) }

  /// Adds the ellipse in a rectangle.
  open func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    add(Outline(ellipseIn: rect), transform)
  }

  /// Adds another path's curves.
  open func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    add(path.outline, transform)
  }

  /// Draws a straight line to where the curve began.
  open func closeSubpath() { change { $0.close() } }

  private func add(_ outline: Outline, _ transform: CGAffineTransform) {
    let moved = outline.applying(transform)
    change { $0.elements += moved.elements }
  }
}
