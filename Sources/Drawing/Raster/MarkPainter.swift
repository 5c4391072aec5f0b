package import Foundation

/// Draws marks as pixels.
package struct MarkPainter {
  private var canvas: PixelCanvas
  private var matrix: PixelMatrix
  private let letters: Letters
  private var groups: [OpenGroup] = []
  /// The colours that groups are drawn in, the innermost last.
  private var tints: [PixelColor?] = [nil]
  private var pictures: [ImageFile: PixelImage?] = [:]

  /// What the end of a group has to do.
  private struct OpenGroup {
    let group: Mark.Group
    let matrix: PixelMatrix
    let isClipped: Bool
    let hasLayer: Bool
  }

  /// How deep groups may stand in each other; those beyond are drawn as if they changed nothing.
  private static let depthLimit = 200

  /// Makes a painter for a picture, which is white at first or clear.
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - scale: How many pixels there are to a point. It is held between 0.01 and 16, and lowered
  ///     where a side would be longer than 8192 pixels, or the picture larger than 33 million; what
  ///     is not a number counts as 1.
  ///   - isClear: Whether nothing covers the ground.
  ///   - letters: What text is drawn with.
  package init(size: CGSize, scale: CGFloat, isClear: Bool = false, letters: Letters) {
    let (longest, area) = (max(size.width, size.height, 1), max(size.width * size.height, 1))
    let wanted = scale.isNaN ? 1 : min(max(scale, 0.01), 16)
    let scale =
      area.isFinite && longest.isFinite
      ? min(
        wanted, CGFloat(PixelImage.longestSide) / longest,
        (CGFloat(PixelImage.greatestArea) / area).squareRoot()) : 1
    func pixels(_ length: CGFloat) -> Int {
      length > 0 && length.isFinite ? Int((length * scale).rounded(.up)) : 1
    }
    canvas = PixelCanvas(width: pixels(size.width), height: pixels(size.height), isClear: isClear)
    matrix = PixelMatrix(scale: scale)
    self.letters = letters
  }

  /// What has been drawn.
  package var image: PixelImage { canvas.image }

  /// Draws marks, back to front; groups that don't end, end with them.
  ///
  /// - Complexity: O(*p*), where *p* is the number of pixels of all that is drawn.
  package mutating func draw(_ marks: [Mark]) {
    let depth = groups.count
    for (place, mark) in marks.enumerated() {
      switch mark {
      case .begin(let group): begin(group, before: marks[(place + 1)...])
      case .end: if groups.count > depth { end() }
      default: draw(mark)
      }
    }
    while groups.count > depth { end() }
  }

  private mutating func draw(_ mark: Mark) {
    switch mark {
    case .fill(let shape, let paint): fill(PixelShape(shape, matrix), paint)
    case .stroke(let shape, let line, let paint):
      var line = line
      // What is thinner than a pixel is drawn as fine as one.
      if line.width > 0 { line.width = max(line.width, 0.5 / matrix.scale) }
      fill(PixelStroke(PixelShape(shape, matrix), line, scale: matrix.scale).area, paint)
    case .hairline(let start, let end, let color):
      // One pixel wide, and on whole pixels.
      let (from, to) = (matrix(start), matrix(end))
      let frame =
        from.y == to.y
        ? CGRect(x: from.x, y: from.y.rounded(.down), width: to.x - from.x, height: 1)
        : CGRect(x: from.x.rounded(.down), y: from.y, width: 1, height: to.y - from.y)
      fill(PixelShape(.box(frame: frame, radius: 0), PixelMatrix(scale: 1)), .color(color))
    case .shadow(let shape, let shadow): draw(shadow, of: shape)
    case .text(let line):
      for part in letters.shapes(of: line) {
        switch part {
        case .area(let outline):
          if line.stroke?.isFilled != false {
            fill(PixelShape(.path(outline), matrix), .color(line.color))
          }
          if let stroke = line.stroke {
            draw(
              .stroke(
                shape: .path(outline), line: LineStyle(width: stroke.width, join: .round),
                paint: .color(stroke.color)))
          }
        case .strokes(let outline, let ownWidth):
          var width = ownWidth
          // Letters without an inside become thinner or bolder.
          if let stroke = line.stroke {
            width = stroke.isFilled ? width + stroke.width : min(stroke.width, width)
          }
          let style = LineStyle(width: width, cap: .round, join: .round)
          draw(.stroke(shape: .path(outline), line: style, paint: .color(line.color)))
        }
      }
    case .image(let file, let frame): draw(file, in: frame)
    case .begin, .end: break
    }
  }

  // MARK: Paint

  private func color(_ code: String) -> PixelColor? {
    guard let color = PixelColor(code) else { return nil }
    guard let tint = tints[tints.count - 1] else { return color }
    return tint.fainter(color.alpha)
  }

  private mutating func fill(_ shape: PixelShape, _ paint: Paint) {
    switch paint {
    case .color(let code):
      if let color = color(code) { canvas.fill(shape, color) }
    case .gradient(let gradient):
      guard let scale = GradientScale(gradient, matrix, color) else { return }
      canvas.fill(shape) { old, share, x, y in
        let color = scale.color(x, y)
        return PixelMath.mixed(
          old, color.pixel, PixelMath.share(share * color.alpha))
      }
    }
  }

  // MARK: Shadows

  /// How far a shadow's blur reaches, in pixels.
  private static func reach(of shadow: Mark.Shadow, _ scale: CGFloat) -> CGFloat {
    let reach = max(shadow.radius, 0) * scale * 3
    return reach < 1000 ? reach.rounded(.up) + 1 : 1000
  }

  private mutating func draw(_ shadow: Mark.Shadow, of shape: Shape) {
    guard let color = color(shadow.color) else { return }
    let offset = CGPoint(x: shadow.offset.width, y: shadow.offset.height)
    let moved = PixelShape(shape.moved(by: offset), matrix)
    guard let bounds = moved.bounds else { return }
    let reach = Self.reach(of: shadow, matrix.scale)
    let frame = PixelFrame(bounds).grown(reach, reach)
      .intersection(canvas.visible.grown(reach, reach))
    guard !frame.isEmpty, frame.area <= PixelImage.greatestArea else { return }
    var mask = CoverageMask(moved, in: frame)
    mask.blur(shadow.radius * matrix.scale)
    canvas.fill(mask, color)
  }

  // MARK: Pictures

  private mutating func draw(_ file: ImageFile, in frame: CGRect) {
    if pictures[file] == nil { pictures[file] = .some(PixelImage(png: file.data)) }
    let shape = PixelShape(.box(frame: frame, radius: 0), matrix)
    guard let picture = pictures[file] ?? nil else {
      // What can't be read says what it is, and how large.
      fill(shape, .color("#D8DEE6"))
      guard frame.height >= 8, frame.width >= 16, let name = file.name else { return }
      let text = "\(name) \(Int(min(frame.width, 1e6))) × \(Int(min(frame.height, 1e6)))"
      let size = min(frame.height / 2, 12, frame.width / CGFloat(text.count) / 0.55)
      draw(
        .sign(
          text, center: CGPoint(x: frame.midX, y: frame.midY), size: size, color: "#5A6472"))
      return
    }
    guard frame.width > 0, frame.height > 0, let inverse = matrix.inverted else { return }
    let sampler = PixelSampler(
      picture, frame: frame, inverse: inverse, pixelsPerPoint: matrix.scale)
    let tint = tints[tints.count - 1]
    canvas.fill(shape) { old, share, x, y in
      var pixel = sampler.pixel(x, y)
      if let tint {
        pixel = PixelMath.mixed(
          0, tint.opaquePixel, PixelMath.share(tint.alpha * Float(pixel >> 24) / 255))
      }
      return PixelMath.over(old, pixel, PixelMath.share(share))
    }
  }

  // MARK: Groups

  private mutating func begin(_ group: Mark.Group, before rest: ArraySlice<Mark>) {
    let outer = matrix
    guard groups.count < Self.depthLimit else {
      groups.append(
        OpenGroup(group: Mark.Group(), matrix: outer, isClipped: false, hasLayer: false))
      tints.append(tints[tints.count - 1])
      return
    }
    if let transform = group.transform { matrix = matrix.after(transform) }
    tints.append(group.tint.flatMap { PixelColor($0) } ?? tints[tints.count - 1])
    if let clip = group.clip { canvas.clip(PixelShape(clip, matrix)) }
    var hasLayer = group.opacity < 1 || group.mask != nil || group.shadow != nil
    if hasLayer {
      let frame = layer(for: group, of: rest)
      // Where there is no room for more it is drawn as it is.
      hasLayer = canvas.hasRoom(for: frame)
      if hasLayer { canvas.pushLayer(frame) }
    }
    groups.append(
      OpenGroup(
        group: group, matrix: outer, isClipped: group.clip != nil, hasLayer: hasLayer))
  }

  /// The pixels that a group is drawn on: those that show, and those that cast a shadow on them.
  private func layer(for group: Mark.Group, of rest: ArraySlice<Mark>) -> PixelFrame {
    let whole = PixelExtent(matrix).frame(of: rest)
    let visible = whole.intersection(canvas.visible)
    guard let shadow = group.shadow else { return visible }
    let (way, reach) = (matrix.turned(shadow.offset), Self.reach(of: shadow, matrix.scale))
    let casting = whole.intersection(
      canvas.visible.grown(way.x.magnitude + reach, way.y.magnitude + reach))
    return casting.area <= PixelImage.greatestArea ? casting : visible
  }

  private mutating func end() {
    guard let open = groups.popLast() else { return }
    if open.hasLayer, let (image, frame) = canvas.popLayer() {
      let group = open.group
      let opacity = group.opacity.isNaN ? 1 : Float(min(max(group.opacity, 0), 1))
      if let shadow = group.shadow { draw(shadow, of: image, frame, opacity) }
      canvas.lay(image, frame, opacity: opacity, mask: group.mask.map { mask($0, frame) })
    }
    if open.isClipped { canvas.unclip() }
    tints.removeLast()
    matrix = open.matrix
  }

  private mutating func mask(_ marks: [Mark], _ frame: PixelFrame) -> CoverageMask {
    canvas.pushLayer(frame)
    tints.append(nil)
    draw(marks)
    tints.removeLast()
    guard let (image, own) = canvas.popLayer() else {
      return CoverageMask(PixelShape(polygon: []), in: frame)
    }
    return CoverageMask(image, in: own)
  }

  private mutating func draw(
    _ shadow: Mark.Shadow, of image: PixelImage, _ frame: PixelFrame, _ opacity: Float
  ) {
    guard !frame.isEmpty, let color = color(shadow.color) else { return }
    let (scale, way) = (matrix.scale, matrix.turned(shadow.offset))
    var mask = CoverageMask(
      image, in: frame, movedBy: (way.x, way.y), grownBy: Self.reach(of: shadow, scale))
    mask.blur(shadow.radius * scale)
    canvas.fill(mask, color.fainter(opacity))
  }
}
