import Drawing
import Foundation
import Testing
import UIKit

/// Rarer pictures of controls, curves and contexts.
@Suite struct RareDrawingTests {
  private final class Sheet: UIView {
    var closure: (CGContext) -> Void = { _ in }

    override func draw(_ rect: CGRect) { UIGraphicsGetCurrentContext().map(closure) }
  }

  private func drawn(_ closure: @escaping (CGContext) -> Void) -> DrawnScreen {
    let sheet = Sheet(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    sheet.closure = closure
    return DrawnScreen(sheet)
  }

  /// Whether a pixel is red, for which it has no green.
  private func isRed(_ screen: DrawnScreen, _ x: Int, _ y: Int) -> Bool {
    var painter = MarkPainter(size: screen.window.bounds.size, scale: 1, letters: Letters(nil))
    painter.draw(screen.marks)
    return painter.image[x, y].map { $0.red > 200 && $0.green < 100 } ?? false
  }

  @Test func `What a context says of smoothness and blending is drawn as ever`() {
    let rect = CGRect(x: 5, y: 5, width: 20, height: 20)
    let plain = drawn { $0.fill(rect) }
    let calls: [(CGContext) -> Void] = [
      { $0.setAllowsFontSmoothing(true) }, { $0.setShouldSmoothFonts(true) },
      { $0.setAllowsFontSubpixelPositioning(true) }, { $0.setShouldSubpixelPositionFonts(true) },
      { $0.setAllowsFontSubpixelQuantization(true) }, { $0.setShouldSubpixelQuantizeFonts(true) },
      { $0.setFlatness(3) }, { $0.setMiterLimit(3) }, { $0.setRenderingIntent(.defaultIntent) },
      { $0.setFillColorSpace(CGColorSpaceCreateDeviceRGB()) },
      { $0.setStrokeColorSpace(CGColorSpaceCreateDeviceRGB()) }, { $0.setBlendMode(.multiply) },
      { $0.setShouldAntialias(false) }, { $0.setAllowsAntialiasing(false) },
    ]
    #expect(plain.boxes().contains(rect))
    for (index, call) in calls.enumerated() {
      let other = drawn {
        call($0)
        $0.fill(rect)
      }
      #expect(other.marks == plain.marks, "\(index)")
    }
  }

  @Test func `A mask clips to its rectangle`() throws {
    let mask = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
    let screen = drawn {
      $0.clip(to: CGRect(x: 0, y: 0, width: 10, height: 10), mask: mask)
      $0.setFillColor(UIColor.red.cgColor)
      $0.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
    }
    #expect(isRed(screen, 5, 5) && !isRed(screen, 15, 15))
  }

  /// Paths from the lower left to the lower right whose middles are at 20, 10.
  @Test func `The first half of a curve's length is drawn`() {
    let curves: [(UIBezierPath) -> Void] = [
      { $0.addQuadCurve(to: CGPoint(x: 40, y: 30), controlPoint: CGPoint(x: 20, y: -10)) },
      {
        $0.addCurve(
          to: CGPoint(x: 40, y: 30), controlPoint1: CGPoint(x: 40.0 / 3, y: 10.0 / 3),
          controlPoint2: CGPoint(x: 80.0 / 3, y: 10.0 / 3))
      },
    ]
    for curve in curves {
      let path = UIBezierPath()
      path.move(to: CGPoint(x: 0, y: 30))
      curve(path)
      let shape = CAShapeLayer()
      shape.path = path.cgPath
      shape.fillColor = nil
      shape.strokeColor = UIColor.red.cgColor
      shape.lineWidth = 6
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
      view.layer.addSublayer(shape)
      // A quarter of the way is at 10, 15.
      #expect(isRed(DrawnScreen(view), 10, 15) && isRed(DrawnScreen(view), 30, 15))
      shape.strokeEnd = 0.5
      #expect(isRed(DrawnScreen(view), 10, 15) && !isRed(DrawnScreen(view), 30, 15))
    }
  }

  @Test func `Segments that aren't chosen have lines between them, and pictures`() {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 12, height: 12)).image { _ in
      UIColor.red.setFill()
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 12, height: 12)).fill()
    }
    let control = UISegmentedControl(items: ["a", "b", picture])
    control.setImage(picture.withRenderingMode(.alwaysOriginal), forSegmentAt: 2)
    control.frame = CGRect(x: 0, y: 0, width: 300, height: 32)
    func lines(_ chosen: Int) -> [CGFloat] {
      control.selectedSegmentIndex = chosen
      return DrawnScreen(control).boxes().filter { $0.width == 1 }.map(\.midX)
    }
    #expect(lines(0) == [200] && lines(1) == [] && lines(2) == [100])
    #expect(lines(UISegmentedControl.noSegment) == [100, 200])
    #expect(isRed(DrawnScreen(control), 250, 16) && !isRed(DrawnScreen(control), 50, 16))
  }

  @Test func `A bar that fills from the right, a wheel, and a button with an edge`() {
    let bar = UIProgressView(frame: CGRect(x: 0, y: 0, width: 100, height: 4))
    bar.progress = 0.25
    bar.progressTintColor = .red
    #expect(isRed(DrawnScreen(bar), 10, 2) && !isRed(DrawnScreen(bar), 90, 2))
    bar.semanticContentAttribute = .forceRightToLeft
    #expect(!isRed(DrawnScreen(bar), 10, 2) && isRed(DrawnScreen(bar), 90, 2))
    let wheel = UIActivityIndicatorView(style: .large)
    wheel.startAnimating()
    wheel.frame = CGRect(x: 0, y: 0, width: 37, height: 37)
    #expect(DrawnScreen(wheel).strokes.count == 8)
    #expect(DrawnScreen(wheel).strokes.allSatisfy { abs($0.width - 18.5 * 0.24) < 1e-9 })
    var configuration = UIButton.Configuration.plain()
    configuration.title = "OK"
    configuration.background.strokeColor = .red
    configuration.background.strokeWidth = 3
    let button = UIButton(configuration: configuration)
    button.frame = CGRect(x: 0, y: 0, width: 80, height: 40)
    #expect(DrawnScreen(button).strokes.map(\.width) == [3])
    #expect(isRed(DrawnScreen(button), 40, 1) && !isRed(DrawnScreen(button), 40, 30))
  }

  @Test func `A picture of a file is turned`() throws {
    let half = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { _ in
      UIColor.red.setFill()
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10)).fill()
    }
    let file = try #require(half.pngData().flatMap { UIImage(data: $0, scale: half.scale) })
    let turned = UIImage(cgImage: file, scale: 1, orientation: .down)
    let view = UIImageView(image: turned)
    view.frame = CGRect(x: 0, y: 0, width: 20, height: 10)
    #expect(isRed(DrawnScreen(view), 15, 5) && !isRed(DrawnScreen(view), 5, 5))
  }
}
