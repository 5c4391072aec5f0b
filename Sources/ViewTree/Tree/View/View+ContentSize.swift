import Foundation

/// How strongly a view keeps to the size of its content, by axis.
///
/// A number of 0 means not at all.
struct ContentPriorities {
  private(set) var huggingHorizontal = LayoutPriority.defaultLow
  private(set) var huggingVertical = LayoutPriority.defaultLow
  private(set) var resistanceHorizontal = LayoutPriority.defaultHigh
  private(set) var resistanceVertical = LayoutPriority.defaultHigh

  func hugging(_ axis: LayoutConstraint.Axis) -> LayoutPriority {
    switch axis {
    case .horizontal: huggingHorizontal
    case .vertical: huggingVertical
    }
  }

  func resistance(_ axis: LayoutConstraint.Axis) -> LayoutPriority {
    switch axis {
    case .horizontal: resistanceHorizontal
    case .vertical: resistanceVertical
    }
  }

  mutating func setHugging(_ priority: LayoutPriority, _ axis: LayoutConstraint.Axis) {
    switch axis {
    case .horizontal: huggingHorizontal = priority
    case .vertical: huggingVertical = priority
    }
  }

  mutating func setResistance(_ priority: LayoutPriority, _ axis: LayoutConstraint.Axis) {
    switch axis {
    case .horizontal: resistanceHorizontal = priority
    case .vertical: resistanceVertical = priority
    }
  }
}

nonisolated extension LayoutPriority {
  /// The priority of a row of content: 1000 stands just below what is required, as UIKit has it, so that
  /// content gives way to the constraints of the program and to nothing else.
  var ofContentRow: LayoutPriority { min(self, LayoutPriority(999.9999)) }

  /// The priority right below that of a row of content, which decides where that leaves a choice,
  /// and never against it.
  var belowContentRow: LayoutPriority { LayoutPriority(ofContentRow.rawValue.nextDown) }
}

extension View {
  final func setHugging(_ priority: LayoutPriority, _ axis: LayoutConstraint.Axis) {
    guard isContentPriority(priority, "content hugging") else { return }
    contentPriorities.setHugging(priority, axis)
    contentPrioritiesDidChange()
  }

  final func setResistance(_ priority: LayoutPriority, _ axis: LayoutConstraint.Axis) {
    guard isContentPriority(priority, "compression resistance") else { return }
    contentPriorities.setResistance(priority, axis)
    contentPrioritiesDidChange()
  }

  private func isContentPriority(_ priority: LayoutPriority, _ property: String) -> Bool {
    if priority.rawValue >= 0, priority.rawValue <= 1000 { return true }
    report(
      LayoutDiagnostic(
        .priorityOutOfRange,
        "The \(property) priority of \(itemDescription) can't be \(priority).",
        itemNames: [itemDescription],
        hint:
          "Use a number up to 1000, which gives way to nothing but what is required; 0 means none.")
    )
    return false
  }

  final func contentPrioritiesDidChange() {
    fittingSizesMayHaveChanged()
    if participation.takesPart { hierarchy?.engine?.contentDidChange(of: self) }
  }

  /// As ``invalidateIntrinsicContentSize()``, without the program's override.
  package final func contentSizeDidChange() {
    raise(.needsUpdateConstraints)
    container?.raise(.needsLayout)
    (arranger as? any ViewArranger)?.contentDidChange(of: self)
    fittingSizesMayHaveChanged()
    if participation.takesPart {
      hierarchy?.engine?.contentDidChange(of: self)
    } else {
      askRowsInsideAgain()
    }
  }

  /// Constraints inside a view may speak of its text and of its alignment rectangle, though it has no place
  /// of its own in the rows.
  private final func askRowsInsideAgain() {
    textViewDidChange()
    guard let engine = hierarchy?.engine else { return }
    // Those of its baselines have been asked again with the text.
    for entry in mentions.entries where !entry.isOfBaseline {
      engine.shapeDidChange(of: entry.constraint)
    }
  }
}
