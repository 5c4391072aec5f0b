import Drawing
public import Foundation
public import ViewTree

/// Corners of a rectangle.
public nonisolated struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// The bits, with the values they have in UIKit.
  public let rawValue: UInt

  /// Makes corners from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper left corner.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// The upper right corner.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// The lower left corner.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// The lower right corner.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All corners.
  public static let allCorners = UIRectCorner(rawValue: .max)
}

/// Curves, and how they are drawn.
open nonisolated class UIBezierPath: NSObject, NSCopying {
  private var path = CGMutablePath()
  /// The width of lines, in points.
  open var lineWidth: CGFloat = 1
  /// What the ends of lines look like.
  open var lineCapStyle = CGLineCap.butt
  /// What the corners of lines look like.
  open var lineJoinStyle = CGLineJoin.miter
  /// How far sharp corners may reach, in widths of the line; ten in any case.
  open var miterLimit: CGFloat = 10
  /// How far curves may be from what is drawn; without effect.
  open var flatness: CGFloat = 0.6
  /// Whether areas are filled where curves go around an odd number of times.
  open var usesEvenOddFillRule = false
  private var dashes: [CGFloat] = []
  private var phase: CGFloat = 0

  /// Makes a path without curves.
  public override init() { super.init() }

  /// Makes the path of a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }

  /// Makes the path of the ellipse in a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }

  /// Makes the path of a rectangle with round corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    path.change { $0 = Outline(rect, radius: cornerRadius) }
  }

  /// Makes the path of a rectangle of which some corners are round; the width of the radii counts.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    let round = Outline.Corners(rawValue: corners.rawValue & 15)
    let outline = Outline(rect, radius: cornerRadii.width, corners: round)
    path.change { $0 = outline }
  }

  /// Makes the path of a circle's part.
  ///
  /// - Parameters:
  ///   - center: The circle's middle.
  ///   - radius: Its radius.
  ///   - startAngle: Where it begins, in radians from the right, clockwise.
  ///   - endAngle: Where it ends.
  ///   - clockwise: Whether it goes from the right down.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Makes a path of another one's curves.
  public convenience init(cgPath: CGPath) {
    self.init()
    path.addPath(cgPath)
  }

  deinit {}

  /// The curves.
  open var cgPath: CGPath {
    get { path.copy() ?? CGPath() }
    set {
      path = CGMutablePath()
      path.addPath(newValue)
    }
  }

  /// A copy of the path, which changes by itself.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath(cgPath: path)
    copy.lineWidth = lineWidth
    copy.lineCapStyle = lineCapStyle
    copy.lineJoinStyle = lineJoinStyle
    copy.miterLimit = miterLimit
    copy.flatness = flatness
    copy.usesEvenOddFillRule = usesEvenOddFillRule
    (copy.dashes, copy.phase) = (dashes, phase)
    return copy
  }

  /// Whether there are no curves.
  open var isEmpty: Bool { path.isEmpty }
  /// The smallest rectangle around the curves; zero without any.
  open var bounds: CGRect { path.isEmpty ? .zero : path.boundingBox }
  /// The point that the next piece begins at.
  open var currentPoint: CGPoint { path.currentPoint }

  /// Begins a curve at a point.
  open func move(to point: CGPoint) { path.move(to: point) }
  /// Adds a straight line; without effect before the path has a point.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// Adds a cubic curve; without effect before the path has a point.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }
  /// Adds a parabola; without effect before the path has a point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }
  /// Adds a part of a circle, after a line to where it begins.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: !clockwise)
  }
  /// Draws a straight line to where the curve began.
  open func close() { path.closeSubpath() }
  /// Takes all curves away.
  open func removeAllPoints() { path = CGMutablePath() }
  /// Adds another path's curves.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
  /// Moves, turns and stretches the curves.
  open func apply(_ transform: CGAffineTransform) {
    path.change { $0 = $0.applying(transform) }
  }
  /// The curves drawn the other way around.
  open func reversing() -> UIBezierPath {
    let reversed = UIBezierPath()
    reversed.path.addPath(CGPath(path.outline.reversed))
    return reversed
  }
  /// Whether a point lies inside the curves.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }
  /// Makes lines dashed: the lengths of dashes and gaps in turn, and how far into them a line begins.
  open func setLineDash(_ pattern: [CGFloat]?, count: Int, phase: CGFloat) {
    dashes = Array((pattern ?? []).prefix(max(0, min(count, 1_000))))
    self.phase = phase
  }

  /// Fills the curves in the current context.
  open func fill() {
    guard let context = CurrentContexts.top else { return }
    context.fill(.path(path: path.outline, isEvenOdd: usesEvenOddFillRule))
  }
  /// Draws along the curves in the current context.
  open func stroke() {
    guard let context = CurrentContexts.top else { return }
    context.stroke(
      .path(path.outline),
      LineStyle(
        width: lineWidth, dashes: dashes, phase: phase, cap: lineCapStyle.drawn,
        join: lineJoinStyle.drawn))
  }
  /// Fills the curves with an alpha.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) { faint(alpha) { fill() } }
  /// Draws along the curves with an alpha.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) { faint(alpha) { stroke() } }
  /// Shows only what is inside the curves from here on, in the current context.
  open func addClip() {
    CurrentContexts.top?.clip(.path(path: path.outline, isEvenOdd: usesEvenOddFillRule))
  }

  private func faint(_ alpha: CGFloat, _ body: () -> Void) {
    guard let context = CurrentContexts.top else { return }
    let old = context.state.alpha
    context.state.alpha = old * alpha
    body()
    context.state.alpha = old
  }
}

nonisolated extension Outline {
  /// The curves drawn the other way around.
  fileprivate var reversed: Outline {
    var result: [Element] = []
    var curve: [(from: CGPoint, element: Element)] = []
    var start = CGPoint.zero
    var last = CGPoint.zero
    func finish(closed: Bool) {
      guard !curve.isEmpty else { return }
      result.append(.move(to: last))
      for (from, element) in curve.reversed() {
        switch element {
        case .quadratic(_, let control): result.append(.quadratic(to: from, control: control))
        case .cubic(_, let one, let two):
          result.append(.cubic(to: from, control1: two, control2: one))
        default: result.append(.line(to: from))
        }
      }
      if closed { result.append(.close) }
      curve = []
    }
    for element in elements {
      switch element {
      case .move(let point):
        finish(closed: false)
        (start, last) = (point, point)
      case .line(let point), .quadratic(let point, _), .cubic(let point, _, _):
        curve.append((last, element))
        last = point
      case .close:
        finish(closed: true)
        last = start
      }
    }
    finish(closed: false)
    return Outline(elements: result)
  }
}
