import UIKit

// With the trait MainActor these tests are on the main actor by default, but for the tables of their
// arguments, which are read on any thread.
#if MainActor
  /// Whether a view is as its row says.
  typealias JudgingOf<Kind> = @MainActor @Sendable (Kind) -> Bool
#else
  /// Whether a view is as its row says.
  typealias JudgingOf<Kind> = @Sendable (Kind) -> Bool
#endif

/// Whether a view is as its row says.
typealias Judging = JudgingOf<UIView>
