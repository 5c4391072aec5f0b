import Drawing
import Foundation
import Testing
import UIKit
import ViewTree

/// What a program draws is recorded, and shows where it was drawn.
@Suite struct ContextTests {
  private func image(_ view: UIView) -> PixelImage {
    var painter = MarkPainter(size: view.bounds.size, scale: 1, letters: Letters(nil))
    painter.draw(view.paintedMarks())
    return painter.image
  }

  private func isColor(_ image: PixelImage, _ x: Int, _ y: Int, _ parts: [Int]) -> Bool {
    guard let pixel = image[x, y] else { return false }
    return zip([pixel.red, pixel.green, pixel.blue], parts).allSatisfy { abs(Int($0) - $1) <= 1 }
  }

  private final class Ring: UIView {
    override func draw(_ rect: CGRect) {
      UIColor.red.setFill()
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10)).fill()
      guard let context = UIGraphicsGetCurrentContext() else { return }
      context.saveGState()
      context.translateBy(x: 20, y: 20)
      context.setStrokeColor(UIColor.blue.cgColor)
      context.setLineWidth(4)
      context.strokeEllipse(in: CGRect(x: -10, y: -10, width: 20, height: 20))
      context.restoreGState()
      context.clip(to: CGRect(x: 30, y: 0, width: 5, height: 40))
      context.setFillColor(UIColor.green.cgColor)
      context.fill(rect)
    }
  }

  @Test func `draw(_:) draws fills, strokes, transforms and clips`() {
    let ring = Ring(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    ring.backgroundColor = .white
    let picture = image(ring)
    #expect(isColor(picture, 5, 5, [255, 0, 0]))
    // The ring's line is between 8 and 12 from the middle at 20, 20.
    #expect(isColor(picture, 10, 20, [0, 0, 255]) && isColor(picture, 20, 20, [255, 255, 255]))
    // What was clipped shows in its strip alone.
    #expect(isColor(picture, 32, 2, [0, 255, 0]) && isColor(picture, 37, 2, [255, 255, 255]))
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  private static func context(_ width: Int, _ height: Int) -> CGContext? {
    CGContext(
      data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
      space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
  }

  /// A context whose y runs upward, red in the lower half of its 20 × 20 pixels.
  private static func pixels() throws -> CGContext {
    let context = try #require(Self.context(20, 20))
    context.setFillColor(UIColor.red.cgColor)
    context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
    return context
  }

  @Test func `In a context of pixels y runs upward`() throws {
    let picture = try #require(try Self.pixels().makeImage())
    #expect(picture.size == CGSize(width: 20, height: 20))
    let view = UIImageView(image: picture)
    view.backgroundColor = .white
    view.frame.size = picture.size
    #expect(
      isColor(image(view), 10, 15, [255, 0, 0]) && isColor(image(view), 10, 5, [255, 255, 255]))
    for (width, height) in [(0, 1), (1, 0), (-1, 1)] {
      #expect(Self.context(width, height) == nil)
    }
    let huge = try #require(Self.context(.max, 3))
    #expect(huge.width == 0 && huge.height == 3)
    #expect(huge.makeImage()?.width == 1_000_000)
  }

  @Test func `A picture is upright in a context of pixels, upside down in a view`() throws {
    let picture = try #require(try Self.pixels().makeImage())
    let other = try Self.pixels()
    other.setFillColor(gray: 1, alpha: 1)
    other.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    other.draw(picture, in: CGRect(x: 0, y: 0, width: 20, height: 20))
    let renderer = UIGraphicsImageRenderer(size: picture.size)
    let view = UIImageView(image: other.makeImage())
    view.frame.size = picture.size
    #expect(
      isColor(image(view), 10, 15, [255, 0, 0]) && isColor(image(view), 10, 5, [255, 255, 255]))
    view.backgroundColor = .white
    view.image = renderer.image {
      $0.cgContext.draw(picture, in: CGRect(x: 0, y: 0, width: 20, height: 20))
    }
    #expect(
      isColor(image(view), 10, 5, [255, 0, 0]) && isColor(image(view), 10, 15, [255, 255, 255]))
  }

  @Test(arguments: ["draw(in:)", "draw(_:in:)", "drawHierarchy", "an image view"])
  func `What is stretched stands in its rectangle`(_ way: String) throws {
    let rect = CGRect(x: 10, y: 20, width: 40, height: 10)
    let red = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    red.backgroundColor = .red
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 40))
    let square = UIGraphicsImageRenderer(size: red.bounds.size).image { _ in
      red.drawHierarchy(in: red.bounds, afterScreenUpdates: true)
    }
    let shown = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
    shown.backgroundColor = .white
    let view = UIImageView(image: square)
    view.frame = rect
    if way != "an image view" {
      view.frame = shown.bounds
      view.image = renderer.image { context in
        switch way {
        case "draw(in:)": square.draw(in: rect)
        case "draw(_:in:)": context.cgContext.draw(square, in: rect)
        default: red.drawHierarchy(in: rect, afterScreenUpdates: true)
        }
      }
    }
    shown.addSubview(view)
    let picture = image(shown)
    for y in 0..<40 {
      for x in 0..<60 {
        let isInside = rect.contains(CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5))
        #expect(
          isColor(picture, x, y, isInside ? [255, 0, 0] : [255, 255, 255]), "\(way) \(x) \(y)")
      }
    }
  }

  @Test func `The quality is a part of the state, and the path can be asked`() throws {
    let context = try Self.pixels()
    context.saveGState()
    context.interpolationQuality = .high
    #expect(context.interpolationQuality == .high)
    context.restoreGState()
    #expect(context.interpolationQuality == .default)
    #expect(context.isPathEmpty && context.boundingBoxOfPath == .null)
    #expect(!context.pathContains(.zero, mode: .fill) && context.currentPointOfPath == .zero)
    context.addRect(CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(context.boundingBoxOfPath == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(context.pathContains(CGPoint(x: 2, y: 3), mode: .fill) && !context.isPathEmpty)
  }

  @Test func `A renderer's picture shows what its closure drew, in an image view and as a file`()
    throws
  {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20))
    func actions(_ context: UIGraphicsImageRendererContext) {
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 20))
    }
    let picture = renderer.image(actions: actions)
    #expect(picture.size == CGSize(width: 20, height: 20))
    let view = UIImageView(image: picture)
    #expect(
      isColor(image(view), 5, 5, [255, 0, 0]) && isColor(image(view), 15, 5, [255, 255, 255]))
    view.frame.size = CGSize(width: 40, height: 40)
    #expect(isColor(image(view), 15, 5, [255, 0, 0]), "it is stretched to the view")
    let file = try #require(PixelImage(png: renderer.pngData(actions: actions)))
    #expect(file[0, 0]?.alpha == 255 && file[file.width - 1, 0]?.alpha == 0)
  }

  @Test func `A layer renders its view and all in it`() {
    let outer = UIView(frame: CGRect(x: 7, y: 9, width: 20, height: 20))
    outer.backgroundColor = .blue
    let inner = UIView(frame: CGRect(x: 10, y: 0, width: 10, height: 20))
    inner.backgroundColor = .green
    outer.addSubview(inner)
    let picture = UIGraphicsImageRenderer(bounds: outer.bounds).image { context in
      outer.layer.render(in: context.cgContext)
    }
    let view = UIImageView(image: picture)
    #expect(isColor(image(view), 5, 5, [0, 0, 255]) && isColor(image(view), 15, 5, [0, 255, 0]))
  }

  @Test func `Template pictures take the tint, tinted ones their own colour`() {
    let square = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    let cases: [(UIImage, [Int])] = [
      (square, [0, 0, 0]), (square.withRenderingMode(.alwaysTemplate), [255, 0, 0]),
      (square.withTintColor(.green), [0, 255, 0]),
      (square.withTintColor(.green, renderingMode: .alwaysOriginal), [0, 255, 0]),
    ]
    for (picture, color) in cases {
      let view = UIImageView(image: picture)
      view.tintColor = .red
      #expect(isColor(image(view), 5, 5, color))
    }
    #expect(square.withRenderingMode(.alwaysTemplate).renderingMode == .alwaysTemplate)
  }

  @Test func `Layers: corners, border, gradient, shape, mask and clipping`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    view.backgroundColor = .blue
    view.layer.cornerRadius = 12
    view.layer.maskedCorners = [.layerMinXMinYCorner]
    view.layer.borderWidth = 2
    view.layer.borderColor = UIColor.red.cgColor
    var picture = image(view)
    #expect(isColor(picture, 0, 0, [255, 255, 255]) && isColor(picture, 39, 39, [255, 0, 0]))
    #expect(isColor(picture, 1, 20, [255, 0, 0]) && isColor(picture, 3, 20, [0, 0, 255]))
    let gradient = CAGradientLayer()
    gradient.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
    gradient.colors = [UIColor.black.cgColor, UIColor.white.cgColor]
    gradient.startPoint = CGPoint(x: 0, y: 0.5)
    gradient.endPoint = CGPoint(x: 1, y: 0.5)
    view.layer.borderWidth = 0
    view.layer.addSublayer(gradient)
    picture = image(view)
    #expect((picture[1, 10]?.red ?? 255) < 10 && (picture[38, 10]?.red ?? 0) > 240)
    let shape = CAShapeLayer()
    shape.path = UIBezierPath(ovalIn: CGRect(x: 10, y: 10, width: 20, height: 20)).cgPath
    view.layer.mask = shape
    picture = image(view)
    #expect(isColor(picture, 20, 25, [0, 0, 255]) && isColor(picture, 5, 30, [255, 255, 255]))
    view.layer.mask = nil
    view.clipsToBounds = true
    let outside = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    outside.backgroundColor = .green
    view.addSubview(outside)
    #expect(isColor(image(view), 0, 0, [255, 255, 255]), "cut off at the round corner")
  }

  @Test func `A line's part between two shares of its length is drawn`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    let shape = CAShapeLayer()
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: 20))
    path.addLine(to: CGPoint(x: 40, y: 20))
    shape.path = path.cgPath
    shape.strokeColor = UIColor.red.cgColor
    shape.lineWidth = 4
    shape.strokeStart = 0.25
    shape.strokeEnd = 0.5
    view.layer.addSublayer(shape)
    let picture = image(view)
    #expect(isColor(picture, 15, 20, [255, 0, 0]))
    #expect(isColor(picture, 5, 20, [255, 255, 255]) && isColor(picture, 25, 20, [255, 255, 255]))
  }

  /// A mistake in one drawing: a context more, or one less, than there was.
  private enum Imbalance: CaseIterable, Sendable {
    case begin, end

    func make() {
      switch self {
      case .begin: UIGraphicsBeginImageContext(CGSize(width: 5, height: 5))
      case .end: for _ in 0..<3 { UIGraphicsEndImageContext() }
      }
    }
  }

  private final class Careless: UIView {
    var imbalance: Imbalance?

    override func draw(_ rect: CGRect) { imbalance?.make() }
  }

  private final class CarelessLayer: CALayer {
    var imbalance: Imbalance?

    override func draw(in context: CGContext) { imbalance?.make() }
  }

  @Test(arguments: Imbalance.allCases)
  private func `What one drawing begins or ends doesn't reach another`(imbalance: Imbalance) {
    let view = Careless(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    view.imbalance = imbalance
    let layer = CarelessLayer()
    layer.imbalance = imbalance
    let layered = UIView(frame: view.frame)
    layered.layer.addSublayer(layer)
    let outer = CGSize(width: 9, height: 9)
    UIGraphicsBeginImageContext(outer)
    for draw in [
      { _ = view.paintedMarks() }, { _ = layered.paintedMarks() },
      { _ = UIGraphicsImageRenderer(size: outer).image { _ in imbalance.make() } },
    ] {
      draw()
      #expect(UIGraphicsGetImageFromCurrentImageContext()?.size == outer)
    }
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test func `Points inside paths, by both rules`() {
    let path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 20, height: 20))
    path.append(UIBezierPath(rect: CGRect(x: 5, y: 5, width: 10, height: 10)))
    #expect(path.contains(CGPoint(x: 10, y: 2)) && !path.contains(CGPoint(x: 1, y: 1)))
    #expect(path.contains(CGPoint(x: 10, y: 10)))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(CGPoint(x: 10, y: 10)))
    #expect(path.bounds == CGRect(x: 0, y: 0, width: 20, height: 20))
  }
}
