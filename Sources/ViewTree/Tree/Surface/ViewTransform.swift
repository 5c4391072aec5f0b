public import Foundation

/// A movement, turn and stretching of a plane: *x′ = ax + cy + tx*, *y′ = bx + dy + ty*.
public nonisolated struct ViewTransform: Hashable, Sendable {
  /// What x adds to x.
  public var a: CGFloat
  /// What x adds to y.
  public var b: CGFloat
  /// What y adds to x.
  public var c: CGFloat
  /// What y adds to y.
  public var d: CGFloat
  /// How far to the right, in points.
  public var tx: CGFloat
  /// How far down, in points.
  public var ty: CGFloat

  /// Leaves everything where it is.
  public static let identity = ViewTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Makes a transform from its six numbers.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }
}
