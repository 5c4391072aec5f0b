// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

public import Foundation
public import ViewTree

/// Texts of Core Foundation.
public typealias CFString = NSString
/// Rows of Core Foundation.
public typealias CFArray = NSArray
/// Tables of Core Foundation.
public typealias CFDictionary = NSDictionary
/// Bytes of Core Foundation.
public typealias CFData = NSData
/// Addresses of Core Foundation.
public typealias CFURL = NSURL
/// A truth value of Core Foundation.
public nonisolated var kCFBooleanTrue: NSNumber! { NSNumber(value: true) }
/// A truth value of Core Foundation.
public nonisolated var kCFBooleanFalse: NSNumber! { NSNumber(value: false) }

/// Leaves everything where it is.
public nonisolated let CGAffineTransformIdentity = CGAffineTransform.identity

/// A point.
public nonisolated func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
/// A size.
public nonisolated func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize {
  CGSize(width: width, height: height)
}
/// A rectangle.
public nonisolated func CGRectMake(
  _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat
) -> CGRect { CGRect(x: x, y: y, width: width, height: height) }
/// The left side.
public nonisolated func CGRectGetMinX(_ rect: CGRect) -> CGFloat { rect.minX }
/// The middle between the sides.
public nonisolated func CGRectGetMidX(_ rect: CGRect) -> CGFloat { rect.midX }
/// The right side.
public nonisolated func CGRectGetMaxX(_ rect: CGRect) -> CGFloat { rect.maxX }
/// The upper side.
public nonisolated func CGRectGetMinY(_ rect: CGRect) -> CGFloat { rect.minY }
/// The middle between top and bottom.
public nonisolated func CGRectGetMidY(_ rect: CGRect) -> CGFloat { rect.midY }
/// The lower side.
public nonisolated func CGRectGetMaxY(_ rect: CGRect) -> CGFloat { rect.maxY }
/// The width.
public nonisolated func CGRectGetWidth(_ rect: CGRect) -> CGFloat { rect.width }
/// The height.
public nonisolated func CGRectGetHeight(_ rect: CGRect) -> CGFloat { rect.height }
/// A smaller rectangle with the same middle.
public nonisolated func CGRectInset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect {
  rect.insetBy(dx: dx, dy: dy)
}
/// A rectangle that is moved.
public nonisolated func CGRectOffset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect {
  rect.offsetBy(dx: dx, dy: dy)
}
/// The smallest rectangle around two.
public nonisolated func CGRectUnion(_ r1: CGRect, _ r2: CGRect) -> CGRect { r1.union(r2) }
/// What two rectangles share.
public nonisolated func CGRectIntersection(_ r1: CGRect, _ r2: CGRect) -> CGRect {
  r1.intersection(r2)
}
/// Whether two rectangles share anything.
public nonisolated func CGRectIntersectsRect(_ r1: CGRect, _ r2: CGRect) -> Bool {
  r1.intersects(r2)
}
/// Whether a rectangle holds another one.
public nonisolated func CGRectContainsRect(_ r1: CGRect, _ r2: CGRect) -> Bool { r1.contains(r2) }
/// Whether a rectangle holds a point.
public nonisolated func CGRectContainsPoint(_ rect: CGRect, _ point: CGPoint) -> Bool {
  rect.contains(point)
}
/// Whether two rectangles are the same.
public nonisolated func CGRectEqualToRect(_ r1: CGRect, _ r2: CGRect) -> Bool { r1 == r2 }
/// Whether two points are the same.
public nonisolated func CGPointEqualToPoint(_ p1: CGPoint, _ p2: CGPoint) -> Bool { p1 == p2 }
/// Whether two sizes are the same.
public nonisolated func CGSizeEqualToSize(_ s1: CGSize, _ s2: CGSize) -> Bool { s1 == s2 }
/// Whether a rectangle has no width or no height.
public nonisolated func CGRectIsEmpty(_ rect: CGRect) -> Bool { rect.isEmpty }
/// Whether a rectangle is none.
public nonisolated func CGRectIsNull(_ rect: CGRect) -> Bool { rect.isNull }

/// Distances from the four edges of a rectangle.
public nonisolated func UIEdgeInsetsMake(
  _ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat
) -> UIEdgeInsets { UIEdgeInsets(top: top, left: left, bottom: bottom, right: right) }
/// A rectangle with its edges moved inwards.
public nonisolated func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect {
  rect.inset(by: insets)
}

/// A rectangle as text.
public nonisolated func NSStringFromCGRect(_ rect: CGRect) -> String {
  braced([braced([rect.origin.x, rect.origin.y]), braced([rect.size.width, rect.size.height])])
}
/// A size as text.
public nonisolated func NSStringFromCGSize(_ size: CGSize) -> String {
  braced([size.width, size.height])
}
/// A point as text.
public nonisolated func NSStringFromCGPoint(_ point: CGPoint) -> String {
  braced([point.x, point.y])
}
/// Insets as text.
public nonisolated func NSStringFromUIEdgeInsets(_ insets: UIEdgeInsets) -> String {
  braced([insets.top, insets.left, insets.bottom, insets.right])
}

/// Lengths as UIKit writes them: whole ones without a point, others with 17 digits.
private nonisolated func braced(_ lengths: [CGFloat]) -> String {
  braced(lengths.map { String(format: "%.17g", Double($0)) })
}
private nonisolated func braced(_ parts: [String]) -> String {
  "{\(parts.joined(separator: ", "))}"
}

/// A font by its name, for layers of text; it is remembered.
public nonisolated final class CGFont: Hashable, Sendable {
  /// The name.
  public let fullName: String

  /// Makes a font of a name; nil for no name.
  public init?(_ name: CFString) {
    if name.length == 0 { return nil }
    fullName = String(describing: name)
  }

  deinit {}

  /// Whether both have one name.
  public static func == (left: CGFont, right: CGFont) -> Bool { left.fullName == right.fullName }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(fullName) }
}

/// Numbers between two.
public nonisolated struct UIFloatRange: Hashable, Sendable {
  /// The least.
  public var minimum: CGFloat
  /// The greatest.
  public var maximum: CGFloat

  /// Makes a range.
  public init(minimum: CGFloat, maximum: CGFloat) {
    self.minimum = minimum
    self.maximum = maximum
  }
}
