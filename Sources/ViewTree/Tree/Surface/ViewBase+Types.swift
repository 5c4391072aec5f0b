public import Foundation

extension ViewBase {
  /// Where content stands in a view that isn't as large as it.
  public nonisolated enum ContentMode: Int, Hashable, Sendable {
    /// Stretched to the view's size.
    case scaleToFill = 0
    /// As large as fits whole.
    case scaleAspectFit = 1
    /// As small as leaves nothing of the view bare.
    case scaleAspectFill = 2
    /// Drawn anew for each size.
    case redraw = 3
    /// In the middle.
    case center = 4
    /// At the upper edge.
    case top = 5
    /// At the lower edge.
    case bottom = 6
    /// At the left edge.
    case left = 7
    /// At the right edge.
    case right = 8
    /// In the upper left corner.
    case topLeft = 9
    /// In the upper right corner.
    case topRight = 10
    /// In the lower left corner.
    case bottomLeft = 11
    /// In the lower right corner.
    case bottomRight = 12
  }

  /// A movement, turn and stretching of a plane: *x′ = ax + cy + tx*, *y′ = bx + dy + ty*.
  public nonisolated struct Transform: Hashable, Sendable {
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
    public static let identity = Transform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

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
}
