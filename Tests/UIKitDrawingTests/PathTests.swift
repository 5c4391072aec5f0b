import Drawing
import Foundation
import Testing
import UIKit

/// Paths that a program puts together, and the ways to draw them.
@Suite struct PathTests {
  private final class Sheet: UIView {
    var closure: (CGContext) -> Void = { _ in }

    override func draw(_ rect: CGRect) { UIGraphicsGetCurrentContext().map(closure) }
  }

  /// Draws on a white square of 40 points, with red areas and blue lines of 4 points.
  private func drawn(_ closure: @escaping (CGContext) -> Void) -> DrawnScreen {
    let sheet = Sheet(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    sheet.backgroundColor = .white
    sheet.closure = { context in
      context.setFillColor(UIColor.red.cgColor)
      context.setStrokeColor(UIColor.blue.cgColor)
      context.setLineWidth(4)
      closure(context)
    }
    return DrawnScreen(sheet)
  }

  // A square from 5 to 35 and one from 15 to 25 in it: between them, in the inner one, and on the half of the outer's line
  // that lies outside.
  @Test(
    arguments: [
      ("fill", ["FF0000", "FF0000", "FFFFFF"]), ("eoFill", ["FF0000", "FFFFFF", "FFFFFF"]),
      ("stroke", ["FFFFFF", "FFFFFF", "0000FF"]), ("fillStroke", ["FF0000", "FF0000", "0000FF"]),
      ("eoFillStroke", ["FF0000", "FFFFFF", "0000FF"]),
      ("fillPath", ["FF0000", "FF0000", "FFFFFF"]),
      ("fillPath even-odd", ["FF0000", "FFFFFF", "FFFFFF"]),
      ("strokePath", ["FFFFFF", "FFFFFF", "0000FF"]),
    ])
  func `A path is filled, drawn along or both, and is empty then`(way: String, colors: [String]) {
    var isEmpty = false
    let screen = drawn { context in
      context.addRect(CGRect(x: 5, y: 5, width: 30, height: 30))
      context.addRect(CGRect(x: 15, y: 15, width: 10, height: 10))
      switch way {
      case "fill": context.drawPath(using: .fill)
      case "eoFill": context.drawPath(using: .eoFill)
      case "stroke": context.drawPath(using: .stroke)
      case "fillStroke": context.drawPath(using: .fillStroke)
      case "eoFillStroke": context.drawPath(using: .eoFillStroke)
      case "fillPath": context.fillPath()
      case "strokePath": context.strokePath()
      default: context.fillPath(using: .evenOdd)
      }
      isEmpty = context.isPathEmpty && context.path == nil
    }
    #expect([screen.pixel(10, 20), screen.pixel(20, 20), screen.pixel(4, 20)] == colors)
    #expect(isEmpty)
  }

  @Test func `Rectangles, ellipses and lines are drawn in one call`() {
    let rect = CGRect(x: 5, y: 5, width: 30, height: 30)
    // In the middle, on the left side, and near the corner that a circle leaves out.
    let cases: [(String, (CGContext) -> Void, [String])] = [
      ("fill", { $0.fill([rect]) }, ["FF0000", "FFFFFF", "FF0000"]),
      ("fillEllipse", { $0.fillEllipse(in: rect) }, ["FF0000", "FFFFFF", "FFFFFF"]),
      ("stroke", { $0.stroke(rect) }, ["FFFFFF", "0000FF", "0000FF"]),
      ("stroke with a width", { $0.stroke(rect, width: 40) }, ["0000FF", "0000FF", "0000FF"]),
      ("strokeEllipse", { $0.strokeEllipse(in: rect) }, ["FFFFFF", "0000FF", "FFFFFF"]),
      (
        "strokeLineSegments",
        {
          $0.strokeLineSegments(between: [
            CGPoint(x: 4, y: 0), CGPoint(x: 4, y: 40), CGPoint(x: 20, y: 0),
            CGPoint(x: 20, y: 40), CGPoint(x: 6, y: 0),
          ])
        }, ["0000FF", "0000FF", "FFFFFF"]
      ),
    ]
    for (name, draw, colors) in cases {
      let screen = drawn(draw)
      let found = [screen.pixel(20, 20), screen.pixel(4, 20), screen.pixel(6, 6)]
      #expect(found == colors, "\(name)")
    }
  }

  @Test func `A width of its own changes nothing else about a line`() {
    let screen = drawn { context in
      context.setLineDash(phase: 1, lengths: [2, 3])
      context.setLineCap(.round)
      context.setLineJoin(.bevel)
      context.stroke(CGRect(x: 5, y: 5, width: 30, height: 30), width: 2)
    }
    #expect(
      screen.strokes == [
        LineStyle(width: 2, dashes: [2, 3], phase: 1, cap: .round, join: .bevel)
      ])
  }

  @Test(arguments: ["saveGState", "beginTransparencyLayer"])
  func `What is set in between counts no longer afterwards`(way: String) {
    let screen = drawn { context in
      let isSaved = way == "saveGState"
      if isSaved {
        context.saveGState()
      } else {
        context.beginTransparencyLayer(auxiliaryInfo: nil)
      }
      context.setFillColor(UIColor.green.cgColor)
      context.translateBy(x: 20, y: 0)
      context.clip(to: CGRect(x: 0, y: 0, width: 10, height: 40))
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 40))
      if isSaved { context.restoreGState() } else { context.endTransparencyLayer() }
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 40))
    }
    #expect(screen.pixel(5, 20) == "FF0000" && screen.pixel(25, 20) == "00FF00")
    #expect(screen.pixel(15, 20) == "FFFFFF" && screen.pixel(35, 20) == "FFFFFF")
  }

  // A quarter of a circle of 10 points around 20, 20, from its right side to its lowest point.
  @Test(arguments: [nil, CGPoint.zero, CGPoint(x: 30, y: 20)] as [CGPoint?])
  func `An arc goes on with a line from where the path ends, if it has begun`(start: CGPoint?)
    throws
  {
    let center = CGPoint(x: 20, y: 20)
    let (path, curve) = (CGMutablePath(), UIBezierPath())
    var places: [CGPoint] = []
    var boxes: [CGRect] = []
    let screen = drawn { context in
      if let start { context.move(to: start) }
      context.addArc(
        center: center, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
      places.append(context.currentPointOfPath)
      boxes.append(context.boundingBoxOfPath)
      context.fillPath()
    }
    if let start {
      path.move(to: start)
      curve.move(to: start)
    }
    path.addArc(center: center, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    curve.addArc(
      withCenter: center, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    places += [path.currentPoint, curve.currentPoint]
    boxes += [path.boundingBox, curve.bounds]
    for (place, box) in zip(places, boxes) {
      #expect(hypot(place.x - 20, place.y - 30) < 1e-6)
      #expect(abs(box.maxX - 30) < 1e-6 && abs(box.maxY - 30) < 1e-6)
      let first = start == .zero ? CGPoint.zero : center
      #expect(abs(box.minX - first.x) < 1e-6 && abs(box.minY - first.y) < 1e-6)
    }
    #expect(places.count == 3 && boxes.count == 3)
    // Between the arc and the straight line from its beginning to its end, and beyond it.
    #expect(screen.pixel(26, 26) == "FF0000" && screen.pixel(28, 28) == "FFFFFF")
    #expect(screen.pixel(15, 15) == (start == .zero ? "FF0000" : "FFFFFF"))
  }
}
