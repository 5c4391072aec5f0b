/// The values that the last solution has told the world, and which of them are new.
struct Publication: Sendable {
  /// Whether there is a solution.
  private(set) var isSolved = false
  private(set) var values: [Double] = []
  /// The variables whose values differ from those before; after the first solution these aren't
  /// listed, but are all that aren't 0.
  private var moved = Buffer<Int32>()
  private var movesFromZero = false

  /// The value of a variable; 0 for one that came since the last solution.
  func value(at slot: Int) -> Double { slot < values.count ? values[slot] : 0 }

  /// The slots of the variables whose values are new.
  var movedSlots: [Int] {
    movesFromZero
      ? values.indices.filter { values[$0] != 0 } : moved.elements[..<moved.count].map { Int($0) }
  }

  /// How many values may be new.
  var movedCount: Int { movesFromZero ? values.count : moved.count }

  /// The slot of one of the values that may be new, or nil if it isn't.
  func movedSlot(_ index: Int) -> Int? {
    movesFromZero ? (values[index] == 0 ? nil : index) : Int(moved[index])
  }

  /// Begins a solution.
  mutating func begin() {
    moved.removeAll()
    movesFromZero = false
  }

  /// Publishes the values of variables that have changed.
  mutating func publish(_ changed: Buffer<Int32>, of new: [Double]) {
    if isSolved { values.grow(with: 0, count: new.count) }
    for index in 0..<changed.count { publish(Int(changed[index]), new) }
  }

  /// Publishes all values.
  mutating func publish(all new: [Double]) {
    if isSolved {
      values.grow(with: 0, count: new.count)
      for variable in new.indices { publish(variable, new) }
    } else {
      values = new
      movesFromZero = true
      isSolved = true
    }
  }

  /// Forgets the values of variables that are gone, so that those that come in their place are new.
  mutating func forget(_ slots: [Int32]) {
    for slot in slots where Int(slot) < values.count { values[Int(slot)] = 0 }
  }

  @inline(__always)
  private mutating func publish(_ variable: Int, _ new: [Double]) {
    guard values[variable] != new[variable] else { return }
    values[variable] = new[variable]
    moved.append(Int32(truncatingIfNeeded: variable))
  }
}
