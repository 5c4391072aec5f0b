import Foundation

/// Fills shapes in a picture of pixels, within the clips that are set, in layers that are laid upon each
/// other.
struct PixelCanvas {
  private var layers: [Layer]
  private var clips: [Clip]
  /// How many pixels the layers and the clips in part hold.
  private var held = 0

  /// How many they may hold, beside those of the picture: some 400 MB of layers.
  private static let room = 3 * PixelImage.greatestArea

  /// What is drawn by itself before it is laid upon what is below.
  private struct Layer {
    var image: PixelImage
    let frame: PixelFrame
  }

  /// What shows: a rectangle of pixels, and of these some in part.
  private struct Clip {
    var frame: PixelFrame
    var mask: CoverageMask?
    /// How many pixels of the mask are its own.
    var held = 0
  }

  /// Makes a canvas of one colour, white if it isn't clear.
  init(width: Int, height: Int, isClear: Bool = false) {
    let image = PixelImage(width: width, height: height, pixel: isClear ? 0 : 0xFFFF_FFFF)
    let frame = PixelFrame(left: 0, top: 0, right: image.width, bottom: image.height)
    layers = [Layer(image: image, frame: frame)]
    clips = [Clip(frame: frame)]
  }

  /// What has been drawn in the lowest layer.
  var image: PixelImage { layers[0].image }

  /// The pixels that can show.
  var visible: PixelFrame { clips[clips.count - 1].frame }

  // MARK: Clips

  /// Shows only what is inside a shape, and inside the present clip, until ``unclip()``.
  mutating func clip(_ shape: PixelShape) {
    var clip = clips[clips.count - 1]
    guard let bounds = shape.boundsHeld else {
      clip.frame.right = clip.frame.left
      clips.append(clip)
      return
    }
    let wanted = PixelFrame(bounds)
    clip.frame = clip.frame.intersection(wanted)
    if clip.frame.isEmpty {
      clip.mask = nil
    } else if let box = shape.box, box == box.rounded {
      // Whole pixels need no mask.
    } else if hasRoom(for: clip.frame) {
      var mask = CoverageMask(shape, in: clip.frame)
      if let outer = clip.mask { mask.multiply(by: outer) }
      clip.mask = mask
      held += clip.frame.area
      clip.held = clip.frame.area
      clips.append(clip)
      return
    }
    // The rectangle around it clips where there is no room for more.
    clip.held = 0
    clips.append(clip)
  }

  /// Ends the last clip.
  mutating func unclip() {
    guard clips.count > 1 else { return }
    held -= clips.removeLast().held
  }

  /// Whether there is memory for a layer or a clip of some pixels.
  func hasRoom(for frame: PixelFrame) -> Bool { held + frame.area <= Self.room }

  // MARK: Layers

  /// Draws into a clear layer from here on, which has a part of the picture only, or reaches out of it.
  mutating func pushLayer(_ frame: PixelFrame) {
    held += frame.area
    layers.append(
      Layer(image: PixelImage(width: frame.width, height: frame.height, pixel: 0), frame: frame))
    clips.append(Clip(frame: frame))
  }

  /// The picture of the last layer, which is taken away.
  mutating func popLayer() -> (image: PixelImage, frame: PixelFrame)? {
    guard layers.count > 1, clips.count > 1 else { return nil }
    clips.removeLast()
    let layer = layers.removeLast()
    held -= layer.frame.area
    return (layer.image, layer.frame)
  }

  /// Lays a picture of some pixels upon what is there.
  mutating func lay(
    _ image: PixelImage, _ frame: PixelFrame, opacity: Float, mask: CoverageMask? = nil
  ) {
    let clip = clips[clips.count - 1]
    let whole = PixelMath.share(opacity)
    withTopLayer { layer in
      let visible = frame.intersection(clip.frame).intersection(layer.frame)
      guard !visible.isEmpty else { return }
      for y in visible.top..<visible.bottom {
        var source = (y - frame.top) * image.width + visible.left - frame.left
        var target = (y - layer.frame.top) * layer.image.width + visible.left - layer.frame.left
        for x in visible.left..<visible.right {
          let pixel = image.pixels[source]
          if pixel != 0 {
            var share = whole
            if clip.mask != nil || mask != nil {
              let part = (clip.mask?.share(x, y) ?? 1) * (mask?.share(x, y) ?? 1)
              share = PixelMath.share(opacity * part)
            }
            layer.image.pixels[target] = PixelMath.over(layer.image.pixels[target], pixel, share)
          }
          source += 1
          target += 1
        }
      }
    }
  }

  /// Fills what a mask shows with a colour.
  mutating func fill(_ mask: CoverageMask, _ color: PixelColor) {
    let pixel = color.opaquePixel
    forEachShare(of: mask.frame, mask.share) { old, share, _, _ in
      PixelMath.mixed(old, pixel, PixelMath.share(share * color.alpha))
    }
  }

  // MARK: Shapes

