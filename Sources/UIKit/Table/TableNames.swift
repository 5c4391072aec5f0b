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

/// What of a table has no part in the layout.
private final class TableLooks {
  var separatorColor: UIColor? = .separator
  var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  var backgroundView: UIView?
  var allowsSelection = true
  var allowsMultipleSelection = false
}

extension TableView {
  private var looks: TableLooks { attached { TableLooks() } }

  /// The colour of the lines between rows.
  public var separatorColor: UIColor? {
    get { looks.separatorColor }
    set { looks.separatorColor = newValue }
  }

  /// How far those lines stay from the sides, in points; 16 on the left at first, which moves no row.
  public var separatorInset: UIEdgeInsets {
    get { looks.separatorInset }
    set { looks.separatorInset = newValue }
  }

  /// Lies behind all rows; it is remembered.
  public var backgroundView: UIView? {
    get { looks.backgroundView }
    set { looks.backgroundView = newValue }
  }

  /// Whether rows can be chosen; it is remembered.
  public var allowsSelection: Bool {
    get { looks.allowsSelection }
    set { looks.allowsSelection = newValue }
  }

  /// Whether several rows can be chosen; it is remembered.
  public var allowsMultipleSelection: Bool {
    get { looks.allowsMultipleSelection }
    set { looks.allowsMultipleSelection = newValue }
  }

  /// A cell of a kind: one whose row went out of sight, or a new one.
  ///
  /// - Parameter identifier: The kind.
  /// - Returns: The cell, as the form with an index path gives it.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    dequeueReusableCell(withIdentifier: identifier, for: IndexPath(row: 0, section: 0))
  }
}
