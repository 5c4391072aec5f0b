import Testing
import UIKit

/// Tables.
@Suite
struct TableTests {
  final class MessageCell: UITableViewCell {
    let message = UILabel()

    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      message.numberOfLines = 0
      message.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(message)
      NSLayoutConstraint.activate([
        message.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
        message.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
        message.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
        message.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  final class Messages: NSObject, UITableViewDataSource, UITableViewDelegate {
    let texts = ["One", "Two\nThree"]

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      texts.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
      (cell as? MessageCell)?.message.text = texts[indexPath.row]
      return cell
    }
  }

  @Test func `Rows give themselves the heights of their content`() throws {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.environment.scale = 1
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), style: .plain)
    let messages = Messages()
    table.register(MessageCell.self, forCellReuseIdentifier: "message")
    table.rowHeight = UITableView.automaticDimension
    table.dataSource = messages
    table.delegate = messages
    window.addSubview(table)
    window.layoutIfNeeded()
    let heights = table.visibleCells.map(\.frame.height)
    let labels = table.visibleCells.compactMap { ($0 as? MessageCell)?.message.frame.height }
    // The line below a row is a pixel high.
    #expect(heights == labels.map { $0 + 21 } && heights.count == 2)
  }

  @Test func `The texts of a cell's style`() {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    cell.textLabel?.text = "Name"
    cell.detailTextLabel?.text = "Ada"
    let window = UIWindow(frame: UIScreen.main.bounds)
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    window.addSubview(cell)
    window.layoutIfNeeded()
    #expect(cell.textLabel?.frame.minX == 16)
    #expect(cell.detailTextLabel.map { abs($0.frame.maxX - 304) < 0.34 } == true)
    #expect(UITableViewCell(style: .default, reuseIdentifier: nil).detailTextLabel == nil)
  }
}

/// Headers, footers and styles; the numbers are those of iOS 7 to 18 as far as the article says so.
@Suite
struct SectionTests {
  final class Plan: NSObject, UITableViewDataSource, UITableViewDelegate {
    var counts = [2, 1]
    var titles: [String?] = ["A", "B"]
    var footers: [String?] = [nil, nil]

