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

extension ViewLayer {
  @_silgen_name("LayoutKit_Layer_made")
  package convenience init(made: ()) { self.init() }

  /// A layer of the class that it is asked of, made by that class's `init()`.
  ///
  /// A class that has other initialisers and not this one ends the program, as it does in Core Animation.
  @_silgen_name("LayoutKit_Layer_made")
  package static func made() -> Self
}
