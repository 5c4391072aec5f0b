public import Foundation

/// A change of one item, as a layout is told of it.
#if MainActor
  @preconcurrency @MainActor
#endif
open class UICollectionViewUpdateItem: NSObject {
  /// What happened to the item.
  public nonisolated enum Action: Int, Hashable, Sendable {
    /// It came.
    case insert = 0
    /// It went.
    case delete = 1
    /// It is to be shown again.
    case reload = 2
    /// It has another place.
    case move = 3
    /// Nothing.
    case none = 4
  }

  /// Where the item was; nil if it came.
  open var indexPathBeforeUpdate: IndexPath? { before }
  /// Where the item is; nil if it went.
  open var indexPathAfterUpdate: IndexPath? { after }
  /// What happened to it.
  open var updateAction: Action { action }

  private let before: IndexPath?
  private let after: IndexPath?
  private let action: Action

  init(_ action: Action, before: IndexPath?, after: IndexPath?) {
    self.action = action
    self.before = before
    self.after = after
    super.init()
  }

  deinit {}
}
