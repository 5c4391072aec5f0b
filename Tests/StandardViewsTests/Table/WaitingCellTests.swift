import Foundation
import StandardViews
import Testing
import ViewTree

/// Cells that wait for another row stay in the table, unless they can't be used as they are.
@Suite struct WaitingCellTests {
  private func cells(_ table: TableView) -> [View] { table.subviews.filter { $0 is BlockCell } }

  @Test func `Cells of another width don't wait`() {
    let stage = TableStage(Blocks(Array(repeating: 40, count: 30)))
    stage.root.layoutIfNeeded()
    #expect(cells(stage.table).count == 5)
    // Rows of 40 in 80: two or three are in sight, the others wait.
    stage.table.frame.size.height = 80
    stage.root.layoutIfNeeded()
    let shown = stage.table.visibleCells
    #expect(shown.count < 5 && cells(stage.table).count == 5)
    stage.table.frame.size.width = 200
    stage.root.layoutIfNeeded()
    #expect(cells(stage.table).allSatisfy { $0.frame.width == 200 })
    #expect(cells(stage.table).count == stage.table.visibleCells.count)
  }

  @Test func `Rows that are asked for again have the cells they had`() {
    let stage = TableStage(Blocks(Array(repeating: 40, count: 3)))
    stage.root.layoutIfNeeded()
    let before = stage.table.visibleCells
    #expect(before.count == 3)
    for count in [1, 2, 3] {
      stage.blocks.sections[0] = Array(repeating: 40, count: count)
      stage.table.reloadData()
      stage.root.layoutIfNeeded()
      #expect(stage.table.visibleCells.elementsEqual(before.prefix(count), by: ===))
    }
  }
}
