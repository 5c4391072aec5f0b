import SnapKit
import ViewTree

// With the trait MainActor these tests are on the main actor by default, but for the tables of their
// arguments, which are read on any thread.
#if MainActor
  /// What a row of a table says of a view.
  typealias Making = @MainActor @Sendable (ConstraintMaker, _ other: View) -> Void
#else
  /// What a row of a table says of a view.
  typealias Making = @Sendable (ConstraintMaker, _ other: View) -> Void
#endif
