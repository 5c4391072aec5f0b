/// The variables of a solver in flat arrays, a slot each, and the slots that are free again.
struct VariableStore {
  /// What a slot holds beside its value.
  struct Record {
    /// Odd while the slot holds a variable; counts up with every taking and freeing.
    var generation: UInt32
    /// Whether the variable rests at bounds, if it has any, rather than at 0.
    var restsAtBounds = false
    /// The first of the variable's terms, in rows with several, in ``RowStore``, or -1.
    var firstTerm: Int32 = -1
    /// The first of the variable's terms in rows without others, or -1.
    var firstSingle: Int32 = -1
    /// Which of two undetermined variables rests at its stay value first: the larger key.
    var order: Int
    /// When the variable was made; settles equal keys.
    var serial: Int

    var isTaken: Bool { generation & 1 == 1 }

    /// Where the list of the variable's terms in rows with several, or with one, begins.
    func first(isSingle: Bool) -> Int32 { isSingle ? firstSingle : firstTerm }

    mutating func setFirst(_ place: Int32, isSingle: Bool) {
      if isSingle { firstSingle = place } else { firstTerm = place }
    }
  }

  var records: [Record] = []
  /// The solution; it has no place yet for variables that were added since.
  var value: [Double] = []

  private var free: [Int32] = []
  /// The slots that were released since the last solution, which still knows them.
  private(set) var released: [Int32] = []
  private var created = 0

  /// How many slots there are, whether taken or free.
  var slots: Int { records.count }
  /// How many slots hold a variable.
  var count: Int { slots - free.count - released.count }

  func contains(_ variable: Variable) -> Bool {
    let index = Int(variable.index)
    return index >= 0 && index < records.count && records[index].generation == variable.generation
      && records[index].isTaken
  }

  func handle(_ index: Int) -> Variable {
    Variable(index: Int32(truncatingIfNeeded: index), generation: records[index].generation)
  }

  /// Whether the one variable comes to rest before the other: those that rest at 0 do before those
  /// that rest at bounds, and then that with the larger key.
  func ranksBefore(_ one: Int, _ other: Int) -> Bool {
    let (one, other) = (records[one], records[other])
    if one.restsAtBounds != other.restsAtBounds { return other.restsAtBounds }
    return (one.order, one.serial) > (other.order, other.serial)
  }

  mutating func setOrder(_ order: Int, of index: Int) {
    records[index].order = order
  }

  @inline(__always)
  mutating func insert(order key: Int?, restsAtBounds: Bool = false) -> Variable {
    let serial = created
    created &+= 1
    if free.isEmpty {
      if records.isEmpty { records.reserveCapacity(32) }
      records.append(
        Record(
          generation: 1, restsAtBounds: restsAtBounds, order: key ?? serial, serial: serial))
      return Variable(index: Int32(truncatingIfNeeded: records.count &- 1), generation: 1)
    }
    let index = Int(free.removeLast())
    records[index] = Record(
      generation: records[index].generation &+ 1, restsAtBounds: restsAtBounds,
      order: key ?? serial, serial: serial)
    return handle(index)
  }

  /// Removes a variable that stands in no row; its slot is free after `recycle`.
  mutating func release(_ index: Int) {
    records[index].generation &+= 1
    if index < value.count { value[index] = 0 }
    released.append(Int32(truncatingIfNeeded: index))
  }

  /// Frees the slots of the variables that were removed.
  mutating func recycle() {
    for slot in released { free.append(slot) }
    released.empty()
  }
}
