import Foundation
import LayoutSolver

/// What the engine keeps about its items, by slot.
///
/// It is one value, so that each of its functions opens it once, and calls nothing of the program's.
struct ItemTable {
  /// What is kept of an item beside the item itself: plain numbers, which are copied at no cost.
  struct Entry {
    var variables: LayoutEngine.ItemVariables
    var content = LayoutEngine.Content()
    /// The rectangle of the last solution.
    var solved = LayoutEngine.SolvedRect()
    /// How many rows speak of the item beside its own; at 0 the item takes part no more.
    var uses: Int32 = 0
    /// Whether the slot is among those that have moved.
    var isMoved = false
  }

  var items: [LayoutEngine.Item] = []
  var entries: [Entry] = []
  var systemRows = LayoutEngine.SystemRows()
  private var freeSlots: [Int32] = []

  /// The slot that each of the solver's variables belongs to, by index.
  private var slotOfVariable: [Int32] = []
  private var movedSlots: [Int32] = []

  /// How many slots belong to items.
  var countInUse: Int { entries.count - freeSlots.count }

  /// Makes room for items to come.
  mutating func makeRoom(for items: Int) {
    self.items.reserveCapacity(items)
    entries.reserveCapacity(items)
    systemRows.makeRoom(for: items)
    slotOfVariable.reserveCapacity(4 * items)
    movedSlots.reserveCapacity(items)
  }

  /// Gives an item a slot.
  mutating func insert(
    _ item: LayoutEngine.Item, _ new: LayoutEngine.ItemVariables, registration: Int
  ) -> Int32 {
    let slot: Int32
    if let free = freeSlots.popLast() {
      slot = free
      items[Int(slot)] = item
      entries[Int(slot)].variables = new
    } else {
      slot = Int32(truncatingIfNeeded: entries.count)
      items.append(item)
      entries.append(Entry(variables: new))
      systemRows.addSlot()
    }
    entries[Int(slot)].content.registration = registration
    remember(new.x, of: slot)
    remember(new.y, of: slot)
    remember(new.width, of: slot)
    remember(new.height, of: slot)
    noteMove(of: slot)
    return slot
  }

  /// Takes the slot of an item that goes; its rows and variables are gone.
  mutating func release(_ slot: Int32) {
    let old = entries[Int(slot)]
    items[Int(slot)] = .none
    var entry = Entry(variables: old.variables)
    entry.content.isListed = old.content.isListed
    entry.isMoved = old.isMoved
    entries[Int(slot)] = entry
    systemRows.clear(Int(slot))
    freeSlots.append(slot)
  }

  private mutating func remember(_ variable: Variable, of slot: Int32) {
    let index = Int(variable.index)
    if index == slotOfVariable.count { return slotOfVariable.append(slot) }
    while slotOfVariable.count <= index { slotOfVariable.append(slot) }
    slotOfVariable[index] = slot
  }

  /// Whose rectangle a variable is a part of, and which part.
  func place(of variable: Variable) -> (slot: Int32, part: LayoutEngine.Part)? {
    let index = Int(variable.index)
    guard slotOfVariable.indices.contains(index) else { return nil }
    let slot = slotOfVariable[index]
    let own = entries[Int(slot)].variables
    for part in [LayoutEngine.Part.x, .y, .width, .height] where own[part] == variable {
      return (slot, part)
    }
    return nil
  }

  // MARK: What the solver has moved

  /// Notes whose rectangle a solution has moved, by the index of the variable.
  mutating func noteMove(ofVariable index: Int) {
    if index < slotOfVariable.count { noteMove(of: slotOfVariable[index]) }
  }

  /// Makes the next publication look at an item.
  private mutating func noteMove(of slot: Int32) {
    guard !entries[Int(slot)].isMoved else { return }
    entries[Int(slot)].isMoved = true
    movedSlots.append(slot)
  }

  /// Takes over the rectangles that have moved.
  ///
  /// - Returns: The slots whose rectangles are others now, in the order of the slots.
  /// - Complexity: O(*k* log *k*) for *k* items that have moved.
  mutating func takeMoved(from solver: inout Solver) -> [Int32] {
    var slots: [Int32] = []
    swap(&slots, &movedSlots)
    sortMoved(&slots)
    var kept = 0
    for index in slots.indices {
      let slot = slots[index]
      entries[Int(slot)].isMoved = false
      guard takeRect(at: Int(slot), from: &solver) else { continue }
      slots[kept] = slot
      kept += 1
    }
    slots.removeLast(slots.count - kept)
    return slots
  }

  /// Brings the slots that have moved into their own order, whatever the solver's is.
  private func sortMoved(_ slots: inout [Int32]) {
    // Many are found sooner by looking at all.
    guard slots.count > entries.count / 16 else { return slots.sortInPlace() }
    var count = 0
    for slot in entries.indices where entries[slot].isMoved {
      slots[count] = Int32(truncatingIfNeeded: slot)
      count += 1
    }
  }

  /// Keeps the room of a list that ``takeMoved(from:)`` has given.
  mutating func giveBack(_ slots: inout [Int32]) {
    slots.removeAll(keepingCapacity: true)
    if movedSlots.isEmpty { swap(&slots, &movedSlots) }
  }

  /// Takes over all rectangles of another solution.
  ///
  /// - Returns: The slots whose rectangles are others now.
  mutating func takeAll(from solver: inout Solver) -> [Int32] {
    var slots: [Int32] = []
    for slot in entries.indices where takeRect(at: slot, from: &solver) {
      slots.append(Int32(truncatingIfNeeded: slot))
    }
    return slots
  }

  private mutating func takeRect(at slot: Int, from solver: inout Solver) -> Bool {
    if case .none = items[slot] { return false }
    let item = entries[slot].variables
    let rect = LayoutEngine.SolvedRect(
      x: solver.value(of: item.x), y: solver.value(of: item.y),
      width: max(solver.value(of: item.width), 0), height: max(solver.value(of: item.height), 0))
    guard rect != entries[slot].solved else { return false }
    entries[slot].solved = rect
    return true
  }

  // MARK: Frames

  /// Whether the item's rectangle is the view's frame as the program has set it.
  func isPlacedByFrame(_ slot: Int) -> Bool { systemRows[slot, .frameX] != nil }

  /// The frame that constraints give the item at a slot, not rounded; nil where they give none.
  func frame(at slot: Int) -> LayoutEngine.SolvedRect? {
    guard entries.indices.contains(slot), !isPlacedByFrame(slot), !entries[slot].solved.x.isNaN
    else { return nil }
    return entries[slot].solved.outset(by: entries[slot].content.insets)
  }
}

extension [ItemTable.Entry] {
  /// Counts what a row speaks of, in how many rows speak of each slot.
  mutating func enter(_ used: LayoutEngine.UsedSlots) {
    if used.first >= 0 { self[Int(used.first)].uses += 1 }
    if used.second >= 0 { self[Int(used.second)].uses += 1 }
    for slot in used.others ?? [] { self[Int(slot)].uses += 1 }
  }

  /// Counts a slot off.
  ///
  /// - Returns: Whether no row speaks of it any more.
  mutating func leave(_ slot: Int32) -> Bool {
    self[Int(slot)].uses -= 1
    return self[Int(slot)].uses == 0
  }
}