    func numberOfSections(in tableView: UITableView) -> Int { counts.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      counts[section]
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.textLabel?.text = "\(indexPath)"
      return cell
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      titles[section]
    }

    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
      footers[section]
    }
  }

  /// Views of given heights in place of titles.
  final class Views: NSObject, UITableViewDelegate {
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      section == 0 ? 30 : 0
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      UIView()
    }

    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
      let view = UIView()
      view.heightAnchor.constraint(equalToConstant: 12).isActive = true
      return section == 1 ? view : nil
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let plan = Plan()

  private func table(_ style: UITableView.Style) -> UITableView {
    window.environment.scale = 2
    let table = UITableView(frame: window.bounds, style: style)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.rowHeight = 40
    table.dataSource = plan
    table.contentInsetAdjustmentBehavior = .never
    window.addSubview(table)
    return table
  }

  private func rows(_ table: UITableView) -> [CGFloat] {
    window.layoutIfNeeded()
    return table.visibleCells.map(\.frame.minY)
  }

  @Test func `A plain table: titles take 28 under 22, nothing takes nothing`() {
    let table = table(.plain)
    // 22 + 28, then 2 × 40, then 22 + 28.
    #expect(rows(table) == [50, 90, 180])
    #expect(table.headerView(forSection: 0)?.frame == CGRect(x: 0, y: 22, width: 320, height: 28))
    #expect(table.headerView(forSection: 1)?.textLabel?.text == "B")
    #expect(table.contentSize.height == 220)
    table.sectionHeaderTopPadding = 0
    #expect(rows(table) == [28, 68, 136])
    plan.titles = [nil, nil]
    table.reloadData()
    #expect(rows(table) == [0, 40, 80])
  }

  @Test func `A grouped table leaves room between groups`() {
    let table = table(.grouped)
    // 55.5 above the first, a gap of 17.5 and 38 above the second.
    #expect(rows(table) == [55.5, 95.5, 191])
    plan.titles = [nil, nil]
    table.reloadData()
    // 35; then 17.5 below the first section and 17.5 above the second.
    #expect(rows(table) == [35, 75, 150])
    #expect(table.contentSize.height == 150 + 40 + 17.5)
  }

  @Test func `Inset groups stand within the margins`() {
    let table = table(.insetGrouped)
    _ = rows(table)
    let margins = window.environment.systemMinimumLayoutMargins
    for cell in table.visibleCells {
      #expect(cell.frame.minX == margins.leading && margins.leading == 16)
      #expect(cell.frame.width == CGFloat(320 - 32))
    }
    #expect(table.headerView(forSection: 0)?.frame.minX == 16)
  }

  @Test func `Views and heights of the delegate come before titles`() {
    let table = table(.plain)
    let views = Views()
    table.delegate = views
    table.sectionHeaderTopPadding = 0
    plan.titles = ["A", nil]
    #expect(rows(table) == [30, 70, 110])
    // The second footer asks for 12 itself.
    #expect(table.contentSize.height == 162)
    #expect(table.rect(forSection: 1) == CGRect(x: 0, y: 110, width: 320, height: 52))
  }

  @Test func `The table's own header and footer are as high as they are made`() {
    let table = table(.plain)
    plan.titles = [nil, nil]
    table.tableHeaderView = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 60))
    table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 25))
    #expect(rows(table) == [60, 100, 140])
    #expect(table.tableHeaderView?.frame == CGRect(x: 0, y: 0, width: 320, height: 60))
    #expect(table.tableFooterView?.frame == CGRect(x: 0, y: 180, width: 320, height: 25))
    #expect(table.contentSize.height == 205)
    table.tableHeaderView = nil
    #expect(rows(table) == [0, 40, 80])
  }

  @Test func `Headers of a plain table stay at the upper edge while their sections are in sight`() {
    let table = table(.plain)
    table.sectionHeaderTopPadding = 0
    plan.counts = [5, 30]
    _ = rows(table)
    table.contentOffset.y = 100
    _ = rows(table)
    #expect(table.headerView(forSection: 0)?.frame.minY == 100)
    // The first section ends at 28 + 200, and its header with it.
    table.contentOffset.y = 215
    _ = rows(table)
    #expect(table.headerView(forSection: 0)?.frame.minY == 200)
    #expect(table.headerView(forSection: 1)?.frame.minY == 228)
    table.contentOffset.y = 600
    _ = rows(table)
    #expect(table.headerView(forSection: 0) == nil)
    #expect(table.headerView(forSection: 1)?.frame.minY == 600)
  }

  @Test func `Rows come and go between headers`() {
    let table = table(.plain)
    table.sectionHeaderTopPadding = 0
    _ = rows(table)
    plan.counts = [1, 3]
    table.performBatchUpdates {
      table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
      table.insertRows(
        at: [IndexPath(row: 1, section: 1), IndexPath(row: 2, section: 1)], with: .fade)
    }
    // 28, a row, 28, three rows.
    #expect(rows(table) == [28, 96, 136, 176])
    #expect(table.headerView(forSection: 1)?.frame.minY == 68)
    #expect(table.numberOfRows(inSection: 1) == 3)
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 100)) == IndexPath(row: 0, section: 1))
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 75)) == nil)
  }

  @Test func `Headers of a class are used again`() throws {
    final class Heading: UITableViewHeaderFooterView {
      var uses = 0
      override func prepareForReuse() { uses += 1 }
    }
    final class Headings: NSObject, UITableViewDelegate {
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        tableView.dequeueReusableHeaderFooterView(withIdentifier: "heading")
      }

      func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        20
      }
    }
    let table = table(.plain)
    table.sectionHeaderTopPadding = 0
    table.register(Heading.self, forHeaderFooterViewReuseIdentifier: "heading")
    let headings = Headings()
    table.delegate = headings
    plan.counts = [20, 20]
    plan.titles = [nil, nil]
    _ = rows(table)
    let first = try #require(table.headerView(forSection: 0) as? Heading)
    table.contentOffset.y = 900
    _ = rows(table)
    #expect(table.headerView(forSection: 1) === first && first.uses > 0)
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "none") == nil)
  }

  @Test func `A cell's picture moves its texts`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Ada"
    cell.imageView?.image = UIImage(size: CGSize(width: 24, height: 20))
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    window.addSubview(cell)
    window.layoutIfNeeded()
    #expect(cell.imageView?.frame == CGRect(x: 16, y: 12, width: 24, height: 20))
    #expect(cell.textLabel?.frame.minX == 56)
    cell.imageView?.image = nil
    window.layoutIfNeeded()
    #expect(cell.textLabel?.frame.minX == 16)
  }

  @Test func `A table's controller is its data source and delegate, and its view the table`() {
    final class Settings: UITableViewController {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        2
      }

      override func tableView(
        _ tableView: UITableView, titleForHeaderInSection section: Int
      ) -> String? { "Settings" }

      override func tableView(
        _ tableView: UITableView, heightForRowAt indexPath: IndexPath
      ) -> CGFloat { 50 }
    }
    let settings = Settings(style: .grouped)
    window.environment.scale = 2
    window.rootViewController = settings
    settings.tableView.contentInsetAdjustmentBehavior = .never
    window.layoutIfNeeded()
    #expect(settings.tableView.visibleCells.map(\.frame.minY) == [55.5, 105.5])
    #expect(settings.view === settings.tableView)
  }
}
