import Foundation
import Testing
import UIKit

/// Cells are told of their states.
@Suite
struct CellStateTests {
  /// Writes down what it is told.
  final class Cell: UITableViewCell {
    var told: [String] = []

    override func setSelected(_ selected: Bool, animated: Bool) {
      super.setSelected(selected, animated: animated)
      told.append("selected \(selected)\(animated ? ", animated" : "")")
    }

    override func setEditing(_ editing: Bool, animated: Bool) {
      super.setEditing(editing, animated: animated)
      told.append("editing \(editing)\(animated ? ", animated" : "")")
    }

    override func setHighlighted(_ highlighted: Bool, animated: Bool) {
      super.setHighlighted(highlighted, animated: animated)
      told.append("highlighted \(highlighted)\(animated ? ", animated" : "")")
    }
  }

  private func table(_ cells: [Cell]) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    table.rowHeight = 44
    table.showRows(count: { cells.count }, cell: { _, path in cells[path.row] })
    table.layoutIfNeeded()
    return table
  }

  @Test func `The one that is chosen and the one that no longer is, once each`() {
    let cells = [
      Cell(style: .default, reuseIdentifier: nil), Cell(style: .default, reuseIdentifier: nil),
    ]
    let table = table(cells)
    #expect(cells.map(\.told) == [[], []])
    table.selectRow(at: [0, 0], animated: true, scrollPosition: .none)
    #expect(cells[0].told == ["selected true, animated"] && cells[0].isSelected)
    table.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
    #expect(cells[0].told.last == "selected false" && !cells[0].isSelected)
    #expect(cells[1].told == ["selected true"])
    table.deselectRow(at: [0, 1], animated: true)
    #expect(cells[1].told == ["selected true", "selected false, animated"])
  }

  @Test func `All that are seen when the table is edited, and one by its own property`() {
    let cells = [
      Cell(style: .default, reuseIdentifier: nil), Cell(style: .default, reuseIdentifier: nil),
    ]
    let table = table(cells)
    table.setEditing(true, animated: true)
    #expect(cells.map(\.told) == [["editing true, animated"], ["editing true, animated"]])
    #expect(table.isEditing && cells.allSatisfy { $0.isEditing })
    table.isEditing = false
    #expect(cells[1].told.last == "editing false" && !cells[1].isEditing)
    cells[0].isEditing = true
    #expect(cells[0].told.last == "editing true" && !table.isEditing)
  }

  @Test func `A cell by what the program sets, as no finger touches it`() {
    let cell = Cell(style: .default, reuseIdentifier: nil)
    cell.isHighlighted = true
    cell.setHighlighted(false, animated: true)
    #expect(
      cell.told == ["highlighted true", "highlighted false, animated"] && !cell.isHighlighted)
  }
}
