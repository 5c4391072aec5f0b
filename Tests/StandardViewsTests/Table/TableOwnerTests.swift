import Foundation
import StandardViews
import Testing
import ViewTree

/// Rows shown of an object, which the table doesn't keep.
@Suite struct TableOwnerTests {
  private final class Screen: ViewController {
    let table = TableView()
    var heights: [CGFloat] = [10, 20, 30]

    override func viewDidLoad() {
      table.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      view.addSubview(table)
      table.rowHeight = 20
      table.showRows(of: self, count: \.heights.count) { screen, _, path in
        let cell = TableViewCell(reuseIdentifier: nil)
        cell.name = "row \(screen.heights[path.row])"
        return cell
      }
    }
  }

  @Test func `A controller whose rows a table shows is freed, and the table has no rows then`() {
    let window = window(100, 100)
    var screen: Screen? = Screen()
    window.rootViewController = screen
    window.layoutIfNeeded()
    let table = screen?.table
    #expect(table?.visibleCells.map(\.name) == ["row 10.0", "row 20.0", "row 30.0"])
    screen?.heights = [40]
    table?.reloadData()
    window.layoutIfNeeded()
    #expect(table?.visibleCells.map(\.name) == ["row 40.0"])
    weak let former = screen
    window.rootViewController = nil
    screen = nil
    #expect(former == nil)
    table?.reloadData()
    table?.layoutIfNeeded()
    #expect(table?.visibleCells.isEmpty == true)
  }

  @Test func `So with rows in sections`() {
    final class Rows { var counts = [1, 2] }
    var rows: Rows? = Rows()
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    table.rowHeight = 44
    if let rows {
      table.showSections(of: rows, counts: \.counts) { _, _, _ in
        TableViewCell(reuseIdentifier: nil)
      }
    }
    table.layoutIfNeeded()
    #expect(table.numberOfSections == 2 && table.numberOfRows(inSection: 1) == 2)
    weak let former = rows
    rows = nil
    #expect(former == nil)
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.numberOfSections == 0)
  }
}
