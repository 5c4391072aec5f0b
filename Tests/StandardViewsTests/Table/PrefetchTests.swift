import Foundation
import StandardViews
import Testing
import ViewTree

/// Rows that come into sight next.
@Suite struct PrefetchTests {
  private final class Source: TableViewDataSource, TableViewDataSourcePrefetching {
    var count = 30
    var told: [String] = []

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      TableViewCell(reuseIdentifier: nil)
    }
    func tableView(_ tableView: TableView, prefetchRowsAt indexPaths: [IndexPath]) {
      told.append("+" + indexPaths.map { "\($0.row)" }.joined(separator: " "))
    }
    func tableView(_ tableView: TableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
      told.append("-" + indexPaths.map { "\($0.row)" }.joined(separator: " "))
    }
    func take() -> [String] {
      defer { told = [] }
      return told
    }
  }

  @Test func `Rows are told of before they are in sight`() {
    let root = window(300, 200)
    let table = TableView(frame: root.bounds)
    let source = Source()
    table.rowHeight = 50
    table.dataSource = source
    table.rowsAhead.source = source
    root.addSubview(table)
    root.layoutIfNeeded()
    // Four are in sight, and four more in a frame's height.
    #expect(source.take() == ["+4 5 6 7"])
    table.contentOffset.y = 50
    root.layoutIfNeeded()
    #expect(source.take() == ["+8"])
    root.layoutIfNeeded()
    table.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(source.take() == [])
    table.contentOffset.y = 500
    root.layoutIfNeeded()
    // 5 to 8 were told of and have never been in sight.
    #expect(source.take() == ["-5 6 7 8", "+14 15 16 17"])
    // Now the other way, the nearest first.
    table.contentOffset.y = 450
    root.layoutIfNeeded()
    #expect(source.take() == ["-14 15 16 17", "+8 7 6 5"])
    table.rowsAhead.isEnabled = false
    table.contentOffset.y = 0
    root.layoutIfNeeded()
    #expect(source.take() == [])
    table.rowsAhead.isEnabled = true
    table.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(source.take() == ["-8 7 6 5"])
    source.count = 6
    table.reloadData()
    table.contentOffset.y = 20
    root.layoutIfNeeded()
    #expect(source.take() == ["+5"])
  }
}
