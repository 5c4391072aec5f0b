import Foundation
import StandardViews
import TestSupport
import Testing
import ViewTree

/// Rows that come, go and change, and data sources that don't do what they say.
@Suite struct TableUpdateTests {
  private static func path(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  @Test func `Rows put in and taken out keep what is known and what is in sight`() {
    let stage = TableStage(Blocks((0..<50).map { 40 + CGFloat($0) }))
    stage.root.layoutIfNeeded()
    stage.table.contentOffset.y = 130
    stage.root.layoutIfNeeded()
    // 40 + 41 + 42 = 123: row 3 is 7 out of sight.
    #expect(stage.shown[0] == [-7, 43] && stage.shownRows[0] == 3)
    let cell = stage.table.visibleCells[0]
    stage.blocks.sections[0].insert(contentsOf: [500, 500], at: 1)
    stage.table.insertRows(at: [Self.path(1), Self.path(2)])
    _ = stage.blocks.take()
    stage.root.layoutIfNeeded()
    #expect(stage.shown[0] == [-7, 43] && stage.shownRows[0] == 5)
    #expect(stage.table.visibleCells[0] === cell)
    #expect(stage.blocks.take().isEmpty)
    stage.blocks.sections[0].removeSubrange(0...2)
    stage.table.deleteRows(at: [Self.path(0), Self.path(2), Self.path(1)])
    stage.root.layoutIfNeeded()
    #expect(stage.shown[0] == [-7, 43] && stage.shownRows[0] == 2)
    #expect(stage.reports.all.isEmpty)
    stage.blocks.sections[0].remove(at: 2)
    stage.table.deleteRows(at: [Self.path(2)])
    stage.root.layoutIfNeeded()
    // The next row stays 36 below the edge, and one of 45, or 500, fills the gap.
    #expect(stage.shownRows.first == 1 && stage.shown[1] == [36, 44])
    #expect(stage.root.brokenInvariants().isEmpty)
  }

  @Test func `At the beginning, rows put in at the beginning show`() {
    let stage = TableStage(Blocks([40, 50, 60, 70]))
    stage.root.layoutIfNeeded()
    stage.blocks.sections[0].insert(30, at: 0)
    stage.table.insertRows(at: [Self.path(0)])
    stage.root.layoutIfNeeded()
    #expect(stage.shown.map { $0[1] } == [30, 40, 50, 60, 70])
    #expect(stage.table.contentOffset.y == 0)
  }

  @Test func `Where all rows in sight go the offset stays`() {
    let stage = TableStage(Blocks(Array(repeating: 44, count: 50)))
    stage.root.layoutIfNeeded()
    stage.table.contentOffset.y = 440
    stage.root.layoutIfNeeded()
    // 200 are in sight: rows 10 to 14.
    #expect(stage.shownRows == [10, 11, 12, 13, 14])
    stage.blocks.sections[0].removeSubrange(10...14)
    stage.table.deleteRows(at: (10...14).map { Self.path($0) })
    stage.root.layoutIfNeeded()
    #expect(stage.table.contentOffset.y == 440 && stage.table.contentSize.height == 1980)
    #expect(stage.shown.first == [0, 44] && stage.shownRows == [10, 11, 12, 13, 14])
    #expect(stage.reports.all.isEmpty)
  }

  @Test
  func `Rows out of sight count with the estimate, and the table's footer stays below all rows`() {
    let stage = TableStage(Blocks(Array(repeating: 50, count: 100)))
    let footer = View(frame: rect(0, 0, 10, 30))
    stage.table.tableFooterView = footer
    stage.root.layoutIfNeeded()
    // 4 of 50 in sight, which are 200 together, 96 of 44, which are 4224, and the footer of 30.
    #expect(stage.table.contentSize.height == 4454)
    stage.blocks.sections[0].insert(contentsOf: [60, 60], at: 10)
    stage.table.insertRows(at: [Self.path(10), Self.path(11)])
    stage.root.layoutIfNeeded()
    #expect(stage.table.contentSize.height == 4542)
    #expect(footer.frame == rect(0, 4512, 300, 30))
    stage.blocks.sections[0].removeLast(90)
    stage.table.deleteRows(at: (12..<102).map { Self.path($0) })
    stage.root.layoutIfNeeded()
    // 200 and 8 of 44.
    #expect(stage.table.contentSize.height == 582)
    #expect(footer.frame.minY == 552)
    #expect(stage.reports.all.isEmpty)
  }

  @Test func `A row that has changed is asked for and measured again`() {
    let stage = TableStage(Blocks([40, 50, 60, 70]))
    stage.root.layoutIfNeeded()
    _ = stage.blocks.take()
    stage.blocks.sections[0][1] = 90
    stage.table.reloadRows(at: [Self.path(1)])
    stage.root.layoutIfNeeded()
    #expect(stage.blocks.take() == [Self.path(1)])
    #expect(stage.shown.map { $0[1] } == [40, 90, 60, 70])
    // A cell that changes by itself is measured again when nothing else is said.
    (stage.table.visibleCells[0] as? BlockCell)?.block.size.height = 89
    stage.table.performBatchUpdates {}
    stage.root.layoutIfNeeded()
    #expect(stage.shown.map { $0[1] } == [100, 90, 60])
    #expect(stage.blocks.take().isEmpty)
  }

  @Test func `Several changes at once, in several sections`() {
    let stage = TableStage(Blocks([20, 21], [30, 31], [40]))
    stage.root.layoutIfNeeded()
    stage.blocks.sections = [[21], [29, 30, 31], [41]]
    stage.table.performBatchUpdates {
      stage.table.deleteRows(at: [Self.path(0, 0)])
      stage.table.insertRows(at: [Self.path(0, 1)])
      stage.table.performBatchUpdates { stage.table.reloadRows(at: [Self.path(0, 2)]) }
    }
    stage.root.layoutIfNeeded()
    #expect(stage.shown.map { $0[1] } == [21, 29, 30, 31, 41])
    #expect(stage.reports.all.isEmpty)
  }

  @Test func `Counts that don't fit the changes are reported, and all is loaded again`() {
    let changes: [(TableStage) -> Void] = [
      { $0.table.insertRows(at: [Self.path(0)]) },
      { $0.table.deleteRows(at: [Self.path(1)]) },
      { $0.table.deleteRows(at: [Self.path(9)]) },
      { $0.table.reloadRows(at: [Self.path(0, 3)]) },
      { $0.table.reloadRows(at: [IndexPath(index: 4)]) },
      { $0.table.deleteRows(at: [Self.path(0), Self.path(0)]) },
      {
        $0.blocks.sections.append([70])
        $0.table.insertRows(at: [Self.path(0, 1)])
      },
    ]
    for change in changes {
      let stage = TableStage(Blocks([40, 50, 60]))
      stage.root.layoutIfNeeded()
      change(stage)
      stage.root.layoutIfNeeded()
      #expect(
        stage.reports.messages == [
          "The rows of table are not those before with the changes made to them."
        ])
      #expect(stage.reports.kinds == [.dataSource])
      #expect(stage.shown.map { $0[1] } == [40, 50, 60, 70].prefix(stage.shown.count).map { $0 })
      #expect(stage.shown.count == stage.blocks.sections.joined().count)
    }
  }

