import Foundation

// An initialiser that isn't `required` can't be called on a class that is only known when the program
// runs, though the runtime finds it like any other method: a convenience initialiser calls the one that
// the class has. So each of these has the name of its code in common with a method, which can be called.
// The parameters and results of both must stay the same, and both must take over what they are given, as
// initialisers do: hence `consuming`.

extension View {
  @_silgen_name("LayoutKit_View_made")
  package convenience init(made frame: CGRect) { self.init(frame: frame) }

  /// A view of the class that it is asked of, made by that class's `init(frame:)`.
  ///
  /// A class that has other initialisers and not this one ends the program, as it does in UIKit.
  @_silgen_name("LayoutKit_View_made")
  package static func made(frame: CGRect) -> Self
}

extension TableViewCell {
  @_silgen_name("LayoutKit_TableViewCell_made")
  package convenience init(made style: CellStyle, reuseIdentifier: String?) {
    self.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  /// A cell of the class that it is asked of, made by that class's `init(style:reuseIdentifier:)`.
  @_silgen_name("LayoutKit_TableViewCell_made")
  package static func made(style: CellStyle, reuseIdentifier: consuming String?) -> Self
}

extension ViewController {
  @_silgen_name("LayoutKit_ViewController_made")
  package convenience init(made nibName: String?) { self.init(nibName: nibName, bundle: nil) }

  /// A controller of the class that it is asked of, made by that class's `init(nibName:bundle:)`.
  @_silgen_name("LayoutKit_ViewController_made")
  package static func made(nibName: consuming String?) -> Self
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
