import UIKit

// With the trait MainActor these tests are on the main actor by default, but for the tables of their
// arguments, which are read on any thread.
#if MainActor
  /// Makes the view of a row.
  typealias Making = @MainActor @Sendable () -> UIView
#else
  /// Makes the view of a row.
  typealias Making = @Sendable () -> UIView
#endif