  @Test func `A count that changes unannounced counts after reloadData`() {
    let stage = TableStage(Blocks(Array(repeating: 50, count: 10)))
    stage.root.layoutIfNeeded()
    stage.blocks.sections[0].removeLast(7)
    stage.table.contentOffset.y = 40
    stage.root.layoutIfNeeded()
    #expect(stage.table.numberOfRows(inSection: 0) == 10)
    stage.table.reloadData()
    stage.root.layoutIfNeeded()
    #expect(stage.shown.count == 3)
    #expect(stage.table.contentSize.height == 150)
    #expect(stage.table.contentOffset.y == 0)
  }

  @Test(
    arguments: [
      (-3, 0, "table can't have -3 rows in section 0."),
      (.max, 10_000_000, "table can't have 9223372036854775807 rows in section 0."),
    ] as [(Int, Int, String)])
  func `Counts that can't be`(count: Int, used: Int, message: String) {
    let stage = TableStage(Blocks())
    stage.table.showRows {
      count
    } cell: { _, _ in
      TableViewCell(reuseIdentifier: nil)
    }
    stage.table.rowHeight = 50
    #expect(stage.table.numberOfRows(inSection: 0) == used)
    #expect(stage.reports.messages == [message])
    stage.root.layoutIfNeeded()
    #expect(stage.table.visibleCells.count == min(used, 4))
    stage.table.scrollToRow(at: Self.path(used - 1), at: .bottom, animated: false)
    #expect(stage.table.indexPathsForVisibleRows?.last?.row ?? -1 == used - 1)
  }

