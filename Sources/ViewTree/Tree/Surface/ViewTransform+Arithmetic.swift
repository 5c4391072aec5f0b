public import Foundation

nonisolated extension ViewTransform {
  /// Moves everything, in points.
  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  /// Stretches everything from 0, 0.
  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// Turns everything about 0, 0 by an angle in radians, clockwise where y goes down.
  public init(rotationAngle angle: CGFloat) {
    let cosine = CGFloat(cos(Double(angle)))
    let sine = CGFloat(sin(Double(angle)))
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// Whether it leaves everything where it is.
  public var isIdentity: Bool { self == .identity }

  /// This transform, and then another one.
  public func concatenating(_ other: ViewTransform) -> ViewTransform {
    ViewTransform(
      a: a * other.a + b * other.c, b: a * other.b + b * other.d, c: c * other.a + d * other.c,
      d: c * other.b + d * other.d, tx: tx * other.a + ty * other.c + other.tx,
      ty: tx * other.b + ty * other.d + other.ty)
  }

  /// A movement, and then this transform.
  public func translatedBy(x: CGFloat, y: CGFloat) -> ViewTransform {
    ViewTransform(translationX: x, y: y).concatenating(self)
  }

  /// A stretching, and then this transform.
  public func scaledBy(x: CGFloat, y: CGFloat) -> ViewTransform {
    ViewTransform(scaleX: x, y: y).concatenating(self)
  }

  /// A turn, and then this transform.
  public func rotated(by angle: CGFloat) -> ViewTransform {
    ViewTransform(rotationAngle: angle).concatenating(self)
  }

  /// How much larger areas become; below 0 where left and right change places.
  var determinant: CGFloat { a * d - b * c }

  /// The inverse transform; the transform itself if there is none.
  public func inverted() -> ViewTransform {
    let determinant = determinant
    guard determinant != 0, determinant.isFinite else { return self }
    return ViewTransform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }
}

nonisolated extension CGPoint {
  /// Where a transform moves the point.
  public func applying(_ transform: ViewTransform) -> CGPoint {
    CGPoint(
      x: transform.a * x + transform.c * y + transform.tx,
      y: transform.b * x + transform.d * y + transform.ty)
  }
}

nonisolated extension CGSize {
  /// The size after a transform; its movement doesn't matter.
  public func applying(_ transform: ViewTransform) -> CGSize {
    CGSize(
      width: transform.a * width + transform.c * height,
      height: transform.b * width + transform.d * height)
  }
}

nonisolated extension CGRect {
  /// The smallest rectangle around what a transform makes of this one.
  public func applying(_ transform: ViewTransform) -> CGRect {
    let corners = [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY),
      CGPoint(x: maxX, y: maxY),
    ].map { $0.applying(transform) }
    var (low, high) = (corners[0], corners[0])
    for corner in corners {
      low = CGPoint(x: min(low.x, corner.x), y: min(low.y, corner.y))
      high = CGPoint(x: max(high.x, corner.x), y: max(high.y, corner.y))
    }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}
