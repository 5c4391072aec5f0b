import Foundation
import Testing
import UIKit

/// What holds for every change from one snapshot to another: 200 random ones, the same in each run.
@Suite
struct RandomSnapshotTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>

  /// Up to four sections of nine, with up to six items each of thirty.
  private func snapshot(_ numbers: inout RandomFlowTests.Numbers) -> Snapshot {
    var snapshot = Snapshot()
    let sections = Array(
      (0..<9).shuffled(using: &numbers).prefix(.random(in: 0...4, using: &numbers)))
    var items = (0..<30).shuffled(using: &numbers)[...]
    snapshot.appendSections(sections)
    for section in sections {
      let count = Int.random(in: 0...6, using: &numbers)
      snapshot.appendItems(Array(items.prefix(count)), toSection: section)
      items = items.dropFirst(count)
    }
    return snapshot
  }

  /// Moves some of what is there, in place of all of it.
  private func variant(
    of snapshot: Snapshot, _ numbers: inout RandomFlowTests.Numbers
  ) -> Snapshot {
    var snapshot = snapshot
    let (sections, items) = (snapshot.sectionIdentifiers, snapshot.itemIdentifiers)
    for _ in 0..<3 {
      if let one = items.randomElement(using: &numbers),
        let other = items.randomElement(using: &numbers)
      {
        snapshot.moveItem(one, beforeItem: other)
      }
    }
    if let item = items.randomElement(using: &numbers) { snapshot.reloadItems([item]) }
    if let item = items.randomElement(using: &numbers) { snapshot.reconfigureItems([item]) }
    if let one = sections.first, let other = sections.last {
      snapshot.moveSection(one, afterSection: other)
    }
    if let section = sections.randomElement(using: &numbers), Bool.random(using: &numbers) {
      snapshot.reloadSections([section])
    }
    return snapshot
  }

  @Test func `A table shows the last snapshot, and rows that stay keep their cells`() {
    var numbers = RandomFlowTests.Numbers(state: 20785)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 1000))
    table.rowHeight = 20
    table.allowsMultipleSelection = true
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    var told: [String] = []
    table.onDiagnostic = { told.append($0.message) }
    var made: Set<Int> = []
    let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { table, path, item in
      made.insert(item)
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.tag = item
      return cell
    }
    var last = Snapshot()
    for step in 0..<100 {
      let next = step % 2 == 0 ? snapshot(&numbers) : variant(of: last, &numbers)
      let known = Dictionary(uniqueKeysWithValues: table.visibleCells.map { ($0.tag, $0) })
      let chosen = Set(
        (table.indexPathsForSelectedRows ?? []).compactMap(source.itemIdentifier))
      made = []
      // What is shown again, and what goes with its section and comes with another.
      var reloaded = Set(next.reloadedItemIdentifiers)
      for section in next.reloadedSectionIdentifiers {
        reloaded.formUnion(next.itemIdentifiers(inSection: section))
        reloaded.formUnion(last.itemIdentifiers(inSection: section))
      }
      for item in next.itemIdentifiers {
        guard let from = last.sectionIdentifier(containingItem: item),
          let to = next.sectionIdentifier(containingItem: item)
        else { continue }
        if next.indexOfSection(from) == nil, last.indexOfSection(to) == nil {
          reloaded.insert(item)
        }
      }
      source.apply(next)
      table.layoutIfNeeded()
      #expect(table.visibleCells.map(\.tag) == next.itemIdentifiers)
      #expect(table.contentSize.height == CGFloat(20 * next.numberOfItems))
      for cell in table.visibleCells where !reloaded.contains(cell.tag) {
        if let before = known[cell.tag] { #expect(before === cell) }
      }
      let new = Set(next.itemIdentifiers).subtracting(last.itemIdentifiers)
      #expect(made.isSuperset(of: new))
      #expect(made.isSubset(of: new.union(reloaded).union(next.reconfiguredItemIdentifiers)))
      let stillChosen = Set(
        (table.indexPathsForSelectedRows ?? []).compactMap(source.itemIdentifier))
      #expect(stillChosen.isSubset(of: chosen))
      #expect(
        stillChosen.isSuperset(of: chosen.intersection(next.itemIdentifiers).subtracting(reloaded)))
      for item in next.itemIdentifiers where Bool.random(using: &numbers) {
        table.selectRow(at: source.indexPath(for: item), animated: false, scrollPosition: .none)
      }
      last = source.snapshot()
    }
    #expect(told.isEmpty)
  }

  /// A data source with titles for all sections.
  private final class Titled: UITableViewDiffableDataSource<Int, Int> {
    override func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { sectionIdentifier(for: section).map { "Head \($0)" } }
    override func tableView(
      _ tableView: UITableView, titleForFooterInSection section: Int
    ) -> String? { sectionIdentifier(for: section).map { "Foot \($0)" } }
  }

  @Test(arguments: [UITableView.Style.plain, .grouped], 1...4)
  func `So does a small table that is scrolled, with headers and footers`(
    style: UITableView.Style, seed: Int
  ) {
    var numbers = RandomFlowTests.Numbers(state: UInt64(seed))
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 150), style: style)
    table.rowHeight = 30
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    var told: [String] = []
    table.onDiagnostic = { told.append($0.message) }
    let source = Titled(tableView: table) { table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.tag = item
      return cell
    }
    var last = Snapshot()
    for step in 0..<150 {
      let next = step % 2 == 0 ? snapshot(&numbers) : variant(of: last, &numbers)
      source.apply(next)
      if Bool.random(using: &numbers) { table.layoutIfNeeded() }
      table.contentOffset.y = CGFloat(Int.random(in: 0...600, using: &numbers))
      table.layoutIfNeeded()
      last = source.snapshot()
      let sight = table.bounds
      if style == .grouped, last.numberOfSections > 0 {
        // 55.5 in whole pixels.
        #expect(abs(table.rectForHeader(inSection: 0).height - 55.5) < 0.5)
      }
      for (section, name) in last.sectionIdentifiers.enumerated() {
        for (row, item) in last.itemIdentifiers(inSection: name).enumerated() {
          let rect = table.rectForRow(at: [section, row])
          let cell = table.cellForRow(at: [section, row])
          #expect((cell != nil) == (rect.minY < sight.maxY && rect.maxY > sight.minY))
          if let cell { #expect(cell.tag == item && cell.frame == rect) }
        }
        let views = [table.headerView(forSection: section), table.footerView(forSection: section)]
        for (view, title) in zip(views, ["Head \(name)", "Foot \(name)"]) {
          guard let view else { continue }
          #expect(view.textLabel?.text?.lowercased() == title.lowercased())
          #expect(view.superview === table)
        }
      }
    }
    #expect(told.isEmpty)
  }

  @Test func `So does a collection, with headers and badges`() {
    var numbers = RandomFlowTests.Numbers(state: 20786)
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(20))
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(5), heightDimension: .absolute(5)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
    let section = NSCollectionLayoutSection(
      group: .vertical(
        layoutSize: size,
        subitems: [NSCollectionLayoutItem(layoutSize: size, supplementaryItems: [badge])]))
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size, elementKind: "header", alignment: .top)
    ]
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 1000),
      collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    for kind in ["badge", "header"] {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "view")
    }
    var told: [String] = []
    view.onDiagnostic = { told.append($0.message) }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      view, path, item in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      cell.tag = item
      return cell
    }
    source.supplementaryViewProvider = { [weak source] view, kind, path in
      let made = view.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "view", for: path)
      made.tag =
        (kind == "badge"
          ? source?.itemIdentifier(for: path) : source?.sectionIdentifier(for: path.section)) ?? -1
      return made
    }
    var last = Snapshot()
    for step in 0..<100 {
      let next = step % 2 == 0 ? snapshot(&numbers) : variant(of: last, &numbers)
      source.apply(next)
      view.layoutIfNeeded()
      #expect(view.visibleCells.map(\.tag) == next.itemIdentifiers)
      #expect(
        view.visibleSupplementaryViews(ofKind: "badge").map(\.tag) == next.itemIdentifiers)
      #expect(
        view.visibleSupplementaryViews(ofKind: "header").map(\.tag) == next.sectionIdentifiers)
      #expect(
        view.contentSize.height == CGFloat(20 * (next.numberOfItems + next.numberOfSections)))
      #expect(
        view.subviews.filter { !$0.isHidden }.count == next.numberOfItems * 2
          + next.numberOfSections)
      last = source.snapshot()
    }
    #expect(told.isEmpty)
  }
}
