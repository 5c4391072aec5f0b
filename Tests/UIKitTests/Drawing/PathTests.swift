import Foundation
import Testing
import UIKit

/// `CGPath` and `CGMutablePath` as their pages describe them; the numbers follow from the shapes.
@Suite struct PathTests {
  nonisolated static let frame = CGRect(x: 0, y: 0, width: 40, height: 20)
  nonisolated static let moved = CGAffineTransform(translationX: 5, y: 7)
  nonisolated static let movedFrame = CGRect(x: 5, y: 7, width: 40, height: 20)

  private func near(_ one: CGRect, _ other: CGRect) -> Bool {
    [
      one.minX - other.minX, one.minY - other.minY, one.maxX - other.maxX, one.maxY - other.maxY,
    ].allSatisfy { abs($0) < 1e-6 }
  }

  @Test func `Each way to make or to add a shape takes a transform`() {
    func built(_ body: (CGMutablePath) -> Void) -> CGPath {
      let path = CGMutablePath()
      body(path)
      return path
    }
    let corner = CGPoint(x: 40, y: 20)
    let paths: [(String, CGPath)] = [
      ("a rectangle", CGPath(rect: Self.frame, transform: Self.moved)),
      ("an ellipse", CGPath(ellipseIn: Self.frame, transform: Self.moved)),
      (
        "round corners",
        CGPath(roundedRect: Self.frame, cornerWidth: 3, cornerHeight: 4, transform: Self.moved)
      ),
      ("addRect", built { $0.addRect(Self.frame, transform: Self.moved) }),
      ("addRects", built { $0.addRects([.zero, Self.frame], transform: Self.moved) }),
      ("addEllipse", built { $0.addEllipse(in: Self.frame, transform: Self.moved) }),
      (
        "addRoundedRect",
        built {
          $0.addRoundedRect(in: Self.frame, cornerWidth: 5, cornerHeight: 5, transform: Self.moved)
        }
      ),
      (
        "addPath",
        built { $0.addPath(CGPath(rect: Self.frame, transform: nil), transform: Self.moved) }
      ),
      ("addLines", built { $0.addLines(between: [.zero, corner], transform: Self.moved) }),
      (
        "addLine",
        built {
          $0.move(to: .zero, transform: Self.moved)
          $0.addLine(to: corner, transform: Self.moved)
        }
      ),
      (
        "addQuadCurve",
        built {
          $0.move(to: .zero, transform: Self.moved)
          $0.addQuadCurve(to: corner, control: CGPoint(x: 40, y: 0), transform: Self.moved)
        }
      ),
      (
        "addCurve",
        built {
          $0.move(to: .zero, transform: Self.moved)
          $0.addCurve(
            to: corner, control1: CGPoint(x: 20, y: 0), control2: CGPoint(x: 20, y: 20),
            transform: Self.moved)
        }
      ),
      // A half circle of 20 points around 20, 0, from the right down to the left.
      (
        "addArc",
        built {
          $0.addArc(
            center: CGPoint(x: 20, y: 0), radius: 20, startAngle: 0, endAngle: .pi,
            clockwise: false, transform: Self.moved)
        }
      ),
    ]
    for (name, path) in paths {
      #expect(near(path.boundingBoxOfPath, Self.movedFrame), "\(name) \(path.boundingBoxOfPath)")
    }
    #expect(built { $0.addLines(between: []) }.isEmpty)
  }

