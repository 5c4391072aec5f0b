import LayoutSolver

/// What a view that scrolls asks the layout about its content.
extension ScrollingView {
  /// Makes the view one that scrolls, with the guides of its content and its frame.
  package func beginScrolling() {
    flags.insert(.isScrollView)
    addLayoutGuide(contentGuide)
    addLayoutGuide(frameGuide)
  }

  /// Has the safe area handed on to the subviews again, as ``safeAreaShare`` is another.
  package func safeAreaShareDidChange() { flags.insert(.needsPassingOn) }

  /// Has the layout put the content where the corner of the frame's guide is now.
  package func scrolledCornerDidChange() {
    guard frameGuide.participation.takesPart else { return }
    hierarchy?.engine?.cornerDidChange(of: frameGuide)
  }

  /// Whether rows leave a choice for a number of the content's rectangle.
  ///
  /// - Complexity: a solution.
  package func isContentOpen(_ part: LayoutEngine.Part) -> Bool {
    hierarchy?.engine?.isOpen(part, of: contentGuide) == true
  }

  /// Whether constraints speak of the content's far end or its extent, by axis.
  ///
  /// - Complexity: O(*k*) for the *k* constraints on the view and its content.
  package var constrainedAxes: (horizontal: Bool, vertical: Bool) {
    var axes = (horizontal: false, vertical: false)
    guard contentGuide.participation.takesPart else { return axes }
    for entry in contentGuide.mentions.entries { add(entry, isGuide: true, to: &axes) }
    for entry in mentions.entries { add(entry, isGuide: false, to: &axes) }
    return axes
  }

  private func add(
    _ entry: Mentions.Entry, isGuide: Bool, to axes: inout (horizontal: Bool, vertical: Bool)
  ) {
    let constraint = entry.constraint
    let attribute = constraint.attribute(as: entry.role)
    let isHorizontal = attribute.axis == .horizontal
    if isHorizontal ? axes.horizontal : axes.vertical { return }
    let isBeyondStart = contentGuide.extentShare(attribute, isMirrored: constraint.isMirrored) != 0
    if isGuide {
      guard isBeyondStart || attribute.kind == .dimension else { return }
    } else {
      guard isBeyondStart, let other = constraint.item(oppositeTo: entry.role),
        case .guide(let guide) = locatedElement(attribute, towards: other), guide === contentGuide
      else { return }
    }
    if isHorizontal { axes.horizontal = true } else { axes.vertical = true }
  }
}

extension LayoutElement {
  /// Has a scroll view look again at which of its content's extents constraints speak of, where this is the
  /// view or the guide of its content.
  func contentMayHaveChanged() {
    switch self {
    case .view(let view):
      if view.flags.contains(.isScrollView) { view.raise(.needsLayout) }
    case .guide(let guide):
      if guide is ScrollContentGuide { guide.owner?.raise(.needsLayout) }
    }
  }
}

extension LayoutEngine {
  /// Whether rows leave a choice for a number of a guide's rectangle.
  fileprivate func isOpen(_ part: Part, of guide: LayoutGuide) -> Bool {
    let slot = Int(slot(of: guide))
    guard entries.indices.contains(slot) else { return false }
    return solver.isAmbiguous(entries[slot].variables[part])
  }
}
