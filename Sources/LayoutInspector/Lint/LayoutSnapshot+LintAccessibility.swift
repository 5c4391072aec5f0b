import Foundation

/// What some people can't hit, and others can't hear of.
extension LayoutSnapshot {
  private static var leastTarget: CGFloat { 44 }

  /// What is there to be touched, and is less than 44 points wide or high.
  var smallTargets: [LintFinding] {
    findings { view in
      guard let size = view.accessibility?.touchSize, size.width > 0, size.height > 0,
        min(size.width, size.height) < Self.leastTarget
      else { return nil }
      let text = plainText(Double(size.width)) + " × " + plainText(Double(size.height))
      return (
        .smallTarget, "\(view.title) can be touched on \(text) points only.",
        "Make it at least 44 × 44 points, or override point(inside:with:) to reach as far."
      )
    }
  }

  /// Controls that have no name.
  var unlabelled: [LintFinding] {
    findings { view in
      guard let said = view.accessibility, said.isControl, said.isElement,
        (said.label ?? "").isEmpty,
        (said.value ?? "").isEmpty || said.traits.contains("adjustable")
          || said.traits.contains("toggleButton")
      else { return nil }
      return (
        .unlabelled, "\(view.title) has no name that could be read aloud.",
        "Set its accessibilityLabel, or isAccessibilityElement to false if something else says it."
      )
    }
  }

  private func findings(
    _ check: (Item) -> (rule: LintFinding.Rule, message: String, hint: String)?
  ) -> [LintFinding] {
    let hidden = hiddenViews
    // The depth of the view whose inside is passed over.
    var limit = Int.max
    return views.indices.compactMap { place in
      let view = views[place]
      if view.depth <= limit { limit = .max }
      defer {
        if limit == .max, view.accessibility?.hidesElements == true { limit = view.depth }
      }
      guard !hidden[place], limit == .max, let found = check(view) else { return nil }
      return LintFinding(
        found.rule, found.message, hint: found.hint,
        source: firstSource(of: Reference(view: place)), item: Reference(view: place))
    }
  }
}
