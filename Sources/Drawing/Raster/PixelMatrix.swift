import Foundation

/// A movement, turn and stretching of a plane: *x′ = ax + cy + x₀*, *y′ = bx + dy + y₀*.
struct PixelMatrix: Hashable {
  var a: CGFloat = 1
  var b: CGFloat = 0
  var c: CGFloat = 0
  var d: CGFloat = 1
  var x: CGFloat = 0
  var y: CGFloat = 0

  /// Stretches alike along both axes.
  init(scale: CGFloat) {
    a = scale
    d = scale
  }

  /// This matrix after another change.
  func after(_ transform: AffineTransform) -> PixelMatrix {
    var result = self
    let (m11, m12, m21, m22) = (transform.m11, transform.m12, transform.m21, transform.m22)
    result.a = a * m11 + c * m12
    result.b = b * m11 + d * m12
    result.c = a * m21 + c * m22
    result.d = b * m21 + d * m22
    result.x = a * transform.tX + c * transform.tY + x
    result.y = b * transform.tX + d * transform.tY + y
    return result
  }

  func callAsFunction(_ point: CGPoint) -> CGPoint {
    CGPoint(x: a * point.x + c * point.y + x, y: b * point.x + d * point.y + y)
  }

  /// A way, which is turned and stretched alone.
  func turned(_ way: CGSize) -> CGPoint {
    CGPoint(x: a * way.width + c * way.height, y: b * way.width + d * way.height)
  }

  /// By how much lengths grow, in the middle of all directions.
  var scale: CGFloat { (a * d - b * c).magnitude.squareRoot() }

  /// What takes it back; nil where nothing does.
  var inverted: PixelMatrix? {
    let determinant = a * d - b * c
    guard determinant.isNormal else { return nil }
    var result = self
    (result.a, result.b) = (d / determinant, -b / determinant)
    (result.c, result.d) = (-c / determinant, a / determinant)
    result.x = (c * y - d * x) / determinant
    result.y = (b * x - a * y) / determinant
    return [result.a, result.b, result.c, result.d, result.x, result.y].allSatisfy(\.isFinite)
      ? result : nil
  }
}
