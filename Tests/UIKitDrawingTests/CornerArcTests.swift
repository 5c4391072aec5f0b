import Foundation
import Testing
import UIKit

/// Arcs that round the corner between two lines.
@Suite struct CornerArcTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let start: CGPoint
    let last: CGPoint
    var radius: CGFloat = 20
    let end: CGPoint

    var testDescription: String { "\(start) to \(last)" }
  }

  private static let corner = CGPoint(x: 100, y: 50)

  private static func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

  // A right angle is rounded from 20 before the corner to 20 behind it; half of one from 20 · tan 22.5°, which is 8.2843, of
  // which 5.8579 along either axis.
  @Test(arguments: [
    Case(start: at(0, 50), last: at(100, 200), end: at(100, 70)),
    Case(start: at(0, 50), last: at(100, -100), end: at(100, 30)),
    Case(start: at(200, 50), last: at(100, 200), end: at(100, 70)),
    Case(start: at(200, 50), last: at(100, -100), end: at(100, 30)),
    Case(start: at(100, 0), last: at(0, 50), end: at(80, 50)),
    Case(start: at(100, 0), last: at(300, 50), end: at(120, 50)),
    Case(start: at(0, 50), last: at(200, 150), end: at(105.8579, 55.8579)),
    // Without a corner, or a radius, a line leads to the corner.
    Case(start: at(0, 50), last: at(200, 50), end: corner),
    Case(start: at(0, 50), last: at(100, 200), radius: 0, end: corner),
    Case(start: corner, last: at(100, 200), end: corner),
  ])
  func `An arc ends on the second line, and stays inside the corner`(of example: Case) {
    let path = CGMutablePath()
    path.move(to: example.start)
    path.addArc(tangent1End: Self.corner, tangent2End: example.last, radius: example.radius)
    let (end, box) = (path.currentPoint, path.boundingBox)
    #expect(hypot(end.x - example.end.x, end.y - example.end.y) < 1e-3)
    // What is between the start, the corner and the end.
    let points = [example.start, Self.corner, example.end]
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    #expect(box.minX >= (xs.min() ?? 0) - 0.01 && box.maxX <= (xs.max() ?? 0) + 0.01)
    #expect(box.minY >= (ys.min() ?? 0) - 0.01 && box.maxY <= (ys.max() ?? 0) + 0.01)
  }
}
