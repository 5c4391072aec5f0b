package import Foundation

/// Which numbers a layout can be computed with.
package nonisolated enum UsableNumbers {
  /// The largest size of a length, a place or a constant, in points.
  package static let largest: CGFloat = 1e12
  /// The largest size of a length that is only scrolled over, in points: calendars without an end have 10¹³ of
  /// them, and nothing is laid out along it.
  package static let longestContent: CGFloat = 1e15
  /// The sizes of multipliers other than 0.
  package static let multiplierSizes: ClosedRange<CGFloat> = 1e-9...1e9
}
