extension View {
  /// The closest view that both views are, or are inside of; nil if they are in different trees.
  ///
  /// - Complexity: O(1) for a view and its superview, for siblings and for views in different
  ///   trees, else O(*d*), where *d* is the greater of the two depths; nothing is allocated.
  package func closestCommonSuperview(with other: View) -> View? {
    if other === self { return self }
    let above = superview
    if above === other { return other }
    let otherAbove = other.superview
    if otherAbove === self { return self }
    if let above, above === otherAbove { return above }
    guard let hierarchy, hierarchy === other.hierarchy else { return nil }

    var one = self
    var two = other
    var difference = one.depth - two.depth
    while difference > 0, let next = one.superview {
      one = next
      difference -= 1
    }
    while difference < 0, let next = two.superview {
      two = next
      difference += 1
    }
    while one !== two {
      guard let nextOne = one.superview, let nextTwo = two.superview else { return nil }
      one = nextOne
      two = nextTwo
    }
    return one
  }

  /// How many views there are above this one.
  ///
  /// - Complexity: O(*d*), where *d* is the result.
  package var depth: Int {
    var count = 0
    var view = superview
    while let current = view {
      count += 1
      view = current.superview
    }
    return count
  }
}
