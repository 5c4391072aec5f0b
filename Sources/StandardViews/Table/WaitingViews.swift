package import ViewTree

/// Hidden subviews that wait to be shown again, such as the cells of a kind.
///
/// The hindmost comes first, so that rows which are asked for again in their order have the same cells.
package struct WaitingViews<Element: View> {
  /// The views, those that come first at the end if they are in order.
  package private(set) var views: [Element] = []
  private var isInOrder = true

  package init() {}

  package mutating func add(_ view: Element) {
    views.append(view)
    isInOrder = views.count == 1
  }

  package mutating func remove(_ view: Element) { views.removeAll { $0 === view } }

  /// Takes the view that lies furthest back in its superview; those that are elsewhere by now come last.
  ///
  /// - Complexity: O(1), and once after views were added O(*n* log *n*) for *n* subviews.
  package mutating func takeHindmost(in superview: View) -> Element? {
    if !isInOrder { putInOrder(superview) }
    return views.popLast()
  }

  private mutating func putInOrder(_ superview: View) {
    var places: [ObjectIdentifier: Int] = [:]
    let subviews = superview.ownSubviews
    for (place, view) in subviews.enumerated() {
      places[ObjectIdentifier(view)] = place
    }
    let ranked = views.enumerated().map { index, view in
      (view: view, rank: places[ObjectIdentifier(view)] ?? subviews.count + index)
    }
    views = ranked.sorted { $0.rank > $1.rank }.map(\.view)
    isInOrder = true
  }
}
