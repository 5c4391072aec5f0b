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
