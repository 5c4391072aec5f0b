import Foundation
import LayoutSolver

/// Semantics 2: a view's content asks for a size, with two rows an axis.
extension LayoutEngine {
  /// Asks a view for its content's size and baselines, and brings its rows up to date.
  func updateContent(at slot: Int32) {
    guard let view = view(at: slot) else { return }
    updateAlignment(of: view, at: slot)
    guard isMeasuring || view !== root || view.leavesSizeToConstraints, self.slot(of: view) == slot
    else { return }
    var answer = CGSize(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric)
    view.call(.intrinsicContentSize) { answer = view.intrinsicContentSize }
    let size = usableContentSize(answer, of: view)
    let dependsOnWidth = view.contentHeightDependsOnWidth
    updateBaselines(of: view, at: slot)
    // The view's own code may have taken the view out of the tree.
    guard self.slot(of: view) == slot else { return }
    let index = Int(slot)
    var content = entries[index].content
    content.width = size.width
    content.height = size.height
    content.dependsOnWidth = dependsOnWidth
    if dependsOnWidth, !content.isListed {
      content.isListed = true
      wrappingSlots.append(slot)
    }
    entries[index].content = content
    let priorities = view.contentPriorities
    setContentRow(.huggingWidth, at: slot, size.width, priorities.huggingHorizontal)
    setContentRow(.resistanceWidth, at: slot, size.width, priorities.resistanceHorizontal)
    setLater(view, along: .horizontal, at: slot, size.width)
    setHeight(of: view, at: slot, to: size.height)
  }

  /// Takes over other alignment insets, which are a part of rows' constants.
  private func updateAlignment(of view: View, at slot: Int32) {
    let insets = view.alignmentInsets
    guard self.slot(of: view) == slot, insets != entries[Int(slot)].content.insets else { return }
    entries[Int(slot)].content.insets = insets
    updateFrameRows(at: slot)
    announce(Int(slot))
    for index in rowTable.indices where rowTable.used(at: index).contains(slot) {
      switch rowTable[index] {
      case .constraint(let constraint): shapeDidChange(of: constraint)
      case .system(_, let other): changedFrames.append(other)
      case .none: break
      }
    }
    // Rows may lack terms of the view that their locations are measured from.
    for entry in view.mentions.entries { shapeDidChange(of: entry.constraint) }
  }

  private func setContentRow(
    _ kind: SystemRow, at slot: Int32, _ extent: Double, _ priority: LayoutPriority
  ) {
    if extent >= 0, priority.isValid {
      let priority = Double(priority.ofContentRow.rawValue)
      setRow(kind, at: slot, to: extent, priority: priority)
    } else {
      clearRow(kind, at: slot)
    }
  }

  func updateBaselines(of view: View, at slot: Int32) {
    let first = view.usableBaseline(.firstBaseline)
    let last = view.usableBaseline(.lastBaseline)
    guard self.slot(of: view) == slot else { return }
    let old = entries[Int(slot)].content
    guard first != old.firstBaseline || last != old.lastBaseline else { return }
    entries[Int(slot)].content.firstBaseline = first
    entries[Int(slot)].content.lastBaseline = last
    for constraint in view.baselineConstraints { shapeDidChange(of: constraint) }
  }

  func setHeight(of view: View, at slot: Int32, to height: Double) {
    entries[Int(slot)].content.currentHeight = height
    let priorities = view.contentPriorities
    setContentRow(.huggingHeight, at: slot, height, priorities.huggingVertical)
    setContentRow(.resistanceHeight, at: slot, height, priorities.resistanceVertical)
    setLater(view, along: .vertical, at: slot, height)
  }

  /// Repeats the rows of content right below their priorities, if the view gives way after another:
  /// how much has to give way is settled then, and only who does is open.
  private func setLater(
    _ view: View, along axis: LayoutConstraint.Axis, at slot: Int32, _ extent: Double
  ) {
    let isWidth = axis == .horizontal
    let hugging: SystemRow = isWidth ? .laterHuggingWidth : .laterHuggingHeight
    let resistance: SystemRow = isWidth ? .laterResistanceWidth : .laterResistanceHeight
    if view.givesWayLaterAlong == axis {
      let priorities = view.contentPriorities
      setContentRow(hugging, at: slot, extent, priorities.hugging(axis).belowContentRow)
      setContentRow(resistance, at: slot, extent, priorities.resistance(axis).belowContentRow)
    } else {
      clearRow(hugging, at: slot)
      clearRow(resistance, at: slot)
    }
  }
}

extension LayoutEngine {
  /// A size with -1 for each extent that can't be computed with, which is reported.
  func usableContentSize(
    _ size: CGSize, of view: View
  ) -> (width: Double, height: Double) {
    (
      usableExtent(Double(size.width), "width", of: view),
      usableExtent(Double(size.height), "height", of: view)
    )
  }

  private func usableExtent(_ extent: Double, _ axis: String, of view: View) -> Double {
    if extent.isFinite, extent <= UsableNumbers.largest { return max(extent, -1) }
    let diagnostic = LayoutDiagnostic(
      extent.isFinite ? .outOfRange : .notFinite,
      "The intrinsic \(axis) of \(view.itemDescription) can't be \(plainNumber(extent)).",
      itemNames: [view.itemDescription],
      hint: "Return View.noIntrinsicMetric where the content has no size of its own.")
    reports.append((diagnostic, view))
    return -1
  }
}
