// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
public import ViewTree

/// A movement, turn and stretching of space.
public typealias CATransform3D = LayerTransform

/// Leaves everything where it is.
public nonisolated let CATransform3DIdentity = CATransform3D()

/// Whether a transform leaves everything where it is.
public nonisolated func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool {
  t == CATransform3DIdentity
}

/// Whether two transforms do the same.
public nonisolated func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D)
  -> Bool
{ a == b }

/// A movement, in points.
public nonisolated func CATransform3DMakeTranslation(
  _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  var result = CATransform3D()
  (result.m41, result.m42, result.m43) = (tx, ty, tz)
  return result
}

/// A stretching.
public nonisolated func CATransform3DMakeScale(
  _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  var result = CATransform3D()
  (result.m11, result.m22, result.m33) = (sx, sy, sz)
  return result
}

/// A turn by an angle in radians about an axis; the identity for an axis of no length.
public nonisolated func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  var result = CATransform3D()
  guard length > 0, length.isFinite, angle.isFinite else { return result }
  let (x, y, z) = (x / length, y / length, z / length)
  let (c, s) = (cos(angle), sin(angle))
  let t = 1 - c
  (result.m11, result.m12, result.m13) = (c + x * x * t, x * y * t + z * s, x * z * t - y * s)
  (result.m21, result.m22, result.m23) = (y * x * t - z * s, c + y * y * t, y * z * t + x * s)
  (result.m31, result.m32, result.m33) = (z * x * t + y * s, z * y * t - x * s, c + z * z * t)
  return result
}

/// A transform after a movement, in points.
public nonisolated func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D { CATransform3DMakeTranslation(tx, ty, tz).concatenating(t) }

/// A transform after a stretching.
public nonisolated func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D { CATransform3DMakeScale(sx, sy, sz).concatenating(t) }

/// A transform after a turn.
public nonisolated func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { CATransform3DMakeRotation(angle, x, y, z).concatenating(t) }

/// A transform and then another.
public nonisolated func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D)
  -> CATransform3D
{ a.concatenating(b) }

/// A transform of the plane in space.
public nonisolated func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  CATransform3D(m)
}

/// Whether a transform is one of the plane.
public nonisolated func CATransform3DIsAffine(_ t: CATransform3D) -> Bool { t.isFlat }

/// The part of a transform in the plane.
public nonisolated func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  t.inPlane
}

extension UIView {
  /// How the view is moved, turned and stretched in space; the part in the plane moves `frame`, the rest is remembered.
  public var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }
}
