import Foundation
import Testing
import UIKit

/// What a table's delegate is told of what comes into sight and goes, and what stays chosen.
@Suite
struct DisplayTests {
  final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var counts: [Int]
    var told: [String] = []
    var frames: [CGRect] = []

    init(_ counts: [Int]) { self.counts = counts }

    func numberOfSections(in tableView: UITableView) -> Int { counts.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      counts[section]
    }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      "Title"
    }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
      "End"
    }
    func tableView(
      _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
      told.append("+\(indexPath.section).\(indexPath.row)")
      frames.append(cell.frame)
    }
    func tableView(
      _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
      forRowAt indexPath: IndexPath
    ) { told.append("-\(indexPath.section).\(indexPath.row)") }
    func tableView(
      _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
    ) { told.append("+head\(section) \(view is UITableViewHeaderFooterView)") }
    func tableView(
      _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
    ) { told.append("+foot\(section) \(view is UITableViewHeaderFooterView)") }
  }

  /// A table of 100 × 120 with rows of 40 points, headers and footers of 10.
  static func table(_ rows: Rows) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 120))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    (table.rowHeight, table.separatorStyle, table.sectionHeaderTopPadding) = (40, .none, 0)
    (table.sectionHeaderHeight, table.sectionFooterHeight) = (10, 10)
    (table.dataSource, table.delegate) = (rows, rows)
    table.layoutIfNeeded()
    return table
  }

  @Test func `Rows, headers and footers that come are told at their places, rows that go too`() {
    let rows = Rows([2, 9])
    let table = Self.table(rows)
    // 10, two of 40, 10 and 10 are 110: the first row of section 1 begins there.
    #expect(
      Set(rows.told) == [
        "+head0 true", "+0.0", "+0.1", "+foot0 true", "+head1 true", "+1.0",
        // At the lower edge.
        "+foot1 true",
      ])
    #expect(rows.told.filter { $0.contains(".") } == ["+0.0", "+0.1", "+1.0"])
    #expect(rows.frames.map(\.minY) == [10, 50, 110])
    rows.told = []
    table.contentOffset.y = 150
    table.layoutIfNeeded()
    #expect(rows.told.filter { $0.hasPrefix("-") }.sorted() == ["-0.0", "-0.1", "-1.0"])
    #expect(rows.told.filter { $0.hasPrefix("+1") } == ["+1.1", "+1.2", "+1.3"])
    rows.told = []
    rows.counts = [2, 8]
    table.deleteRows(at: [[1, 2]], with: .none)
    // By the path that it had.
    #expect(rows.told == ["-1.2"])
    table.layoutIfNeeded()
    #expect(rows.told == ["-1.2", "+1.3"])
  }

  // The rows 1 of section 0 and 0 of section 1 are chosen of [3, 2]. Where they are after a change.
  @Test(
    arguments: [
      ("insert row", [[0, 2], [1, 0]]), ("delete row", [[1, 0]]),
      ("delete above", [[0, 0], [1, 0]]),
      ("insert section", [[1, 1], [2, 0]]), ("delete section", [[0, 0]]),
      ("reload section", [[1, 0]]), ("move row", [[0, 2], [1, 0]]),
      ("move others", [[0, 0], [1, 1]]), ("reload", []),
    ] as [(String, [IndexPath])])
  func `What is chosen stays chosen, but where all is loaded again`(
    change: String, chosen: [IndexPath]
  ) {
    let rows = Rows([3, 2])
    let table = Self.table(rows)
    table.frame.size.height = 1000
    table.allowsMultipleSelection = true
    for path: IndexPath in [[0, 1], [1, 0]] {
      table.selectRow(at: path, animated: false, scrollPosition: .none)
    }
    table.layoutIfNeeded()
    switch change {
    case "insert row":
      rows.counts = [4, 2]
      table.insertRows(at: [[0, 0]], with: .none)
    case "delete row":
      rows.counts = [2, 2]
      table.deleteRows(at: [[0, 1]], with: .none)
    case "delete above":
      rows.counts = [2, 2]
      table.deleteRows(at: [[0, 0]], with: .none)
    case "insert section":
      rows.counts = [1, 3, 2]
      table.insertSections([0], with: .none)
    case "delete section":
      rows.counts = [2]
      table.deleteSections([0], with: .none)
    case "reload section": table.reloadSections([0], with: .none)
    case "move row": table.moveRow(at: [0, 1], to: [0, 2])
    case "move others":
      rows.counts = [2, 3]
      table.moveRow(at: [0, 0], to: [1, 0])
    default: table.reloadData()
    }
    #expect((table.indexPathsForSelectedRows ?? []) == chosen)
    table.layoutIfNeeded()
    #expect((table.indexPathsForSelectedRows ?? []) == chosen)
    #expect(table.indexPathForSelectedRow == chosen.first)
    let shown = table.visibleCells.filter(\.isSelected).compactMap { table.indexPath(for: $0) }
    #expect(shown == chosen)
  }

  @Test func `What is chosen before the first layout is chosen after it`() {
    let rows = Rows([3])
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 500))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    (table.dataSource, table.rowHeight) = (rows, 40)
    table.selectRow(at: [0, 2], animated: false, scrollPosition: .none)
    table.layoutIfNeeded()
    #expect(table.indexPathForSelectedRow == [0, 2])
    #expect(table.cellForRow(at: [0, 2])?.isSelected == true)
    let source = CompositionalTests.Counts([3])
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 500))
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.selectItem(at: [0, 2], animated: false, scrollPosition: [])
    view.layoutIfNeeded()
    #expect(view.indexPathsForSelectedItems == [[0, 2]])
    #expect(view.cellForItem(at: [0, 2])?.isSelected == true)
    view.reloadData()
    #expect(view.indexPathsForSelectedItems == nil)
  }

  @Test func `Sections beyond counting may be inserted, among which none stays chosen`() {
    let rows = Rows([3, 2])
    let table = Self.table(rows)
    var told: [String] = []
    table.onDiagnostic = { told.append($0.message) }
    table.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
    table.layoutIfNeeded()
    table.insertSections(IndexSet(integersIn: 0..<(.max - 1)), with: .none)
    table.layoutIfNeeded()
    #expect(table.indexPathsForSelectedRows == nil && table.numberOfSections == 2)
    #expect(told.count == 1)
  }
}
