package import Foundation

/// The pixels that marks can touch.
struct PixelExtent {
  /// A group that is open, with what has been found in it.
  private struct Open {
    var group: Mark.Group
    var matrix: PixelMatrix
    var frame = PixelFrame(left: 0, top: 0, right: 0, bottom: 0)

    /// What the group touches in the picture around it.
    var whole: PixelFrame {
      let all = group.shadow.map { frame.union(frame.cast(by: $0, matrix)) } ?? frame
      guard let clip = group.clip else { return all }
      return all.intersection(PixelFrame(around: clip.corners.map { matrix($0) }))
    }
  }

  private var open: [Open]

  init(_ matrix: PixelMatrix) { open = [Open(group: Mark.Group(), matrix: matrix)] }

  /// The frame of all marks up to the end of the group that they begin in.
  func frame(of marks: ArraySlice<Mark>) -> PixelFrame {
    var extent = self
    for mark in marks {
      switch mark {
      case .begin(let group):
        let matrix = extent.open[extent.open.count - 1].matrix
        extent.open.append(
          Open(group: group, matrix: group.transform.map(matrix.after) ?? matrix))
      case .end:
        guard extent.open.count > 1 else { return extent.open[0].frame }
        extent.close()
      default: extent.add(mark)
      }
    }
    while extent.open.count > 1 { extent.close() }
    return extent.open[0].frame
  }

  private mutating func close() {
    let whole = open.removeLast().whole
    let last = open.count - 1
    open[last].frame = open[last].frame.union(whole)
  }

  private mutating func add(_ mark: Mark) {
    let last = open.count - 1
    let matrix = open[last].matrix
    var reach: CGFloat = 0
    var points: [CGPoint] = []
    switch mark {
    case .fill(let shape, _): points = shape.corners
    case .stroke(let shape, let line, _):
      points = shape.corners
      reach = line.width * matrix.scale * 5
    case .hairline(let start, let end, _):
      points = [start, end]
      reach = 1
    case .shadow(let shape, let shadow):
      let frame = PixelFrame(around: shape.corners.map { matrix($0) })
      open[last].frame = open[last].frame.union(frame.cast(by: shadow, matrix))
      return
    case .text(let line):
      let frame = CGRect(
        x: line.x, y: line.baseline - line.size * 1.5, width: line.width, height: line.size * 2)
      points = Shape.box(frame: frame.insetBy(dx: -line.size, dy: 0), radius: 0).corners
    case .image(_, let frame): points = Shape.box(frame: frame, radius: 0).corners
    case .begin, .end: return
    }
    let frame = PixelFrame(around: points.map { matrix($0) }).grown(reach, reach)
    open[last].frame = open[last].frame.union(frame)
  }
}

extension Shape {
  /// Points whose surroundings hold the shape.
  fileprivate var corners: [CGPoint] {
    switch self {
    case .box(let frame, _):
      [
        frame.origin, CGPoint(x: frame.maxX, y: frame.minY),
        CGPoint(x: frame.maxX, y: frame.maxY), CGPoint(x: frame.minX, y: frame.maxY),
      ]
    case .circle(let center, let radius):
      Shape.box(
        frame: CGRect(
          x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius),
        radius: 0
      ).corners
    case .path(let path, _): path.points
    }
  }
}

extension PixelFrame {
  /// The pixels around points, with one more on each side; none around none.
  fileprivate init(around points: [CGPoint]) {
    guard let first = points.first else {
      self.init(left: 0, top: 0, right: 0, bottom: 0)
      return
    }
    var (least, greatest) = (first, first)
    for point in points {
      least = CGPoint(x: min(least.x, point.x), y: min(least.y, point.y))
      greatest = CGPoint(x: max(greatest.x, point.x), y: max(greatest.y, point.y))
    }
    // Of a straight line too there is something, which its width then makes larger.
    self.init(
      CGRect(
        x: least.x - 1, y: least.y - 1, width: greatest.x - least.x + 2,
        height: greatest.y - least.y + 2))
  }

  /// What a shadow of these pixels touches.
  fileprivate func cast(by shadow: Mark.Shadow, _ matrix: PixelMatrix) -> PixelFrame {
    if isEmpty { return self }
    let way = matrix.turned(shadow.offset)
    let blur = (max(shadow.radius, 0) * 3 + 1) * matrix.scale
    return moved(way.x, way.y).grown(blur, blur)
  }
}

extension ArraySlice<Mark> {
  /// A rectangle around all that marks touch, up to the end of the group that they begin in, and around what a
  /// shadow of all of it does.
  ///
  /// Each side is at most some points beyond. Without marks nothing is touched.
  ///
  /// - Complexity: O(*n*) for *n* marks and points of paths.
  package func room(for shadow: Mark.Shadow?) -> CGRect {
    let matrix = PixelMatrix(scale: 1)
    var frame = PixelExtent(matrix).frame(of: self)
    if let shadow { frame = frame.union(frame.cast(by: shadow, matrix)) }
    return CGRect(x: frame.left, y: frame.top, width: frame.width, height: frame.height)
  }
}
