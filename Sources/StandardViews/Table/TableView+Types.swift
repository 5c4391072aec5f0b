public import Foundation
import ViewTree

extension TableView {
  /// How sections are set off from each other.
  public nonisolated enum Style: Int, Hashable, Sendable {
    /// Not at all.
    case plain = 0
    /// By room between them.
    case grouped = 1
    /// By room between them and at the sides.
    case insetGrouped = 2
  }

  /// Where a row is to stand in the frame.
  public nonisolated enum ScrollPosition: Int, Hashable, Sendable {
    /// In sight, after as little scrolling as that takes.
    case none = 0
    /// At the upper edge.
    case top = 1
    /// In the middle.
    case middle = 2
    /// At the lower edge.
    case bottom = 3
  }

  /// How rows would come and go; without a screen it makes no difference.
  public nonisolated enum RowAnimation: Int, Hashable, Sendable {
    /// By fading.
    case fade = 0
    /// From the right.
    case right = 1
    /// From the left.
    case left = 2
    /// From above.
    case top = 3
    /// From below.
    case bottom = 4
    /// Not at all.
    case none = 5
    /// In their middle.
    case middle = 6
    /// As the system has it.
    case automatic = 100
  }
}

/// Questions of a table that its delegate may leave to it.
package nonisolated struct DelegateAnswers: OptionSet, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let headerViews = Self(rawValue: 1)
  package static let footerViews = Self(rawValue: 2)
  package static let rowHeights = Self(rawValue: 4)
  package static let rowEstimates = Self(rawValue: 8)
  package static let headerEstimates = Self(rawValue: 16)
  package static let footerEstimates = Self(rawValue: 32)
  package static let indentations = Self(rawValue: 64)
}

/// What of a table has no part in the layout.
final class TableLooks {
  var separatorColor: Color? = .usualSeparator
  var separatorInset = EdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  var backgroundView: View?
  var allowsSelection = true
  var allowsSelectionDuringEditing = false
  var allowsMultipleSelectionDuringEditing = false
  var isEditing = false
  var insetsContentViewsToSafeArea = true
  var selectedRows: Set<IndexPath> = []
  var allowsMultipleSelection = false
}

extension TableView {
  final var tableLooks: TableLooks { attached { TableLooks() } }
}

/// The place of a row in a table: its section and its number there, both from 0 on.
nonisolated extension IndexPath {
  /// Makes the path of a row.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  /// The section; -1 in a path of another kind.
  public var section: Int { count == 2 ? self[0] : -1 }

  /// The row in its section; -1 in a path of another kind.
  public var row: Int { count == 2 ? self[1] : -1 }
}
