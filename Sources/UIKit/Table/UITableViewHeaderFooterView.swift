public import StandardViews

/// A header or footer of a section, which a table uses again for others.
public typealias UITableViewHeaderFooterView = TableHeaderFooterView