  // A parabola reaches half as far as its control point, a cubic curve three quarters as far as two.
  @Test func `The box around a path is smaller than the one around its control points`() {
    let parabola = CGMutablePath()
    parabola.move(to: .zero)
    parabola.addQuadCurve(to: CGPoint(x: 20, y: 0), control: CGPoint(x: 10, y: 10))
    let curve = CGMutablePath()
    curve.move(to: .zero)
    curve.addCurve(
      to: CGPoint(x: 0, y: 20), control1: CGPoint(x: -16, y: 0), control2: CGPoint(x: -16, y: 20))
    // Along x it goes 3 t (1 - t)² · 10 - 3 t² (1 - t) · 10 = 30 t (1 - t) (1 - 2 t), which is
    // greatest at t = ½ ∓ √¾ / 3, where it is ±30 / (6 √3).
    let wave = CGMutablePath()
    wave.move(to: .zero)
    wave.addCurve(
      to: CGPoint(x: 0, y: 30), control1: CGPoint(x: 10, y: 10), control2: CGPoint(x: -10, y: 20))
    let reach = 5 / CGFloat(3).squareRoot()
    let straight = CGMutablePath()
    straight.move(to: .zero)
    straight.addCurve(
      to: CGPoint(x: 30, y: 0), control1: CGPoint(x: 10, y: 0), control2: CGPoint(x: 20, y: 0))
    straight.addQuadCurve(to: CGPoint(x: 50, y: 0), control: CGPoint(x: 40, y: 0))
    let cases: [(CGPath, CGRect, CGRect)] = [
      (
        parabola, CGRect(x: 0, y: 0, width: 20, height: 10),
        CGRect(x: 0, y: 0, width: 20, height: 5)
      ),
      (
        curve, CGRect(x: -16, y: 0, width: 16, height: 20),
        CGRect(x: -12, y: 0, width: 12, height: 20)
      ),
      (
        wave, CGRect(x: -10, y: 0, width: 20, height: 30),
        CGRect(x: -reach, y: 0, width: 2 * reach, height: 30)
      ),
      (
        straight, CGRect(x: 0, y: 0, width: 50, height: 0),
        CGRect(x: 0, y: 0, width: 50, height: 0)
      ),
    ]
    for (path, box, tight) in cases {
      #expect(near(path.boundingBox, box) && near(path.boundingBoxOfPath, tight))
    }
    let circle = CGPath(ellipseIn: Self.frame, transform: CGAffineTransform(rotationAngle: 0.7))
    // Half the width of a turned ellipse is √(20² cos² + 10² sin²).
    let (c, s) = (cos(CGFloat(0.7)), sin(CGFloat(0.7)))
    let width = 2 * (400 * c * c + 100 * s * s).squareRoot()
    #expect(abs(circle.boundingBoxOfPath.width - width) < 0.02)
    #expect(circle.boundingBox.width > width + 1)
  }

  // An ellipse of radii 20 and 5 around 20, 5 passes 20 (1 - 0.8), 5 (1 - 0.6): 4, 2.
  @Test func `A corner may be wider than it is high`() {
    for path in [
      CGPath(roundedRect: Self.frame, cornerWidth: 20, cornerHeight: 5, transform: nil),
      {
        let path = CGMutablePath()
        path.addRoundedRect(in: Self.frame, cornerWidth: 20, cornerHeight: 5)
        return path
      }(),
    ] {
      #expect(path.contains(CGPoint(x: 4.3, y: 2.1)) && !path.contains(CGPoint(x: 3.7, y: 1.9)))
      #expect(near(path.boundingBoxOfPath, Self.frame))
    }
    let sharp = CGPath(roundedRect: Self.frame, cornerWidth: 20, cornerHeight: 0, transform: nil)
    #expect(sharp.contains(CGPoint(x: 0.5, y: 0.5)))
  }

  // The corner at 20, 0 between 0, 0 and 20, 20 is rounded by a quarter of a circle around 15, 5.
  @Test func `A corner between two lines is rounded where both touch the circle`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(
      tangent1End: CGPoint(x: 20, y: 0), tangent2End: CGPoint(x: 20, y: 20), radius: 5)
    #expect(hypot(path.currentPoint.x - 20, path.currentPoint.y - 5) < 1e-9)
    #expect(near(path.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 20, height: 5)))
    path.addLine(to: CGPoint(x: 0, y: 5))
    // The circle passes 15 + 5 √½, 5 - 5 √½: 18.54, 1.46.
    #expect(path.contains(CGPoint(x: 18.4, y: 1.6)) && !path.contains(CGPoint(x: 18.7, y: 1.3)))
  }

  // A line to the corner, as the pages of Core Graphics say of a radius of 0 and of points on a line.
  @Test(
    arguments: [
      (CGPoint(x: 20, y: 20), 0), (CGPoint(x: 20, y: 0), 5), (CGPoint(x: 40, y: 0), 5),
      (CGPoint(x: 20, y: 20), -5),
    ] as [(CGPoint, CGFloat)])
  func `A corner that can't be rounded stays sharp`(end: CGPoint, radius: CGFloat) {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 20, y: 0), tangent2End: end, radius: radius)
    #expect(path.currentPoint == CGPoint(x: 20, y: 0))
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 20, height: 0))
  }

  @Test func `A point is looked for in the path as a transform changes it`() {
    let path = CGPath(rect: Self.frame, transform: nil)
    #expect(path.contains(CGPoint(x: 44, y: 26), using: .winding, transform: Self.moved))
    #expect(!path.contains(CGPoint(x: 1, y: 1), using: .evenOdd, transform: Self.moved))
  }

  @Test func `Copies have the same curves, and those that can change do so by themselves`() {
    let path = CGPath(rect: Self.frame, transform: nil)
    let copy = path.mutableCopy()
    #expect(path.copy() == path && copy?.isEqual(path) == true && copy?.hash == path.hash)
    copy?.addEllipse(in: Self.movedFrame)
    #expect(path.boundingBox == Self.frame && copy?.isEqual(path) == false)
    #expect(!path.isEqual(NSObject()))
  }
}