  @Test func `A data source that is gone, or none at all`() {
    let root = window(300, 200)
    let reports = Reports(of: root)
    let table = TableView(frame: root.bounds)
    root.addSubview(table)
    root.layoutIfNeeded()
    #expect(table.numberOfSections == 0 && table.contentSize.height == 0)
    do {
      let blocks = Blocks([50, 60])
      table.register(BlockCell.self, forCellReuseIdentifier: "block")
      table.dataSource = blocks
      root.layoutIfNeeded()
      #expect(table.visibleCells.count == 2)
    }
    table.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(table.visibleCells.isEmpty && table.contentSize.height == 0)
    #expect(reports.all.isEmpty)
  }

  @Test func `reloadData in the middle of it`() {
    let root = window(300, 200)
    let reports = Reports(of: root)
    let table = TableView(frame: root.bounds)
    root.addSubview(table)
    table.register(BlockCell.self, forCellReuseIdentifier: "block")
    var reloads = 0
    table.showRows {
      3 + reloads
    } cell: { table, path in
      let cell = table.dequeueReusableCell(withIdentifier: "block", for: path)
      if path.row == 1, reloads < 2 {
        reloads += 1
        table.reloadData()
        table.layoutIfNeeded()
        table.insertRows(at: [Self.path(0)])
      }
      return cell
    }
    root.layoutIfNeeded()
    #expect(reloads == 2)
    #expect(table.visibleCells.count == 5)
    #expect(table.visibleCells.map(\.frame.minY) == [0, 31, 62, 93, 124])
    #expect(root.brokenInvariants().isEmpty)
    #expect(reports.all.isEmpty)
  }

  @Test(.timeLimit(.minutes(Seeds.limit)))
  func `reloadData without end is stopped and reported`() {
    let root = window(300, 200)
    let reports = Reports(of: root)
    let table = TableView(frame: root.bounds)
    table.name = "table"
    root.addSubview(table)
    table.showRows {
      3
    } cell: { table, _ in
      table.reloadData()
      return TableViewCell(reuseIdentifier: nil)
    }
    root.layoutIfNeeded()
    #expect(reports.kinds.contains(.layoutLoop))
  }

  @Test func `Rows that change while they are shown are reported`() {
    let root = window(300, 200)
    let reports = Reports(of: root)
    let table = TableView(frame: root.bounds)
    table.name = "table"
    root.addSubview(table)
    table.register(BlockCell.self, forCellReuseIdentifier: "block")
    var count = 3
    table.showRows {
      count
    } cell: { table, path in
      if count == 3 {
        count = 4
        table.insertRows(at: [Self.path(3)])
      }
      return table.dequeueReusableCell(withIdentifier: "block", for: path)
    }
    root.layoutIfNeeded()
    #expect(reports.messages == ["The rows of table change while they are shown."])
    #expect(table.visibleCells.count == 4)
  }

