public import Foundation
import ViewTree

/// Says how many rows a table has, and makes the cells that show them.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol TableViewDataSource: AnyObject {
  /// How many sections there are, 1 unless implemented.
  func numberOfSections(in tableView: TableView) -> Int

  /// How many rows a section has.
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int

  /// A cell that shows a row, preferably one of those that
  /// ``TableView/dequeueReusableCell(withIdentifier:for:fileID:line:)`` hands out.
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell

  /// The title of a section's header, nil for none; none unless implemented.
  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String?

  /// The title of a section's footer, nil for none; none unless implemented.
  func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String?

  /// Whether a row can be edited; asked while the table is.
  func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool

  /// Would be called when a row was edited.
  func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  )

  /// Would say whether a row can be moved.
  func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool

  /// Would be called when a row was moved.
  func tableView(
    _ tableView: TableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  )

  /// Would give the words at the side that lead to sections.
  func sectionIndexTitles(for tableView: TableView) -> [String]?

  /// Would say to which section such a word leads.
  func tableView(
    _ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int
}

extension TableViewDataSource {
  /// True.
  public func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

  /// Does nothing.
  public func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  /// False.
  public func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

  /// Does nothing.
  public func tableView(
    _ tableView: TableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}

  /// Nil.
  public func sectionIndexTitles(for tableView: TableView) -> [String]? { nil }

  /// The section of the same index.
  public func tableView(
    _ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }

  /// One section.
  public func numberOfSections(in tableView: TableView) -> Int { 1 }

  /// No title.
  public func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }

  /// No title.
  public func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    nil
  }
}

/// A data source of two closures.
final class TableRows: TableViewDataSource {
  private let counts: () -> [Int]
  private let cell: (TableView, IndexPath) -> TableViewCell
  /// The counts as they were when the number of sections was last asked for.
  private var known: [Int] = []

  init(counts: @escaping () -> [Int], cell: @escaping (TableView, IndexPath) -> TableViewCell) {
    self.counts = counts
    self.cell = cell
  }

  func numberOfSections(in tableView: TableView) -> Int {
    known = counts()
    return known.count
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    known.indices.contains(section) ? known[section] : 0
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    cell(tableView, indexPath)
  }
}