  /// Fills a shape with one colour.
  mutating func fill(_ shape: PixelShape, _ color: PixelColor) {
    guard color.alpha > 0 else { return }
    let pixel = color.opaquePixel
    if let box = shape.box, clips[clips.count - 1].mask == nil {
      fill(box, pixel, color.alpha)
    } else {
      fill(shape) { old, share, _, _ in
        if share >= 1, color.alpha >= 1 { return pixel }
        return PixelMath.mixed(old, pixel, PixelMath.share(share * color.alpha))
      }
    }
  }

  /// Fills a shape with what a function makes of each pixel, of how much of it is covered and of its
  /// place.
  mutating func fill(
    _ shape: PixelShape, _ paint: (_ old: UInt32, _ share: Float, _ x: Int, _ y: Int) -> UInt32
  ) {
    let clip = clips[clips.count - 1]
    guard let bounds = shape.bounds else { return }
    withTopLayer { layer in
      let visible = PixelFrame(bounds).intersection(clip.frame).intersection(layer.frame)
      guard !visible.isEmpty else { return }
      var coverage = CoverageBuffer(
        x: visible.left, y: visible.top, width: visible.width, height: visible.height)
      coverage.add(shape)
      var row = [Float](repeating: 0, count: visible.width)
      for y in visible.top..<visible.bottom {
        coverage.readRow(y - visible.top, isEvenOdd: shape.isEvenOdd, into: &row)
        var target = (y - layer.frame.top) * layer.image.width + visible.left - layer.frame.left
        for column in 0..<visible.width {
          var share = row[column]
          if share > 0 {
            let x = visible.left + column
            if let mask = clip.mask { share *= mask.share(x, y) }
            layer.image.pixels[target] = paint(layer.image.pixels[target], share, x, y)
          }
          target += 1
        }
      }
    }
  }

  /// Fills a rectangle, by how much of each row and column it covers.
  private mutating func fill(_ box: CGRect, _ pixel: UInt32, _ alpha: Float) {
    let clip = clips[clips.count - 1]
    withTopLayer { layer in
      let visible = PixelFrame(box).intersection(clip.frame).intersection(layer.frame)
      guard !visible.isEmpty else { return }
      func part(_ place: Int, _ least: CGFloat, _ greatest: CGFloat) -> Float {
        Float(min(CGFloat(place + 1), greatest) - max(CGFloat(place), least))
      }
      let columns = (visible.left..<visible.right).map { part($0, box.minX, box.maxX) }
      for y in visible.top..<visible.bottom {
        let share = part(y, box.minY, box.maxY) * alpha
        var target = (y - layer.frame.top) * layer.image.width + visible.left - layer.frame.left
        for column in columns {
          layer.image.pixels[target] =
            share * column >= 1
            ? pixel
            : PixelMath.mixed(layer.image.pixels[target], pixel, PixelMath.share(share * column))
          target += 1
        }
      }
    }
  }

  private mutating func forEachShare(
    of frame: PixelFrame, _ shares: (Int, Int) -> Float,
    _ paint: (_ old: UInt32, _ share: Float, _ x: Int, _ y: Int) -> UInt32
  ) {
    let clip = clips[clips.count - 1]
    withTopLayer { layer in
      let visible = frame.intersection(clip.frame).intersection(layer.frame)
      guard !visible.isEmpty else { return }
      for y in visible.top..<visible.bottom {
        var target = (y - layer.frame.top) * layer.image.width + visible.left - layer.frame.left
        for x in visible.left..<visible.right {
          let share = shares(x, y) * (clip.mask?.share(x, y) ?? 1)
          if share > 0 {
            layer.image.pixels[target] = paint(layer.image.pixels[target], share, x, y)
          }
          target += 1
        }
      }
    }
  }

  /// Changes the top layer in place: it is taken out and put back, so that its pixels aren't copied.
  private mutating func withTopLayer(_ body: (inout Layer) -> Void) {
    guard var layer = layers.popLast() else { return }
    body(&layer)
    layers.append(layer)
  }
}

extension PixelShape {
  /// The least rectangle around the shape, with what no picture reaches left out; nil if it is no
  /// number.
  fileprivate var boundsHeld: CGRect? {
    guard let first = curves.first?.first else { return nil }
    var (least, greatest) = (first, first)
    for point in curves.joined() {
      guard !point.x.isNaN, !point.y.isNaN else { return nil }
      least = CGPoint(x: min(least.x, point.x), y: min(least.y, point.y))
      greatest = CGPoint(x: max(greatest.x, point.x), y: max(greatest.y, point.y))
    }
    let ends = [least.x, least.y, greatest.x, greatest.y].map { min(max($0, -1e6), 1e6) }
    return CGRect(x: ends[0], y: ends[1], width: ends[2] - ends[0], height: ends[3] - ends[1])
  }
}

extension CGRect {
  /// The rectangle on whole pixels.
  fileprivate var rounded: CGRect {
    CGRect(
      x: minX.rounded(), y: minY.rounded(), width: maxX.rounded() - minX.rounded(),
      height: maxY.rounded() - minY.rounded())
  }
}
