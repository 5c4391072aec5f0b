public import Foundation
import StandardViews

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

  /// Makes a change of nothing, for what a subclass says of itself.
  public override init() {
    (action, before, after) = (.none, nil, nil)
    super.init()
  }

  init(_ action: Action, before: IndexPath?, after: IndexPath?) {
    self.action = action
    self.before = before
    self.after = after
    super.init()
  }

  deinit {}
}

extension ItemBatch {
  /// The changes as a layout is told of them; a path of a section has no item.
  var updates: [UICollectionViewUpdateItem] {
    func whole(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
    typealias Update = UICollectionViewUpdateItem
    return deletedSections.map { Update(.delete, before: whole($0), after: nil) }
      + insertedSections.map { Update(.insert, before: nil, after: whole($0)) }
      + reloadedSections.map { Update(.reload, before: whole($0), after: whole($0)) }
      + movedSections.map { Update(.move, before: whole($0.from), after: whole($0.to)) }
      + deleted.sorted().map { Update(.delete, before: $0, after: nil) }
      + inserted.sorted().map { Update(.insert, before: nil, after: $0) }
      + reloaded.sorted().map { Update(.reload, before: $0, after: $0) }
      + moved.map { Update(.move, before: $0.from, after: $0.to) }
  }
}
