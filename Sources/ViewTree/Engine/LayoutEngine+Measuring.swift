import Foundation
import LayoutSolver

/// Semantics 7: the size that a view's constraints ask for, apart from the tree it is in.
extension LayoutEngine {
  /// What a measured view's size is drawn to on one axis, and how strongly.
  struct FittingTarget {
    var length: Double
    var priority: LayoutPriority
  }

  /// Makes an engine for the constraints whose items are all inside a view, or the view itself.
  ///
  /// - Complexity: O(*n* + *k*) for *n* views and guides inside and *k* constraints on them.
  convenience init(measuring view: View) {
    self.init(measuredRoot: view)
    var elements: [LayoutElement] = []
    var stack = [view]
    while let next = stack.popLast() {
      elements.append(.view(next))
      elements += next.ownGuides.map { .guide($0) }
      stack.append(contentsOf: next.children.reversed())
    }
    var ranks: [ObjectIdentifier: Int32] = [:]
    ranks.reserveCapacity(elements.count)
    for (index, element) in elements.enumerated() {
      ranks[element.identity] = Int32(clamping: index + 1)
    }
    measuring = MeasuringState(ranks: ranks)
    ranksAreStale = false
    for element in elements {
      for entry in element.mentions.entries where entry.role == .first {
        // What a container makes of the measured view is not what the view asks for.
        if entry.constraint.containerStatement?.givesRoom == true,
          element.identity == ObjectIdentifier(view)
        {
          continue
        }
        let items = entry.constraint.items
        guard items.allSatisfy({ ranks[$0.layoutElement.identity] != nil }) else { continue }
        enqueue(entry.constraint)
      }
    }
  }

  /// The root's size, not rounded, if its width and height are drawn to targets.
  func measure(width: FittingTarget, height: FittingTarget) -> (width: Double, height: Double)? {
    guard let root else { return nil }
    isUpdating = true
    defer { isUpdating = false }
    let slot = slot(of: LayoutElement.view(root))
    measuring.target = (width.length, height.length)
    let insets = root.alignmentInsets
    let extra = (
      width: insets.extents(along: .horizontal).total,
      height: insets.extents(along: .vertical).total
    )
    setTarget(.frameWidth, at: slot, width, less: extra.width)
    setTarget(.frameHeight, at: slot, height, less: extra.height)
    synchronize()
    solve()
    if !wrappingSlots.isEmpty {
      askWrappedHeights()
      installPending()
      solve()
    }
    forgetBreakagesOfOthers()
    reportBreakages()
    // The slot may be another one by now.
    let last = self.slot(of: root)
    guard last >= 0 else { return nil }
    let item = entries[Int(last)].variables
    return (
      max(solver[item.width] + extra.width, 0), max(solver[item.height] + extra.height, 0)
    )
  }

  private func setTarget(
    _ kind: SystemRow, at slot: Int32, _ target: FittingTarget, less extra: Double
  ) {
    guard target.priority.isValid else { return }
    let length = max(target.length - extra, 0)
    setRow(kind, at: slot, to: length, priority: Double(target.priority.rawValue))
  }

  /// Leaves to the layout what constraints contradict without the target.
  private func forgetBreakagesOfOthers() {
    breakages.keep { breakage in
      breakage.rows.contains { isTarget(rowTable.source(of: $0)) }
    }
  }

  /// Asks wrapped content again for its height at the width that the tree's engine knows, as its
  /// view may remember the last question.
  func restoreAnswers() {
    for slot in wrappingSlots {
      guard let view = view(at: slot), let engine = view.hierarchy?.engine,
        view.participation.takesPart
      else { continue }
      let asked = engine.entries[Int(view.participation.slot)].content.askedWidth
      if asked.isNaN || asked == entries[Int(slot)].content.askedWidth { continue }
      _ = view.intrinsicContentSize(forWidth: asked)
    }
  }

  /// Whether the row is what the measured view's size is drawn to.
  func isTarget(_ source: RowSource) -> Bool {
    guard isMeasuring, case .system(let kind, let slot) = source, kind.isFrame else { return false }
    return view(at: slot) === root
  }
}

extension LayoutElement {
  fileprivate var mentions: Mentions {
    switch self {
    case .view(let view): view.mentions
    case .guide(let guide): guide.mentions
    }
  }
}
