public import LayoutKit

#if MainActor
  @MainActor
#endif
extension LayoutSubject where Self: View {
  /// Lays the tree out, if it needs that, and makes a web page that shows it and tells why it is so.
  ///
  /// - Parameters:
  ///   - title: What the page is called; the view's title unless given.
  ///   - engine: The solver for the page, if it is to solve.
  /// - Returns: The page, to be written to a file.
  public func inspector(title: String? = nil, engine: Inspector.Engine? = nil) -> Inspector {
    Inspector(LayoutSnapshot(of: self), title: title, engine: engine)
  }
}
