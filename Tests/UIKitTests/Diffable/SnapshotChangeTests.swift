import Foundation
import Testing
import UIKit

/// Snapshots that a collection or a table shows one after the other.
@Suite
struct SnapshotChangeTests {
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>
  typealias Source = UICollectionViewDiffableDataSource<String, Int>

  static func snapshot(_ sections: [(String, [Int])]) -> Snapshot {
    var snapshot = Snapshot()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items, toSection: section)
    }
    return snapshot
  }

  /// Cells of which each has its item as its tag.
  final class Shown {
    let view: UICollectionView
    var made: [Int] = []
    var reports: [String] = []
    private(set) var source: Source?

    init() {
      let flow = UICollectionViewFlowLayout()
      flow.itemSize = CGSize(width: 10, height: 10)
      view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 500, height: 500), collectionViewLayout: flow)
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      source = Source(collectionView: view) { [unowned self] view, path, item in
        made.append(item)
        let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        cell.tag = item
        return cell
      }
      view.onDiagnostic = { [unowned self] in reports.append($0.message) }
    }

    func apply(_ sections: [(String, [Int])]) {
      source?.apply(SnapshotChangeTests.snapshot(sections))
      view.layoutIfNeeded()
    }

    var tags: [[Int]] {
      (0..<view.numberOfSections).map { section in
        (0..<view.numberOfItems(inSection: section)).map {
          view.cellForItem(at: IndexPath(item: $0, section: section))?.tag ?? -1
        }
      }
    }
  }

  // From A: 1 2 3 and B: 4 5, with 2 and 4 chosen: what is shown then, which cells are made, and what stays chosen.
  @Test(
    arguments: [
      ([("A", [1, 2, 3]), ("B", [4, 5])], [], [2, 4]),
      ([("B", [4, 5]), ("A", [1, 2, 3])], [], [2, 4]),
      ([("A", [3, 2, 1]), ("B", [5, 4])], [], [2, 4]),
      ([("A", [1, 2, 3]), ("C", [6]), ("B", [4, 5])], [6], [2, 4]),
      ([("B", [4, 5])], [], [4]), ([("A", [1, 3, 4]), ("B", [2, 5])], [], [2, 4]),
      ([("A", [1, 2, 3, 4])], [], [2, 4]), ([("C", [2, 4])], [2, 4], []), ([], [], []),
      ([("C", [7]), ("B", [5]), ("A", [2, 8])], [7, 8], [2]),
      ([("B", [4]), ("C", []), ("A", [5, 1, 2])], [], [2, 4]),
    ] as [([(String, [Int])], [Int], [Int])])
  func `Items that stay keep their cells and stay chosen, wherever they go`(
    sections: [(String, [Int])], made: [Int], chosen: [Int]
  ) {
    let shown = Shown()
    shown.apply([("A", [1, 2, 3]), ("B", [4, 5])])
    #expect(shown.tags == [[1, 2, 3], [4, 5]])
    shown.view.allowsMultipleSelection = true
    for path: IndexPath in [[0, 1], [1, 0]] {
      shown.view.selectItem(at: path, animated: false, scrollPosition: [])
    }
    shown.made = []
    shown.apply(sections)
    #expect(shown.tags == sections.map(\.1) && shown.reports == [])
    #expect(shown.made.sorted() == made)
    let paths = shown.view.indexPathsForSelectedItems ?? []
    #expect(paths.compactMap { shown.source?.itemIdentifier(for: $0) }.sorted() == chosen)
    #expect(shown.view.visibleCells.filter(\.isSelected).map(\.tag).sorted() == chosen)
  }

  @Test func `Several snapshots may come before a layout`() {
    let shown = Shown()
    shown.source?.apply(Self.snapshot([("A", [1, 2])]))
    shown.source?.apply(Self.snapshot([("A", [1, 2, 3])]))
    shown.source?.apply(Self.snapshot([("A", [3, 1])]))
    shown.view.layoutIfNeeded()
    #expect(shown.tags == [[3, 1]] && shown.reports == [])
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 500))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.rowHeight = 20
    var reports: [String] = []
    table.onDiagnostic = { reports.append($0.message) }
    let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.tag = item
      return cell
    }
    for items in [[1, 2], [1, 2, 3], [3, 1]] { source.apply(Self.snapshot([("A", items)])) }
    table.layoutIfNeeded()
    #expect(table.visibleCells.map(\.tag) == [3, 1] && reports == [])
  }

  @Test func `A random walk of snapshots shows each`() {
    var state: UInt64 = 7
    func random(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    let shown = Shown()
    for _ in 0..<200 {
      var items = Array(0..<12)
      var names = ["A", "B", "C", "D"]
      var sections: [(String, [Int])] = []
      for _ in 0..<random(5) {
        let name = names.remove(at: random(names.count))
        var list: [Int] = []
        for _ in 0..<random(5) where !items.isEmpty {
          list.append(items.remove(at: random(items.count)))
        }
        sections.append((name, list))
      }
      shown.apply(sections)
      #expect(shown.tags == sections.map(\.1))
    }
    #expect(shown.reports == [])
  }

  @Test func `Items that are described again are by the cell provider, in the same cells`() {
    let shown = Shown()
    shown.apply([("A", [1, 2, 3])])
    let cells = shown.view.visibleCells
    shown.made = []
    var list = Self.snapshot([("A", [1, 2, 3])])
    list.reconfigureItems([2])
    shown.source?.apply(list)
    shown.view.layoutIfNeeded()
    #expect(shown.made == [2] && shown.view.visibleCells == cells)
    shown.made = []
    list = Self.snapshot([("A", [1, 2, 3])])
    list.reloadItems([2])
    shown.source?.apply(list)
    shown.view.layoutIfNeeded()
    #expect(shown.made == [2])
    list = Self.snapshot([("A", [1, 2, 3]), ("B", [4])])
    list.reloadSections(["A"])
    shown.made = []
    shown.source?.apply(list)
    shown.view.layoutIfNeeded()
    #expect(shown.made.sorted() == [1, 2, 3, 4] && shown.tags == [[1, 2, 3], [4]])
  }

  @Test func `What is below items is known until other items show`() {
    let shown = Shown()
    var outline = NSDiffableDataSourceSectionSnapshot<Int>()
    outline.append([1, 2])
    outline.append([10, 11], to: 1)
    outline.expand([1])
    shown.apply([("A", []), ("B", [5])])
    shown.source?.apply(outline, to: "A")
    shown.view.layoutIfNeeded()
    #expect(shown.tags == [[1, 10, 11, 2], [5]])
    var list = shown.source?.snapshot() ?? Snapshot()
    list.appendItems([6], toSection: "B")
    list.reconfigureItems([10])
    shown.source?.apply(list)
    #expect(shown.source?.snapshot(for: "A").parent(of: 10) == 1)
    list.deleteItems([11])
    shown.source?.applySnapshotUsingReloadData(list)
    #expect(shown.source?.snapshot(for: "A").items == [1, 10, 2])
    #expect(shown.source?.snapshot(for: "A").parent(of: 10) == nil)
  }

  @Test func `What is below an item is replaced`() {
    var outline = NSDiffableDataSourceSectionSnapshot<Int>()
    outline.append([1, 2])
    outline.append([10], to: 1)
    outline.append([100], to: 10)
    var other = NSDiffableDataSourceSectionSnapshot<Int>()
    other.append([20, 21])
    other.append([200], to: 20)
    other.expand([20])
    outline.replace(childrenOf: 1, using: other)
    #expect(outline.items == [1, 20, 200, 21, 2])
    #expect(outline.parent(of: 20) == 1 && outline.level(of: 200) == 2)
    #expect(outline.isExpanded(20) && !outline.isVisible(20))
    outline.expand([1])
    #expect(outline.visibleItems == [1, 20, 200, 21, 2])
    outline.replace(childrenOf: 99, using: other)
    #expect(outline.items == [1, 20, 200, 21, 2])
  }
}
