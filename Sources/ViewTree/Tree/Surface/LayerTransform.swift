public import Foundation

/// A movement, turn and stretching of space; a view shows only its part in the plane.
public nonisolated struct LayerTransform: Hashable, Sendable {
  // The numbers of a matrix, by row and column.
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0, m14: CGFloat = 0
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0, m24: CGFloat = 0
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1, m34: CGFloat = 0
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var m41: CGFloat = 0, m42: CGFloat = 0, m43: CGFloat = 0, m44: CGFloat = 1

  /// Leaves everything where it is.
  public init() {}

  /// Makes a transform from one of the plane.
  public init(_ transform: ViewTransform) {
    (m11, m12, m21, m22) = (transform.a, transform.b, transform.c, transform.d)
    (m41, m42) = (transform.tx, transform.ty)
  }

  /// What the transform does in the plane, seen from straight in front.
  public var inPlane: ViewTransform {
    ViewTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42)
  }

  /// Whether it acts in the plane only.
  public var isFlat: Bool { self == LayerTransform(inPlane) }

  /// This transform and then another.
  ///
  /// - Complexity: O(1).
  public func concatenating(_ other: LayerTransform) -> LayerTransform {
    let (a, b) = (rows, other.rows)
    var result = LayerTransform()
    result.rows = (0..<4).map { row in
      (0..<4).map { column in (0..<4).reduce(0) { $0 + a[row][$1] * b[$1][column] } }
    }
    return result
  }

  private var rows: [[CGFloat]] {
    get {
      [
        [m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44],
      ]
    }
    set {
      (m11, m12, m13, m14) = (newValue[0][0], newValue[0][1], newValue[0][2], newValue[0][3])
      (m21, m22, m23, m24) = (newValue[1][0], newValue[1][1], newValue[1][2], newValue[1][3])
      (m31, m32, m33, m34) = (newValue[2][0], newValue[2][1], newValue[2][2], newValue[2][3])
      (m41, m42, m43, m44) = (newValue[3][0], newValue[3][1], newValue[3][2], newValue[3][3])
    }
  }
}
