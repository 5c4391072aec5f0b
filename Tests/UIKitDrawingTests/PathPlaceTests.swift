import Foundation
import Testing
import UIKit

/// Where a context's path lies while its coordinates and its state change, as the pages of Core Graphics
/// have it: points are changed as they are added, and the path is no part of the state.
@Suite struct PathPlaceTests {
  private final class Sheet: UIView {
    var closure: (CGContext) -> Void = { _ in }

    override func draw(_ rect: CGRect) { UIGraphicsGetCurrentContext().map(closure) }
  }

  private func drawn(_ closure: @escaping (CGContext) -> Void) -> DrawnScreen {
    let sheet = Sheet(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    sheet.backgroundColor = .white
    sheet.closure = closure
    return DrawnScreen(sheet)
  }

  @Test(
    arguments: ["translateBy", "scaleBy", "rotate", "concatenate", "restoreGState", "saveGState"])
  func `A path stays where it was put together`(change: String) {
    var box = CGRect.null
    let screen = drawn { context in
      if change == "restoreGState" {
        context.saveGState()
        context.translateBy(x: 20, y: 0)
        context.scaleBy(x: 10, y: 20)
        context.addRect(CGRect(x: -1, y: 0.5, width: 1, height: 0.5))
      } else {
        context.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
      }
      switch change {
      case "translateBy": context.translateBy(x: 10, y: 10)
      case "scaleBy": context.scaleBy(x: 2, y: 2)
      case "rotate": context.rotate(by: .pi / 2)
      case "concatenate":
        context.concatenate(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 5, ty: 0))
      case "saveGState": context.saveGState()
      default: context.restoreGState()
      }
      box = context.boundingBoxOfPath.applying(context.ctm)
      context.fillPath()
    }
    #expect(abs(box.minX - 10) < 1e-9 && abs(box.minY - 10) < 1e-9 && abs(box.width - 10) < 1e-9)
    let colors = [(15, 15), (9, 15), (15, 9), (21, 15), (15, 21)].map { screen.pixel($0.0, $0.1) }
    #expect(colors == ["000000", "FFFFFF", "FFFFFF", "FFFFFF", "FFFFFF"], "\(change)")
  }

  // The usual way to draw an ellipse with an even line: a circle of 10 points, stretched while it is added.
  @Test func `A line that is drawn after the state was restored isn't stretched`() {
    let screen = drawn { context in
      context.saveGState()
      context.scaleBy(x: 1.5, y: 1)
      context.addEllipse(in: CGRect(x: 4, y: 4, width: 20, height: 32))
      context.restoreGState()
      context.setLineWidth(4)
      context.strokePath()
    }
    // The ellipse's left end is at 6 and its top at 4: the line covers 2 points on both sides, but for less
    // than a hundredth that the ellipse bends away within a pixel.
    let columns = (0..<12).filter { screen.pixel($0, 20).hasPrefix("0") }
    let rows = (0..<12).filter { screen.pixel(21, $0).hasPrefix("0") }
    #expect(columns == [4, 5, 6, 7] && rows == [2, 3, 4, 5])
  }

  @Test func `The path of a context is made by the same steps as another`() {
    let path = CGMutablePath()
    var found: CGPath?
    var turn = CGAffineTransform.identity
    _ = drawn { context in
      context.move(to: CGPoint(x: 1, y: 1))
      context.addQuadCurve(to: CGPoint(x: 9, y: 1), control: CGPoint(x: 5, y: 5))
      context.addCurve(
        to: CGPoint(x: 20, y: 1), control1: CGPoint(x: 10, y: 5), control2: CGPoint(x: 19, y: 5))
      context.addArc(
        tangent1End: CGPoint(x: 30, y: 1), tangent2End: CGPoint(x: 30, y: 11), radius: 4)
      context.closePath()
      context.addLines(between: [.zero, CGPoint(x: 3, y: 3)])
      context.addLines(between: [])
      context.addEllipse(in: CGRect(x: 1, y: 1, width: 5, height: 5))
      context.addPath(CGPath(rect: CGRect(x: 2, y: 2, width: 6, height: 6), transform: nil))
      found = context.path
      context.beginPath()
      context.closePath()
      #expect(context.isPathEmpty && context.path == nil)
      context.rotate(by: .pi / 2)
      turn = context.ctm
    }
    path.move(to: CGPoint(x: 1, y: 1))
    path.addQuadCurve(to: CGPoint(x: 9, y: 1), control: CGPoint(x: 5, y: 5))
    path.addCurve(
      to: CGPoint(x: 20, y: 1), control1: CGPoint(x: 10, y: 5), control2: CGPoint(x: 19, y: 5))
    path.addArc(tangent1End: CGPoint(x: 30, y: 1), tangent2End: CGPoint(x: 30, y: 11), radius: 4)
    path.closeSubpath()
    path.addLines(between: [.zero, CGPoint(x: 3, y: 3)])
    path.addEllipse(in: CGRect(x: 1, y: 1, width: 5, height: 5))
    path.addPath(CGPath(rect: CGRect(x: 2, y: 2, width: 6, height: 6), transform: nil))
    #expect(found?.isEqual(path) == true)
    // A quarter turn takes what is to the right down.
    let down = CGPoint(x: 1, y: 0).applying(turn)
    #expect(abs(down.x) < 1e-9 && abs(down.y - 1) < 1e-9)
  }
}
