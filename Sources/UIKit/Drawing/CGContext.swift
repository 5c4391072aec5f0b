// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Drawing
public import Foundation
public import ViewTree

/// How colours are mixed with what is below; without effect, as they always lie over it.
public nonisolated enum CGBlendMode: Int32, Hashable, Sendable {
  // The names are those of the mixtures.
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  case normal = 0
  case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
  case difference, exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn, sourceOut
  case sourceAtop, destinationOver, destinationIn, destinationOut, destinationAtop, xor
  case plusDarker, plusLighter
}

/// How a path is drawn.
public nonisolated enum CGPathDrawingMode: Int32, Hashable, Sendable {
  /// Filled.
  case fill = 0
  /// Filled where it goes around an odd number of times.
  case eoFill = 1
  /// Drawn along.
  case stroke = 2
  /// Filled and drawn along.
  case fillStroke = 3
  /// Filled where it goes around an odd number of times, and drawn along.
  case eoFillStroke = 4
}

nonisolated extension DrawingContext {
  private var fillPaint: Paint { .color(state.fill.code(traits)) }
  private var strokePaint: Paint { .color(state.stroke.code(traits)) }

  func fill(_ shape: Shape) { add([.fill(shape: shape, paint: fillPaint)]) }

  func stroke(_ shape: Shape, _ line: LineStyle) {
    add([.stroke(shape: shape, line: line, paint: strokePaint)])
  }

  // MARK: State

  /// Remembers what is drawn with.
  public final func saveGState() { save() }
  /// Draws again as when the state was last saved.
  public final func restoreGState() { restore() }
  /// Sets the colour of areas.
  public final func setFillColor(_ color: CGColor) { state.fill = color.color }
  /// Sets the colour of lines.
  public final func setStrokeColor(_ color: CGColor) { state.stroke = color.color }
  /// Sets the colour of areas by its shares.
  public final func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fill = UIColor(
      red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
  }
  /// Sets the colour of lines by its shares.
  public final func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.stroke = UIColor(
      red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
  }
  /// Sets the width of lines, in points.
  public final func setLineWidth(_ width: CGFloat) { state.line.width = width }
  /// Sets what the ends of lines look like.
  public final func setLineCap(_ cap: CGLineCap) { state.line.cap = cap.drawn }
  /// Sets what the corners of lines look like.
  public final func setLineJoin(_ join: CGLineJoin) { state.line.join = join.drawn }
  /// Makes lines dashed; whole without lengths.
  public final func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.line.dashes = Array(lengths.prefix(1_000))
    state.line.phase = phase
  }
  /// Sets how much is covered by what is drawn, from 0 to 1.
  public final func setAlpha(_ alpha: CGFloat) { state.alpha = alpha.isNaN ? 1 : alpha }
  /// Sets how colours are mixed; without effect.
  public final func setBlendMode(_ mode: CGBlendMode) {}
  /// Sets whether edges are smooth, which they always are.
  public final func setShouldAntialias(_ shouldAntialias: Bool) {}
  /// Sets whether edges may be smooth, which they always are.
  public final func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
  /// Gives what is drawn a shadow; none with a colour of nil.
  public final func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map { (offset, max(blur, 0), $0.color) }
  }
  /// Gives what is drawn a shadow of a third of black.
  public final func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }

  // MARK: Coordinates

  /// What changes coordinates from here on.
  public final var ctm: CGAffineTransform { state.transform }
  /// Moves what is drawn.
  public final func translateBy(x: CGFloat, y: CGFloat) {
    state.transform = state.transform.translatedBy(x: x, y: y)
  }
  /// Stretches what is drawn.
  public final func scaleBy(x: CGFloat, y: CGFloat) {
    state.transform = state.transform.scaledBy(x: x, y: y)
  }
  /// Turns what is drawn, in radians.
  public final func rotate(by angle: CGFloat) {
    state.transform = state.transform.rotated(by: angle)
  }
  /// Changes coordinates.
  public final func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
  }

  // MARK: Paths

  /// Begins a path.
  public final func beginPath() { state.path = Outline() }
  /// Begins a curve at a point.
  public final func move(to point: CGPoint) { state.path.elements.append(.move(to: point)) }
  /// Adds a straight line to the path.
  public final func addLine(to point: CGPoint) { state.path.addLine(to: point) }
  /// Adds straight lines from point to point to the path.
  public final func addLines(between points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }
  /// Adds a parabola to the path.
  public final func addQuadCurve(to end: CGPoint, control: CGPoint) {
    state.path.addQuadratic(to: end, control)
  }
  /// Adds a cubic curve to the path.
  public final func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    state.path.addCubic(to: end, control1, control2)
  }
  /// Adds a part of a circle to the path; see ``CGMutablePath/addArc(center:radius:startAngle:endAngle:clockwise:transform:)``.
  public final func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    var arc = Outline()
    arc.addArc(
      center: center, radius: radius, from: startAngle, to: endAngle, isClockwise: !clockwise)
    state.path.join(arc)
  }
  /// Adds a circle's part between two lines to the path.
  public final func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    state.path.addArc(corner: tangent1End, end: tangent2End, radius: radius)
  }
  /// Adds a rectangle to the path.
  public final func addRect(_ rect: CGRect) {
    state.path.elements += Outline(rect, radius: 0).elements
  }
  /// Adds the ellipse in a rectangle to the path.
  public final func addEllipse(in rect: CGRect) {
    state.path.elements += Outline(ellipseIn: rect).elements
  }
  /// Adds another path's curves to the path.
  public final func addPath(_ path: CGPath) { state.path.elements += path.outline.elements }
  /// Draws a straight line to where the curve began.
  public final func closePath() { state.path.close() }
  /// The path so far.
  public final var path: CGPath? { state.path.isEmpty ? nil : CGPath(state.path) }

  // MARK: Drawing

  /// Fills the path, which is then empty.
  public final func fillPath(using rule: CGPathFillRule = .winding) {
    fill(.path(path: state.path, isEvenOdd: rule == .evenOdd))
    beginPath()
  }
  /// Draws along the path, which is then empty.
  public final func strokePath() {
    stroke(.path(state.path), state.line)
    beginPath()
  }
  /// Fills the path or draws along it, or both; it is then empty.
  public final func drawPath(using mode: CGPathDrawingMode) {
    let path = state.path
    if mode != .stroke {
      fill(.path(path: path, isEvenOdd: mode == .eoFill || mode == .eoFillStroke))
    }
    if mode != .fill, mode != .eoFill { stroke(.path(path), state.line) }
    beginPath()
  }
  /// Fills a rectangle.
  public final func fill(_ rect: CGRect) { fill(.box(frame: rect, radius: 0)) }
  /// Fills rectangles.
  public final func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }
  /// Fills the ellipse in a rectangle.
  public final func fillEllipse(in rect: CGRect) { fill(.path(Outline(ellipseIn: rect))) }
  /// Draws along a rectangle.
  public final func stroke(_ rect: CGRect) { stroke(.box(frame: rect, radius: 0), state.line) }
  /// Draws along a rectangle with a line of a width.
  public final func stroke(_ rect: CGRect, width: CGFloat) {
    var line = state.line
    line.width = width
    stroke(.box(frame: rect, radius: 0), line)
  }
  /// Draws along the ellipse in a rectangle.
  public final func strokeEllipse(in rect: CGRect) {
    stroke(.path(Outline(ellipseIn: rect)), state.line)
  }
  /// Draws straight lines between each two points.
  public final func strokeLineSegments(between points: [CGPoint]) {
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      stroke(.line(from: points[index], to: points[index + 1]), state.line)
    }
  }
  /// Covers a rectangle with white, which is as near as there is to clearing it.
  public final func clear(_ rect: CGRect) {
    add([.box(rect, color: traits.userInterfaceStyle == .dark ? "#000000" : "#FFFFFF")])
  }
  /// Shows only what is inside the path from here on; the path is then empty.
  public final func clip(using rule: CGPathFillRule = .winding) {
    clip(.path(path: state.path, isEvenOdd: rule == .evenOdd))
    beginPath()
  }
  /// Shows only what is inside a rectangle from here on.
  public final func clip(to rect: CGRect) { clip(.box(frame: rect, radius: 0)) }

  /// Draws a gradient along a line, over all that isn't cut off.
  public final func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) { draw(gradient, from: start, to: end, isRadial: false) }

  /// Draws a gradient in circles, from the middle of the last one.
  public final func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    draw(
      gradient, from: endCenter, to: CGPoint(x: endCenter.x + endRadius, y: endCenter.y),
      isRadial: true)
  }

  private func draw(_ gradient: CGGradient, from: CGPoint, to: CGPoint, isRadial: Bool) {
    let paint = Paint.Gradient(
      colors: gradient.colors.map { $0.code(traits) }, locations: gradient.locations, start: from,
      end: to, isRadial: isRadial)
    add([
      .fill(
        shape: .box(frame: CGRect(origin: .zero, size: size), radius: 0), paint: .gradient(paint))
    ])
  }

  /// Begins what is drawn as one, with the alpha that is set now.
  public final func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) { saveGState() }
  /// Ends what is drawn as one.
  public final func endTransparencyLayer() { restoreGState() }
}

