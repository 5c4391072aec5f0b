import Drawing
import Foundation

/// Draws simple shapes in the place of the system's symbols.
nonisolated enum SymbolShapes {
  /// What a symbol is drawn with in black, in a square; nil for a name that there is no shape for.
  ///
  /// A `circle` or `square` at the end of a name stands around the shape; `fill` fills what is outermost,
  /// and what stands on it is then white; `slash` draws a line across.
  ///
  /// - Parameters:
  ///   - name: The symbol's name.
  ///   - side: The side of the square, in points.
  ///   - steps: How many steps heavier than regular the strokes are.
  /// - Returns: The marks, in points from the upper left corner.
  static func marks(of name: String, side: CGFloat, steps: Int) -> [Mark]? {
    var parts = name.split(separator: ".").map(String.init)
    func removeLast(_ part: String) -> Bool {
      guard parts.count > 1, parts.last == part else { return false }
      parts.removeLast()
      return true
    }
    if let badge = parts.firstIndex(of: "badge"), badge > 0 { parts.removeSubrange(badge...) }
    let isFilled = removeLast("fill")
    let isCrossed = removeLast("slash")
    let isInside = shape(parts) == nil || parts.count == 2 && !isWhole(parts)
    var frame: String?
    if isInside, removeLast("circle") {
      frame = "circle"
    } else if isInside, removeLast("square") {
      frame = "square"
    }
    if frame != nil, parts.count > 1, parts.last == "crop" { parts.removeLast() }
    guard let shape = shape(parts) else { return nil }
    let unit = side / 20
    let width = max(1.5 + CGFloat(steps) * 0.22, 0.5) * unit
    func stroke(_ outline: Outline, _ width: CGFloat) -> Mark {
      .stroke(
        shape: .path(outline), line: LineStyle(width: width, cap: .round, join: .round),
        paint: .color("#000000"))
    }
    let crossing = Outline(elements: [
      .move(to: CGPoint(x: 2 * unit, y: 2 * unit)), .line(to: CGPoint(x: 18 * unit, y: 18 * unit)),
    ])
    let cross = isCrossed ? [stroke(crossing, width)] : []
    guard let frame, let ring = self.shape([frame]) else {
      let outline = shape.mapped { CGPoint(x: $0.x * unit, y: $0.y * unit) }
      let fill = Mark.fill(shape: .path(outline), paint: .color("#000000"))
      return (isFilled ? [fill] : []) + [stroke(outline, width)] + cross
    }
    let outer = ring.mapped { CGPoint(x: $0.x * unit, y: $0.y * unit) }
    let inner = shape.mapped {
      CGPoint(x: (10 + ($0.x - 10) * 0.52) * unit, y: (10 + ($0.y - 10) * 0.52) * unit)
    }
    guard isFilled else { return [stroke(outer, width), stroke(inner, width)] + cross }
    return [.fill(shape: .path(outer), paint: .color("#000000")), stroke(outer, width)]
      + [stroke(inner, width)].inGroup(Mark.Group(tint: "#FFFFFF"))
  }

  /// Whether the name of a frame is the shape itself.
  private static func isWhole(_ parts: [String]) -> Bool { parts.count == 1 }

  private static func shape(_ parts: [String]) -> Outline? {
    let name = parts.joined(separator: ".")
    return shapes[name] ?? SymbolTable.others[name].flatMap { shapes[$0] }
  }

  private static let shapes: [String: Outline] = {
    var shapes: [String: Outline] = [:]
    for row in SymbolTable.rows.split(separator: "\n") {
      let parts = row.split(separator: " ", maxSplits: 1)
      if parts.count == 2 { shapes[String(parts[0])] = Outline(strokes: parts[1]) }
    }
    return shapes
  }()
}
