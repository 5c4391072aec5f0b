import Foundation
import Testing
import UIKit

/// Tables by UIKit's names.
@Suite
struct TableNameTests {
  /// A table of 320 × 480 with rows of 40 points.
  private final class Rows: NSObject, UITableViewDataSource {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    var counts = [3]
    var asked = 0

    override init() {
      super.init()
      table.rowHeight = 40
      table.separatorStyle = .none
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      table.dataSource = self
      window.addSubview(table)
      window.layoutIfNeeded()
    }

    func numberOfSections(in tableView: UITableView) -> Int { counts.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      counts[section]
    }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      asked += 1
      return tableView.dequeueReusableCell(withIdentifier: "cell") ?? UITableViewCell()
    }

    /// How many cells were asked for by a change.
    func asks(_ change: (UITableView) -> Void) -> Int {
      let before = asked
      change(table)
      window.layoutIfNeeded()
      return asked - before
    }
  }

  @Test func `What has no part in the layout is remembered`() {
    let table = UITableView()
    #expect(table.separatorColor == .separator && table.backgroundView == nil)
    #expect(table.separatorInset == UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0))
    #expect(table.allowsSelection && !table.allowsMultipleSelection)
    let ground = UIView()
    table.separatorColor = .brown
    table.separatorInset = .zero
    table.backgroundView = ground
    table.allowsSelection = false
    table.allowsMultipleSelection = true
    #expect(table.separatorColor == .brown && table.backgroundView === ground)
    #expect(table.separatorInset == .zero)
    #expect(!table.allowsSelection && table.allowsMultipleSelection)
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    #expect(cell.accessoryType == .none && cell.selectionStyle == .default)
    cell.accessoryType = .checkmark
    cell.selectionStyle = .none
    #expect(cell.accessoryType == .checkmark && cell.selectionStyle == .none)
  }

  @Test func `Changes of rows and sections take effect in the next layout`() {
    let rows = Rows()
    #expect(rows.table.visibleCells.count == 3 && rows.asked == 3)
    #expect(rows.asks { $0.reloadRows(at: [IndexPath(row: 1, section: 0)], with: .fade) } == 1)
    rows.counts = [3, 2]
    #expect(rows.asks { $0.insertSections([1], with: .top) } == 2)
    #expect(rows.table.visibleCells.count == 5)
    rows.counts = [2]
    #expect(rows.asks { $0.deleteSections([0], with: .automatic) } == 0)
    #expect(rows.asks { $0.reloadSections([0], with: .none) } == 2)
    let (first, last) = (IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0))
    #expect(rows.asks { $0.moveRow(at: first, to: last) } == 0)
    rows.table.deselectRow(at: first, animated: false)
    #expect(rows.table.visibleCells.map(\.frame.minY) == [0, 40])
  }

  @Test func `Several changes at once, in either form`() {
    let rows = Rows()
    rows.counts = [4]
    let asked = rows.asks {
      $0.beginUpdates()
      $0.insertRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
      $0.endUpdates()
    }
    #expect(asked == 1 && rows.table.visibleCells.count == 4)
    var isDone = false
    let updates: (() -> Void)? = nil
    rows.table.performBatchUpdates(updates) { isDone = $0 }
    #expect(isDone)
    rows.counts = [3]
    rows.table.performBatchUpdates(
      { rows.table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .left) },
      completion: { isDone = !$0 })
    rows.window.layoutIfNeeded()
    #expect(!isDone && rows.table.visibleCells.count == 3)
  }

  @Test func `A subtitle stands 3 points below the title, and 11 above the end of the row`() throws
  {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    let (title, detail) = (try #require(cell.textLabel), try #require(cell.detailTextLabel))
    title.text = "Title"
    detail.text = "Detail"
    #expect(detail.font.pointSize == 12 && cell.detailTextLabel === detail)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.addSubview(cell)
    let height = cell.systemLayoutSizeFitting(CGSize(width: 320, height: 0)).height
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: height)
    window.layoutIfNeeded()
    #expect(title.frame.origin == CGPoint(x: 16, y: 11))
    #expect(detail.frame.minX == 16 && abs(detail.frame.minY - title.frame.maxY - 3) < 0.5)
    #expect(abs(height - detail.frame.maxY - 11) < 0.5)
  }

  @Test func `A controller without overrides has one section and no rows`() {
    let controller = UITableViewController(nibName: nil, bundle: nil)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = controller
    window.layoutIfNeeded()
    let table = UITableView(frame: window.bounds, style: .grouped)
    #expect(controller.tableView.style == .plain && controller.tableView.frame == window.bounds)
    #expect(controller.tableView.numberOfSections == 1)
    #expect(controller.tableView(table, numberOfRowsInSection: 0) == 0)
    #expect(controller.tableView(table, titleForHeaderInSection: 0) == nil)
    #expect(controller.tableView(table, titleForFooterInSection: 0) == nil)
    let path = IndexPath(row: 0, section: 0)
    table.rowHeight = 33
    #expect(controller.tableView(table, heightForRowAt: path) == 33)
    #expect(controller.tableView(table, cellForRowAt: path).reuseIdentifier == nil)
    controller.tableView = table
    #expect(controller.view === table && controller.tableView === table)
  }

  @Test func `Headers and footers are found by their sections`() throws {
    final class Titled: UITableViewController {
      override func tableView(
        _ tableView: UITableView, numberOfRowsInSection section: Int
      ) -> Int { 1 }
      override func tableView(
        _ tableView: UITableView, titleForHeaderInSection section: Int
      ) -> String? { "Head" }
      override func tableView(
        _ tableView: UITableView, titleForFooterInSection section: Int
      ) -> String? { "Foot" }
    }
    let titled = Titled(style: .plain)
    titled.tableView.rowHeight = 44
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = titled
    window.layoutIfNeeded()
    let table = try #require(titled.tableView)
    #expect(table.headerView(forSection: 0)?.textLabel?.text == "Head")
    #expect(table.footerView(forSection: 0)?.textLabel?.text == "Foot")
    #expect(table.footerView(forSection: 1) == nil && table.footerView(forSection: -1) == nil)
    let footer = table.footerView(forSection: 0)
    #expect(footer.map { $0.frame.minY } ?? 0 > table.headerView(forSection: 0)?.frame.maxY ?? 0)
    table.sectionFooterHeight = 70
    window.layoutIfNeeded()
    #expect(table.footerView(forSection: 0)?.frame.height == 70)
    let plain = UITableViewHeaderFooterView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(plain.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(plain.reuseIdentifier == nil)
  }
}
