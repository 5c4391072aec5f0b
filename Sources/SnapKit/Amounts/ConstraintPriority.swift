public import Foundation
public import ViewTree

/// How much a constraint matters, above 0 and up to 1000; a value out of range is reported where it is
/// used.
public nonisolated struct ConstraintPriority: ExpressibleByFloatLiteral, Equatable, Strideable,
  Sendable
{
  /// The number.
  public let value: Float

  /// Makes a priority from a number.
  public init(_ value: Float) { self.value = value }

  /// Makes a priority from a number in the program.
  public init(floatLiteral value: Float) { self.value = value }

  /// Must be met: 1000.
  public static let required = ConstraintPriority(1000)
  /// 750.
  public static let high = ConstraintPriority(750)
  /// 500.
  public static let medium = ConstraintPriority(500)
  /// 250.
  public static let low = ConstraintPriority(250)

  /// The priority that is higher by `distance`.
  public func advanced(by distance: Float) -> ConstraintPriority {
    ConstraintPriority(value + distance)
  }

  /// How much higher another priority is.
  public func distance(to other: ConstraintPriority) -> Float { other.value - value }
}

/// What can be a priority: a number, or a priority of UIKit.
public protocol ConstraintPriorityTarget {
  /// The priority as a number.
  var constraintPriorityTargetValue: Float { get }
}

extension Int: ConstraintPriorityTarget {
  /// The number itself.
  public var constraintPriorityTargetValue: Float { Float(self) }
}

extension UInt: ConstraintPriorityTarget {
  /// The number itself.
  public var constraintPriorityTargetValue: Float { Float(self) }
}

extension Float: ConstraintPriorityTarget {
  /// The number itself.
  public var constraintPriorityTargetValue: Float { self }
}

extension Double: ConstraintPriorityTarget {
  /// The number itself.
  public var constraintPriorityTargetValue: Float { Float(self) }
}

extension CGFloat: ConstraintPriorityTarget {
  /// The number itself.
  public var constraintPriorityTargetValue: Float { Float(self) }
}

extension LayoutPriority: ConstraintPriorityTarget {
  /// The number of the priority.
  public var constraintPriorityTargetValue: Float { rawValue }
}
