extension View {
  /// The closest view that both views are, or are inside of; nil if they are in different trees.
  ///
  /// - Complexity: O(1) for a view and its superview, for siblings and for views in different
  ///   trees, else O(*d*), where *d* is the greater of the two depths: a few nanoseconds a step, as
  ///   no view on the way is touched.
  package func closestCommonSuperview(with other: View) -> View? {
    if other === self { return self }
    let above = container
    if above === other { return other }
    let otherAbove = other.container
    if otherAbove === self { return self }
    if let above, above === otherAbove { return above }
    guard let hierarchy, hierarchy === other.hierarchy,
      let common = hierarchy.nodes.closestCommon(node, other.node)
    else { return nil }
    if common == node { return self }
    return common == other.node ? other : hierarchy.nodes.holder(of: common)
  }

  /// How many views there are above this one.
  ///
  /// - Complexity: O(*d*), where *d* is the result.
  package var depth: Int { hierarchy?.nodes.depth(of: node) ?? 0 }
}
