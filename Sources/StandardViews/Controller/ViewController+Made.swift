import ViewTree

// How a controller is made of a class that is only known when the program runs; the reasons are in
// View+Made.swift.

extension ViewController {
  @_silgen_name("LayoutKit_ViewController_made")
  package convenience init(made nibName: String?) { self.init(nibName: nibName, bundle: nil) }

  /// A controller of the class that it is asked of, made by that class's `init(nibName:bundle:)`.
  @_silgen_name("LayoutKit_ViewController_made")
  package static func made(nibName: consuming String?) -> Self
}
