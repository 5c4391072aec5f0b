import Foundation
import Testing
import UIKit

/// What tables and collections show after one snapshot and another.
@Suite
struct SnapshotShowingTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  /// Items of sections, one snapshot after the other: others, moved, in another section, in sections that come, move and go.
  private static let steps: [[(section: String, items: [Int])]] = [
    [("A", [1, 2, 3])], [("A", [3, 2, 4])], [("A", [3]), ("B", [5, 6])],
    [("A", [3, 5]), ("B", [6])], [("B", [6]), ("A", [3, 5])], [("C", [1])], [],
    [("A", []), ("B", [7])], [("A", [7]), ("B", [])],
  ]

  private func snapshot(_ sections: [(section: String, items: [Int])]) -> Snapshot {
    var snapshot = Snapshot()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items, toSection: section)
    }
    return snapshot
  }

  @Test(arguments: [false, true])
  func `A table has the rows of the last snapshot`(isReloaded: Bool) {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 400))
    table.rowHeight = 20
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.tag = item
      return cell
    }
    for step in Self.steps {
      if isReloaded {
        source.applySnapshotUsingReloadData(snapshot(step))
      } else {
        source.apply(snapshot(step))
      }
      table.layoutIfNeeded()
      let shown = step.indices.map { section in
        (0..<table.numberOfRows(inSection: section)).map {
          table.cellForRow(at: IndexPath(row: $0, section: section))?.tag
        }
      }
      #expect(table.numberOfSections == step.count && shown == step.map(\.items))
      #expect(table.visibleCells.count == step.reduce(0) { $0 + $1.items.count })
    }
  }

  @Test func `Rows that stay keep their cells, wherever they and their sections are`() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 400))
    table.rowHeight = 20
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    var made: [Int] = []
    let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { table, path, item in
      made.append(item)
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.tag = item
      return cell
    }
    source.apply(snapshot([("A", [1, 2]), ("B", [3]), ("C", [4])]))
    table.layoutIfNeeded()
    table.selectRow(at: [1, 0], animated: false, scrollPosition: .none)
    made = []
    source.apply(snapshot([("C", [4, 1]), ("D", [5]), ("B", [3])]))
    table.layoutIfNeeded()
    #expect(made == [5] && table.visibleCells.map(\.tag) == [4, 1, 5, 3])
    #expect(table.indexPathForSelectedRow == [2, 0])
  }

  @Test(arguments: [false, true])
  func `A collection has the cells of the last snapshot`(isReloaded: Bool) {
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 20, height: 20)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 400), collectionViewLayout: flow)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) {
      view, path, item in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      cell.tag = item
      return cell
    }
    for step in Self.steps {
      if isReloaded {
        source.applySnapshotUsingReloadData(snapshot(step))
      } else {
        source.apply(snapshot(step))
      }
      view.layoutIfNeeded()
      let shown = step.indices.map { section in
        (0..<view.numberOfItems(inSection: section)).map {
          view.cellForItem(at: IndexPath(item: $0, section: section))?.tag
        }
      }
      #expect(view.numberOfSections == step.count && shown == step.map(\.items))
      #expect(view.visibleCells.count == step.reduce(0) { $0 + $1.items.count })
    }
  }
}
