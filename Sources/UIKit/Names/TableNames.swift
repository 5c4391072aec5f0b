public import StandardViews
import ViewTree

/// A list of rows, of which only those in sight have cells.
public typealias UITableView = TableView
/// A view that shows a row of a table.
public typealias UITableViewCell = TableViewCell
/// Says how many rows a table has, and makes the cells that show them.
public typealias UITableViewDataSource = TableViewDataSource
/// Gives rows heights of their own, and hears of the table's movements.
public typealias UITableViewDelegate = TableViewDelegate
