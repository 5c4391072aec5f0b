import Foundation
import Testing
import UIKit

/// Snapshots of lists, and what shows them.
@Suite
struct DiffableTests {
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private func snapshot(_ sections: [(String, [Int])]) -> Snapshot {
    var snapshot = Snapshot()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items, toSection: section)
    }
    return snapshot
  }

  @Test func `Items and sections are added, moved and taken out`() {
    var list = snapshot([("A", [1, 2, 3]), ("B", [4])])
    list.insertItems([5], beforeItem: 2)
    list.insertItems([6], afterItem: 4)
    list.moveItem(1, afterItem: 6)
    list.deleteItems([3])
    #expect(list.itemIdentifiers(inSection: "A") == [5, 2])
    #expect(list.itemIdentifiers(inSection: "B") == [4, 6, 1])
    #expect(list.sectionIdentifier(containingItem: 1) == "B" && list.indexOfItem(1) == 4)
    list.insertSections(["C"], beforeSection: "A")
    list.moveSection("A", afterSection: "B")
    #expect(list.sectionIdentifiers == ["C", "B", "A"])
    list.deleteSections(["B"])
    #expect(list.itemIdentifiers == [5, 2] && list.numberOfItems == 2)
    #expect(list.numberOfItems(inSection: "unknown") == 0 && list.indexOfSection("B") == nil)
    list.deleteAllItems()
    #expect(list.numberOfSections == 0 && list.numberOfItems == 0)
  }

  /// A table with rows of 20 points.
  private func table() -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    table.rowHeight = 20
    table.separatorStyle = .none
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    return table
  }

  @Test func `A table shows the difference, and keeps the cells of rows that stay`() {
    let table = table()
    var made: [Int] = []
    let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { table, path, item in
      made.append(item)
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.tag = item
      return cell
    }
    source.apply(snapshot([("A", [1, 2, 3])]))
    table.layoutIfNeeded()
    #expect(made == [1, 2, 3])
    let second = table.cellForRow(at: IndexPath(row: 1, section: 0))
    var isDone = false
    source.apply(snapshot([("A", [2, 4, 3])]), animatingDifferences: true) { isDone = true }
    table.layoutIfNeeded()
    // 1 goes, 4 comes; the others keep their cells.
    #expect(made == [1, 2, 3, 4] && isDone)
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) === second)
    #expect(second?.frame.minY == 0)
    let shown = (0..<3).compactMap { table.cellForRow(at: IndexPath(row: $0, section: 0))?.tag }
    #expect(shown == [2, 4, 3])
    #expect(source.itemIdentifier(for: IndexPath(row: 1, section: 0)) == 4)
    #expect(source.indexPath(for: 3) == IndexPath(row: 2, section: 0))
    #expect(source.itemIdentifier(for: IndexPath(row: 9, section: 0)) == nil)
    source.apply(snapshot([("A", [2]), ("B", [7])]))
    table.layoutIfNeeded()
    #expect(table.numberOfSections == 2 && table.numberOfRows(inSection: 1) == 1)
  }

  @Test func `A collection shows the difference, by registrations`() {
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 20, height: 20)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: flow)
    var described: [Int] = []
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> {
      cell, _, item in
      described.append(item)
      cell.tag = item
    }
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) {
      view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    source.apply(snapshot([("A", [1, 2, 3])]))
    view.layoutIfNeeded()
    var list = source.snapshot()
    list.deleteItems([1])
    list.appendItems([4])
    list.reconfigureItems([3])
    source.apply(list)
    view.layoutIfNeeded()
    #expect(view.visibleCells.map(\.tag) == [2, 3, 4])
    #expect(described.sorted() == [1, 2, 3, 3, 4])
  }

  // UIKit says so in its log: what exists already is moved into place.
  @Test func `Identifiers that are added and are there already have their new place`() {
    let table = table()
    var told: [String] = []
    table.onDiagnostic = { told.append($0.message) }
    let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { table, path, _ in
      table.dequeueReusableCell(withIdentifier: "cell", for: path)
    }
    var list = snapshot([("A", [1, 2, 3]), ("B", [4])])
    list.appendItems([2, 5], toSection: "B")
    list.insertItems([1], afterItem: 3)
    list.insertItems([4, 3], beforeItem: 3)
    list.appendSections(["A"])
    #expect(list.sectionIdentifiers == ["B", "A"])
    #expect(list.itemIdentifiers(inSection: "A") == [4, 3, 1])
    #expect(list.itemIdentifiers(inSection: "B") == [2, 5] && list.numberOfItems == 5)
    source.apply(list)
    #expect(told.first == "The item 2 is there already. So the snapshot moved it.")
    #expect(told.last == "The section A is there already. So the snapshot moved it.")
    #expect(told.count == 5 && table.numberOfRows(inSection: 1) == 3)
  }

  @Test func `Identifiers that are there twice, or not at all, are left out and reported`() {
    let table = table()
    var told: [String] = []
    table.onDiagnostic = { told.append($0.message) }
    let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { table, path, _ in
      table.dequeueReusableCell(withIdentifier: "cell", for: path)
    }
    var list = Snapshot()
    list.appendItems([9])
    list.appendSections(["A", "A"])
    list.appendItems([1, 1, 2], toSection: "A")
    list.deleteItems([5])
    #expect(list.itemIdentifiers == [1, 2])
    source.apply(list)
    #expect(
      told == [
        "Items were added, and there is no section. So the snapshot left that out.",
        "The section A is added twice. So the snapshot left that out.",
        "The item 1 is added twice. So the snapshot left that out.",
        "There is no item 5. So the snapshot left that out.",
      ])
  }
}
