public import Foundation
import LayoutKit
public import Typesetting

extension LayoutSnapshot {
  /// A picture of the layout as a PNG file, on white ground.
  ///
  /// It shows what ``svg(_:outlinesFrom:)`` shows. Text is drawn by the outlines of its letters;
  /// where nobody has these, a bar stands for each line.
  ///
  /// - Parameters:
  ///   - style: How much to show.
  ///   - scale: How many pixels there are to a point. It is held between 0.01 and 16, and lowered where
  ///     a side would be longer than 8192 pixels, or the picture larger than 33 million; what is no
  ///     number counts as 1.
  ///   - measurer: Who has the outlines of letters, such as a `StandardMeasurer` with a family of
  ///     fonts.
  /// - Returns: The bytes of the file.
  /// - Complexity: O(*p*), where *p* is the number of pixels of all that is drawn.
  public func png(
    _ style: PictureStyle = .painted, scale: CGFloat = 2,
    outlinesFrom measurer: (any TextMeasurer)? = nil
  ) -> Data {
    Self.pngFile(size, steps(style), scale: scale, measurer)
  }

  static func pngFile(
    _ size: CGSize, _ steps: [Step], scale: CGFloat, _ measurer: (any TextMeasurer)?
  ) -> Data {
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
    var painter = MarkPainter(
      width: pixels(size.width), height: pixels(size.height), scale: scale, measurer: measurer)
    painter.draw(steps)
    return PNGFile(painter.image).data
  }
}

/// Draws marks as pixels.
private struct MarkPainter {
  private var canvas: PixelCanvas
  private let scale: CGFloat
  private let measurer: (any TextMeasurer)?

  /// How much a bar that stands for text covers.
  private static let barShare: Float = 0.4

  init(width: Int, height: Int, scale: CGFloat, measurer: (any TextMeasurer)?) {
    canvas = PixelCanvas(width: width, height: height)
    self.scale = scale
    self.measurer = measurer
  }

  var image: PixelImage { canvas.image }

  mutating func draw(_ steps: [LayoutSnapshot.Step]) {
    for step in steps {
      switch step {
      case .draw(let mark): draw(mark)
      case .clip(let frame, let radius): canvas.clip(scaled(frame), radius: radius * scale)
      case .unclip: canvas.unclip()
      }
    }
  }

  private mutating func draw(_ mark: Mark) {
    switch mark {
    case .box(let frame, let radius, let color):
      fill(PixelShape(scaled(frame), radius: radius * scale), color)
    case .hairline(let start, let end, let color):
      // One pixel wide, and on whole pixels.
      let (from, to) = (scaled(start), scaled(end))
      let frame =
        from.y == to.y
        ? CGRect(x: from.x, y: from.y.rounded(.down), width: to.x - from.x, height: 1)
        : CGRect(x: from.x.rounded(.down), y: from.y, width: 1, height: to.y - from.y)
      fill(PixelShape(frame), color)
    case .polygon(let points, let color): fill(PixelShape(polygon: points.map(scaled)), color)
    case .circle(let center, let radius, let color):
      let frame = CGRect(
        x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2)
      fill(PixelShape(scaled(frame), radius: radius * scale), color)
    case .text(let line, let text, _): draw(line, in: text)
    case .outline(let frame, _, let isDashed):
      for side in Self.sides(of: scaled(frame), isDashed: isDashed, scale: scale) {
        fill(PixelShape(side), "#0A84FF")
      }
    case .stroke(let start, let end, let width, let dash, let color):
      for piece in Self.pieces(from: start, to: end, dash: dash) {
        let corners = Self.corners(from: piece.start, to: piece.end, width: max(width, 1 / scale))
        fill(PixelShape(polygon: corners.map(scaled)), color)
      }
    case .sign(let text, let center, let size, let color):
      for dot in SmallDigits.dots(of: text, center: center, size: size) {
        fill(PixelShape(scaled(dot)), color)
      }
    }
  }

  /// The dashes of a line, no more than 500 of them.
  private static func pieces(
    from start: CGPoint, to end: CGPoint, dash: CGFloat
  ) -> [(start: CGPoint, end: CGPoint)] {
    let (x, y) = (end.x - start.x, end.y - start.y)
    let length = (x * x + y * y).squareRoot()
    guard dash > 0, length > dash, length < dash * 1000 else { return [(start, end)] }
    func point(_ way: CGFloat) -> CGPoint {
      CGPoint(x: start.x + x * way / length, y: start.y + y * way / length)
    }
    return stride(from: 0, to: length, by: 2 * dash).map { way in
      (point(way), point(min(way + dash, length)))
    }
  }

  /// The corners of a line with a width.
  private static func corners(from start: CGPoint, to end: CGPoint, width: CGFloat) -> [CGPoint] {
    let (x, y) = (end.x - start.x, end.y - start.y)
    let length = (x * x + y * y).squareRoot()
    guard length > 0 else { return [] }
    let (across, down) = (-y / length * width / 2, x / length * width / 2)
    return [
      CGPoint(x: start.x + across, y: start.y + down), CGPoint(x: end.x + across, y: end.y + down),
      CGPoint(x: end.x - across, y: end.y - down), CGPoint(x: start.x - across, y: start.y - down),
    ]
  }

  private mutating func draw(_ line: LayoutSnapshot.Line, in text: LayoutSnapshot.Text) {
    let color = line.color ?? text.color
    if let outline = line.outline(in: text, of: measurer) {
      fill(PixelShape(outline, scale: scale), color)
      return
    }
    let size = (line.typeface ?? text.typeface).size
    let height = StandardMeasurer.standardMetrics(size: size).xHeight
    let bar = CGRect(x: line.x, y: line.baseline - height, width: line.width, height: height)
    fill(PixelShape(scaled(bar)), color, share: Self.barShare)
  }

  private mutating func fill(_ shape: PixelShape, _ color: String, share: Float = 1) {
    guard let color = PixelColor(color) else { return }
    canvas.fill(shape, color.fainter(share))
  }

  private func scaled(_ point: CGPoint) -> CGPoint {
    CGPoint(x: point.x * scale, y: point.y * scale)
  }

  private func scaled(_ frame: CGRect) -> CGRect {
    CGRect(
      x: frame.minX * scale, y: frame.minY * scale, width: frame.width * scale,
      height: frame.height * scale)
  }

  /// Strips of half a point along the sides of a rectangle, of 3 points with gaps of 2 if dashed.
  private static func sides(of frame: CGRect, isDashed: Bool, scale: CGFloat) -> [CGRect] {
    let thickness = scale / 2
    let dash = isDashed ? 3 * scale : .infinity
    func strips(_ length: CGFloat) -> [(start: CGFloat, length: CGFloat)] {
      guard dash < length, length < 1e6 else { return [(0, length)] }
      return stride(from: 0, to: length, by: dash + 2 * scale).map { ($0, min(dash, length - $0)) }
    }
    let across = strips(frame.width).flatMap { strip in
      [frame.minY, frame.maxY].map {
        CGRect(
          x: frame.minX + strip.start, y: $0 - thickness / 2, width: strip.length,
          height: thickness)
      }
    }
    let down = strips(frame.height).flatMap { strip in
      [frame.minX, frame.maxX].map {
        CGRect(
          x: $0 - thickness / 2, y: frame.minY + strip.start, width: thickness,
          height: strip.length)
      }
    }
    return across + down
  }
}
