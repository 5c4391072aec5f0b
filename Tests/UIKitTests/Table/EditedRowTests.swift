import Foundation
import Testing
import UIKit

/// What cells are told as their table begins and ends being edited.
@Suite
struct EditedRowTests {
  private final class Cell: UITableViewCell {
    var told: [String] = []

    override func willTransition(to state: StateMask) {
      super.willTransition(to: state)
      told.append("will \(state.rawValue)")
    }
    override func didTransition(to state: StateMask) {
      super.didTransition(to: state)
      told.append("did \(state.rawValue)")
    }
    override func setEditing(_ editing: Bool, animated: Bool) {
      super.setEditing(editing, animated: animated)
      told.append("\(editing)")
    }
  }

  /// Four rows: one to be deleted, one after which another can be put, one with nothing to do, one that isn't edited.
  private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var asked = 0

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { Cell(style: .default, reuseIdentifier: nil) }
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
      asked += 1
      return indexPath.row < 3
    }
    func tableView(
      _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle {
      [UITableViewCell.EditingStyle.delete, .insert, .none, .delete][indexPath.row]
    }
    func tableView(
      _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
    ) -> Bool { indexPath.row != 1 }
  }

  private func cells(_ table: UITableView) -> [Cell] {
    table.visibleCells.compactMap { $0 as? Cell }
  }

  @Test func `Cells are told how they are edited, and what they show for that`() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 400))
    let source = Source()
    table.rowHeight = 40
    (table.dataSource, table.delegate) = (source, source)
    table.layoutIfNeeded()
    #expect(source.asked == 0 && cells(table).allSatisfy { $0.told.isEmpty })
    table.setEditing(true, animated: false)
    #expect(cells(table).map(\.editingStyle) == [.delete, .insert, .none, .none])
    #expect(cells(table).map(\.shouldIndentWhileEditing) == [true, false, true, true])
    let shows = ["will 1", "true", "did 1"]
    #expect(cells(table).map(\.told) == [shows, shows, ["true"], ["true"]])
    table.reloadRows(at: [[0, 0]], with: .none)
    table.layoutIfNeeded()
    // One that comes is told before it is shown.
    #expect(cells(table).first?.told == shows && cells(table).first?.editingStyle == .delete)
    table.setEditing(false, animated: true)
    #expect(cells(table).map(\.editingStyle) == [.none, .none, .none, .none])
    #expect(cells(table)[1].told.suffix(3) == ["will 0", "false", "did 0"])
    #expect(cells(table)[3].told == ["true", "false"])
  }

  @Test(
    arguments: [
      (CGRect(x: 0, y: 50, width: 10, height: 50), [1, 2]),
      (CGRect(x: 0, y: 40, width: 10, height: 40), [1]),
      (CGRect(x: 0, y: -50, width: 10, height: 51), [0]),
      (CGRect(x: 0, y: 159, width: 10, height: 500), [3]),
      (CGRect(x: 0, y: 160, width: 10, height: 500), []),
      (CGRect(x: 200, y: 0, width: 10, height: 50), []),
      // The table is 100 wide: what only touches a side reaches into no row.
      (CGRect(x: 100, y: 0, width: 10, height: 50), []),
      (CGRect(x: 99, y: 0, width: 10, height: 50), [0, 1]),
      (CGRect(x: -10, y: 0, width: 10, height: 50), []),
      (CGRect(x: -10, y: 0, width: 11, height: 50), [0, 1]),
      (CGRect(x: 0, y: 0, width: CGFloat.nan, height: .nan), []),
    ] as [(CGRect, [Int])])
  func `Rows are found in a rectangle`(rect: CGRect, rows: [Int]) {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let source = Source()
    table.rowHeight = 40
    #expect(table.indexPathsForRows(in: rect) == nil)
    table.dataSource = source
    #expect(table.indexPathsForRows(in: rect)?.map(\.row) == rows)
  }
}
