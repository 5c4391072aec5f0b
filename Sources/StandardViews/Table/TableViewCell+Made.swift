import ViewTree

// How a cell, a header or a footer is made of a class that is only known when the program runs; the
// reasons are in View+Made.swift.

extension TableViewCell {
  @_silgen_name("LayoutKit_TableViewCell_made")
  package convenience init(made style: CellStyle, reuseIdentifier: String?) {
    self.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  /// A cell of the class that it is asked of, made by that class's `init(style:reuseIdentifier:)`.
  @_silgen_name("LayoutKit_TableViewCell_made")
  package static func made(style: CellStyle, reuseIdentifier: consuming String?) -> Self
}

extension TableHeaderFooterView {
  @_silgen_name("LayoutKit_TableHeaderFooterView_made")
  package convenience init(made reuseIdentifier: String?) {
    self.init(reuseIdentifier: reuseIdentifier)
  }

  /// A header or footer of the class that it is asked of, made by that class's `init(reuseIdentifier:)`.
  @_silgen_name("LayoutKit_TableHeaderFooterView_made")
  package static func made(reuseIdentifier: consuming String?) -> Self
}
