public import Foundation
import ViewTree

nonisolated extension IndexPath {
  /// Makes the path of an item of a collection: its section and its number there, both from 0 on.
  public init(item: Int, section: Int) { self.init(row: item, section: section) }

  /// The item in its section; -1 in a path of another kind.
  public var item: Int { row }
}
