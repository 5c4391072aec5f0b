/// Whose text the baselines of a view are those of.
extension View {
  /// The view inside this one, or this one, that says where a line of text is.
  final func lineView(_ attribute: LayoutConstraint.Attribute) -> View {
    textView(attribute) { $0.knowsOwnBaselines }
  }

  /// The view inside this one whose text stands for its own, found step by step; 64 at most.
  final func textView(
    _ attribute: LayoutConstraint.Attribute, until isFound: (View) -> Bool = { _ in false }
  ) -> View {
    var view = self
    for _ in 0..<64 {
      if isFound(view) { return view }
      let next =
        attribute == .firstBaseline ? view.forFirstBaselineLayout : view.forLastBaselineLayout
      guard next !== view, next.isInside(view) else { return view }
      view = next
    }
    return view
  }

  /// The view's first or last baseline, unless its numbers can't be computed with.
  final func usableBaseline(_ attribute: LayoutConstraint.Attribute) -> BaselinePosition? {
    let position = attribute == .firstBaseline ? firstBaselinePosition : lastBaselinePosition
    guard let position, position.heightFraction.magnitude <= 1e6, position.offset.magnitude <= 1e9
    else { return nil }
    let isTiny = position.heightFraction.magnitude < 1e-9
    return BaselinePosition(
      heightFraction: isTiny ? 0 : position.heightFraction, offset: position.offset)
  }

  /// The constraints on baselines that may be those of this view's text: its own, and those of the
  /// views above that hand the question down.
  ///
  /// - Complexity: O(*d* + *c*) for the depth *d* of the view, 64 at most, and *c* constraints that are found.
  final var baselineConstraints: [LayoutConstraint] {
    var constraints: [LayoutConstraint] = []
    var view: View? = self
    for _ in 0..<64 {
      guard let current = view else { break }
      for entry in current.mentions.ofBaselines { constraints.append(entry.constraint) }
      view = current.container
    }
    return constraints
  }
}
