import Foundation
import LayoutSolver

/// The rows that a view's frame stands for.
extension LayoutEngine {
  /// Whether the item's rectangle is the view's frame as the program has set it.
  func isPlacedByFrame(_ slot: Int) -> Bool { itemTable.isPlacedByFrame(slot) }

  /// Makes rows of a frame: of place and size where the frame stands for constraints, and of the
  /// size of the root, whose place is not the engine's concern.
  func updateFrameRows(at slot: Int32) {
    guard items.indices.contains(Int(slot)) else { return }
    if case .guide(let guide) = items[Int(slot)] {
      updateCornerRows(of: guide, at: slot)
      return
    }
    guard let view = view(at: slot), !(isMeasuring && view === root) else { return }
    if view === root {
      holdSize(of: view, at: slot)
      return
    }
    // Subclasses may answer, here and below, and take the view out of the tree.
    let isPlacedByFrame = view.translatesAutoresizingMaskIntoConstraints
    guard self.slot(of: view) == slot else { return }
    if isPlacedByFrame {
      holdFrame(of: view, at: slot, along: .horizontal)
      holdFrame(of: view, at: slot, along: .vertical)
    } else {
      for kind in SystemRow.frame { clearFrameRow(kind, at: slot) }
    }
  }

  /// Holds the size of a root if its frame places it, else leaves it to constraints and content,
  /// as that of any other view.
  private func holdSize(of root: View, at slot: Int32) {
    let leavesSize = root.leavesSizeToConstraints
    let size = root.alignmentRect(ofFrame: root.storedFrame).size
    guard self.slot(of: root) == slot else { return }
    if leavesSize {
      clearRow(.frameWidth, at: slot)
      clearRow(.frameHeight, at: slot)
    } else {
      setRow(.frameWidth, at: slot, to: max(0, Double(size.width)))
      setRow(.frameHeight, at: slot, to: max(0, Double(size.height)))
    }
  }

  private func holdFrame(of view: View, at slot: Int32, along axis: LayoutConstraint.Axis) {
    let frame = CGRect(origin: view.zoomedCorner, size: view.storedFrame.size)
    let outer = view.container?.storedFrame.size ?? .zero
    let flexibility = view.autoresizingMask.flexibility(along: axis)
    switch axis {
    case .horizontal:
      let rows = flexibility.frameRows(
        origin: Double(frame.minX), extent: Double(frame.width), in: Double(outer.width))
      setFrameRow(.frameX, at: slot, to: rows.0)
      setFrameRow(.frameWidth, at: slot, to: rows.1)
    case .vertical:
      let rows = flexibility.frameRows(
        origin: Double(frame.minY), extent: Double(frame.height), in: Double(outer.height))
      setFrameRow(.frameY, at: slot, to: rows.0)
      setFrameRow(.frameHeight, at: slot, to: rows.1)
    }
  }

  /// Adds or changes a row of a frame, which is in terms of frames, where variables are in terms
  /// of alignment rectangles: of one that is smaller than its insets the size is 0.
  private func setFrameRow(
    _ kind: SystemRow, at slot: Int32, to frameRow: AxisFlexibility.FrameRow
  ) {
    guard let view = view(at: slot) else { return }
    let own = view.alignmentInsets.extents(along: kind.axis)
    guard self.slot(of: view) == slot else { return }
    var constant = frameRow.constant + frameRow.origin * own.before - frameRow.extent * own.total
    let key = FrameRowKey(slot: slot, kind: kind)
    if frameRow.isPlain, frameRow.origin + frameRow.extent == 1 {
      if flexibleRows.removeValue(forKey: key) != nil { clearRow(kind, at: slot) }
      setRow(kind, at: slot, to: frameRow.extent == 1 ? max(0, constant) : constant)
      return
    }
    guard let superview = view.ownSuperview else { return }
    constant -= frameRow.outer * superview.alignmentInsets.extents(along: kind.axis).total
    let outer = self.slot(of: .view(superview))
    guard outer >= 0, self.slot(of: view) == slot, view.ownSuperview === superview else { return }
    if let old = flexibleRows[key], old.hasTerms(of: frameRow),
      let row = systemRows[Int(slot), kind]
    {
      set(row, to: constant)
      return
    }
    clearRow(kind, at: slot)
    flexibleRows[key] = frameRow
    addFrameRow(kind, at: slot, frameRow, constant, under: outer)
  }

  private func addFrameRow(
    _ kind: SystemRow, at slot: Int32, _ frameRow: AxisFlexibility.FrameRow, _ constant: Double,
    under outer: Int32
  ) {
    let item = entries[Int(slot)].variables
    let isHorizontal = kind.axis == .horizontal
    let extent: Part = isHorizontal ? .width : .height
    let terms = [
      Term(item[isHorizontal ? .x : .y], frameRow.origin), Term(item[extent], frameRow.extent),
      Term(entries[Int(outer)].variables[extent], frameRow.outer),
    ]
    let added = try? solver.addRow(
      terms, .equal, constant, order: Key.system(kind, rank: rank(at: slot)))
    guard let row = added else { return }
    systemRows[Int(slot), kind] = row
    let used = UsedSlots(first: outer)
    entries.enter(used)
    changeRows { $0.add(row, from: .system(kind, slot: slot), using: used) }
    isDirty = true
  }

  private func clearFrameRow(_ kind: SystemRow, at slot: Int32) {
    if !flexibleRows.isEmpty { flexibleRows[FrameRowKey(slot: slot, kind: kind)] = nil }
    clearRow(kind, at: slot)
  }

  /// Names one of the rows of an item's frame.
  struct FrameRowKey: Hashable {
    var slot: Int32
    var kind: SystemRow
  }
}

extension LayoutEngine.SystemRow {
  fileprivate static let frame: [Self] = [.frameX, .frameY, .frameWidth, .frameHeight]

  fileprivate var axis: LayoutConstraint.Axis {
    part == .x || part == .width ? .horizontal : .vertical
  }
}

extension View {
  /// Whether the view, as a root, has its size from constraints.
  final var leavesSizeToConstraints: Bool {
    !translatesAutoresizingMaskIntoConstraints && !flags.contains(.isWindow)
  }
}

/// The corners of a scroll view's guides.
extension LayoutEngine {
  /// Makes rows of the corner of a scroll view's guide: content begins at 0, and what shows begins
  /// at the offset.
  func updateCornerRows(of guide: LayoutGuide, at slot: Int32) {
    let corner: CGPoint
    switch guide {
    case is ScrollContentGuide: corner = .zero
    // How large something would like to be doesn't follow from how far it is scrolled.
    case is ScrollFrameGuide: corner = isMeasuring ? .zero : guide.owner?.boundsOrigin ?? .zero
    default: return
    }
    setRow(.frameX, at: slot, to: Double(corner.x))
    setRow(.frameY, at: slot, to: Double(corner.y))
  }

  /// What a scroll view shows begins elsewhere.
  func cornerDidChange(of guide: LayoutGuide) {
    changedFrames.append(slot(of: guide))
    isDirty = true
  }
}
