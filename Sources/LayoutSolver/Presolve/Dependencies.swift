/// Who depends on whom in a ``Reduction``, so that a changed constant can be followed to all that
/// it reaches, as a changed cell through a spreadsheet.
struct Dependencies {
  /// For each row, the steps that change it, in their order.
  private var incoming = Grouping()
  /// For each row, the rows that it is subtracted from.
  private var outgoing = Grouping()
  /// For each variable, the eliminations in whose equalities it is one of the others.
  private var uses = Grouping()
  /// For each row, the elimination that it is the equality of, or -1.
  private var elimination: [Int32] = []

  /// Whether this is the index of the reduction as it is.
  private(set) var isCurrent = false

  private var isWaiting: [Bool] = []
  private var reached: [Int32] = []
  private var heap: [Int32] = []

  /// The rows that are left in the problem and have a new constant.
  private(set) var changedRows: [Int32] = []
  /// The eliminations whose equality has a new constant.
  private var changedEqualities: [Int32] = []

  /// Says that the reduction has changed.
  mutating func invalidate() {
    isCurrent = false
  }

  /// Reads the reduction; the subtractions and terms are grouped by what they touch.
  mutating func index(_ reduction: Reduction, rows: Int, variables: Int) {
    guard !isCurrent else { return }
    incoming.group(reduction.steps.count, into: rows) {
      (reduction.steps[$0].target, Int32(truncatingIfNeeded: $0))
    }
    outgoing.group(reduction.steps.count, into: rows) {
      (reduction.steps[$0].source, reduction.steps[$0].target)
    }
    elimination.refill(with: -1, count: rows)
    var owner = 0
    uses.group(reduction.others.count, into: variables) { place in
      // Two passes are made over the places, each from the first to the last.
      if place == 0 { owner = 0 }
      while !reduction.others(of: owner).contains(place) { owner += 1 }
      return (reduction.others[place].variable, Int32(truncatingIfNeeded: owner))
    }
    for (index, definition) in reduction.eliminations.enumerated() {
      elimination[Int(definition.equality)] = Int32(truncatingIfNeeded: index)
    }
    isWaiting.refill(with: false, count: max(rows, reduction.eliminations.count))
    isCurrent = true
  }

  /// Brings the constants up to date after some of the given ones have changed.
  ///
  /// Every constant that is reached is computed anew from the given ones, so that it is the same,
  /// to the last bit, as if the whole program had been run.
  ///
  /// - Complexity: O(*k* log *k*) for the *k* subtractions from the rows that are reached.
  mutating func update(_ edited: [Int32], _ constants: [Double], _ reduction: inout Reduction) {
    changedRows.removeAll(keepingCapacity: true)
    changedEqualities.removeAll(keepingCapacity: true)
    reached.removeAll(keepingCapacity: true)
    for row in edited where !isWaiting[Int(row)] {
      isWaiting[Int(row)] = true
      reached.append(row)
    }
    var next = 0
    while next < reached.count {
      for target in outgoing[Int(reached[next])] where !isWaiting[Int(target)] {
        isWaiting[Int(target)] = true
        reached.append(target)
      }
      next += 1
    }
    // A row is subtracted from others when it is eliminated: those before it are final by then.
    let elimination = elimination
    reached.sort {
      UInt32(bitPattern: elimination[Int($0)]) < UInt32(bitPattern: elimination[Int($1)])
    }
    for row in reached {
      let index = Int(row)
      isWaiting[index] = false
      var constant = index < constants.count ? constants[index] : 0
      var scale = constant.magnitude
      for place in incoming[index] {
        let step = reduction.steps[Int(place)]
        constant -= step.factor * reduction.constant[Int(step.source)]
        scale += step.factor.magnitude * reduction.scale[Int(step.source)]
      }
      reduction.scale[index] = scale
      guard constant != reduction.constant[index] else { continue }
      reduction.constant[index] = constant
      if elimination[index] < 0 {
        changedRows.append(row)
      } else {
        changedEqualities.append(elimination[index])
      }
    }
  }

  /// Brings the eliminated variables up to date after others have changed.
  ///
  /// - Complexity: O(*k* log *k*) for the *k* eliminations that are reached.
  mutating func restore(
    after changed: [Int32], _ reduction: Reduction, _ values: inout [Double]
  ) {
    for index in changedEqualities { push(index) }
    for variable in changed {
      for index in uses[Int(variable)] { push(index) }
    }
    while let index = pop() {
      let variable = Int(reduction.eliminations[index].variable)
      let value = reduction.value(of: index, values)
      guard value != values[variable] else { continue }
      values[variable] = value
      for use in uses[variable] { push(use) }
    }
  }

  /// Adds an elimination to the heap that has the last elimination on top.
  private mutating func push(_ index: Int32) {
    guard !isWaiting[Int(index)] else { return }
    isWaiting[Int(index)] = true
    heap.append(index)
    var child = heap.count - 1
    while child > 0, heap[(child - 1) / 2] < heap[child] {
      heap.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  private mutating func pop() -> Int? {
    guard let top = heap.first, let last = heap.popLast() else { return nil }
    isWaiting[Int(top)] = false
    guard !heap.isEmpty else { return Int(top) }
    heap[0] = last
    var parent = 0
    while 2 * parent + 1 < heap.count {
      var child = 2 * parent + 1
      if child + 1 < heap.count, heap[child + 1] > heap[child] { child += 1 }
      guard heap[child] > heap[parent] else { break }
      heap.swapAt(child, parent)
      parent = child
    }
    return Int(top)
  }
}

/// Lists of numbers, one list a key, in one array.
struct Grouping {
  private var start: [Int32] = []
  private var items: [Int32] = []

  /// Sorts things by their keys, and leaves those of one key in their order.
  ///
  /// - Parameters:
  ///   - count: How many things there are.
  ///   - keys: How many keys there are.
  ///   - thing: Gives the key and the item of a thing; asked twice, each time from first to last.
  mutating func group(
    _ count: Int, into keys: Int, _ thing: (Int) -> (key: Int32, item: Int32)
  ) {
    start.refill(with: 0, count: keys + 2)
    items.refill(with: 0, count: count)
    for index in 0..<count { start[Int(thing(index).key) + 2] += 1 }
    for key in 0..<keys { start[key + 2] += start[key + 1] }
    for index in 0..<count {
      let (key, item) = thing(index)
      items[Int(start[Int(key) + 1])] = item
      start[Int(key) + 1] += 1
    }
  }

  subscript(key: Int) -> ArraySlice<Int32> { items[Int(start[key])..<Int(start[key + 1])] }
}