/// Colours that run into each other.
open nonisolated class CGGradient: NSObject {
  let colors: [UIColor]
  let locations: [CGFloat]

  /// Makes a gradient of colours, at places from 0 to 1, or spread evenly; nil without colours.
  public init?(
    colorsSpace: CGColorSpace?, colors: CFArray, locations: [CGFloat]?
  ) {
    let all = colors.compactMap { ($0 as? CGColor)?.color }
    guard !all.isEmpty else { return nil }
    self.colors = all
    self.locations = locations ?? []
  }

  deinit {}
}

/// Whether a gradient goes on beyond its ends, which it always does.
public nonisolated struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
  /// The bits, with the values they have in Core Graphics.
  public let rawValue: UInt32

  /// Makes options from bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Before its start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// After its end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

/// What is drawn into at the moment; nil while nothing is drawn.
public nonisolated func UIGraphicsGetCurrentContext() -> CGContext? { CurrentContexts.top }
/// Makes a context the current one.
public nonisolated func UIGraphicsPushContext(_ context: CGContext) {
  CurrentContexts.push(context)
}
/// Makes the one before the current one again.
public nonisolated func UIGraphicsPopContext() { CurrentContexts.pop() }
/// Fills a rectangle in the current context.
public nonisolated func UIRectFill(_ rect: CGRect) { CurrentContexts.top?.fill(rect) }
/// Draws a line of a point along the inside of a rectangle in the current context.
public nonisolated func UIRectFrame(_ rect: CGRect) {
  guard let context = CurrentContexts.top else { return }
  context.add([
    .stroke(
      shape: .box(frame: rect.insetBy(dx: 0.5, dy: 0.5), radius: 0), line: LineStyle(width: 1),
      paint: .color(context.state.fill.code(context.traits)))
  ])
}
/// Shows only what is inside a rectangle from here on, in the current context.
public nonisolated func UIRectClip(_ rect: CGRect) { CurrentContexts.top?.clip(to: rect) }

nonisolated extension UIColor {
  /// Makes it the colour of areas and lines in the current context.
  public func set() {
    setFill()
    setStroke()
  }
  /// Makes it the colour of areas in the current context.
  public func setFill() { CurrentContexts.top?.state.fill = self }
  /// Makes it the colour of lines in the current context.
  public func setStroke() { CurrentContexts.top?.state.stroke = self }
}
