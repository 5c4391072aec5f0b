// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
public import ViewTree

/// A time in seconds.
public typealias CFTimeInterval = Double

/// A transform of its six numbers.
public nonisolated func CGAffineTransformMake(
  _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat
) -> CGAffineTransform { CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty) }

/// A movement, in points.
public nonisolated func CGAffineTransformMakeTranslation(
  _ tx: CGFloat, _ ty: CGFloat
) -> CGAffineTransform { CGAffineTransform(translationX: tx, y: ty) }

/// A stretching.
public nonisolated func CGAffineTransformMakeScale(
  _ sx: CGFloat, _ sy: CGFloat
) -> CGAffineTransform { CGAffineTransform(scaleX: sx, y: sy) }

/// A turn by an angle in radians.
public nonisolated func CGAffineTransformMakeRotation(_ angle: CGFloat) -> CGAffineTransform {
  CGAffineTransform(rotationAngle: angle)
}

/// Whether two points are the same.
public nonisolated func __CGPointEqualToPoint(_ point1: CGPoint, _ point2: CGPoint) -> Bool {
  point1 == point2
}

/// Whether two sizes are the same.
public nonisolated func __CGSizeEqualToSize(_ size1: CGSize, _ size2: CGSize) -> Bool {
  size1 == size2
}

/// Whether two rectangles are the same.
public nonisolated func __CGRectEqualToRect(_ rect1: CGRect, _ rect2: CGRect) -> Bool {
  rect1 == rect2
}

/// Whether two transforms are the same.
public nonisolated func __CGAffineTransformEqualToTransform(
  _ t1: CGAffineTransform, _ t2: CGAffineTransform
) -> Bool { t1 == t2 }

/// A point moved by a transform.
public nonisolated func __CGPointApplyAffineTransform(
  _ point: CGPoint, _ t: CGAffineTransform
) -> CGPoint { point.applying(t) }

/// A size stretched by a transform.
public nonisolated func __CGSizeApplyAffineTransform(
  _ size: CGSize, _ t: CGAffineTransform
) -> CGSize { size.applying(t) }

/// The rectangle around one that is moved by a transform.
public nonisolated func __CGRectApplyAffineTransform(
  _ rect: CGRect, _ t: CGAffineTransform
) -> CGRect { rect.applying(t) }

nonisolated extension CGPoint {
  /// Whether two points are the same.
  public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

nonisolated extension CGSize {
  /// Whether two sizes are the same.
  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

nonisolated extension CGRect {
  /// Whether two rectangles are the same.
  public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }
}
