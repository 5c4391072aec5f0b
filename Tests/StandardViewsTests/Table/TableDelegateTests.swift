import Foundation
import StandardViews
import Testing
import ViewTree

/// Delegates and data sources that leave questions to the table: it is as if they weren't asked.
@Suite struct TableDelegateTests {
  private final class Silent: TableViewDelegate {}

  /// Two sections with titles; the rest is left to the table.
  private final class Titled: TableViewDataSource {
    func numberOfSections(in tableView: TableView) -> Int { 2 }
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      BlockCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
      section == 0 ? "First" : nil
    }
    func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
      section == 1 ? "Last" : nil
    }
  }

  private let path = IndexPath(row: 1, section: 0)

  @Test(arguments: [TableView.Style.plain, .grouped])
  func `With a delegate that says nothing, a table is as without one`(_ style: TableView.Style) {
    func frames(_ delegate: Silent?) -> [CGRect] {
      let root = window(300, 400)
      let table = TableView(frame: rect(0, 0, 300, 400), style: style)
      let source = Titled()
      table.dataSource = source
      table.delegate = delegate
      root.addSubview(table)
      root.layoutIfNeeded()
      let frames = table.subviews.map(\.frame).sorted { ($0.minY, $0.minX) < ($1.minY, $1.minX) }
      table.dataSource = nil
      return frames + [CGRect(origin: .zero, size: table.contentSize)]
    }
    let alone = frames(nil)
    #expect(alone.count > 4)
    let delegate = Silent()
    #expect(frames(delegate) == alone)
  }

  // What UIKit does where a method isn't implemented.
  @Test func `What a delegate leaves open is what the table has`() {
    let (table, delegate, cell) = (TableView(), Silent(), TableViewCell())
    table.rowHeight = 50
    table.estimatedRowHeight = 51
    table.sectionHeaderHeight = 20
    table.estimatedSectionHeaderHeight = 21
    table.sectionFooterHeight = 30
    table.estimatedSectionFooterHeight = 31
    #expect(delegate.tableView(table, heightForRowAt: path) == 50)
    #expect(delegate.tableView(table, estimatedHeightForRowAt: path) == 51)
    #expect(delegate.tableView(table, heightForHeaderInSection: 0) == 20)
    #expect(delegate.tableView(table, estimatedHeightForHeaderInSection: 0) == 21)
    #expect(delegate.tableView(table, heightForFooterInSection: 0) == 30)
    #expect(delegate.tableView(table, estimatedHeightForFooterInSection: 0) == 31)
    #expect(delegate.tableView(table, viewForHeaderInSection: 0) == nil)
    #expect(delegate.tableView(table, viewForFooterInSection: 0) == nil)
    #expect(delegate.tableView(table, shouldHighlightRowAt: path))
    #expect(delegate.tableView(table, willSelectRowAt: path) == path)
    #expect(delegate.tableView(table, willDeselectRowAt: path) == path)
    #expect(delegate.tableView(table, editingStyleForRowAt: path) == .delete)
    #expect(delegate.tableView(table, titleForDeleteConfirmationButtonForRowAt: path) == nil)
    #expect(delegate.tableView(table, shouldIndentWhileEditingRowAt: path))
    #expect(delegate.tableView(table, indentationLevelForRowAt: path) == 0)
    let other = IndexPath(row: 0, section: 1)
    #expect(
      delegate.tableView(
        table, targetIndexPathForMoveFromRowAt: path, toProposedIndexPath: other) == other)
    delegate.tableView(table, willDisplay: cell, forRowAt: path)
    delegate.tableView(table, didEndDisplaying: cell, forRowAt: path)
    delegate.tableView(table, willDisplayHeaderView: cell, forSection: 0)
    delegate.tableView(table, willDisplayFooterView: cell, forSection: 0)
    delegate.tableView(table, didHighlightRowAt: path)
    delegate.tableView(table, didUnhighlightRowAt: path)
    delegate.tableView(table, didSelectRowAt: path)
    delegate.tableView(table, didDeselectRowAt: path)
    delegate.tableView(table, accessoryButtonTappedForRowWith: path)
    #expect(!cell.isSelected && !cell.isHighlighted && cell.superview == nil)
  }

  @Test func `What a data source leaves open is as in UIKit`() {
    let (table, source) = (TableView(), Titled())
    #expect(source.tableView(table, canEditRowAt: path))
    #expect(!source.tableView(table, canMoveRowAt: path))
    #expect(source.sectionIndexTitles(for: table) == nil)
    #expect(source.tableView(table, sectionForSectionIndexTitle: "B", at: 3) == 3)
    source.tableView(table, commit: .delete, forRowAt: path)
    source.tableView(table, moveRowAt: path, to: IndexPath(row: 0, section: 0))
    #expect(!table.allowsSelectionDuringEditing && !table.allowsMultipleSelectionDuringEditing)
    table.allowsSelectionDuringEditing = true
    #expect(table.allowsSelectionDuringEditing && !table.allowsMultipleSelectionDuringEditing)
    table.allowsMultipleSelectionDuringEditing = true
    #expect(table.allowsMultipleSelectionDuringEditing)
  }

  @Test func `Sections that come, go and change have the table loaded again`() {
    let stage = TableStage(Blocks([30, 30]))
    stage.root.layoutIfNeeded()
    let changes: [(TableView) -> Void] = [
      { $0.insertSections([1]) }, { $0.reloadSections([0]) }, { $0.deleteSections([0]) },
    ]
    for (sections, change) in zip([[[30, 30], [40]], [[50], [40]], [[40]]], changes) {
      stage.blocks.sections = sections.map { $0.map { CGFloat($0) } }
      change(stage.table)
      stage.root.layoutIfNeeded()
      #expect(stage.table.numberOfSections == sections.count)
      #expect(
        stage.table.contentSize.height == CGFloat(sections.flatMap { $0 }.reduce(0, +)))
    }
  }
}
