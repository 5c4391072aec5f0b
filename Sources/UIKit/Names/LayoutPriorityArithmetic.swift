public import ViewTree

// An operator is found only where its module is imported, and files for iOS import UIKit alone. Beside LayoutKit, which has
// them too, these stand back.
nonisolated extension LayoutPriority {
  /// The priority that is stronger by an amount; one out of range is refused where it is used.
  @_disfavoredOverload
  public static func + (priority: LayoutPriority, amount: Float) -> LayoutPriority {
    LayoutPriority(priority.rawValue + amount)
  }

  /// The priority that is weaker by an amount; one out of range is refused where it is used.
  @_disfavoredOverload
  public static func - (priority: LayoutPriority, amount: Float) -> LayoutPriority {
    LayoutPriority(priority.rawValue - amount)
  }
}
