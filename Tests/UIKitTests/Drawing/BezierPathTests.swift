import Foundation
import Testing
import UIKit

/// Paths as the pages of `UIBezierPath` and `CGPath` describe them; the numbers follow from the shapes.
@Suite struct BezierPathTests {
  /// A path, where it lies, a point in it and one that is as near outside of it.
  nonisolated struct Case: Sendable {
    let name: String
    let bounds: CGRect
    let inside: CGPoint
    let outside: CGPoint
    let make: @Sendable () -> UIBezierPath

    init(
      _ name: String, _ bounds: CGRect, _ inside: CGPoint, _ outside: CGPoint,
      _ make: @escaping @Sendable () -> UIBezierPath
    ) {
      self.name = name
      self.bounds = bounds
      self.inside = inside
      self.outside = outside
      self.make = make
    }
  }

  nonisolated static let frame = CGRect(x: 10, y: 20, width: 40, height: 20)

  // A circle of radius r leaves r (1 - √½) out of its square's diagonal: 2.93 points at a radius of 10.
  nonisolated static let cases: [Case] = [
    Case("a rectangle", frame, CGPoint(x: 11, y: 21), CGPoint(x: 9, y: 21)) {
      UIBezierPath(rect: frame)
    },
    Case("an ellipse", frame, CGPoint(x: 30, y: 21), CGPoint(x: 14, y: 22)) {
      UIBezierPath(ovalIn: frame)
    },
    Case("round corners", frame, CGPoint(x: 13.2, y: 23.2), CGPoint(x: 12.6, y: 22.6)) {
      UIBezierPath(roundedRect: frame, cornerRadius: 10)
    },
    Case("a radius beyond half a side", frame, CGPoint(x: 13.2, y: 23.2), CGPoint(x: 12.6, y: 22.6))
    {
      UIBezierPath(roundedRect: frame, cornerRadius: 300)
    },
    Case("one round corner", frame, CGPoint(x: 11, y: 21), CGPoint(x: 49, y: 21)) {
      UIBezierPath(
        roundedRect: frame, byRoundingCorners: .topRight,
        cornerRadii: CGSize(width: 10, height: 10))
    },
    Case("all corners", frame, CGPoint(x: 13.2, y: 36.8), CGPoint(x: 12.6, y: 37.4)) {
      UIBezierPath(
        roundedRect: frame, byRoundingCorners: .allCorners,
        cornerRadii: CGSize(width: 10, height: 10))
    },
    // Clockwise from the right to the left is the lower half, as y goes down.
    Case(
      "the lower half of a circle", CGRect(x: 10, y: 20, width: 20, height: 10),
      CGPoint(x: 20, y: 29), CGPoint(x: 20, y: 19)
    ) {
      UIBezierPath(
        arcCenter: CGPoint(x: 20, y: 20), radius: 10, startAngle: 0, endAngle: .pi, clockwise: true)
    },
    Case(
      "the upper half of a circle", CGRect(x: 10, y: 10, width: 20, height: 10),
      CGPoint(x: 20, y: 11), CGPoint(x: 20, y: 21)
    ) {
      UIBezierPath(
        arcCenter: CGPoint(x: 20, y: 20), radius: 10, startAngle: 0, endAngle: .pi,
        clockwise: false)
    },
    Case(
      "a whole circle", CGRect(x: 10, y: 10, width: 20, height: 20), CGPoint(x: 26.9, y: 26.9),
      CGPoint(x: 27.3, y: 27.3)
    ) {
      UIBezierPath(
        arcCenter: CGPoint(x: 20, y: 20), radius: 10, startAngle: -.pi / 2, endAngle: 1.5 * .pi,
        clockwise: true)
    },
    Case(
      "a triangle", CGRect(x: 0, y: 0, width: 10, height: 10), CGPoint(x: 4, y: 5),
      CGPoint(x: 6, y: 5)
    ) {
      let path = UIBezierPath()
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 10, y: 10))
      path.addLine(to: CGPoint(x: 0, y: 10))
      path.close()
      return path
    },
    // The parabola's lowest point is half as low as its control point, the cubic curve's three quarters;
    // `bounds` counts the control points.
    Case(
      "a parabola", CGRect(x: 0, y: 0, width: 20, height: 10), CGPoint(x: 10, y: 4.9),
      CGPoint(x: 10, y: 5.1)
    ) {
      let path = UIBezierPath()
      path.move(to: .zero)
      path.addQuadCurve(to: CGPoint(x: 20, y: 0), controlPoint: CGPoint(x: 10, y: 10))
      return path
    },
    Case(
      "a cubic curve", CGRect(x: 0, y: 0, width: 20, height: 10), CGPoint(x: 10, y: 7.4),
      CGPoint(x: 10, y: 7.6)
    ) {
      let path = UIBezierPath()
      path.move(to: .zero)
      path.addCurve(
        to: CGPoint(x: 20, y: 0), controlPoint1: CGPoint(x: 0, y: 10),
        controlPoint2: CGPoint(x: 20, y: 10))
      return path
    },
    Case("a path of another", frame, CGPoint(x: 11, y: 21), CGPoint(x: 9, y: 21)) {
      let path = UIBezierPath(ovalIn: .zero)
      path.cgPath = UIBezierPath(cgPath: CGPath(rect: frame, transform: nil)).cgPath
      return path
    },
    Case(
      "what a transform changes", CGRect(x: 20, y: 0, width: 80, height: 40), CGPoint(x: 21, y: 1),
      CGPoint(x: 19, y: 1)
    ) {
      let path = UIBezierPath(rect: frame)
      path.apply(CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 0, ty: -40))
      return path
    },
  ]

  @Test(arguments: cases)
  func `A path lies where its shape does, whichever way it is drawn`(_ one: Case) {
    for path in [one.make(), one.make().reversing()] {
      let bounds = path.bounds
      for (found, expected) in [
        (bounds.minX, one.bounds.minX), (bounds.minY, one.bounds.minY),
        (bounds.maxX, one.bounds.maxX), (bounds.maxY, one.bounds.maxY),
      ] { #expect(abs(found - expected) < 1e-6, "\(one.name)") }
      #expect(path.contains(one.inside) && !path.contains(one.outside), "\(one.name)")
      #expect(!path.isEmpty)
    }
  }

  @Test func `Around a hole that is drawn the other way the rule of windings leaves it out`() {
    let outer = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
    let inner = UIBezierPath(ovalIn: CGRect(x: 10, y: 10, width: 10, height: 10))
    let filled = UIBezierPath(cgPath: outer.cgPath)
    filled.append(inner)
    outer.append(inner.reversing())
    let middle = CGPoint(x: 15, y: 15)
    #expect(filled.contains(middle) && !outer.contains(middle))
    #expect(outer.contains(CGPoint(x: 5, y: 5)))
    filled.usesEvenOddFillRule = true
    #expect(!filled.contains(middle))
  }

  @Test func `Each curve of a path that is turned around begins where it ended`() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 1, y: 1))
    path.addLine(to: CGPoint(x: 2, y: 1))
    path.addQuadCurve(to: CGPoint(x: 4, y: 1), controlPoint: CGPoint(x: 3, y: 5))
    path.move(to: CGPoint(x: 10, y: 0))
    path.addLine(to: CGPoint(x: 12, y: 0))
    path.addCurve(
      to: CGPoint(x: 14, y: 2), controlPoint1: CGPoint(x: 13, y: 0),
      controlPoint2: CGPoint(x: 14, y: 1))
    let expected = UIBezierPath()
    expected.move(to: CGPoint(x: 4, y: 1))
    expected.addQuadCurve(to: CGPoint(x: 2, y: 1), controlPoint: CGPoint(x: 3, y: 5))
    expected.addLine(to: CGPoint(x: 1, y: 1))
    expected.move(to: CGPoint(x: 14, y: 2))
    expected.addCurve(
      to: CGPoint(x: 12, y: 0), controlPoint1: CGPoint(x: 14, y: 1),
      controlPoint2: CGPoint(x: 13, y: 0))
    expected.addLine(to: CGPoint(x: 10, y: 0))
    #expect(path.reversing().cgPath == expected.cgPath)
    #expect(path.reversing().reversing().cgPath == path.cgPath)
    #expect(UIBezierPath().reversing().isEmpty)
  }

  @Test func `What needs a point before it does nothing where there is none`() {
    let empty = UIBezierPath()
    #expect(empty.isEmpty && empty.currentPoint == .zero && empty.bounds == .zero)
    empty.addLine(to: CGPoint(x: 9, y: 9))
    empty.addQuadCurve(to: CGPoint(x: 9, y: 9), controlPoint: CGPoint(x: 5, y: 0))
    empty.addCurve(
      to: CGPoint(x: 9, y: 9), controlPoint1: CGPoint(x: 5, y: 0), controlPoint2: .zero)
    empty.close()
    #expect(empty.isEmpty && empty.currentPoint == .zero)
    let path = CGMutablePath()
    path.addLine(to: CGPoint(x: 9, y: 9))
    path.addArc(tangent1End: CGPoint(x: 9, y: 9), tangent2End: CGPoint(x: 9, y: 0), radius: 3)
    path.closeSubpath()
    #expect(path.isEmpty && path.boundingBox == .null && path.boundingBoxOfPath == .null)
  }

  @Test func `After a closed curve a line goes on from where that began`() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 5, y: 2))
    #expect(path.currentPoint == CGPoint(x: 5, y: 2))
    path.close()
    path.close()
    #expect(path.currentPoint == CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 1, y: 9))
    let expected = CGMutablePath()
    expected.addLines(between: [CGPoint(x: 1, y: 2), CGPoint(x: 5, y: 2)])
    expected.closeSubpath()
    expected.addLines(between: [CGPoint(x: 1, y: 2), CGPoint(x: 1, y: 9)])
    #expect(path.cgPath == expected)
    path.removeAllPoints()
    #expect(path.isEmpty)
  }

  @Test func `A copy has the curves and the style, and changes by itself`() throws {
    let path = UIBezierPath(rect: Self.frame)
    path.lineWidth = 3
    path.lineCapStyle = .round
    path.lineJoinStyle = .bevel
    path.miterLimit = 4
    path.flatness = 0.1
    path.usesEvenOddFillRule = true
    let copy = try #require(path.copy() as? UIBezierPath)
    #expect(copy !== path && copy.cgPath == path.cgPath && copy.lineWidth == 3)
    #expect(copy.lineCapStyle == .round && copy.lineJoinStyle == .bevel && copy.miterLimit == 4)
    #expect(copy.flatness == 0.1 && copy.usesEvenOddFillRule)
    copy.apply(CGAffineTransform(translationX: 5, y: 0))
    copy.lineWidth = 1
    #expect(path.bounds == Self.frame && path.lineWidth == 3)
    #expect(copy.bounds == Self.frame.offsetBy(dx: 5, dy: 0))
  }

  @Test func `A path that was asked for doesn't change with the one it came from`() {
    let path = UIBezierPath(rect: Self.frame)
    let before = path.cgPath
    path.addLine(to: .zero)
    #expect(before.boundingBox == Self.frame && path.bounds != Self.frame)
  }
}
