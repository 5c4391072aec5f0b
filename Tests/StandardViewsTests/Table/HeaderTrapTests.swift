import Foundation
import StandardViews
import Testing
import ViewTree

/// Headers whose delegate changes the table while it is asked about them.
@Suite
struct HeaderTrapTests {
  enum Question: CaseIterable, Sendable {
    case height
    case view
    case title
    case footer
  }

  enum Edit: CaseIterable, Sendable {
    case reload
    case reloadAndCount
    case loseSource
    case deleteRow
    case leave
    case layOut
    case scroll
    case addHeader
    case changeHeight
  }

  final class Hostile: TableViewDataSource, TableViewDelegate {
    let question: Question
    let edit: Edit
    var counts = [3, 0, 4, 30]
    var isCalm = false
    private(set) var edits = 0

    init(_ question: Question, _ edit: Edit) {
      self.question = question
      self.edit = edit
    }

    private func answer(_ asked: Question, _ table: TableView) {
      guard asked == question, !isCalm, edits < 40 else { return }
      edits += 1
      switch edit {
      case .reload: table.reloadData()
      case .reloadAndCount:
        table.reloadData()
        _ = table.numberOfSections
      case .loseSource: table.dataSource = nil
      case .deleteRow:
        if counts[3] > 0 { counts[3] -= 1 }
        table.deleteRows(at: [IndexPath(row: 0, section: 3)])
      case .leave: table.removeFromSuperview()
      case .layOut: table.layoutIfNeeded()
      case .scroll: table.contentOffset.y += 50
      case .addHeader: table.tableHeaderView = View(frame: CGRect(x: 0, y: 0, width: 1, height: 9))
      case .changeHeight: table.sectionHeaderHeight = CGFloat(edits)
      }
    }

    func numberOfSections(in tableView: TableView) -> Int { counts.count }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
      counts[section]
    }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      TableViewCell(reuseIdentifier: nil)
    }

    func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 30 }

    func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
      answer(.title, tableView)
      return "Title"
    }

    func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat {
      answer(.height, tableView)
      return TableView.automaticDimension
    }

    func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
      answer(.view, tableView)
      return section == 2 ? View() : nil
    }

    func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View? {
      answer(.footer, tableView)
      return nil
    }
  }

  @Test(arguments: Question.allCases, Edit.allCases)
  func `Headers that edit the table while it asks do no harm`(_ question: Question, _ edit: Edit) {
    let root = window(300, 200)
    let reports = Reports(of: root)
    let table = TableView(frame: root.bounds, style: edit == .scroll ? .grouped : .plain)
    let hostile = Hostile(question, edit)
    table.dataSource = hostile
    table.delegate = hostile
    root.addSubview(table)
    for offset in [0, 120, 600, 0] {
      root.layoutIfNeeded()
      table.contentOffset.y = CGFloat(offset)
    }
    // Left alone it comes to rest with what the data source says.
    hostile.isCalm = true
    root.addSubview(table)
    table.dataSource = hostile
    table.reloadData()
    root.layoutIfNeeded()
    #expect(hostile.edits > 0 && table.numberOfSections == 4)
    #expect(table.visibleCells.first?.frame.height == 30)
    #expect(table.contentSize.height > 0)
    withExtendedLifetime(reports) {}
  }

  @Test func `Heights that can't be used are reported, and those of titles take their place`() {
    final class Bad: TableViewDelegate {
      func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat {
        section == 0 ? .nan : -7
      }
    }
    let root = window(300, 200)
    let reports = Reports(of: root)
    let table = TableView(frame: root.bounds)
    let bad = Bad()
    table.delegate = bad
    table.showSections {
      [1, 1]
    } cell: { _, _ in
      TableViewCell(reuseIdentifier: nil)
    }
    table.rowHeight = 20
    root.addSubview(table)
    root.layoutIfNeeded()
    #expect(reports.messages.contains { $0.contains("height of the header of section 0") })
    #expect(reports.messages.contains { $0.contains("height of the header of section 1") })
    #expect(table.contentSize.height == 40)
  }

  @Test func `Who asks for the number of rows while it is asked for a height is told the new one`()
  {
    final class Counting: TableViewDelegate {
      func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat {
        tableView.numberOfRows(inSection: section) > 0 ? 30 : 0
      }
    }
    let root = window(300, 100)
    let table = TableView(frame: root.bounds)
    let counting = Counting()
    table.delegate = counting
    table.sectionHeaderTopPadding = 0
    table.separatorStyle = .none
    table.rowHeight = 20
    table.showSections {
      [10, 0, 10]
    } cell: { _, _ in
      TableViewCell(reuseIdentifier: nil)
    }
    root.addSubview(table)
    root.layoutIfNeeded()
    // 30 and 200, nothing, 30 and 200, though two of the sections are out of sight.
    #expect(table.contentSize.height == 460)
    #expect(table.rect(forSection: 2) == CGRect(x: 0, y: 230, width: 300, height: 230))
  }
}
