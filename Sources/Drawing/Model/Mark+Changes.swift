package import Foundation
import Typesetting

extension Shape {
  /// The shape moved.
  package func moved(by offset: CGPoint) -> Shape {
    switch self {
    case .box(let frame, let radius):
      .box(frame: frame.offsetBy(dx: offset.x, dy: offset.y), radius: radius)
    case .circle(let center, let radius):
      .circle(center: CGPoint(x: center.x + offset.x, y: center.y + offset.y), radius: radius)
    case .path(let path, let isEvenOdd): .path(path: path.moved(by: offset), isEvenOdd: isEvenOdd)
    }
  }

  /// The shape as curves.
  package var outline: Outline {
    switch self {
    case .box(let frame, let radius): Outline(frame, radius: radius)
    case .circle(let center, let radius):
      Outline(
        ellipseIn: CGRect(
          x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    case .path(let path, _): path
    }
  }

  /// Whether an odd number of curves around a place makes it the inside.
  package var isEvenOdd: Bool {
    if case .path(_, let isEvenOdd) = self { isEvenOdd } else { false }
  }
}

extension Paint {
  fileprivate func moved(by offset: CGPoint) -> Paint {
    guard case .gradient(var gradient) = self else { return self }
    gradient.start = CGPoint(x: gradient.start.x + offset.x, y: gradient.start.y + offset.y)
    gradient.end = CGPoint(x: gradient.end.x + offset.x, y: gradient.end.y + offset.y)
    return .gradient(gradient)
  }
}

extension Mark {
  /// The mark moved; the transform of a group keeps its effect about the moved origin.
  package func moved(by offset: CGPoint) -> Mark {
    func moved(_ point: CGPoint) -> CGPoint {
      CGPoint(x: point.x + offset.x, y: point.y + offset.y)
    }
    switch self {
    case .fill(let shape, let paint):
      return .fill(shape: shape.moved(by: offset), paint: paint.moved(by: offset))
    case .stroke(let shape, let line, let paint):
      return .stroke(shape: shape.moved(by: offset), line: line, paint: paint.moved(by: offset))
    case .hairline(let start, let end, let color):
      return .hairline(from: moved(start), to: moved(end), color: color)
    case .shadow(let shape, let shadow):
      return .shadow(shape: shape.moved(by: offset), shadow: shadow)
    case .text(var line):
      line.x += offset.x
      line.baseline += offset.y
      return .text(line: line)
    case .image(let image, let frame):
      return .image(image: image, frame: frame.offsetBy(dx: offset.x, dy: offset.y))
    case .begin(var group):
      if let transform = group.transform {
        // Back to where it was, changed there, and moved.
        var whole = AffineTransform(translationByX: -offset.x, byY: -offset.y)
        whole.append(transform)
        whole.append(AffineTransform(translationByX: offset.x, byY: offset.y))
        group.transform = whole
      }
      group.clip = group.clip?.moved(by: offset)
      group.mask = group.mask?.moved(by: offset)
      return .begin(group: group)
    case .end: return .end
    }
  }
}

extension [Mark] {
  /// The marks moved.
  package func moved(by offset: CGPoint) -> [Mark] {
    offset == .zero ? self : map { $0.moved(by: offset) }
  }

  /// The marks as one, changed by a group.
  package func inGroup(_ group: Mark.Group) -> [Mark] {
    isEmpty || group == Mark.Group() ? self : [.begin(group: group)] + self + [.end]
  }
}

extension Mark {
  /// A straight line of a width in points, with dashes and gaps of a length unless that is 0.
  package static func line(
    from start: CGPoint, to end: CGPoint, width: CGFloat, dash: CGFloat = 0, color: String
  ) -> Mark {
    .stroke(
      shape: .line(from: start, to: end),
      line: LineStyle(width: width, dashes: dash > 0 ? [dash, dash] : []), paint: .color(color))
  }

  /// A short text around a point, in the weight 600.
  package static func sign(
    _ text: String, center: CGPoint, size: CGFloat, color: String
  ) -> Mark {
    let font = TextFont(size: size, weight: 600)
    let width = StandardMeasurer().paragraph(of: StyledText(text, font: font)).maxWidth
    func rounded(_ length: CGFloat) -> CGFloat { (length * 100).rounded() / 100 }
    return .text(
      line: TextLine(
        string: text, x: rounded(center.x) - rounded(width) / 2,
        baseline: rounded(center.y + size * 0.36), width: rounded(width), size: size, weight: 600,
        color: color, anchor: .center))
  }
}

extension AffineTransform {
  /// Stretches, and then moves; Foundation's `scale(x:y:)` would stretch the way that was moved before, too.
  package init(stretchedBy width: CGFloat, _ height: CGFloat, movedBy offset: CGPoint) {
    self.init(m11: width, m12: 0, m21: 0, m22: height, tX: offset.x, tY: offset.y)
  }
}
