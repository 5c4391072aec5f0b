public import Foundation

extension View {
  /// The number of pixels along a point of the window, or without one of the screen.
  package final var pixelsPerPoint: CGFloat {
    hierarchy?.windowSettings?.pixelsPerPoint ?? LayoutEnvironment.screen.usableScale
  }

  /// The view's width before it was rounded to pixels, where constraints gave it; else that of its bounds.
  package final var solvedWidth: CGFloat {
    guard participation.takesPart, let engine = hierarchy?.engine,
      let frame = engine.itemTable.frame(at: Int(participation.slot))
    else { return bounds.width }
    let width = CGFloat(frame.width)
    return (width - bounds.width).magnitude < 1 / pixelsPerPoint ? width : bounds.width
  }

  /// Whether a layout of the view's inside follows from ``solvedWidth``, and is due when that changes.
  package final var arrangesBySolvedWidth: Bool {
    get { flags.contains(.arrangesBySolvedWidth) }
    set {
      if newValue {
        flags.insert(.arrangesBySolvedWidth)
      } else {
        flags.remove(.arrangesBySolvedWidth)
      }
    }
  }

  /// The target that asks for the smallest size that the constraints allow.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// The target that asks for the largest size that the constraints allow: 10000 a side.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  final func fittingSize(
    _ target: CGSize, horizontal: LayoutPriority, vertical: LayoutPriority
  ) -> CGSize {
    var size = CGSize.zero
    call(.systemLayoutSizeFitting) {
      size = measuredSize(target, horizontal: horizontal, vertical: vertical)
    }
    return size
  }

  private func measuredSize(
    _ target: CGSize, horizontal: LayoutPriority, vertical: LayoutPriority
  ) -> CGSize {
    updateConstraintsInside()
    let width = LayoutEngine.FittingTarget(
      length: usableTarget(target.width, "width"),
      priority: usableFittingPriority(horizontal, "horizontal"))
    let height = LayoutEngine.FittingTarget(
      length: usableTarget(target.height, "height"),
      priority: usableFittingPriority(vertical, "vertical"))
    let engine = LayoutEngine(measuring: self)
    let size = engine.measure(width: width, height: height)
    engine.restoreAnswers()
    engine.deliverReports()
    guard let size else { return .zero }
    let scale = pixelsPerPoint
    return CGSize(width: scale.roundedUp(size.width), height: scale.roundedUp(size.height))
  }

  /// Calls ``updateConstraints()`` where it is needed in this view and inside it, from the bottom
  /// up, in a few rounds if the calls ask for more.
  private func updateConstraintsInside() {
    var rounds = 0
    while rounds < 8, !flags.isDisjoint(with: .updateConstraints) {
      rounds += 1
      var views: [View] = []
      var stack: [View] = []
      LayoutEngine.appendViewsToUpdate(under: self, to: &views, by: &stack)
      for view in views where view.flags.contains(.needsUpdateConstraints) && view.isInside(self) {
        view.flags.remove(.needsUpdateConstraints)
        view.callUpdateConstraints()
      }
    }
  }

  private func usableTarget(_ length: CGFloat, _ axis: String) -> Double {
    if length.isNaN {
      report(
        LayoutDiagnostic(
          .notFinite, "\(itemDescription) can't be measured for a \(axis) of nan.",
          itemNames: [itemDescription],
          hint: "It counts as 0; look for a division by zero, or use"
            + " View.layoutFittingCompressedSize."))
      return 0
    }
    return min(max(Double(length), 0), LayoutEngine.largestTarget)
  }

  private func usableFittingPriority(_ priority: LayoutPriority, _ axis: String) -> LayoutPriority {
    if priority.isValid { return priority }
    report(
      LayoutDiagnostic(
        .priorityOutOfRange,
        "The \(axis) fitting priority for \(itemDescription) can't be \(priority).",
        itemNames: [itemDescription],
        hint: "It counts as LayoutPriority.fittingSizeLevel; use a number above 0 and up to 1000."))
    return .fittingSizeLevel
  }
}

extension LayoutEngine {
  /// The longest side that a view is measured for; `greatestFiniteMagnitude` and infinity, which
  /// mean as much as there is, count as this.
  fileprivate static var largestTarget: Double { 1_000_000 }
}
