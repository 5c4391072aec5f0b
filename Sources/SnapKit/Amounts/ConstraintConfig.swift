import Synchronization
public import ViewTree

/// The direction in which lines of text run, as constraints know it.
public typealias ConstraintInterfaceLayoutDirection = UserInterfaceLayoutDirection

/// What counts for all constraints of a program.
public nonisolated struct ConstraintConfig {
  /// The direction that says which of left and right is leading in insets; from left to right at
  /// first.
  ///
  /// It decides about numbers alone: edges lie where the direction of their view says. It counts for
  /// constraints that are made or changed afterwards, on every thread.
  public static var interfaceLayoutDirection: ConstraintInterfaceLayoutDirection {
    get { direction.withLock { $0 } }
    set { direction.withLock { $0 = newValue } }
  }

  private static let direction = Mutex(ConstraintInterfaceLayoutDirection.leftToRight)
}
