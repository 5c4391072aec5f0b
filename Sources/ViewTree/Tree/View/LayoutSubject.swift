/// Gives views and guides what UIKit's don't have.
///
/// A subclass may use the names for properties of its own, as with no member of a superclass: so
/// `let name = Label()` is not an error, and the view's own ``name`` is there for all who know it as
/// a ``View``.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol LayoutSubject: AnyObject {}

extension View: LayoutSubject {}
extension LayoutGuide: LayoutSubject {}
