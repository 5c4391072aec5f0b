import Foundation
import LayoutSolver

/// Heights that depend on widths.
///
/// The rows are solved with the heights that content would like on its own, which gives the widths;
/// content is asked for its heights at these; then the rows are solved again. Where no width depends
/// on a height, the heights of the last layout do as well as any for the first of the two, so that an
/// edit doesn't reach all text on the screen.
extension LayoutEngine {
  /// Whether it is known that no width depends on the heights of content.
  var areWidthsIndependent: Bool {
    mixedRows.isEmpty || independentRevision == rowTable.revision
  }

  /// Notes whether a row compares across axes.
  func noteAxes(of lowered: LoweredRow, _ row: Row) {
    guard let first = lowered.terms.first?.part.isHorizontal,
      lowered.terms.contains(where: { $0.part.isHorizontal != first })
    else { return }
    var mixed = MixedRow()
    for term in lowered.terms {
      let variable = entries[Int(knownSlot(of: term.element))].variables[term.part]
      if term.part.isHorizontal {
        mixed.horizontal.append(variable)
      } else {
        mixed.vertical.append(variable)
      }
    }
    mixedRows[row.index] = mixed
  }

  /// Finds out whether widths depend on heights: they don't where one side of each row across axes is
  /// fixed by equalities.
  func learnIndependence() {
    guard !areWidthsIndependent, solver.isPlain else { return }
    for row in mixedRows.values {
      let isFixed =
        row.horizontal.allSatisfy { solver.isFixed($0) }
        || row.vertical.allSatisfy { solver.isFixed($0) }
      if !isFixed { return }
    }
    independentRevision = rowTable.revision
  }

  /// Gives the content whose height depends on its width the height it would like on its own, so
  /// that the coming solution doesn't depend on the last one.
  func resetWrappedHeights() {
    for slot in wrappingSlots where entries[Int(slot)].content.dependsOnWidth {
      if let view = view(at: slot) {
        setHeight(of: view, at: slot, to: entries[Int(slot)].content.height)
      }
    }
  }

  /// Asks the content whose height depends on its width for the height at its solved width.
  func askWrappedHeights() {
    wrappingSlots.removeAll { slot in
      if entries[Int(slot)].content.dependsOnWidth { return false }
      entries[Int(slot)].content.isListed = false
      return true
    }
    for slot in wrappingSlots {
      let index = Int(slot)
      let width = max(solver.value(of: entries[index].variables.width), 0)
      let content = entries[index].content
      if content.askedWidth == width, content.answeredHeight == content.currentHeight { continue }
      guard let view = view(at: slot) else { continue }
      if content.askedWidth != width {
        var size = CGSize(width: width, height: View.noIntrinsicMetric)
        view.call(.intrinsicContentSize) { size = view.intrinsicContentSize(forWidth: width) }
        let height = usableContentSize(size, of: view).height
        guard self.slot(of: view) == slot else { continue }
        entries[index].content.askedWidth = width
        entries[index].content.answeredHeight = height
        if !isMeasuring, view.arrangesBySolvedWidth { view.raise(.wholeLayout) }
        // Text that wraps has its lines, and so its baselines, elsewhere.
        updateBaselines(of: view, at: slot)
        guard self.slot(of: view) == slot else { continue }
      }
      setHeight(of: view, at: slot, to: entries[index].content.answeredHeight)
    }
  }
}

extension LayoutEngine.Part {
  fileprivate var isHorizontal: Bool { self == .x || self == .width }
}
