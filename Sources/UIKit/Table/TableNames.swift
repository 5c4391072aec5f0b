import Foundation
public import ViewTree

/// A list of rows, of which only those in sight have cells.
public typealias UITableView = TableView
/// A view that shows a row of a table.
public typealias UITableViewCell = TableViewCell
/// Says how many rows a table has, and makes the cells that show them.
public typealias UITableViewDataSource = TableViewDataSource
/// Gives rows heights of their own, and hears of the table's movements.
public typealias UITableViewDelegate = TableViewDelegate

extension TableView {
  /// A cell of a kind: one whose row went out of sight, or a new one.
  ///
  /// - Parameter identifier: The kind.
  /// - Returns: The cell, as the form with an index path gives it.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    dequeueReusableCell(withIdentifier: identifier, for: IndexPath(row: 0, section: 0))
  }
}
