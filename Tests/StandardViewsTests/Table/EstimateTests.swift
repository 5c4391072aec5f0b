import Foundation
import StandardViews
import Testing
import ViewTree

/// What rows, headers and footers count with before they have been in sight.
@Suite struct EstimateTests {
  /// Twenty rows in two sections.
  private class Rows: TableViewDataSource {
    var asked: [String] = []

    func numberOfSections(in tableView: TableView) -> Int { 2 }
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 10 }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      TableViewCell(reuseIdentifier: nil)
    }

    func height(_ path: IndexPath) -> CGFloat {
      asked.append("\(path.section).\(path.row)")
      return 50
    }
  }

  /// Heights of rows.
  private final class Source: Rows, TableViewDelegate {
    func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      height(indexPath)
    }
  }

  /// Heights of rows, and estimates.
  private final class Guessing: Rows, TableViewDelegate {
    var estimate: CGFloat = 100

    func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      height(indexPath)
    }
    func tableView(
      _ tableView: TableView, estimatedHeightForRowAt indexPath: IndexPath
    ) -> CGFloat {
      asked.append("~\(indexPath.section).\(indexPath.row)")
      return estimate
    }
  }

  /// Estimates of headers and footers, and their heights.
  private final class GuessingParts: TableViewDelegate {
    var asked: [String] = []
    var estimate: CGFloat = 60

    func tableView(
      _ tableView: TableView, estimatedHeightForHeaderInSection section: Int
    ) -> CGFloat {
      asked.append("~head\(section)")
      return estimate
    }
    func tableView(
      _ tableView: TableView, estimatedHeightForFooterInSection section: Int
    ) -> CGFloat {
      asked.append("~foot\(section)")
      return estimate
    }
    func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat {
      asked.append("head\(section)")
      return 30
    }
    func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> CGFloat {
      asked.append("foot\(section)")
      return 20
    }
    func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? { View() }
    func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View? { View() }
  }

  private let root = window(300, 200)

  private func table() -> TableView {
    let table = TableView(frame: root.bounds)
    table.sectionHeaderTopPadding = 0
    root.addSubview(table)
    return table
  }

  @Test func `The delegate is asked for estimates at once, and for heights in sight`() {
    let (table, source) = (table(), Guessing())
    table.dataSource = source
    table.delegate = source
    #expect(table.numberOfSections == 2)
    #expect(source.asked.count == 20 && source.asked.allSatisfy { $0.hasPrefix("~") })
    #expect(table.rectForRow(at: [1, 0]).minY == 1000)
    source.asked = []
    root.layoutIfNeeded()
    #expect(source.asked == ["0.0", "0.1", "0.2", "0.3"])
    // Four of 50, and sixteen of 100.
    #expect(table.contentSize.height == 1800)
  }

  // Apple's page on `estimatedRowHeight`: with 0 the table asks for the actual heights.
  @Test(arguments: [0, 1]) func `Without an estimate all heights are asked for`(kind: Int) {
    let table = table()
    let (source, guessing) = (Source(), Guessing())
    guessing.estimate = 0
    table.dataSource = source
    table.delegate = kind == 0 ? source as any TableViewDelegate : guessing
    table.estimatedRowHeight = 0
    root.layoutIfNeeded()
    #expect(table.contentSize.height == 1000)
    #expect(table.visibleCells.map(\.frame.minY) == [0, 50, 100, 150])
    table.scrollToRow(at: [1, 9], at: .bottom, animated: false)
    #expect(table.contentOffset.y == 800)
  }

  @Test func `Without an estimate and a delegate rows count with what is usual`() {
    let table = table()
    let reports = Reports(of: root)
    table.estimatedRowHeight = 0
    let source = Source()
    table.dataSource = source
    root.layoutIfNeeded()
    #expect(table.contentSize.height == 880 && table.visibleCells.count == 5)
    // Of cells without content.
    #expect(reports.kinds == [.undeterminedSize])
  }

  @Test(arguments: [TableView.automaticDimension, .nan, -7, .infinity])
  func `An estimate that is none counts as what is usual`(estimate: CGFloat) {
    let (table, source) = (table(), Guessing())
    let reports = Reports(of: root)
    source.estimate = estimate
    table.dataSource = source
    table.delegate = source
    #expect(table.rectForRow(at: [1, 0]).minY == 440)
    #expect(reports.all.isEmpty == (estimate == TableView.automaticDimension))
  }

  @Test func `Rows that come count with the delegate's estimate`() {
    let stage = TableStage(Blocks(Array(repeating: 50, count: 10)))
    final class Guess: TableViewDelegate {
      func tableView(
        _ tableView: TableView, estimatedHeightForRowAt indexPath: IndexPath
      ) -> CGFloat { indexPath.row < 10 ? 50 : 70 }
    }
    let delegate = Guess()
    stage.table.delegate = delegate
    stage.root.layoutIfNeeded()
    #expect(stage.table.contentSize.height == 500)
    stage.blocks.sections[0] += [50, 50]
    stage.table.insertRows(at: [[0, 10], [0, 11]])
    stage.root.layoutIfNeeded()
    #expect(stage.table.contentSize.height == 640)
  }

  @Test func `So are headers and footers`() {
    let (table, source, parts) = (table(), Source(), GuessingParts())
    table.rowHeight = 50
    table.dataSource = source
    table.delegate = parts
    #expect(table.rectForHeader(inSection: 1).minY == 620)
    #expect(parts.asked == ["~head0", "~foot0", "~head1", "~foot1"])
    root.layoutIfNeeded()
    // The footer stays at the lower edge.
    #expect(Set(parts.asked.dropFirst(4)) == ["head0", "foot0"])
    #expect(table.rectForFooter(inSection: 0).height == 20)
    #expect(table.rectForHeader(inSection: 0).height == 30)
    #expect(table.rectForFooter(inSection: 1).height == 60)
    parts.estimate = TableView.automaticDimension
    parts.asked = []
    table.reloadData()
    #expect(table.rectForHeader(inSection: 1).height == 30)
    #expect(table.rectForFooter(inSection: 1).height == 20)
  }
}
