import Foundation

/// The colours of a gradient, pixel by pixel.
struct GradientScale {
  private let steps: [(pixel: UInt32, alpha: Float)]
  private let inverse: PixelMatrix
  private let gradient: Paint.Gradient
  private let way: CGPoint
  private let length: CGFloat

  init?(
    _ gradient: Paint.Gradient, _ matrix: PixelMatrix, _ color: (String) -> PixelColor?
  ) {
    let colors = gradient.colors.map {
      color($0) ?? PixelColor(red: 0, green: 0, blue: 0, alpha: 0)
    }
    guard let first = colors.first, let inverse = matrix.inverted else { return nil }
    self.gradient = gradient
    self.inverse = inverse
    way = CGPoint(x: gradient.end.x - gradient.start.x, y: gradient.end.y - gradient.start.y)
    length = hypot(way.x, way.y)
    steps = (0...255).map { step in
      let place = CGFloat(step) / 255
      var result = colors[colors.count - 1]
      if let next = gradient.locations.firstIndex(where: { $0 >= place }), next < colors.count {
        if next == 0 {
          result = first
        } else {
          let (low, high) = (gradient.locations[next - 1], gradient.locations[next])
          let share = high > low ? Float((place - low) / (high - low)) : 1
          result = colors[next - 1].mixed(with: colors[next], share)
        }
      }
      return (result.opaquePixel, result.alpha)
    }
  }

  func color(_ x: Int, _ y: Int) -> (pixel: UInt32, alpha: Float) {
    let point = inverse(CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5))
    let (dx, dy) = (point.x - gradient.start.x, point.y - gradient.start.y)
    let share: CGFloat =
      length > 0
      ? gradient.isRadial ? hypot(dx, dy) / length : (dx * way.x + dy * way.y) / (length * length)
      : 1
    return steps[share > 0 ? Int(min(share, 1) * 255) : 0]
  }
}

/// The colours of a picture that is stretched to a frame, pixel by pixel.
struct PixelSampler {
  private let image: PixelImage
  private let frame: CGRect
  private let inverse: PixelMatrix
  /// How many pixels of the picture lie along one that is drawn.
  private let step: CGFloat

  init(_ image: PixelImage, frame: CGRect, inverse: PixelMatrix, pixelsPerPoint: CGFloat) {
    self.image = image
    self.frame = frame
    self.inverse = inverse
    let step = CGFloat(image.width) / max(frame.width * pixelsPerPoint, 1e-6)
    self.step = step.isFinite ? min(step, 1e6) : 1
  }

  func pixel(_ x: Int, _ y: Int) -> UInt32 {
    let point = inverse(CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5))
    let across = (point.x - frame.minX) / frame.width * CGFloat(image.width) - 0.5
    let down = (point.y - frame.minY) / frame.height * CGFloat(image.height) - 0.5
    guard across.magnitude < 1e6, down.magnitude < 1e6 else { return 0 }
    guard step > 1.5 else { return mixed(across, down) }
    // Several pixels of the picture fall on one: the mean of some of them.
    let count = Int(min(step.rounded(.up), 4))
    var (red, green, blue, alpha): (UInt32, UInt32, UInt32, UInt32) = (0, 0, 0, 0)
    for row in 0..<count {
      for column in 0..<count {
        let share = (CGFloat(column) + 0.5) / CGFloat(count) - 0.5
        let shareDown = (CGFloat(row) + 0.5) / CGFloat(count) - 0.5
        let pixel = mixed(across + share * step, down + shareDown * step)
        red += pixel & 0xFF
        green += pixel >> 8 & 0xFF
        blue += pixel >> 16 & 0xFF
        alpha += pixel >> 24
      }
    }
    let all = UInt32(count * count)
    return (red / all) | (green / all) << 8 | (blue / all) << 16 | (alpha / all) << 24
  }

  /// The colour between four pixels.
  private func mixed(_ across: CGFloat, _ down: CGFloat) -> UInt32 {
    let (left, top) = (across.rounded(.down), down.rounded(.down))
    let (x, y) = (Int(left), Int(top))
    let (right, below) = (Float(across - left), Float(down - top))
    let upper = Self.mixed(at(x, y), at(x + 1, y), right)
    return Self.mixed(upper, Self.mixed(at(x, y + 1), at(x + 1, y + 1), right), below)
  }

  private static func mixed(_ one: UInt32, _ other: UInt32, _ share: Float) -> UInt32 {
    one == other ? one : PixelMath.mixed(one, other, PixelMath.share(share))
  }

  private func at(_ x: Int, _ y: Int) -> UInt32 {
    image.pixels[
      min(max(y, 0), image.height - 1) * image.width + min(max(x, 0), image.width - 1)]
  }
}

