import Foundation
import LayoutSolver

/// How items come to take part, and cease to.
extension LayoutEngine {
  /// The item's slot, given to it if it has none.
  ///
  /// The view is asked for its alignment, and may leave the tree; then it has none, which is -1. So may
  /// have another one that was asked before, together with this one.
  func slot(of element: LayoutElement) -> Int32 {
    let known = knownSlot(of: element)
    return known >= 0 ? known : register(element)
  }

  /// The item's slot if it has one, else -1.
  func knownSlot(of element: LayoutElement) -> Int32 {
    switch element {
    case .view(let view): slot(of: view)
    case .guide(let guide): slot(of: guide)
    }
  }

  func register(_ element: LayoutElement) -> Int32 {
    guard isMeasuring || element.view?.hierarchy?.engine === self else { return -1 }
    let item: Item =
      switch element {
      case .view(let view): view === root ? .root : .view(view)
      case .guide(let guide): .guide(guide)
      }
    let rank = rank(of: element)
    let new = ItemVariables(
      x: solver.addVariable(order: Key.variable(.x, rank: rank), restsAtBounds: true),
      y: solver.addVariable(order: Key.variable(.y, rank: rank), restsAtBounds: true),
      width: solver.addVariable(order: Key.variable(.width, rank: rank)),
      height: solver.addVariable(order: Key.variable(.height, rank: rank)))
    registrations += 1
    let slot = changeItems { $0.insert(item, new, registration: registrations) }
    switch element {
    case .view(let view): setSlot(slot, of: view)
    case .guide(let guide):
      setSlot(slot, of: guide)
      if let guide = guide as? KeyboardLayoutGuide { keyboardGuides.append(guide) }
    }
    if case .view(let view) = element {
      let insets = view.alignmentInsets
      guard self.slot(of: view) == slot else { return -1 }
      entries[Int(slot)].content.insets = insets
    }
    if !allowsNegativeSize(element) {
      setRow(.minimumWidth, at: slot, to: 0)
      setRow(.minimumHeight, at: slot, to: 0)
    }
    updateFrameRows(at: slot)
    guard knownSlot(of: element) == slot else { return -1 }
    changedContents.append(slot)
    return slot
  }

  private func allowsNegativeSize(_ element: LayoutElement) -> Bool {
    if case .guide(let guide) = element { guide.allowsNegativeSize } else { false }
  }

  private func release(_ slot: Int32) {
    let index = Int(slot)
    guard entries.indices.contains(index) else { return }
    if entries[index].uses > 0 { makeRowsAnew(thatSpeakOf: slot) }
    switch items[index] {
    case .none: return
    case .root: if let root { setSlot(-1, of: root) }
    case .view(let view):
      setSlot(-1, of: view)
      if !isMeasuring {
        view.raiseFrameAndLayout()
      }
    case .guide(let guide):
      setSlot(-1, of: guide)
      if !isMeasuring { guide.owner?.raise(.needsLayout) }
      if guide is KeyboardLayoutGuide { keyboardGuides.removeAll { $0 === guide } }
    }
    for kind in SystemRow.allCases {
      if let row = systemRows[index, kind] { removeRow(row) }
    }
    let old = entries[index].variables
    for variable in [old.x, old.y, old.width, old.height] { solver.removeVariable(variable) }
    for kind in flexibleRows.isEmpty ? [] : SystemRow.allCases {
      flexibleRows[FrameRowKey(slot: slot, kind: kind)] = nil
    }
    // Whoever holds the item last must not let go of it while the table is changed.
    let item = items[index]
    changeItems { $0.release(slot) }
    withExtendedLifetime(item) {}
    isDirty = true
  }

  /// Makes the next update make rows anew that speak of an item which goes, though it is none of
  /// their constraints' items: its text has stood for that of a view around it.
  private func makeRowsAnew(thatSpeakOf slot: Int32) {
    for index in rowTable.indices where rowTable.used(at: index).contains(slot) {
      if case .constraint(let constraint) = rowTable[index] { shapeDidChange(of: constraint) }
    }
    for breakage in breakages.all where breakage.usedSlots.contains(slot) {
      retry(breakage.victim)
    }
  }

  /// Drops the items that no constraint is about any more; their frames stay.
  func releaseIdleSlots() {
    while let slot = idleSlots.popLast() {
      if entries[Int(slot)].uses == 0 { release(slot) }
    }
  }

  /// Drops the constraints that a view holds, which leaves the tree.
  func removeConstraints(heldBy view: View) {
    for constraint in view.heldConstraints { remove(constraint) }
  }

  /// Lets go of a view that has left the tree, with its guides.
  func forget(_ view: View) {
    if view.participation.takesPart { release(slot(of: view)) }
    for guide in view.ownGuides { forget(guide) }
  }

  /// Lets go of a guide that leaves its owner.
  func forget(_ guide: LayoutGuide) {
    if guide.participation.takesPart { release(slot(of: guide)) }
  }

  /// The view at a slot, the root included.
  func view(at slot: Int32) -> View? {
    guard items.indices.contains(Int(slot)) else { return nil }
    switch items[Int(slot)] {
    case .view(let view): return view
    case .root: return root
    case .guide, .none: return nil
    }
  }

  /// The item at a slot, the root included.
  func item(at slot: Int32) -> (any LayoutItem)? {
    guard items.indices.contains(Int(slot)) else { return nil }
    if case .guide(let guide) = items[Int(slot)] { return guide }
    return view(at: slot)
  }
}

/// The rows that items have without constraints.
extension LayoutEngine {
  /// Adds or changes one of an item's own rows.
  func setRow(
    _ kind: SystemRow, at slot: Int32, to constant: Double, priority: Double = 1000
  ) {
    let index = Int(slot)
    if let row = systemRows[index, kind] {
      set(row, to: constant)
      set(row, toPriority: priority)
      return
    }
    let order = Key.system(kind, rank: rank(at: slot))
    let term = Term(entries[index].variables[kind.part], 1)
    let added = try? solver.addRow(
      [term], kind.relation, constant, priority: priority, order: order)
    guard let row = added else { return }
    systemRows[index, kind] = row
    changeRows { $0.add(row, from: .system(kind, slot: slot)) }
    isDirty = true
  }

  /// Removes one of an item's own rows, if it is there.
  func clearRow(_ kind: SystemRow, at slot: Int32) {
    guard let row = systemRows[Int(slot), kind] else { return }
    systemRows[Int(slot), kind] = nil
    removeRow(row)
  }
}
