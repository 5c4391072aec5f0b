import Foundation
import Testing
import UIKit

/// Movements, turns and stretchings of space.
@Suite
struct SpaceTransformTests {
  /// A row of four numbers times a matrix, divided by the last one.
  private func applied(_ t: CATransform3D, to point: [CGFloat]) -> [CGFloat] {
    let (x, y, z) = (point[0], point[1], point[2])
    let w = x * t.m14 + y * t.m24 + z * t.m34 + t.m44
    return [
      (x * t.m11 + y * t.m21 + z * t.m31 + t.m41) / w,
      (x * t.m12 + y * t.m22 + z * t.m32 + t.m42) / w,
      (x * t.m13 + y * t.m23 + z * t.m33 + t.m43) / w,
    ]
  }

  private func isClose(_ first: [CGFloat], _ second: [CGFloat]) -> Bool {
    zip(first, second).allSatisfy { abs($0 - $1) < 1e-12 }
  }

  // What a transform does to the point 2, 3, 5. Turns go from x to y, from y to z and from z to x; a third of a turn about
  // the line through 1, 1, 1 takes x to y, y to z and z to x, whatever the length of the axis.
  nonisolated private static let cases: [(String, CATransform3D, [CGFloat])] = [
    ("identity", CATransform3DIdentity, [2, 3, 5]),
    ("movement", CATransform3DMakeTranslation(10, 20, 30), [12, 23, 35]),
    ("stretching", CATransform3DMakeScale(2, 4, 6), [4, 12, 30]),
    ("turn about x", CATransform3DMakeRotation(.pi / 2, 1, 0, 0), [2, -5, 3]),
    ("turn about y", CATransform3DMakeRotation(.pi / 2, 0, 1, 0), [5, 3, -2]),
    ("turn about z", CATransform3DMakeRotation(.pi / 2, 0, 0, 1), [-3, 2, 5]),
    ("turn about −z", CATransform3DMakeRotation(.pi / 2, 0, 0, -7), [3, -2, 5]),
    ("turn about all", CATransform3DMakeRotation(2 * .pi / 3, 4, 4, 4), [5, 2, 3]),
    // Half a turn about a line in a plane exchanges its two axes, and takes the third to the other side.
    ("half about x and y", CATransform3DMakeRotation(.pi, 1, 1, 0), [3, 2, -5]),
    ("half about y and z", CATransform3DMakeRotation(.pi, 0, 2, 2), [-2, 5, 3]),
    ("half about x and z", CATransform3DMakeRotation(.pi, 3, 0, 3), [5, -3, 2]),
    // Half a turn about 1, 2, 2 takes a point to the other side of that line: twice (2 + 6 + 10) / 9 of 1, 2, 2, less the point.
    ("half about 1, 2, 2", CATransform3DMakeRotation(.pi, 1, 2, 2), [2, 5, 3]),
    ("no axis", CATransform3DMakeRotation(1, 0, 0, 0), [2, 3, 5]),
    ("no number", CATransform3DMakeRotation(.nan, 0, 0, 1), [2, 3, 5]),
    ("no length", CATransform3DMakeRotation(1, .infinity, 0, 0), [2, 3, 5]),
    // What is added comes before what was there: 2 · (2 + 10), 4 · (3 + 20), 6 · (5 + 30), and so on.
    (
      "moved first", CATransform3DTranslate(CATransform3DMakeScale(2, 4, 6), 10, 20, 30),
      [24, 92, 210]
    ),
    (
      "stretched first", CATransform3DScale(CATransform3DMakeTranslation(10, 20, 30), 2, 4, 6),
      [14, 32, 60]
    ),
    (
      "turned first", CATransform3DRotate(CATransform3DMakeScale(2, 4, 6), .pi / 2, 1, 0, 0),
      [4, -20, 18]
    ),
    (
      "one and then another",
      CATransform3DConcat(
        CATransform3DMakeScale(2, 4, 6), CATransform3DMakeRotation(.pi / 2, 1, 0, 0)),
      [4, -30, 12]
    ),
    (
      "in the plane",
      CATransform3DMakeAffineTransform(CGAffineTransform(a: 2, b: 3, c: 4, d: 5, tx: 6, ty: 7)),
      [22, 28, 5]
    ),
  ]

  @Test(arguments: cases.indices)
  func `What they do to the point 2, 3, 5`(_ index: Int) {
    let (name, transform, expected) = Self.cases[index]
    #expect(isClose(applied(transform, to: [2, 3, 5]), expected), "\(name)")
  }

  @Test func `All sixteen numbers of both count when one follows another`() {
    func matrix(_ first: CGFloat, _ step: CGFloat) -> CATransform3D {
      var t = CATransform3D()
      (t.m11, t.m12, t.m13, t.m14) = (first, first + step, first + 2 * step, first + 3 * step)
      (t.m21, t.m22, t.m23, t.m24) = (first - step, step, first * step, 1)
      (t.m31, t.m32, t.m33, t.m34) = (2, first, step, -first)
      (t.m41, t.m42, t.m43, t.m44) = (-step, 3, first + 1, step + 2)
      return t
    }
    // [1 3 5 7; −1 2 2 1; 2 1 2 −1; −2 3 2 4] times [3 4 5 6; 2 1 3 1; 2 3 1 −3; −1 3 4 3], by hand.
    let product = CATransform3DConcat(matrix(1, 2), matrix(3, 1))
    let rows = [
      [product.m11, product.m12, product.m13, product.m14],
      [product.m21, product.m22, product.m23, product.m24],
      [product.m31, product.m32, product.m33, product.m34],
      [product.m41, product.m42, product.m43, product.m44],
    ]
    #expect(rows == [[12, 43, 47, 15], [4, 7, 7, -7], [13, 12, 11, 4], [0, 13, 17, 0 - 3]])
  }

  @Test func `Which are of the plane, and what of them a view shows`() {
    let turned = CATransform3DMakeRotation(1, 0, 0, 1)
    #expect(CATransform3DIsAffine(turned) && !CATransform3DIsIdentity(turned))
    #expect(CATransform3DIsIdentity(CATransform3DMakeScale(1, 1, 1)))
    #expect(CATransform3DEqualToTransform(turned, CATransform3DMakeRotation(1, 0, 0, 2)))
    #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(1, 0, 1, 0)))
    #expect(!CATransform3DIsAffine(CATransform3DMakeTranslation(0, 0, 1)))
    let plane = CGAffineTransform(a: 2, b: 3, c: 4, d: 5, tx: 6, ty: 7)
    #expect(CATransform3DGetAffineTransform(CATransform3DMakeAffineTransform(plane)) == plane)
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    view.transform3D = CATransform3DTranslate(CATransform3DMakeScale(2, 1, 9), 0, 0, 4)
    // Twice as wide about the middle, 25.
    #expect(view.frame == CGRect(x: -5, y: 20, width: 60, height: 40))
    #expect(view.transform3D.m43 == 36)
  }
}
