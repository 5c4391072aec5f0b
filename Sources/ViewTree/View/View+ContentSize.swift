import Foundation

/// How strongly a view keeps to the size of its content, by axis.
///
/// A number of 0 or less means not at all.
struct ContentPriorities {
  var huggingHorizontal = LayoutPriority.defaultLow
  var huggingVertical = LayoutPriority.defaultLow
  var resistanceHorizontal = LayoutPriority.defaultHigh
  var resistanceVertical = LayoutPriority.defaultHigh
}

extension View {
  /// How strongly the view resists becoming larger than its content.
  public final func contentHuggingPriority(
    for axis: LayoutConstraint.Axis
  ) -> LayoutPriority {
    switch axis {
    case .horizontal: contentPriorities.huggingHorizontal
    case .vertical: contentPriorities.huggingVertical
    }
  }

  /// Sets how strongly the view resists becoming larger than its content: up to 1000, which means
  /// required; 0 means not at all.
  public final func setContentHuggingPriority(
    _ priority: LayoutPriority, for axis: LayoutConstraint.Axis
  ) {
    guard isContentPriority(priority, "content hugging") else { return }
    switch axis {
    case .horizontal: contentPriorities.huggingHorizontal = priority
    case .vertical: contentPriorities.huggingVertical = priority
    }
    contentPrioritiesDidChange()
  }

  /// How strongly the view resists becoming smaller than its content.
  public final func contentCompressionResistancePriority(
    for axis: LayoutConstraint.Axis
  ) -> LayoutPriority {
    switch axis {
    case .horizontal: contentPriorities.resistanceHorizontal
    case .vertical: contentPriorities.resistanceVertical
    }
  }

  /// Sets how strongly the view resists becoming smaller than its content: up to 1000, which means
  /// required; 0 means not at all.
  public final func setContentCompressionResistancePriority(
    _ priority: LayoutPriority, for axis: LayoutConstraint.Axis
  ) {
    guard isContentPriority(priority, "compression resistance") else { return }
    switch axis {
    case .horizontal: contentPriorities.resistanceHorizontal = priority
    case .vertical: contentPriorities.resistanceVertical = priority
    }
    contentPrioritiesDidChange()
  }

  private func isContentPriority(_ priority: LayoutPriority, _ property: String) -> Bool {
    if priority.rawValue >= 0, priority.rawValue <= 1000 { return true }
    report(
      LayoutDiagnostic(
        .priorityOutOfRange,
        "The \(property) priority of \(itemDescription) can't be \(priority).",
        itemNames: [itemDescription],
        hint: "Use a number up to 1000, which means required; 0 means none."))
    return false
  }

  private func contentPrioritiesDidChange() {
    if participation.takesPart { hierarchy?.engine?.contentDidChange(of: self) }
  }

  final func contentSizeDidChange() {
    raise(.needsUpdateConstraints)
    superview?.raise(.needsLayout)
    if participation.takesPart { hierarchy?.engine?.contentDidChange(of: self) }
  }
}
