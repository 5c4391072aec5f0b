import Foundation
import StandardViews
import Testing
import ViewTree

/// Headers and footers of plain tables: they "float when the table view is scrolled", as Apple's page on the style says.
@Suite struct PinnedFooterTests {
  private final class Ends: TableViewDelegate {
    var asked = 0
    var isThere = true

    func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat { 20 }
    func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> CGFloat { 30 }
    func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
      TableHeaderFooterView(reuseIdentifier: nil)
    }
    func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View? {
      asked += 1
      return isThere ? TableHeaderFooterView(reuseIdentifier: nil) : nil
    }
  }

  private func table(_ style: TableView.Style, _ ends: Ends, in root: Window) -> TableView {
    let table = TableView(frame: root.bounds, style: style)
    table.sectionHeaderTopPadding = 0
    table.rowHeight = 50
    table.contentInset = EdgeInsets(top: 0, left: 0, bottom: 10, right: 0)
    table.delegate = ends
    table.showSections {
      [5, 5]
    } cell: { _, _ in
      TableViewCell(reuseIdentifier: nil)
    }
    root.addSubview(table)
    root.layoutIfNeeded()
    return table
  }

  // A section is 300: 20, five rows of 50, 30. In sight are 190 of 200.
  @Test(
    arguments: [
      // At the lower edge, in front of rows, as long as the section reaches further.
      (0, 0, 160), (50, 0, 210), (109, 0, 269), (110, 0, 270),
      // At its place once that is in sight, and there while the next section has room for its header alone.
      (115, 0, 270), (130, 0, 270), (130, 1, 320), (150, 1, 320), (200, 1, 360),
      // At the end.
      (410, 1, 570),
    ] as [(CGFloat, Int, CGFloat)])
  func `A footer stays in sight while its section is`(offset: CGFloat, section: Int, y: CGFloat) {
    let (root, ends) = (window(300, 200), Ends())
    let reports = Reports(of: root)
    let table = table(.plain, ends, in: root)
    table.contentOffset.y = offset
    root.layoutIfNeeded()
    #expect(reports.all.isEmpty)
    let footer = table.footerView(forSection: section)
    #expect(footer?.frame == rect(0, y, 300, 30))
    let own: CGFloat = section == 0 ? 270 : 570
    #expect(footer?.configurationState.isPinned == (y < own))
    if y < own {
      #expect(table.subviews.last === footer || table.subviews.dropLast().last === footer)
    }
    #expect(root.brokenInvariants().isEmpty)
  }

  /// Rows, headers and footers of a height of the delegate's.
  private final class Heights: TableViewDelegate {
    var height: CGFloat = 20

    func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      height
    }
    func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat {
      height + 1
    }
    func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> CGFloat {
      height + 2
    }
    func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? { View() }
    func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View? { View() }
  }

  @Test(arguments: [TableView.Style.plain, .grouped])
  func `Without changes what is in sight has the heights of now`(style: TableView.Style) {
    let (root, heights) = (window(300, 200), Heights())
    let table = TableView(frame: root.bounds, style: style)
    table.sectionHeaderTopPadding = 0
    table.delegate = heights
    table.showRows(count: { 2 }, cell: { _, _ in TableViewCell(reuseIdentifier: nil) })
    root.addSubview(table)
    root.layoutIfNeeded()
    let cells = table.visibleCells
    #expect(table.contentSize.height == 83)
    heights.height = 30
    table.beginUpdates()
    table.endUpdates()
    root.layoutIfNeeded()
    // 31, two of 30, 32.
    #expect(table.contentSize.height == 123 && table.visibleCells == cells)
    #expect(table.rectForFooter(inSection: 0) == rect(0, 91, 300, 32))
  }

  @Test func `In groups it stays at its place`() {
    let (root, ends) = (window(300, 200), Ends())
    let table = table(.grouped, ends, in: root)
    #expect(table.footerView(forSection: 0) == nil)
    table.contentOffset.y = 100
    root.layoutIfNeeded()
    #expect(table.footerView(forSection: 0)?.frame.minY == 270)
  }

  @Test(arguments: [TableView.Style.plain, .grouped])
  func `Nobody is asked for a view that isn't there in every layout`(style: TableView.Style) {
    let (root, ends) = (window(300, 200), Ends())
    ends.isThere = false
    let table = table(style, ends, in: root)
    table.contentOffset.y = 120
    root.layoutIfNeeded()
    let asked = ends.asked
    for offset in [125, 130, 121, 120] {
      table.contentOffset.y = CGFloat(offset)
      root.layoutIfNeeded()
    }
    #expect(ends.asked == asked && asked < 4)
    #expect(table.rectForFooter(inSection: 0).height == 30)
    // Once all is loaded again they are asked again.
    ends.isThere = true
    table.reloadData()
    root.layoutIfNeeded()
    #expect(table.footerView(forSection: 0) != nil)
  }

  @Test func `A row at the lower edge is scrolled to above its footer`() {
    let (root, ends) = (window(300, 200), Ends())
    let table = table(.plain, ends, in: root)
    table.scrollToRow(at: [1, 2], at: .bottom, animated: false)
    // It ends at 300 + 20 + 150; 30 and 10 stand below it.
    #expect(table.contentOffset.y == 310)
    table.contentOffset.y = 0
    table.scrollToRow(at: [0, 4], at: .none, animated: false)
    #expect(table.contentOffset.y == 110)
  }
}
