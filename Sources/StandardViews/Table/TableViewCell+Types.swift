import Foundation
import ViewTree

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

  /// What can be done with a row while the table is edited.
  public nonisolated enum EditingStyle: Int, Hashable, Sendable {
    /// Nothing.
    case none = 0
    /// It can be taken out.
    case delete = 1
    /// Another can be put in.
    case insert = 2
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
  var editingAccessoryType = TableViewCell.AccessoryType.none
  var accessoryView: View?
  var editingAccessoryView: View?
  var backgroundView: View?
  var selectedBackgroundView: View?
  var separatorInset: EdgeInsets?
  var isSelected = false
  var isHighlighted = false
  var isEditing = false
  var editingStyle = TableViewCell.EditingStyle.none
  var showsReorderControl = false
  var shouldIndentWhileEditing = true
  var indentationLevel = 0
  var indentationWidth: CGFloat = 10
  var content = ConfiguredContent()
  var updateHandler: ((TableViewCell, CellConfigurationState) -> Void)?
  var updatesContent = true
  var needsUpdate = false
}

// How a cell, a header or a footer is made of a class that is only known when the program runs; the
// reasons are in View+Made.swift.

extension TableViewCell {
  @_silgen_name("LayoutKit_TableViewCell_made")
  package convenience init(made style: CellStyle, reuseIdentifier: String?) {
    self.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  /// A cell of the class that it is asked of, made by that class's `init(style:reuseIdentifier:)`.
  @_silgen_name("LayoutKit_TableViewCell_made")
  package static func made(style: CellStyle, reuseIdentifier: consuming String?) -> Self
}

extension TableHeaderFooterView {
  @_silgen_name("LayoutKit_TableHeaderFooterView_made")
  package convenience init(made reuseIdentifier: String?) {
    self.init(reuseIdentifier: reuseIdentifier)
  }

  /// A header or footer of the class that it is asked of, made by that class's `init(reuseIdentifier:)`.
  @_silgen_name("LayoutKit_TableHeaderFooterView_made")
  package static func made(reuseIdentifier: consuming String?) -> Self
}
