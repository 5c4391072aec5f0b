public import Foundation
public import StandardViews
public import ViewTree

/// What can be made without knowing its class, so that `T()` compiles for `T: UIView`.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol MadeOfClass {
  /// A new object of the class that it is asked of, as its `init()` makes it.
  static func madeOfClass() -> Self
}

extension View: MadeOfClass {
  /// A view made by the class's `init(frame:)`: of size 0, but for windows and cells.
  public static func madeOfClass() -> Self {
    made(frame: self is TableViewCell.Type ? TableViewCell.madeFrame : initialFrame)
  }

  /// A view made by the class's `init(frame:)`.
  public static func madeOfClass(frame: CGRect) -> Self { made(frame: frame) }
}

extension ViewController: MadeOfClass {
  /// A controller made by the class's `init(nibName:bundle:)`.
  public static func madeOfClass() -> Self { made(nibName: nil) }
}

// In UIKit every initialiser that comes from Objective-C can be called on a class that is only known
// when the program runs. Swift's own must be `required` for that, which each subclass then has to repeat;
// an initialiser of a protocol needs no such word. One that is declared by the name of a method's code
// is called with that very class, so that `type.init()` makes what `type` says.

extension MadeOfClass {
  @_silgen_name("LayoutKit_Responder_made")
  @usableFromInline
  static func makeOfClass() -> Self { madeOfClass() }

  /// Makes an object of a class that is only known when the program runs: a view by its
  /// `init(frame:)`, a controller by its `init(nibName:bundle:)`.
  ///
  /// A subclass that has other initialisers but not this one ends the program. In UIKit, an
  /// `init()` of its own would be found as well.
  @_disfavoredOverload
  @_silgen_name("LayoutKit_Responder_made")
  public init(made: Void = ())
}

extension MadeOfClass where Self: View {
  @_silgen_name("LayoutKit_Responder_made_frame")
  @usableFromInline
  static func makeOfClass(_ frame: CGRect) -> Self { madeOfClass(frame: frame) }

  /// Makes a view of a class that is only known when the program runs, by its `init(frame:)`.
  @_disfavoredOverload
  @_silgen_name("LayoutKit_Responder_made_frame")
  public init(frame: CGRect, made: Void = ())
}
