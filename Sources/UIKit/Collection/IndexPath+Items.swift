public import Foundation
import ViewTree

nonisolated extension IndexPath {
  /// Makes the path of an item of a collection: its section and its number there, both from 0 on.
  public init(item: Int, section: Int) { self.init(row: item, section: section) }

  /// The item in its section; -1 in a path of another kind.
  public var item: Int { row }
}

nonisolated extension NSIndexPath {
  /// The section; -1 in a path of another kind.
  public var section: Int { length == 2 ? index(atPosition: 0) : -1 }

  /// The row in its section; -1 in a path of another kind.
  public var row: Int { length == 2 ? index(atPosition: 1) : -1 }

  /// The item in its section; -1 in a path of another kind.
  public var item: Int { row }
}
