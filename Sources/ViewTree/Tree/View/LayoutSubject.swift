/// Adds members to views and guides that UIKit's don't have.
///
/// A subclass may use these names for properties of its own, which isn't possible with members of a
/// superclass: `let name = Label()` is no error, and the view's own ``name`` is there for code that
/// knows it as a ``View``.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol LayoutSubject: AnyObject {}

extension View: LayoutSubject {}
extension LayoutGuide: LayoutSubject {}
