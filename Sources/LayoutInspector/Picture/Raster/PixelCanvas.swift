import Foundation

/// Fills shapes in a picture of pixels, within the clips that are set.
struct PixelCanvas {
  private(set) var image: PixelImage
  private var clips: [Clip]

  /// What shows: a rectangle of pixels, and inside it that within round corners.
  fileprivate struct Clip {
    var frame: CGRect
    var rounded: [(frame: CGRect, radius: CGFloat)]
  }

  init(width: Int, height: Int) {
    image = PixelImage(width: width, height: height)
    clips = [
      Clip(
        frame: CGRect(x: 0, y: 0, width: CGFloat(image.width), height: CGFloat(image.height)),
        rounded: [])
    ]
  }

  /// Shows only what is inside a rectangle, and inside the present clip, until ``unclip()``.
  mutating func clip(_ frame: CGRect, radius: CGFloat) {
    var clip = clips[clips.count - 1]
    clip.frame = clip.frame.intersection(Self.bounded(frame))
    if clip.frame.isNull { clip.frame = .zero }
    let radius = min(max(radius, 0), frame.width / 2, frame.height / 2)
    if radius > 0 { clip.rounded.append((frame, radius)) }
    clips.append(clip)
  }

  /// A rectangle without the parts that no picture reaches; nothing if it is no number.
  private static func bounded(_ frame: CGRect) -> CGRect {
    let edges = [frame.minX, frame.minY, frame.maxX, frame.maxY]
    guard edges.allSatisfy({ !$0.isNaN }) else { return .zero }
    let ends = edges.map { min(max($0, -1e6), 1e6) }
    return CGRect(x: ends[0], y: ends[1], width: ends[2] - ends[0], height: ends[3] - ends[1])
  }

  /// Ends the last clip.
  mutating func unclip() { if clips.count > 1 { clips.removeLast() } }

  /// Fills a shape.
  mutating func fill(_ shape: PixelShape, _ color: PixelColor) {
    let clip = clips[clips.count - 1]
    guard color.alpha > 0, let bounds = shape.bounds?.intersection(clip.frame), !bounds.isNull
    else { return }
    let (left, top) = (Int(bounds.minX.rounded(.down)), Int(bounds.minY.rounded(.down)))
    let (right, bottom) = (Int(bounds.maxX.rounded(.up)), Int(bounds.maxY.rounded(.up)))
    var coverage = CoverageBuffer(x: left, y: top, width: right - left, height: bottom - top)
    for curve in shape.curves {
      guard var last = curve.last else { continue }
      for point in curve {
        coverage.add(from: last, to: point)
        last = point
      }
    }
    var image = PixelImage(width: 1, height: 1)
    swap(&image, &self.image)
    coverage.forEachPixel { x, y, share in
      image.blend(color, x: x, y: y, share: share * clip.share(x, y))
    }
    swap(&image, &self.image)
  }
}

extension PixelCanvas.Clip {
  /// How much of a pixel shows.
  fileprivate func share(_ x: Int, _ y: Int) -> Float {
    let pixel = CGRect(x: CGFloat(x), y: CGFloat(y), width: 1, height: 1)
    var share: CGFloat = 1
    if !frame.contains(pixel) {
      let part = frame.intersection(pixel)
      share = part.isNull ? 0 : part.width * part.height
    }
    for corner in rounded { share *= Self.share(of: pixel, in: corner.frame, corner.radius) }
    return Float(share)
  }

  /// How much of a pixel lies inside a rectangle with round corners, by its distance from the edge.
  private static func share(of pixel: CGRect, in frame: CGRect, _ radius: CGFloat) -> CGFloat {
    let x = (pixel.midX - frame.midX).magnitude - (frame.width / 2 - radius)
    let y = (pixel.midY - frame.midY).magnitude - (frame.height / 2 - radius)
    guard x > 0, y > 0 else { return 1 }
    return min(max(radius + 0.5 - (x * x + y * y).squareRoot(), 0), 1)
  }
}