/// The pixels that marks can touch.
struct PixelExtent {
  private var matrices: [PixelMatrix]

  init(_ matrix: PixelMatrix) { matrices = [matrix] }

  /// The frame of all marks up to the end of the group that they begin in.
  func frame(of marks: ArraySlice<Mark>) -> PixelFrame {
    var extent = self
    var frame = PixelFrame(left: 0, top: 0, right: 0, bottom: 0)
    // How far the shadows of all open groups reach.
    var reaches: [(CGFloat, CGFloat)] = [(0, 0)]
    for mark in marks {
      let matrix = extent.matrices[extent.matrices.count - 1]
      let outer = reaches[reaches.count - 1]
      var reach = outer
      var points: [CGPoint] = []
      switch mark {
      case .begin(let group):
        extent.matrices.append(group.transform.map(matrix.after) ?? matrix)
        let own = Self.reach(of: group.shadow, matrix.scale)
        reaches.append((outer.0 + own.0, outer.1 + own.1))
      case .end:
        guard extent.matrices.count > 1 else { return frame }
        extent.matrices.removeLast()
        reaches.removeLast()
      case .fill(let shape, _): points = Self.corners(of: shape)
      case .stroke(let shape, let line, _):
        points = Self.corners(of: shape)
        let own = line.width * matrix.scale * 5
        reach = (reach.0 + own, reach.1 + own)
      case .hairline(let start, let end, _):
        points = [start, end]
        reach = (reach.0 + 1, reach.1 + 1)
      case .shadow(let shape, let shadow):
        points = Self.corners(of: shape)
        let own = Self.reach(of: shadow, matrix.scale)
        reach = (reach.0 + own.0, reach.1 + own.1)
      case .text(let line):
        let frame = CGRect(
          x: line.x, y: line.baseline - line.size * 1.5, width: line.width, height: line.size * 2)
        points = Self.corners(of: .box(frame: frame.insetBy(dx: -line.size, dy: 0), radius: 0))
      case .image(_, let frame): points = Self.corners(of: .box(frame: frame, radius: 0))
      }
      frame = frame.union(Self.frame(of: points.map { matrix($0) }).grown(reach.0, reach.1))
    }
    return frame
  }

  private static func reach(of shadow: Mark.Shadow?, _ scale: CGFloat) -> (CGFloat, CGFloat) {
    guard let shadow else { return (0, 0) }
    let blur = max(shadow.radius, 0) * 3 + 1
    return (
      (shadow.offset.width.magnitude + blur) * scale,
      (shadow.offset.height.magnitude + blur) * scale
    )
  }

  private static func corners(of shape: Shape) -> [CGPoint] {
    switch shape {
    case .box(let frame, _):
      [
        frame.origin, CGPoint(x: frame.maxX, y: frame.minY),
        CGPoint(x: frame.maxX, y: frame.maxY), CGPoint(x: frame.minX, y: frame.maxY),
      ]
    case .circle(let center, let radius):
      corners(
        of: .box(
          frame: CGRect(
            x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius),
          radius: 0))
    case .path(let path, _): path.points
    }
  }

  private static func frame(of points: [CGPoint]) -> PixelFrame {
    guard let first = points.first else { return PixelFrame(left: 0, top: 0, right: 0, bottom: 0) }
    var (least, greatest) = (first, first)
    for point in points {
      least = CGPoint(x: min(least.x, point.x), y: min(least.y, point.y))
      greatest = CGPoint(x: max(greatest.x, point.x), y: max(greatest.y, point.y))
    }
    // Of a straight line too there is something, which its width then makes larger.
    return PixelFrame(
      CGRect(
        x: least.x - 1, y: least.y - 1, width: greatest.x - least.x + 2,
        height: greatest.y - least.y + 2))
  }
}

extension CoverageMask {
  /// How much each pixel of a picture covers, moved, with room around it.
  init(
    _ image: PixelImage, in frame: PixelFrame, movedBy offset: (x: CGFloat, y: CGFloat),
    grownBy reach: CGFloat
  ) {
    self.init(PixelShape(polygon: []), in: frame.moved(offset.x, offset.y).grown(reach, reach))
    let (left, top) = (
      self.frame.left + Int(min(reach, 1e6)), self.frame.top + Int(min(reach, 1e6))
    )
    for y in 0..<image.height {
      for x in 0..<image.width {
        let place =
          (top - self.frame.top + y) * self.frame.width + left - self.frame.left + x
        if place < shares.count {
          shares[place] = Float(image.pixels[y * image.width + x] >> 24) / 255
        }
      }
    }
  }
}
