import Foundation
import Testing
import UIKit

/// What snapshots and what shows them do with names that aren't there, and with views that aren't made.
@Suite
struct MistakeTests {
  private func grid() -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 50, height: 50)
    let grid = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 200), collectionViewLayout: layout)
    grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    return grid
  }

  private func snapshot(_ items: [Int]) -> NSDiffableDataSourceSnapshot<String, Int> {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["A"])
    snapshot.appendItems(items)
    return snapshot
  }

  @Test func `Sections are moved before and put after others, and unknown ones are left out`() {
    var list = snapshot([1])
    list.insertSections(["B", "C"], afterSection: "A")
    #expect(list.sectionIdentifiers == ["A", "B", "C"])
    list.moveSection("C", beforeSection: "A")
    #expect(list.sectionIdentifiers == ["C", "A", "B"])
    list.insertSections(["D"], afterSection: "none")
    list.moveItem(7, afterItem: 1)
    list.reloadItems([8])
    #expect(list.sectionIdentifiers == ["C", "A", "B"] && list.itemIdentifiers == [1])
  }

  @Test func `What is left out of a snapshot is reported by the collection`() {
    let grid = grid()
    var reports: [String] = []
    grid.onDiagnostic = { reports.append($0.message) }
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: grid) {
      grid, path, _ in
      grid.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    var list = snapshot([1, 2])
    list.insertSections(["D"], afterSection: "none")
    source.apply(list)
    grid.layoutIfNeeded()
    #expect(reports.count == 1 && reports.first?.contains("no section none") == true)
    #expect(source.indexPath(for: 2) == IndexPath(item: 1, section: 0))
    #expect(source.indexPath(for: 3) == nil && source.index(for: "A") == 0)
    #expect(source.index(for: "D") == nil)
    source.applySnapshotUsingReloadData(snapshot([3]))
    source.apply(snapshot([4]))
    grid.layoutIfNeeded()
    #expect(grid.visibleCells.count == 1 && source.itemIdentifier(for: [0, 0]) == 4)
  }

  @Test func `A cell or a header that isn't made is empty, and reported`() throws {
    let grid = grid()
    var reports: [String] = []
    grid.onDiagnostic = { reports.append($0.message) }
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: grid) { _, _, _ in
      nil
    }
    source.apply(snapshot([1]))
    reports = []
    let cell = source.collectionView(grid, cellForItemAt: IndexPath(item: 0, section: 0))
    let header = source.collectionView(
      grid, viewForSupplementaryElementOfKind: "head", at: IndexPath(item: 0, section: 0))
    #expect(cell.contentView.subviews.isEmpty && header.subviews.isEmpty)
    #expect(reports.count == 2 && reports[0].contains("made no cell for item 0 in section 0"))
    #expect(reports[1].contains("'head'"))
  }

  @Test func `A row that isn't made is empty, and reported`() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    var reports: [String] = []
    table.onDiagnostic = { reports.append($0.message) }
    let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { _, _, _ in nil }
    source.apply(snapshot([1]))
    reports = []
    let cell = source.tableView(table, cellForRowAt: IndexPath(row: 0, section: 0))
    #expect(cell.textLabel?.text == nil && source.index(for: "A") == 0)
    #expect(source.index(for: "B") == nil)
    #expect(reports == ["No cell was made for row 0 in section 0."])
  }

  @Test func `Parts of outlines`() {
    var outline = NSDiffableDataSourceSectionSnapshot<Int>()
    outline.append([1, 2])
    outline.append([3], to: 1)
    #expect(outline.index(of: 2) == 2 && outline.index(of: 9) == nil)
    #expect(outline.snapshot(of: 9).items.isEmpty)
    outline.deleteAll()
    #expect(outline.items.isEmpty)
  }

  @Test func `Registered headers are made once and described each time`() throws {
    let grid = grid()
    var told: [String] = []
    let registration = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, kind, path in
      told.append("\(kind) \(path.section)")
      view.backgroundColor = .red
    }
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: grid) {
      grid, path, _ in
      grid.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    source.supplementaryViewProvider = { grid, _, path in
      grid.dequeueConfiguredReusableSupplementary(using: registration, for: path)
    }
    let layout = try #require(grid.collectionViewLayout as? UICollectionViewFlowLayout)
    layout.headerReferenceSize = CGSize(width: 100, height: 30)
    source.apply(snapshot([1]))
    grid.layoutIfNeeded()
    let kind = UICollectionView.elementKindSectionHeader
    let header = try #require(
      grid.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 0)))
    #expect(header.backgroundColor == .red && header.frame.height == 30)
    #expect(told == ["\(kind) 0"])
    #expect(
      grid.indexPathsForVisibleSupplementaryElements(ofKind: kind)
        == [IndexPath(item: 0, section: 0)])
  }
}
