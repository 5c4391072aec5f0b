import Foundation
import StandardViews
import Testing
import ViewTree

/// States of cells.
@Suite
struct CellStateTests {
  private final class Told: TableViewCell {
    var calls: [String] = []

    override func setSelected(_ selected: Bool, animated: Bool) {
      super.setSelected(selected, animated: animated)
      calls.append("selected \(selected) \(animated)")
    }

    override func setHighlighted(_ highlighted: Bool, animated: Bool) {
      super.setHighlighted(highlighted, animated: animated)
      calls.append("highlighted \(highlighted) \(animated)")
    }

    override func setEditing(_ editing: Bool, animated: Bool) {
      super.setEditing(editing, animated: animated)
      calls.append("editing \(editing) \(animated)")
    }
  }

  @Test func `A state that is set goes through its function, without an animation`() {
    let cell = Told()
    #expect(!cell.isSelected && !cell.isHighlighted && !cell.isEditing)
    cell.isSelected = true
    cell.isHighlighted = true
    cell.isEditing = true
    #expect(cell.isSelected && cell.isHighlighted && cell.isEditing)
    #expect(cell.calls == ["selected true false", "highlighted true false", "editing true false"])
    cell.isSelected = false
    cell.isHighlighted = false
    cell.isEditing = false
    #expect(!cell.isSelected && !cell.isHighlighted && !cell.isEditing)
    #expect(cell.calls.suffix(3).allSatisfy { $0.hasSuffix("false false") })
  }

  @Test
  func `Each state is in what the content is described for, and a change has it described again`() {
    var states: [[Bool]] = []
    let cell = TableViewCell()
    cell.configurationUpdateHandler = { _, state in
      states.append([state.isSelected, state.isHighlighted, state.isEditing, state.isDisabled])
    }
    let window = Window(size: CGSize(width: 300, height: 300))
    window.addSubview(cell)
    let changes: [(TableViewCell) -> Void] = [
      { _ in }, { $0.isSelected = true }, { $0.isHighlighted = true }, { $0.isEditing = true },
      { $0.isSelected = true }, { $0.isSelected = false },
    ]
    for change in changes {
      change(cell)
      window.layoutIfNeeded()
    }
    // What was so already has nothing described again.
    #expect(
      states == [
        [false, false, false, false], [true, false, false, false], [true, true, false, false],
        [true, true, true, false], [false, true, true, false],
      ])
  }
}
