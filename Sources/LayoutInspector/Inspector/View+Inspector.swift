public import LayoutKit

#if MainActor
  @MainActor
#endif
extension LayoutSubject where Self: View {
  /// Lays the tree out, if it needs that, and makes a web page that shows it and tells why it is so.
  ///
  /// - Parameters:
  ///   - title: What the page is called; the view's title unless given.
  ///   - engine: The solver for the page; nil for a page that doesn't solve.
  /// - Returns: The page, to be written to a file.
  public func inspector(
    title: String? = nil, engine: Inspector.Engine? = .standard
  ) -> Inspector {
    var inspector = Inspector(LayoutSnapshot(of: self), title: title, engine: engine)
    inspector.setFirst(TextHeights(of: self))
    return inspector
  }
}

#if MainActor
  @MainActor
#endif
extension Inspector {
  /// Adds a view to choose and to compare with, such as the same screen on another device.
  ///
  /// - Parameters:
  ///   - view: The root of what to show; it is laid out if it needs that.
  ///   - title: What it is called in the page.
  public mutating func add(_ view: View, title: String) {
    add(LayoutSnapshot(of: view), TextHeights(of: view), title: title)
  }
}
