import Foundation
import StandardViews
import Testing
import ViewTree

/// Sections and rows that come, go and have other places: what isn't named keeps its cell.
@Suite struct SectionChangeTests {
  struct Change: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let sections: [[CGFloat]]
    /// The rows whose cells the data source is asked for.
    let asked: [IndexPath]
    let change: @Sendable (TableView) -> Void
  }

  /// Of [20, 21], [30, 31] and [40].
  private static let changes = [
    Change(
      testDescription: "insert a section", sections: [[20, 21], [25], [30, 31], [40]],
      asked: [[1, 0]]
    ) { $0.insertSections([1]) },
    Change(testDescription: "delete a section", sections: [[30, 31], [40]], asked: []) {
      $0.deleteSections([0])
    },
    Change(
      testDescription: "reload a section", sections: [[20, 21], [35, 36, 37], [40]],
      asked: [[1, 0], [1, 1], [1, 2]]
    ) { $0.reloadSections([1]) },
    Change(testDescription: "move a section", sections: [[40], [20, 21], [30, 31]], asked: []) {
      $0.moveSection(2, toSection: 0)
    },
    Change(testDescription: "move a row", sections: [[21], [30, 31], [40, 20]], asked: []) {
      $0.moveRow(at: [0, 0], to: [2, 1])
    },
    Change(testDescription: "move a row up", sections: [[21, 20], [30, 31], [40]], asked: []) {
      $0.moveRow(at: [0, 1], to: [0, 0])
    },
    Change(
      testDescription: "all of it", sections: [[31, 33], [50], [21, 40]],
      asked: [[0, 1], [1, 0]]
    ) { table in
      table.performBatchUpdates {
        table.insertSections([1])
        table.insertRows(at: [[0, 1]])
        table.moveRow(at: [0, 1], to: [2, 0])
        table.deleteRows(at: [[1, 0]])
        table.deleteSections([0])
      }
    },
    // By their paths before and afterwards, in whatever order they are said.
    Change(
      testDescription: "between two calls", sections: [[21], [29, 30, 31], [40]], asked: [[1, 0]]
    ) { table in
      table.beginUpdates()
      table.insertRows(at: [[1, 0]])
      table.beginUpdates()
      table.deleteRows(at: [[0, 0]])
      table.endUpdates()
      table.endUpdates()
    },
  ]

  @Test(arguments: changes) func `What isn't named keeps its cell`(change: Change) {
    let stage = TableStage(Blocks([20, 21], [30, 31], [40]))
    stage.root.layoutIfNeeded()
    let cells = Dictionary(
      uniqueKeysWithValues: stage.table.visibleCells.map { ($0.frame.height, $0) })
    _ = stage.blocks.take()
    stage.blocks.sections = change.sections
    change.change(stage.table)
    stage.root.layoutIfNeeded()
    #expect(stage.blocks.take() == change.asked)
    let heights = change.sections.flatMap { $0 }
    #expect(stage.table.visibleCells.map(\.frame.height) == heights)
    var end: CGFloat = 0
    for cell in stage.table.visibleCells {
      #expect(cell.frame.minY == end)
      end = cell.frame.maxY
      if let known = cells[cell.frame.height] { #expect(known === cell) }
    }
    #expect(stage.table.contentSize.height == heights.reduce(0, +))
    #expect(stage.reports.all.isEmpty && stage.root.brokenInvariants().isEmpty)
  }

  @Test func `Sections above what is in sight leave it where it is`() {
    let stage = TableStage(Blocks([50, 50], Array(repeating: 50, count: 20)))
    stage.root.layoutIfNeeded()
    stage.table.contentOffset.y = 310
    stage.root.layoutIfNeeded()
    let cell = stage.table.visibleCells[0]
    let place = cell.frame.minY - stage.table.contentOffset.y
    stage.blocks.sections.insert([60, 60, 60], at: 1)
    stage.table.insertSections([1])
    stage.root.layoutIfNeeded()
    #expect(cell.frame.minY - stage.table.contentOffset.y == place)
    stage.blocks.sections.removeFirst()
    stage.table.deleteSections([0])
    stage.root.layoutIfNeeded()
    #expect(cell.frame.minY - stage.table.contentOffset.y == place)
    // A row that is moved away doesn't take the frame along.
    let first = stage.table.indexPathsForVisibleRows?.first ?? [0, 0]
    let next = stage.table.visibleCells[1]
    let nextPlace = next.frame.minY - stage.table.contentOffset.y
    stage.table.moveRow(at: first, to: [1, 19])
    stage.root.layoutIfNeeded()
    #expect(next.frame.minY - stage.table.contentOffset.y == nextPlace)
    #expect(stage.reports.all.isEmpty)
  }

  @Test func `Changes of sections that don't fit are reported, and all is loaded again`() {
    let changes: [(TableView) -> Void] = [
      { $0.insertSections([0]) }, { $0.deleteSections([4]) }, { $0.reloadSections([1, 7]) },
      { $0.moveSection(0, toSection: 9) }, { $0.moveSection(.min, toSection: .max) },
      { $0.moveRow(at: [0, 0], to: [1, 0]) }, { $0.moveRow(at: [0, 9], to: [0, 0]) },
      { $0.insertSections(IndexSet(integersIn: 0..<(.max - 1))) },
      { $0.deleteSections(IndexSet(integersIn: 0..<(.max - 1))) },
    ]
    for change in changes {
      let stage = TableStage(Blocks([40, 50], [60]))
      stage.root.layoutIfNeeded()
      change(stage.table)
      stage.root.layoutIfNeeded()
      #expect(
        stage.reports.messages == [
          "The rows of table are not those before with the changes made to them."
        ])
      #expect(stage.table.visibleCells.count == 3)
    }
  }

  /// Headers with the number of the section that they were asked for.
  private final class Headed: TableViewDelegate {
    var told: [String] = []

    func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat { 10 }

    func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
      told.append("?\(section)")
      return tableView.dequeueReusableHeaderFooterView(withIdentifier: "head")
    }

    func tableView(
      _ tableView: TableView, willDisplayHeaderView view: View, forSection section: Int
    ) { told.append("+\(section)") }

    func tableView(
      _ tableView: TableView, didEndDisplayingHeaderView view: View, forSection section: Int
    ) { told.append("-\(section)") }
  }

  @Test func `Headers go with their sections`() throws {
    let stage = TableStage(Blocks([20], [30], [40]))
    let delegate = Headed()
    stage.table.sectionHeaderTopPadding = 0
    stage.table.register(TableHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "head")
    stage.table.delegate = delegate
    stage.root.layoutIfNeeded()
    #expect(delegate.told.filter { $0.hasPrefix("+") } == ["+0", "+1", "+2"])
    let headers = try (0..<3).map { try #require(stage.table.headerView(forSection: $0)) }
    delegate.told = []
    stage.blocks.sections = [[40], [25], [20]]
    stage.table.performBatchUpdates {
      stage.table.moveSection(2, toSection: 0)
      stage.table.insertSections([1])
      stage.table.deleteSections([1])
    }
    #expect(delegate.told == ["-1"])
    stage.root.layoutIfNeeded()
    #expect(delegate.told == ["-1", "?1", "+1"])
    #expect(stage.table.headerView(forSection: 0) === headers[2])
    #expect(stage.table.headerView(forSection: 1) === headers[1])
    #expect(stage.table.headerView(forSection: 2) === headers[0])
    // 10 and 40, 10 and 25, 10.
    #expect((0..<3).map { stage.table.headerView(forSection: $0)?.frame.minY } == [0, 50, 85])
    #expect(stage.table.subviews.filter { $0 is TableHeaderFooterView }.count == 3)
    stage.table.reloadSections([0])
    stage.root.layoutIfNeeded()
    #expect(delegate.told.suffix(3) == ["-0", "?0", "+0"])
  }
}
