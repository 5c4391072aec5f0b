import Foundation
import StandardViews
import Testing
import ViewTree

/// Settings of cells: which of them take room, and what the others are until they are set.
@Suite struct CellSettingTests {
  private func check<Value: Equatable>(
    _ setting: ReferenceWritableKeyPath<TableViewCell, Value>, _ usual: Value, _ other: Value,
    _ location: Testing.SourceLocation = #_sourceLocation
  ) {
    let cell = TableViewCell()
    #expect(cell[keyPath: setting] == usual, sourceLocation: location)
    cell[keyPath: setting] = other
    #expect(cell[keyPath: setting] == other, sourceLocation: location)
  }

  @Test func `Settings are those of UIKit until they are set`() {
    check(\.accessoryType, .none, .checkmark)
    check(\.editingAccessoryType, .none, .checkmark)
    check(\.selectionStyle, .default, .none)
    check(\.showsReorderControl, false, true)
    check(\.shouldIndentWhileEditing, true, false)
    check(\.indentationLevel, 0, 2)
    check(\.indentationWidth, 10, 20)
    check(\.selectedBackgroundView, nil, View())
    check(\.backgroundView, nil, View())
    check(\.automaticallyUpdatesContentConfiguration, true, false)
    #expect(TableViewCell().contentConfiguration == nil)
    #expect(TableViewCell().configurationUpdateHandler == nil)
  }

  // A checkmark takes 24 points and the margin of 8, an arrow 10.5 and the margin.
  @Test func `What stands at the end of a row is that of its state`() {
    let window = window(400, 100)
    let cell = TableViewCell()
    window.addSubview(cell)
    func width() -> CGFloat {
      window.layoutIfNeeded()
      return cell.contentView.frame.width
    }
    #expect(width() == 320)
    cell.editingAccessoryType = .checkmark
    #expect(width() == 320)
    cell.isEditing = true
    #expect(width() == 288)
    cell.accessoryType = .disclosureIndicator
    #expect(width() == 288)
    cell.isEditing = false
    #expect(width() == 301.5)
    cell.editingAccessoryType = .none
    cell.isEditing = true
    #expect(width() == 320)
  }

  @Test func `A background fills the cell behind all else, one after the other`() {
    let window = window(400, 100)
    let cell = TableViewCell()
    cell.accessoryView = View(frame: rect(0, 0, 20, 10))
    window.addSubview(cell)
    let (first, second) = (View(), View())
    cell.backgroundView = first
    window.layoutIfNeeded()
    #expect(first.frame == rect(0, 0, 320, 44) && cell.subviews.first === first)
    #expect(cell.contentView.frame == rect(0, 0, 292, 44))
    cell.backgroundView = second
    window.layoutIfNeeded()
    #expect(first.superview == nil && cell.subviews.first === second)
    #expect(cell.backgroundView === second && second.frame == rect(0, 0, 320, 44))
    cell.frame.size.height = 60
    window.layoutIfNeeded()
    #expect(second.frame == rect(0, 0, 320, 60))
    cell.backgroundView = nil
    #expect(second.superview == nil && cell.backgroundView == nil)
  }

  @Test func `A state is what the cell is`() {
    var state = CellConfigurationState(traitCollection: TraitCollection())
    #expect(!state.isDisabled && !state.isHighlighted && !state.isSelected)
    #expect(!state.isFocused && !state.isPinned && !state.isEditing)
    let cell = TableViewCell()
    (cell.isSelected, cell.isUserInteractionEnabled) = (true, false)
    state = cell.configurationState
    #expect(state.isSelected && state.isDisabled && !state.isHighlighted && !state.isEditing)
  }
}
