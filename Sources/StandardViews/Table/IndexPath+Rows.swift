public import Foundation
import ViewTree

/// The place of a row in a table: its section and its number there, both from 0 on.
nonisolated extension IndexPath {
  /// Makes the path of a row.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  /// The section; -1 in a path of another kind.
  public var section: Int { count == 2 ? self[0] : -1 }

  /// The row in its section; -1 in a path of another kind.
  public var row: Int { count == 2 ? self[1] : -1 }
}
