/// The variables of a solver in flat arrays, a slot each, and the slots that are free again.
struct VariableStore {
  /// Odd while the slot holds a variable; counts up with every taking and freeing.
  private(set) var generation: [UInt32] = []
  /// Which of two undetermined variables rests at its stay value first: the larger key.
  var order: [Int] = []
  /// When the variable was made; settles equal keys.
  private(set) var serial: [Int] = []
  /// The solution, and 0 before the first.
  var value: [Double] = []
  /// The first of the variable's terms in ``RowStore``, or -1.
  var firstTerm: [Int32] = []

  private var free: [Int32] = []
  private var created = 0

  /// How many slots there are, whether taken or free.
  var slots: Int { generation.count }
  /// How many slots hold a variable.
  var count: Int { slots - free.count }

  func isTaken(_ index: Int) -> Bool { generation[index] & 1 == 1 }

  func contains(_ variable: Variable) -> Bool {
    let index = Int(variable.index)
    return index >= 0 && index < generation.count && generation[index] == variable.generation
      && isTaken(index)
  }

  func handle(_ index: Int) -> Variable {
    Variable(index: Int32(truncatingIfNeeded: index), generation: generation[index])
  }

  /// Whether the one variable comes to rest before the other: that with the larger key does.
  func ranksBefore(_ one: Int, _ other: Int) -> Bool {
    (order[one], serial[one]) > (order[other], serial[other])
  }

  mutating func take(order key: Int?) -> Variable {
    let index: Int
    if let slot = free.popLast() {
      index = Int(slot)
      generation[index] &+= 1
      order[index] = key ?? created
      serial[index] = created
      value[index] = 0
      firstTerm[index] = -1
    } else {
      index = generation.count
      generation.append(1)
      order.append(key ?? created)
      serial.append(created)
      value.append(0)
      firstTerm.append(-1)
    }
    created += 1
    return handle(index)
  }

  mutating func release(_ index: Int) {
    generation[index] &+= 1
    value[index] = 0
    free.append(Int32(truncatingIfNeeded: index))
  }
}
