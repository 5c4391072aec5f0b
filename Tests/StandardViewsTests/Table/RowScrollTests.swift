import Foundation
import StandardViews
import Testing
import ViewTree

/// Rows and sections that are scrolled to.
@Suite struct RowScrollTests {
  private final class Titled: TableViewDelegate {
    func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat { 30 }
    func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? { View() }
  }

  /// A table of 300 × 200 with three sections of a header of 30 and ten rows of 50, with 20 and 10 free above and below.
  private func table(_ style: TableView.Style, _ delegate: Titled, in root: Window) -> TableView {
    let table = TableView(frame: root.bounds, style: style)
    table.sectionHeaderTopPadding = 0
    table.sectionFooterHeight = 0
    table.rowHeight = 50
    table.contentInset = EdgeInsets(top: 20, left: 0, bottom: 10, right: 0)
    table.delegate = delegate
    table.showSections {
      [10, 10, 10]
    } cell: { _, _ in
      TableViewCell(reuseIdentifier: nil)
    }
    root.addSubview(table)
    root.layoutIfNeeded()
    return table
  }

  // Section 1 begins at 530; its row 5 at 530 + 30 + 250, which is 810, and ends at 860. In sight are 170 from 20 on.
  @Test(
    arguments: [
      // Below the header of the section, which stays in sight.
      (.plain, [1, 5], .top, 810 - 20 - 30), (.grouped, [1, 5], .top, 810 - 20),
      (.plain, [1, 5], .middle, 835 - 85 - 20), (.plain, [1, 5], .bottom, 860 - 170 - 20),
      (.plain, [1, 0], .top, 530 - 20), (.grouped, [1, 0], .top, 560 - 20),
      // From above, no further than is needed.
      (.plain, [1, 5], .none, 860 - 190), (.plain, [0, 0], .none, -20),
      // To a section.
      (.plain, [1, NSNotFound], .top, 530 - 20), (.grouped, [2, NSNotFound], .top, 1060 - 20),
      (.plain, [1, NSNotFound], .bottom, 560 - 170 - 20),
      // Not beyond the ends.
      (.plain, [0, 0], .top, -20), (.plain, [2, 9], .top, 1590 - 190),
    ] as [(TableView.Style, IndexPath, TableView.ScrollPosition, CGFloat)])
  func `A row is scrolled to where it is asked for`(
    style: TableView.Style, path: IndexPath, position: TableView.ScrollPosition, offset: CGFloat
  ) {
    let (root, delegate) = (window(300, 200), Titled())
    let table = table(style, delegate, in: root)
    table.scrollToRow(at: path, at: position, animated: false)
    #expect(table.contentOffset.y == offset)
  }

  @Test func `A row above is scrolled to from below its header`() {
    let (root, delegate) = (window(300, 200), Titled())
    let table = table(.plain, delegate, in: root)
    table.contentOffset.y = 1200
    root.layoutIfNeeded()
    table.scrollToRow(at: [1, 5], at: .none, animated: false)
    // 810 without 20 and 30.
    #expect(table.contentOffset.y == 760)
  }

  @Test func `A section that doesn't exist isn't scrolled to, and a row that doesn't isn't chosen`()
  {
    let (root, delegate) = (window(300, 200), Titled())
    let table = table(.plain, delegate, in: root)
    table.name = "table"
    let reports = Reports(of: root)
    table.scrollToRow(at: [3, NSNotFound], at: .top, animated: false)
    table.selectRow(at: [0, 10], animated: false, scrollPosition: .none)
    #expect(table.indexPathForSelectedRow == nil && reports.all.count == 2)
    #expect(reports.messages.last == "table has no row 10 in section 0.")
  }

  @Test func `While rows are edited, several are chosen where that is allowed then`() {
    let (root, delegate) = (window(300, 200), Titled())
    let table = table(.plain, delegate, in: root)
    table.allowsMultipleSelectionDuringEditing = true
    for isEditing in [false, true] {
      table.setEditing(isEditing, animated: false)
      table.selectRow(at: nil, animated: false, scrollPosition: .none)
      for row in [1, 2] { table.selectRow(at: [0, row], animated: false, scrollPosition: .none) }
      #expect(table.indexPathsForSelectedRows == (isEditing ? [[0, 1], [0, 2]] : [[0, 2]]))
    }
  }

  @Test func `Another header of the table moves the rows, and keeps cells and what is chosen`() {
    let (root, delegate) = (window(300, 200), Titled())
    let table = table(.grouped, delegate, in: root)
    table.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
    let cell = table.cellForRow(at: [0, 1])
    let header = View(frame: rect(0, 0, 10, 40))
    table.tableHeaderView = header
    root.layoutIfNeeded()
    #expect(table.cellForRow(at: [0, 1]) === cell && table.indexPathForSelectedRow == [0, 1])
    #expect(cell?.frame.minY == 120)
    header.frame.size.height = 60
    table.tableHeaderView = header
    root.layoutIfNeeded()
    #expect(cell?.frame.minY == 140)
    table.tableHeaderView = nil
    root.layoutIfNeeded()
    #expect(cell?.frame.minY == 80 && header.superview == nil)
  }
}
