public import Foundation

/// Says how many rows a table has, and makes the cells that show them.
#if MainActor
  @MainActor
#endif
public protocol TableViewDataSource: AnyObject {
  /// How many sections there are, 1 unless implemented.
  func numberOfSections(in tableView: TableView) -> Int

  /// How many rows a section has.
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int

  /// A cell that shows a row, best one of those that
  /// ``TableView/dequeueReusableCell(withIdentifier:for:fileID:line:)`` hands out.
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell

  /// The title of a section's header, nil for none; none unless implemented.
  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String?

  /// The title of a section's footer, nil for none; none unless implemented.
  func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String?
}

extension TableViewDataSource {
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

/// Gives rows heights of their own and sections headers and footers, and hears of the table's movements.
#if MainActor
  @MainActor
#endif
public protocol TableViewDelegate: ScrollViewDelegate {
  /// The height of a row in points, or ``TableView/automaticDimension`` for that of its content.
  ///
  /// It is asked for when the row comes into sight.
  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat

  /// The height of a section's header in points, or ``TableView/automaticDimension``.
  func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat

  /// The height of a section's footer in points, or ``TableView/automaticDimension``.
  func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> CGFloat

  /// The header of a section, in place of one with a title; nil for none.
  func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View?

  /// The footer of a section, in place of one with a title; nil for none.
  func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View?
}

extension TableViewDelegate {
  /// The table's ``TableView/rowHeight``.
  public func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.rowHeight
  }

  /// The table's ``TableView/sectionHeaderHeight``.
  public func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat {
    tableView.sectionHeaderHeight
  }

  /// The table's ``TableView/sectionFooterHeight``.
  public func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> CGFloat {
    tableView.sectionFooterHeight
  }

  /// None but for one with a title.
  public func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
    tableView.areHeadersLeftToTable = true
    return nil
  }

  /// None but for one with a title.
  public func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View? {
    tableView.areFootersLeftToTable = true
    return nil
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
