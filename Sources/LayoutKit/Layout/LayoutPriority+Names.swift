public import ViewTree

nonisolated extension LayoutPriority {
  /// The same as ``LayoutPriority/defaultHigh``: 750.
  public static let high = LayoutPriority.defaultHigh
  /// Halfway between high and low: 500.
  public static let medium = LayoutPriority(500)
  /// The same as ``LayoutPriority/defaultLow``: 250.
  public static let low = LayoutPriority.defaultLow

  /// The priority that is stronger by `amount`; one out of range is refused where it is used.
  public static func + (priority: LayoutPriority, amount: Float) -> LayoutPriority {
    LayoutPriority(priority.rawValue + amount)
  }

  /// The priority that is weaker by `amount`; one out of range is refused where it is used.
  public static func - (priority: LayoutPriority, amount: Float) -> LayoutPriority {
    LayoutPriority(priority.rawValue - amount)
  }
}
