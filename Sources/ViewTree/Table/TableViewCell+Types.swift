extension TableViewCell {
  /// What lies between the rows of a table.
  public nonisolated enum SeparatorStyle: Int, Hashable, Sendable {
    /// Nothing.
    case none = 0
    /// A line.
    case singleLine = 1
  }

  /// How a cell arranges texts.
  public nonisolated enum CellStyle: Int, Hashable, Sendable {
    /// One text.
    case `default` = 0
    /// One text where lines begin, and one where they end.
    case value1 = 1
    /// One text before the other.
    case value2 = 2
    /// One text below the other.
    case subtitle = 3
  }

  /// What stands at the end of a row.
  public nonisolated enum AccessoryType: Int, Hashable, Sendable {
    /// Nothing.
    case none = 0
    /// A sign that there is more.
    case disclosureIndicator = 1
    /// A button for details, and that sign.
    case detailDisclosureButton = 2
    /// A tick.
    case checkmark = 3
    /// A button for details.
    case detailButton = 4
  }

  /// What a row looks like while it is chosen.
  public nonisolated enum SelectionStyle: Int, Hashable, Sendable {
    /// As always.
    case none = 0
    /// Blue.
    case blue = 1
    /// Gray.
    case gray = 2
    /// As the system has it.
    case `default` = 3
  }
}

/// What of a cell has no part in the layout.
final class CellLooks {
  var accessoryType = TableViewCell.AccessoryType.none
  var selectionStyle = TableViewCell.SelectionStyle.default
}
