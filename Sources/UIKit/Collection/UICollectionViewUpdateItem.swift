public import Foundation

/// A change of one item, as a layout is told of it.
#if MainActor
  @MainActor
#endif
open class UICollectionViewUpdateItem: NSObject {
  /// What happened to the item.
  public nonisolated enum Action: Int, Hashable, Sendable {
    /// It came.
    case insert = 0
    /// It went.
    case delete = 1
    /// It is to be shown anew.
    case reload = 2
    /// It has another place.
    case move = 3
    /// Nothing.
    case none = 4
  }

  /// Where the item was; nil if it came.
  public final let indexPathBeforeUpdate: IndexPath?
  /// Where the item is; nil if it went.
  public final let indexPathAfterUpdate: IndexPath?
  /// What happened to it.
  public final let updateAction: Action

  init(_ action: Action, before: IndexPath?, after: IndexPath?) {
    updateAction = action
    indexPathBeforeUpdate = before
    indexPathAfterUpdate = after
    super.init()
  }

  deinit {}
}
