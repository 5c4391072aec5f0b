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