  @Test func `One cell for several rows, cells of unknown kinds, and cells that ask for no height`()
  {
    let root = window(300, 200)
    let reports = Reports(of: root)
    let table = TableView(frame: root.bounds)
    table.name = "table"
    root.addSubview(table)
    let only = BlockCell(reuseIdentifier: "only")
    table.showRows {
      3
    } cell: { _, _ in
      only
    }
    root.layoutIfNeeded()
    #expect(
      reports.messages == [
        "table was given the same cell for row 1 as for row 0.",
        "The content of TableViewCell[1] of table asks for no height.",
        "table was given the same cell for row 2 as for row 0.",
      ])
    #expect(table.visibleCells.map(\.frame.height) == [31, 44, 44])
    table.showRows {
      1
    } cell: {
      $0.dequeueReusableCell(withIdentifier: "unknown", for: $1)
    }
    root.layoutIfNeeded()
    #expect(reports.messages.last == "table knows no cells of the kind 'unknown'.")
    #expect(table.visibleCells.map(\.frame.height) == [44])
  }

  @Test func `A cell that the table can't hold`() {
    let root = window(300, 200)
    let reports = Reports(of: root)
    let outer = TableViewCell(reuseIdentifier: "outer")
    let table = TableView(frame: root.bounds)
    root.addSubview(outer)
    outer.contentView.addSubview(table)
    table.showRows {
      1
    } cell: { _, _ in
      outer
    }
    root.layoutIfNeeded()
    #expect(reports.kinds.contains(.hierarchy))
    #expect(root.brokenInvariants().isEmpty)
    // The cell has the table inside it, and the table keeps the cell.
    table.removeFromSuperview()
  }

  @Test(arguments: [.nan, .infinity, -5, 1e7] as [CGFloat])
  func `Heights that can't be`(height: CGFloat) {
    final class Heights: TableViewDelegate {
      var height: CGFloat = 0
      func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        height
      }
    }
    let stage = TableStage(Blocks([50, 60]))
    stage.table.rowHeight = height
    stage.table.estimatedRowHeight = height
    #expect(stage.reports.all.count == 2)
    let heights = Heights()
    heights.height = height
    stage.table.delegate = heights
    stage.root.layoutIfNeeded()
    #expect(stage.reports.all.count == 4)
    #expect(stage.shown.map { $0[1] } == [50, 60])
    #expect(stage.table.rowHeight == TableView.automaticDimension)
  }

  @Test func `A row that doesn't exist is not scrolled to`() {
    let stage = TableStage(Blocks([50, 60]))
    for path in [Self.path(2), Self.path(-1), Self.path(0, 1), IndexPath()] {
      stage.table.scrollToRow(at: path, at: .top, animated: false)
    }
    #expect(stage.reports.all.count == 4)
    #expect(stage.reports.messages.first == "table has no row 2 in section 0.")
  }

  @Test func `A table without room makes no cells`() {
    let stage = TableStage(Blocks([50, 60]))
    stage.table.frame.size.height = 0
    stage.root.layoutIfNeeded()
    #expect(stage.table.visibleCells.isEmpty && stage.table.contentSize.height == 88)
    stage.table.frame.size.height = 55
    stage.root.layoutIfNeeded()
    #expect(stage.shown == [[0, 50], [50, 60]])
  }

  @Test func `A table that goes to a window with other pixels`() {
    let stage = TableStage(Blocks([50, 60]), scale: 1)
    stage.root.layoutIfNeeded()
    let other = window(300, 200, scale: 3)
    other.addSubview(stage.table)
    other.layoutIfNeeded()
    // 10 around the block and a line of a third, where there was one of 1
    #expect(
      zip(stage.shown.map { $0[1] }, [148.0 / 3, 178.0 / 3]).allSatisfy {
        ($0 - $1).magnitude < 1e-9
      })
  }
}
