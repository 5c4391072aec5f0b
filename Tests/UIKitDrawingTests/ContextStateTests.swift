import Drawing
import Foundation
import Testing
import UIKit

/// What a context draws with: colours, lines, alphas, shadows, gradients and clips.
@Suite struct ContextStateTests {
  private final class Sheet: UIView {
    var closure: (CGContext) -> Void = { _ in }

    override func draw(_ rect: CGRect) { UIGraphicsGetCurrentContext().map(closure) }
  }

  private static let whole = CGRect(x: 0, y: 0, width: 40, height: 40)

  private func drawn(
    _ style: UIUserInterfaceStyle = .light, _ closure: @escaping (CGContext) -> Void
  ) -> DrawnScreen {
    let sheet = Sheet(frame: Self.whole)
    sheet.backgroundColor = .white
    sheet.closure = closure
    return DrawnScreen(sheet, style)
  }

  // Half of 255 is 127.5; of a colour's alpha it is 128 of 255, which leaves 127 of white.
  @Test func `Areas and lines have the colour that was set last, by whichever call`() {
    let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    let cases: [(String, String, String, (CGContext) -> Void)] = [
      ("at first", "000000", "000000", { _ in }),
      (
        "shares", "00FF00", "FF0000",
        {
          $0.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
          $0.setStrokeColor(red: 1, green: 0, blue: 0, alpha: 1)
        }
      ),
      (
        "grays", "808080", "333333",
        {
          $0.setFillColor(gray: 0.5, alpha: 1)
          $0.setStrokeColor(gray: 0.2, alpha: 1)
        }
      ),
      (
        "colours", "0000FF", "FF0000",
        {
          $0.setFillColor(blue.cgColor)
          $0.setStrokeColor(CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1))
        }
      ),
      ("set", "0000FF", "0000FF", { _ in blue.set() }),
      ("setFill", "0000FF", "000000", { _ in blue.setFill() }),
      ("setStroke", "000000", "0000FF", { _ in blue.setStroke() }),
      ("half of an alpha", "7F7F7F", "000000", { $0.setFillColor(gray: 0, alpha: 0.5) }),
    ]
    for (name, fill, stroke, set) in cases {
      let screen = drawn { context in
        set(context)
        context.fill([CGRect(x: 0, y: 0, width: 20, height: 20)])
        context.setLineWidth(10)
        context.strokeLineSegments(between: [CGPoint(x: 0, y: 30), CGPoint(x: 40, y: 30)])
      }
      #expect([screen.pixel(10, 10), screen.pixel(10, 30)] == [fill, stroke], "\(name)")
    }
  }

  @Test(
    arguments: [(0.5, "808080"), (0, "FFFFFF"), (7, "000000"), (.nan, "000000")]
      as [(CGFloat, String)])
  func `An alpha counts for all that is drawn, held between 0 and 1`(
    alpha: CGFloat, color: String
  ) {
    let screen = drawn { context in
      context.setAlpha(alpha)
      context.fill(Self.whole)
    }
    #expect(screen.pixel(20, 20) == color)
  }

  @Test func `A path that is drawn with an alpha leaves the context's as it was`() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20))
    path.lineWidth = 8
    let screen = drawn { context in
      path.fill(with: .normal, alpha: 0.5)
      context.fill(CGRect(x: 20, y: 20, width: 20, height: 20))
    }
    #expect(screen.pixel(10, 10) == "808080" && screen.pixel(30, 30) == "000000")
    let line = drawn { _ in path.stroke(with: .normal, alpha: 0.5) }
    // The line's half of 4 points lies outside of the square.
    #expect(line.pixel(22, 10) == "808080" && line.pixel(10, 10) == "FFFFFF")
  }

  @Test func `A path's own style is that of its lines`() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 5, y: 20))
    path.addLine(to: CGPoint(x: 35, y: 20))
    path.lineWidth = 6
    path.lineCapStyle = .square
    path.lineJoinStyle = .round
    path.setLineDash([4, 2, 9], count: 2, phase: 1)
    let style = LineStyle(width: 6, dashes: [4, 2], phase: 1, cap: .square, join: .round)
    let screen = drawn { context in
      context.setLineWidth(1)
      path.stroke()
    }
    #expect(screen.strokes == [style])
    let copied = drawn { _ in (path.copy() as? UIBezierPath)?.stroke() }
    #expect(copied.strokes == [style])
    path.setLineDash(nil, count: 3, phase: 0)
    #expect(drawn { _ in path.stroke() }.strokes.map(\.dashes) == [[]])
  }

  @Test func `What is clipped by a path, its holes, a rectangle or both stays inside`() {
    let ring = UIBezierPath(rect: CGRect(x: 5, y: 5, width: 30, height: 30))
    ring.append(UIBezierPath(rect: CGRect(x: 15, y: 15, width: 10, height: 10)))
    ring.usesEvenOddFillRule = true
    // In the ring, in its hole and outside of it.
    let cases: [(String, [String], (CGContext) -> Void)] = [
      ("addClip", ["000000", "FFFFFF", "FFFFFF"], { _ in ring.addClip() }),
      (
        "clip by windings", ["000000", "000000", "FFFFFF"],
        {
          $0.addPath(ring.cgPath)
          $0.clip()
        }
      ),
      (
        "clip even-odd", ["000000", "FFFFFF", "FFFFFF"],
        {
          $0.addPath(ring.cgPath)
          $0.clip(using: .evenOdd)
        }
      ),
      (
        "UIRectClip", ["FFFFFF", "000000", "FFFFFF"],
        { _ in UIRectClip(CGRect(x: 15, y: 15, width: 10, height: 10)) }
      ),
      (
        "two", ["FFFFFF", "FFFFFF", "FFFFFF"],
        {
          ring.addClip()
          $0.clip(to: CGRect(x: 15, y: 15, width: 10, height: 10))
        }
      ),
    ]
    for (name, colors, clip) in cases {
      let screen = drawn { context in
        clip(context)
        context.fill(Self.whole)
      }
      let found = [screen.pixel(10, 10), screen.pixel(20, 20), screen.pixel(2, 2)]
      #expect(found == colors, "\(name)")
    }
  }

  // The page of UIRectFrame: a line of a point along the inside, in the colour of areas.
  @Test func `Rectangles of functions are drawn in the current context`() {
    let rect = CGRect(x: 10, y: 10, width: 20, height: 20)
    let screen = drawn { context in
      UIColor.red.setFill()
      UIRectFrame(rect)
    }
    #expect(screen.pixel(10, 20) == "FF0000" && screen.pixel(29, 20) == "FF0000")
    #expect(screen.pixel(9, 20) == "FFFFFF" && screen.pixel(11, 20) == "FFFFFF")
    #expect(drawn { _ in UIRectFill(rect) }.pixel(20, 20) == "000000")
    // Without a context nothing happens.
    UIRectFill(rect)
    UIRectFrame(rect)
    UIRectClip(rect)
    UIColor.red.set()
    UIBezierPath(rect: rect).fill()
    UIBezierPath(rect: rect).stroke(with: .multiply, alpha: 0.5)
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test(arguments: [(UIUserInterfaceStyle.light, "FFFFFF"), (.dark, "000000")])
  func `What is cleared is white, or black on a dark screen`(
    style: UIUserInterfaceStyle, color: String
  ) {
    let screen = drawn(style) { context in
      UIColor.red.setFill()
      context.fill(Self.whole)
      context.clear(CGRect(x: 0, y: 0, width: 20, height: 40))
    }
    #expect(screen.pixel(10, 20) == color && screen.pixel(30, 20) == "FF0000")
  }

  @Test func `A shadow lies where it is moved to, and none is drawn without a colour`() {
    let rect = CGRect(x: 5, y: 5, width: 10, height: 10)
    func pixel(_ set: @escaping (CGContext) -> Void) -> String {
      drawn { context in
        set(context)
        context.setFillColor(gray: 1, alpha: 1)
        context.fill(rect)
      }.pixel(25, 25)
    }
    let offset = CGSize(width: 15, height: 15)
    // A third of black over white, as the page of setShadow(offset:blur:) has it: 255 · ⅔ = 170.
    #expect(pixel { $0.setShadow(offset: offset, blur: 0) } == "AAAAAA")
    let red = UIColor.red.cgColor
    #expect(pixel { $0.setShadow(offset: offset, blur: 0, color: red) } == "FF0000")
    #expect(pixel { $0.setShadow(offset: offset, blur: 0, color: nil) } == "FFFFFF")
    let restored = pixel { context in
      context.saveGState()
      context.setShadow(offset: offset, blur: 0, color: red)
      context.restoreGState()
    }
    #expect(restored == "FFFFFF")
  }

  @Test func `Gradients run along a line or around a point`() throws {
    let colors = [UIColor.black.cgColor, UIColor.white.cgColor] as CFArray
    let space = CGColorSpaceCreateDeviceRGB()
    let gradient = try #require(
      CGGradient(colorsSpace: space, colors: colors, locations: [0, 1]))
    #expect(CGGradient(colorsSpace: nil, colors: [] as CFArray, locations: nil) == nil)
    let linear = drawn {
      $0.drawLinearGradient(
        gradient, start: .zero, end: CGPoint(x: 0, y: 40), options: .drawsAfterEndLocation)
    }
    let radial = drawn {
      $0.drawRadialGradient(
        gradient, startCenter: CGPoint(x: 20, y: 20), startRadius: 0,
        endCenter: CGPoint(x: 20, y: 20), endRadius: 20, options: [])
    }
    func red(_ screen: DrawnScreen, _ x: Int, _ y: Int) -> Int {
      Int(screen.pixel(x, y).prefix(2), radix: 16) ?? -1
    }
    // Pixels are asked in their middle, half a pixel from the ends: 255 / 80 is 3.
    #expect(red(linear, 5, 0) < 6 && red(linear, 35, 0) < 6 && red(linear, 5, 39) > 249)
    #expect((red(linear, 5, 20) - 128).magnitude < 6)
    #expect(red(radial, 20, 20) < 12 && (red(radial, 30, 20) - 128).magnitude < 12)
    #expect(red(radial, 39, 20) > 240 && red(radial, 20, 0) > 240)
  }

  @Test func `Contexts that are pushed are drawn into until they are popped`() throws {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10))
    var pushed: CGContext?
    _ = renderer.image { context in
      pushed = context.cgContext
      UIGraphicsBeginImageContext(CGSize(width: 5, height: 5))
      #expect(UIGraphicsGetCurrentContext() !== context.cgContext)
      UIGraphicsPushContext(context.cgContext)
      #expect(UIGraphicsGetCurrentContext() === context.cgContext)
      UIGraphicsPopContext()
      #expect(UIGraphicsGetImageFromCurrentImageContext()?.size.width == 5)
      UIGraphicsEndImageContext()
      #expect(UIGraphicsGetCurrentContext() === context.cgContext)
    }
    #expect(pushed != nil && UIGraphicsGetImageFromCurrentImageContext() == nil)
  }
}
