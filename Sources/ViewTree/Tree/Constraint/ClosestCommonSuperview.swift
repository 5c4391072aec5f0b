extension View {
  /// The closest view that both views are, or are inside of; nil if they are in different trees.
  ///
  /// - Complexity: O(1) for a view and its superview, for siblings and for views in different
  ///   trees, else O(*d*), where *d* is the greater of the two depths.
  package func closestCommonSuperview(with other: View) -> View? {
    if other === self { return self }
    let above = container
    if above === other { return other }
    let otherAbove = other.container
    if otherAbove === self { return self }
    if let above, above === otherAbove { return above }
    guard let hierarchy, hierarchy === other.hierarchy else { return nil }
    var (one, two): (View?, View?) = (self, other)
    let difference = depth - other.depth
    for _ in 0..<difference.magnitude {
      if difference > 0 { one = one?.container } else { two = two?.container }
    }
    while one !== two { (one, two) = (one?.container, two?.container) }
    return one
  }

  /// How many views there are above this one.
  ///
  /// - Complexity: O(*d*), where *d* is the result.
  package var depth: Int {
    var depth = 0
    var above = container
    while let current = above {
      depth += 1
      above = current.container
    }
    return depth
  }
}
