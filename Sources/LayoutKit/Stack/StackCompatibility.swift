/// Whose rules decide where stack views of UIKit have known faults.
public nonisolated enum StackCompatibility: Hashable, Sendable {
  /// UIKit's rules with their known faults mended.
  case improved
  /// UIKit's rules as they are.
  case uikit
}
